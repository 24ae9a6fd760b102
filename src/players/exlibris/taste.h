// What a player likes before the game has shown anything: the more, the better.
#pragma once

#include "exlibris/assistant.h"
#include "exlibris/location.h"

namespace shelfmark::players {

constexpr int taste_for(exlibris::Library library) {
    using enum exlibris::Assistant;
    switch (library) {
        case bookworm: return 12;
        case automaton: return 11;
        case fire_imp: return 10;
        case golem: return 9;
        case mummy: return 8;
        case cube: return 7;
        case ghost: return 6;
        case goblin: return 5;
        case sasquatch: return 4;
        case witch: return 3;
        case wizard: return 2;
        default: return 1;
    }
}

constexpr int taste_for(exlibris::Location location) {
    using enum exlibris::Location;
    switch (location) {
        case bargain_books: return 9;
        case mysterious_shack: return 8;
        case bookshop: return 7;
        case garbage_dump: return 6;
        case wishing_well: return 5;
        case book_swap: return 4;
        case librarians_lodge: return 3;
        case donation_center: return 2;
        case book_collector: return 1;
        default: return 0;
    }
}

}  // namespace shelfmark::players
