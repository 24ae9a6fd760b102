#include "librarians/fingerprint.h"

#include "table/fingerprint.h"

namespace shelfmark::librarians {

namespace {

using table::Fingerprint;

void add_book(Fingerprint& print, const Book& book) {
    for (const std::uint64_t number : {std::uint64_t{book.letter}, std::uint64_t{book.kind}, std::uint64_t{book.author},
                                       std::uint64_t{book.audience}, std::uint64_t{book.volume}}) {
        print.add(number);
    }
}

void add_bookshelf(Fingerprint& print, const Bookshelf& shelf) {
    print.add(shelf.right_to_left ? 1 : 0);
    print.add(static_cast<std::uint64_t>(shelf.power));
    print.add(static_cast<std::uint64_t>(shelf.side));
    print.add(shelf.first);
    print.add(shelf.last);
    print.add(shelf.colours);
}

void add_library(Fingerprint& print, const Library& library) {
    for (int row = library.first_row; row <= library.last_row; ++row) {
        print.add(static_cast<std::uint64_t>(row));
        print.add(library.shelf[static_cast<std::size_t>(row)]);
    }
    library.shown.for_each([&](CardId top) {
        print.add(library.where[top].row);
        print.add(library.where[top].column);
        for (CardId card = top; card != no_card; card = library.under[card]) print.add(card);
    });
}

}  // namespace

std::uint64_t fingerprint(const State& state) {
    const Board& board = state.board;
    const Hidden& hidden = state.hidden;
    Fingerprint print;
    print.add(static_cast<std::uint64_t>(board.outcome));
    print.add(board.turn);
    print.add(board.turns);
    print.add(board.played);
    print.add(board.hand_limit);
    print.add(board.no_stacking ? 1 : 0);
    print.add(board.depth);
    for (CardId card = 0; card < board.card_count; ++card) add_book(print, board.book[card]);
    for (const Bookshelf& shelf : board.bookshelf) add_bookshelf(print, shelf);
    add_library(print, board.library);
    for (Seat seat = 0; seat < players(board); ++seat) {
        print.add(hidden.hand[seat]);
        print.add(board.powers[seat]);
    }
    for (const CardSet* cards : {&board.discard, &board.kept, &board.chosen, &hidden.put_away}) print.add(*cards);
    for (std::size_t i = 0; i < board.deck_count; ++i) print.add(hidden.deck[i]);
    for (std::size_t i = 0; i < board.shelves_left; ++i) print.add(hidden.shelf_order[i]);
    return print.value();
}

}  // namespace shelfmark::librarians
