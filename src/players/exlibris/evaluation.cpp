#include "players/exlibris/evaluation.h"

#include <algorithm>

#include "exlibris/scoring.h"
#include "exlibris/shelf.h"
#include "players/exlibris/outlook.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

// How much of a guess is blended with what is certain: 16 is certain.
constexpr int certain = 16;

Worth blend(Worth exact, Worth guess, int certainty) {
    return (exact * certainty + guess * (certain - certainty)) / certain;
}

// XL-I7. While books may still come, a category that is not the smallest counts too: the smallest may catch up.
Worth variety(const CategoryCounts& counts, Category banned, int certainty) {
    std::array<int, category_count - 1> sorted = {};
    std::size_t size = 0;
    for (std::size_t k = 0; k < category_count; ++k) {
        if (k != index_of(banned)) sorted[size++] = counts[k];
    }
    std::ranges::sort(sorted);
    constexpr std::array<int, category_count - 1> shares = {8, 4, 2, 1, 1};
    Worth guess = 0;
    for (std::size_t i = 0; i < sorted.size(); ++i) guess += shares[i] * sorted[i];
    return points_per_full_set * blend(sorted[0] * one_point, guess, certainty);
}

constexpr Worth points_of_solo_prominent_works = 15;  // XL-O9

// XL-I5, XL-O9. While books may still come, a lead is worth a part of the points between two places.
Worth prominent_works(int own, const Rivals& rivals, int certainty) {
    constexpr int decided = 5;  // a lead of so many books is rarely caught up
    const Worth stake = rivals.public_library ? points_of_solo_prominent_works : 6;
    Worth guess = 0;
    for (std::size_t i = 0; i < rivals.size; ++i) {
        guess += std::clamp(own - rivals.books[i], -decided, decided) * stake * one_point / (2 * decided);
    }
    if (rivals.public_library) {
        return blend(rivals.points_for(own) * one_point, guess + stake * one_point / 2, certainty);
    }
    constexpr std::array<Worth, 4> usual_points = {0, 12, 9, 7};  // by the number of rivals
    return blend(rivals.points_for(own) * one_point, guess + usual_points[rivals.size] * one_point, certainty);
}

BookWorths equal_worths() {
    BookWorths worths;
    worths.fill(one_point);
    return worths;
}

// The Prominent Works of the others as they lie open now; at the inspection, those that will pass it.
// XL-O8: in the solo game the hand counts only once it has gone to the Public Library, since most of it can be shelved.
Rivals rivals_of(const Board& board, Seat seat) {
    Rivals rivals{.public_library = solo(board)};
    if (solo(board)) rivals.add(books_on(board.discard, board.prominent));
    for (int steps = 1; steps < exlibris::players(board); ++steps) {
        const Seat other = after(board, seat, steps);
        if (board.phase >= Phase::inspection) {
            rivals.add(ShelfPlan(board, other, equal_worths()).books()[index_of(board.prominent)]);
            continue;
        }
        CardSet open;
        board.shelf[other].for_each([&](CardId card) {
            if (!spot_of(board, card).face_down) open.add(card);
        });
        rivals.add(books_on(open, board.prominent));
    }
    return rivals;
}

}  // namespace

BookWorths book_worths(const State& state, Seat seat) {
    BookWorths worths;
    worths.fill(points_per_full_set * one_point / (category_count - 1));
    worths[index_of(state.hidden.focus[seat])] += points_per_focus_book * one_point;
    worths[index_of(state.board.prominent)] += one_point * 3 / 4;
    worths[index_of(state.board.banned)] = -one_point;
    return worths;
}

Evaluation evaluation(const State& state, Seat seat) {
    const Board& board = state.board;
    const BookWorths worths = book_worths(state, seat);
    const ShelfPlan plan(board, seat, worths);
    const Outlook outlook(state, seat);
    const CategoryCounts counts = plan.books();

    Worth worth = counts[index_of(state.hidden.focus[seat])] * points_per_focus_book * one_point;
    worth -= counts[index_of(board.banned)] * one_point;
    worth += variety(counts, board.banned, outlook.certainty());
    const Worth prominent =
        prominent_works(counts[index_of(board.prominent)], rivals_of(board, seat), outlook.certainty());
    worth += prominent;
    worth += blend(plan.stability() * one_point, plan.cards() * one_point * 3 / 4, outlook.certainty());
    worth += plan.entombed() * points_per_entombed_card * one_point;
    // XL-O9: what one side does not get, the other does.
    const Worth theirs = solo(board) ? points_of_solo_prominent_works * one_point - prominent : 0;
    return {worth + outlook.future(plan, worths), theirs};
}

Worth evaluate(const State& state, Seat seat) {
    const auto [points, theirs] = evaluation(state, seat);
    return points - theirs;
}

}  // namespace shelfmark::players
