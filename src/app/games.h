#pragma once

#include <array>
#include <string_view>

#include "exlibris/game.h"
#include "librarians/game.h"

// The games there are, in one place: whatever depends on which one is played goes through here.
namespace shelfmark::app {

inline constexpr std::array<std::string_view, 2> game_ids = {exlibris::ExLibris::id, librarians::Librarians::id};
inline constexpr std::string_view usual_game = game_ids.front();

// Calls visit.operator()<G>() for the game of this id; a name that is none means the usual one.
template <class Visit>
auto for_game(std::string_view id, Visit visit) {
    if (id == librarians::Librarians::id) return visit.template operator()<librarians::Librarians>();
    return visit.template operator()<exlibris::ExLibris>();
}

template <class Visit>
void for_each_game(Visit visit) {
    for (const std::string_view id : game_ids) for_game(id, visit);
}

}  // namespace shelfmark::app
