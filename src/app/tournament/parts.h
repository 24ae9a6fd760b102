// What a score consists of, game by game.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "app/tournament/game_score.h"
#include "exlibris/game.h"
#include "librarians/game.h"
#include "librarians/result.h"
#include "players/lead.h"

namespace shelfmark::app {

template <class G>
constexpr std::array<std::string_view, most_parts> part_names = {"stability", "prominent", "banned", "variety",
                                                                 "focus",     "books",     "margin"};
template <>
inline constexpr std::array<std::string_view, most_parts> part_names<librarians::Librarians> = {"cards_left", "horror"};

template <class G>
void note_end(const typename G::State& state, table::Seat seat, ChairScore& chair);

template <>
inline void note_end<exlibris::ExLibris>(const exlibris::State& state, table::Seat seat, ChairScore& chair) {
    const exlibris::ScoreSheets score = exlibris::score(state);
    const exlibris::ScoreSheet& sheet = score.sheets[seat];
    chair.points = sheet.total;
    chair.rank = sheet.rank;
    if (score.winners.contains(seat)) chair.win = whole_win / std::max(1, score.winners.count());
    chair.parts = {
        sheet.stability + sheet.entombed, sheet.prominent, sheet.banned, sheet.variety, sheet.focus, sheet.books,
        players::lead_in_end(state, seat)};
}

// All win or all lose.
template <>
inline void note_end<librarians::Librarians>(const librarians::State& state, table::Seat /*seat*/, ChairScore& chair) {
    const librarians::Result result = librarians::result(state);
    chair.points = -result.cards_left;
    chair.win = result.outcome == librarians::Outcome::won ? whole_win : 0;
    chair.parts = {result.cards_left, result.outcome == librarians::Outcome::horror ? 1 : 0};
}

}  // namespace shelfmark::app
