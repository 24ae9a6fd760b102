#include "players/librarians/room.h"

#include <algorithm>

#include "librarians/places.h"
#include "librarians/view.h"

namespace shelfmark::players {

using namespace librarians;

namespace {

constexpr int known_demand = 3;

// What a letter lacks that has so many places: the first one matters most. Only a book of the same letter is better,
// since it bears any number (LB-P3).
constexpr std::array<int, 6> lack_by_places = {60, 30, 20, 13, 9, 6};

}  // namespace

LetterSet letters_to_stack_on(const Board& board) {
    LetterSet letters = 0;
    if (board.no_stacking) return letters;
    board.library.shown.for_each([&](CardId card) {
        const int row = board.library.where[card].row;
        if (!has_shelf(board.library, row)) return;
        if (board.options.powers && !shelf_allows_stacking(board, row)) return;
        letters |= only_letter(book_of(board, card).letter);
    });
    return letters;
}

Demand demand_for(const Board& board, const CardSet& own, const CardSet& known) {
    Demand demand = {};
    const CardSet open = open_cards(board);
    for (CardId card = 0; card < board.card_count; ++card) {
        const Letter letter = book_of(board, card).letter;
        if (own.contains(card)) {
            demand[letter] += own_demand;
        } else if (!open.contains(card)) {
            demand[letter] += known.contains(card) ? known_demand : 1;
        }
    }
    return demand;
}

Room::Room(const Board& board)
    : stackable_(letters_to_stack_on(board)), first_row_(board.library.first_row), last_row_(board.library.last_row) {
    for (int row = first_row_; row <= last_row_; ++row) measure(board, row, rows_[static_cast<std::size_t>(row)]);
}

// From book to book, with what the letters on both sides leave between them (LB-P2). Inside the shelf every empty place
// counts, outside it those next to a card.
void Room::measure(const Board& board, int row, Steps& steps) {
    steps.fill(0);
    const RowMask occupied = board.library.occupied[static_cast<std::size_t>(row)];
    const RowMask open = adjacent_places(board.library, row);
    RowMask before = 0;  // the first places, up to and with a book
    for (RowMask rest = occupied;; rest &= rest - 1) {
        const RowMask book = rest & -rest;
        const RowMask gap = (rest == 0 ? every_column : book - 1) & ~before;
        const bool inside = before != 0 && rest != 0;
        add_gap(board, row, inside ? gap : gap & open, steps);
        if (rest == 0) return;
        before |= gap | book;
    }
}

// The same letters fit at all places between two books, unless columns are sorted too (LB-E4).
void Room::add_gap(const Board& board, int row, RowMask places, Steps& steps) {
    const auto add = [&](LetterSet letters, int count) {
        if (letters == 0) return;
        steps[static_cast<std::size_t>(std::countr_zero(letters))] += count;
        steps[static_cast<std::size_t>(std::bit_width(letters))] -= count;
    };
    if (places == 0) return;
    const LetterSet in_row = letters_in_row(board, cell(row, std::countr_zero(places)));
    if (!board.options.columns) {
        add(in_row, std::popcount(places));
        return;
    }
    for_each_column(places, [&](int column) { add(in_row & letters_in_column(board, cell(row, column)), 1); });
}

// A book changes what is next to it, and its column where columns are sorted.
void Room::measure_around(const Board& board, int row) {
    const int reach = board.options.columns ? row_count : 1;
    for (int near = std::max(first_row_, row - reach); near <= std::min(last_row_, row + reach); ++near) {
        measure(board, near, rows_[static_cast<std::size_t>(near)]);
    }
}

Prospect Room::worth(const Demand& demand) const {
    Prospect worth = 0;
    int room = 0;
    for (std::size_t letter = 0; letter < letter_count; ++letter) {
        for (int row = first_row_; row <= last_row_; ++row) room += rows_[static_cast<std::size_t>(row)][letter];
        const bool bears = (stackable_ & only_letter(static_cast<Letter>(letter))) != 0;
        if (bears) continue;
        const auto places = std::min(static_cast<std::size_t>(room), lack_by_places.size() - 1);
        worth -= demand[letter] * lack_by_places[places];
    }
    return worth;
}

Prospect Room::worth_with(Board& board, CardId card, Cell at, const Demand& demand) const {
    const CardId below = top_of(board.library, at);
    const bool same_letter = below != no_card && book_of(board, below).letter == book_of(board, card).letter;
    if (same_letter) return worth(demand);
    lay(board.library, card, at);
    Room next = *this;
    next.stackable_ = letters_to_stack_on(board);
    next.measure_around(board, at.row);
    lift(board.library, card);
    return next.worth(demand);
}

}  // namespace shelfmark::players
