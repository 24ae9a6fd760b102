// What a player likes before the game has shown anything: the more, the better.
#pragma once

#include "exlibris/assistant.h"

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

}  // namespace shelfmark::players
