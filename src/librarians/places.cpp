#include "librarians/places.h"

#include "librarians/order.h"

namespace shelfmark::librarians {

namespace {

// LB-E2, LB-E3, LB-E4 (a): what expansions ask of a card wherever it goes.
bool expansions_allow(const Board& board, CardId card, Cell at) {
    const Options& options = board.options;
    return (!options.powers || shelf_allows(board, card, at)) &&
           (!options.ages || beside_its_audience(board, card, at)) &&
           (!options.sequels || joins_its_series(board, card, at));
}

// LB-S2, LB-Q16: the rows in which a book may be played.
bool row_is_open(const Board& board, int row) { return has_shelf(board.library, row) || board.licence.any_row; }

bool fits_at(const Board& board, CardId card, Cell at) {
    return (letters_for(board, at) & only_letter(book_of(board, card).letter)) != 0 &&
           expansions_allow(board, card, at);
}

// LB-P3, LB-Q4, LB-Q8
bool fits_on(const Board& board, CardId card, Cell at) {
    const Letter letter = book_of(board, card).letter;
    const bool any_book = board.licence.stack_any || board.licence.next_stack_any;
    if (board.no_stacking && !any_book) return false;
    if (letter != book_of(board, top_of(board.library, at)).letter) {
        if (!any_book || (letters_for(board, at) & only_letter(letter)) == 0) return false;
    }
    return shelf_allows_stacking(board, at.row) && balanced_with_one_more(board, at) &&
           expansions_allow(board, card, at);
}

// The rows into which a card could go, until told that it is enough.
template <class Visit>
bool any_open_row(const Board& board, Visit found) {
    const int first = board.licence.any_row ? 0 : board.library.first_row;
    const int last = board.licence.any_row ? row_count - 1 : board.library.last_row;
    for (int row = first; row <= last; ++row) {
        if (found(row, open_places(board, row))) return true;
    }
    return false;
}

// Visits the empty places where a card may lie, until told that it is enough.
template <class Visit>
bool any_place(const Board& board, CardId card, Visit found) {
    return any_open_row(board, [&](int row, RowMask open) {
        RowMask places = places_for(board, row, book_of(board, card).letter, open);
        for (; places != 0; places &= places - 1) {
            const Cell at = cell(row, std::countr_zero(places));
            if (expansions_allow(board, card, at) && found(at)) return true;
        }
        return false;
    });
}

// Visits the books on which a card could go, until told that it is enough. Cards of one letter have neighbouring
// numbers.
template <class Visit>
bool any_book_below(const Board& board, CardId card, Visit found) {
    const Library& library = board.library;
    const auto try_on = [&](CardId other) {
        return library.shown.contains(other) && row_is_open(board, library.where[other].row) &&
               fits_on(board, card, library.where[other]) && found(library.where[other]);
    };
    if (board.licence.stack_any || board.licence.next_stack_any) {
        for (CardId other = 0; other < board.card_count; ++other) {
            if (try_on(other)) return true;
        }
        return false;
    }
    if (board.no_stacking) return false;
    const Letter letter = book_of(board, card).letter;
    CardId first = card;
    while (first > 0 && book_of(board, static_cast<CardId>(first - 1)).letter == letter) --first;
    for (CardId other = first; other < board.card_count && book_of(board, other).letter == letter; ++other) {
        if (try_on(other)) return true;
    }
    return false;
}

bool has_book_below(const Board& board, CardId card) {
    return any_book_below(board, card, [](Cell) { return true; });
}

LetterSet letters_of(const Board& board, const CardSet& cards) {
    LetterSet letters = 0;
    cards.for_each([&](CardId card) { letters |= only_letter(book_of(board, card).letter); });
    return letters;
}

// Without the expansions that look at more than the letter, one look at the library answers for all cards.
LetterSet letters_with_a_place(const Board& board, LetterSet wanted) {
    LetterSet letters = 0;
    any_open_row(board, [&](int row, RowMask open) {
        letters |= letters_for_any(board, row, open);
        return (wanted & ~letters) == 0;
    });
    return letters;
}

bool letters_alone_decide(const Options& options) { return !options.powers && !options.ages && !options.sequels; }

}  // namespace

RowMask open_places(const Board& board, int row) {
    if (!row_is_open(board, row)) return 0;
    RowMask open = adjacent_places(board.library, row);
    if (board.licence.loose) {
        open |= loosely_adjacent_places(board.library, row, false);
    } else if (board.licence.next_gap) {
        open |= loosely_adjacent_places(board.library, row, true);
    }
    return open;
}

bool may_lie_at(const Board& board, CardId card, Cell at) {
    return (open_places(board, at.row) & bit(at.column)) != 0 && fits_at(board, card, at);
}

bool may_lie_on(const Board& board, CardId card, Cell at) {
    return top_of(board.library, at) != no_card && row_is_open(board, at.row) && fits_on(board, card, at);
}

void list_places(const Board& board, CardId card, ActionList& out) {
    any_place(board, card, [&](Cell at) {
        out.push_back(act(Verb::at, at));
        return false;
    });
    any_book_below(board, card, [&](Cell at) {
        out.push_back(act(Verb::on, at));
        return false;
    });
}

bool has_place(const Board& board, CardId card) {
    return any_place(board, card, [](Cell) { return true; }) || has_book_below(board, card);
}

CardSet with_a_place(const Board& board, const CardSet& cards) {
    CardSet placeable;
    if (!letters_alone_decide(board.options)) {
        cards.for_each([&](CardId card) {
            if (has_place(board, card)) placeable.add(card);
        });
        return placeable;
    }
    const LetterSet letters = letters_with_a_place(board, letters_of(board, cards));
    cards.for_each([&](CardId card) {
        if ((letters & only_letter(book_of(board, card).letter)) != 0 || has_book_below(board, card)) {
            placeable.add(card);
        }
    });
    return placeable;
}

}  // namespace shelfmark::librarians
