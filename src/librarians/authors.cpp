#include "librarians/completing.h"
#include "librarians/handlers.h"

namespace shelfmark::librarians {

namespace {

CardSet shown_books_by(const Board& board, Author author) {
    CardSet books;
    board.library.shown.for_each([&](CardId card) {
        if (book_of(board, card).author == author) books.add(card);
    });
    return books;
}

// Next to each other, with the bookshelf column left out.
bool touch(Cell a, Cell b) {
    const int rows = a.row - b.row;
    const int columns = a.column - b.column;
    return rows * rows + columns * columns == 1;
}

// LB-E1: joined through the author's own top books.
bool hang_together(const Board& board, const CardSet& books) {
    CardSet joined = CardSet::of(books.first());
    for (CardSet fresh = joined; !fresh.empty();) {
        CardSet reached;
        (books - joined).for_each([&](CardId card) {
            fresh.for_each([&](CardId neighbour) {
                if (touch(board.library.where[card], board.library.where[neighbour])) reached.add(card);
            });
        });
        joined |= reached;
        fresh = reached;
    }
    return joined == books;
}

bool settle_keep(Play&, Frame&) { return true; }

void legal_keep(const State& state, const Frame& frame, ActionList& out) {
    shown_books_by(state.board, frame.a).for_each([&](CardId card) { out.push_back(act(Verb::keep, card)); });
}

// LB-E1, LB-G6: a red card acts at once.
void act_keep(Play& play, Frame& frame, Action action) {
    Board& board = play.board();
    const CardSet books = shown_books_by(board, frame.a);
    play.tell({.kind = EventKind::author_completed, .seat = board.turn, .a = frame.a});
    pop(play);
    take_off(play, books);
    look_for_rows(play);
    const Genre genre = genre_of(book_of(board, action.a));
    if (colour_of(genre) == Colour::red) {
        discard_away(play, books);
        ++board.red[static_cast<std::size_t>(genre)];
        push(play, {.ask = Ask::red});
        return;
    }
    discard_away(play, books - CardSet::of(action.a));
    board.kept.add(action.a);
    push(play, {.ask = Ask::award});
}

}  // namespace

// LB-C5
int books_by(const Board& board, Author author) {
    int books = 0;
    for (std::size_t card = 0; card < board.card_count; ++card) books += board.book[card].author == author ? 1 : 0;
    return books;
}

AuthorList complete_authors(const Board& board) {
    AuthorList complete;
    if (!board.options.authors) return complete;
    std::array<std::uint8_t, recurring_authors> shown = {};
    board.library.shown.for_each([&](CardId card) {
        const Author author = book_of(board, card).author;
        if (author < recurring_authors) ++shown[author];
    });
    for (Author author = 0; author < recurring_authors; ++author) {
        if (shown[author] < 2 || shown[author] != books_by(board, author)) continue;
        if (hang_together(board, shown_books_by(board, author))) complete.push_back(author);
    }
    return complete;
}

const Handler keep_author_handler = {settle_keep, legal_keep, act_keep};

}  // namespace shelfmark::librarians
