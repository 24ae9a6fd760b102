// What a score consists of, game by game.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "app/games.h"
#include "app/tournament/game_score.h"
#include "librarians/result.h"

namespace shelfmark::app {

// Whether players win against each other, so that there is an order among them.
template <class G>
constexpr bool rivals = true;
template <>
inline constexpr bool rivals<librarians::Librarians> = false;

template <class G>
constexpr std::array<std::string_view, most_parts> part_names = {"stability", "prominent", "banned", "variety",
                                                                 "focus",     "books",     "margin"};
template <>
inline constexpr std::array<std::string_view, most_parts> part_names<librarians::Librarians> = {"cards_left", "horror"};

// Points more than the best of the others, or than the Public Library.
inline int margin_of(const exlibris::ScoreSheets& score, std::size_t seat) {
    int best = std::numeric_limits<int>::min();
    for (std::size_t other = 0; other < score.size; ++other) {
        if (other != seat) best = std::max(best, score.sheets[other].total);
    }
    return score.sheets[seat].total - best;
}

template <class G>
void note_end(const typename G::State& state, table::Seat seat, ChairScore& chair);

template <>
inline void note_end<exlibris::ExLibris>(const exlibris::State& state, table::Seat seat, ChairScore& chair) {
    const exlibris::ScoreSheets score = exlibris::score(state);
    const exlibris::ScoreSheet& sheet = score.sheets[seat];
    chair.points = sheet.total;
    chair.rank = sheet.rank;
    if (score.winners.contains(seat)) chair.win = whole_win / std::max(1, score.winners.count());
    chair.parts = {sheet.stability + sheet.entombed,
                   sheet.prominent,
                   sheet.banned,
                   sheet.variety,
                   sheet.focus,
                   sheet.books,
                   margin_of(score, seat)};
}

// All win or all lose.
template <>
inline void note_end<librarians::Librarians>(const librarians::State& state, table::Seat /*seat*/, ChairScore& chair) {
    const librarians::Result result = librarians::result(state);
    chair.points = librarians::points(result);
    chair.win = result.outcome == librarians::Outcome::won ? whole_win : 0;
    chair.parts = {result.cards_left, result.outcome == librarians::Outcome::horror ? 1 : 0};
}

}  // namespace shelfmark::app
