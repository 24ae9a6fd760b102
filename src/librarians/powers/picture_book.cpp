// LB-Q24 Picture Book: a column moves one place up or down over the shelves, with its piles and empty places; what
// leaves at one end comes in at the other.

#include "librarians/handlers.h"
#include "librarians/places.h"
#include "librarians/powers/moving.h"
#include "librarians/powers/powers.h"

namespace shelfmark::librarians {

namespace {

enum Way : std::uint8_t { up, down };

int shelves(const Library& library) { return library.last_row - library.first_row + 1; }

int row_after(const Library& library, int row, Way way) {
    if (way == up) return row == library.first_row ? library.last_row : row - 1;
    return row == library.last_row ? library.first_row : row + 1;
}

// LB-E4 (a): whether the shelf there bears the pile.
bool bears(const Board& board, Cell pile, Cell at) {
    const Library& library = board.library;
    return shelf_allows(board, top_of(library, pile), at) &&
           (stacked_at(library, pile) == 0 || shelf_allows_stacking(board, at.row));
}

bool may_shift(const Board& board, int column, Way way) {
    const Library& library = board.library;
    for (int row = library.first_row; row <= library.last_row; ++row) {
        const Cell from = cell(row, column);
        if (top_of(library, from) == no_card) continue;
        if (!bears(board, from, cell(row_after(library, row, way), column))) return false;
    }
    return true;
}

RowMask columns_with_books(const Library& library) {
    RowMask columns = 0;
    for (std::size_t row = library.first_row; row <= library.last_row; ++row) columns |= library.occupied[row];
    return columns;
}

void offer(const Board& board, ActionList& out) {
    const int rows = shelves(board.library);
    if (rows == 1) return;
    for_each_column(columns_with_books(board.library), [&](int column) {
        // Over two shelves, up and down are the same.
        for (const Way way : {up, down}) {
            if ((way == up || rows > 2) && may_shift(board, column, way)) {
                out.push_back({.verb = Verb::shift, .column = static_cast<std::uint8_t>(column), .b = way});
            }
        }
    });
}

void shift(Play& play, int column, Way way) {
    Library& library = play.board().library;
    std::array<CardId, row_count> piles = {};
    for (int row = library.first_row; row <= library.last_row; ++row) {
        piles[static_cast<std::size_t>(row)] = lift_pile(library, cell(row, column));
    }
    for (int row = library.first_row; row <= library.last_row; ++row) {
        put_down_pile(play, piles[static_cast<std::size_t>(row)], cell(row_after(library, row, way), column));
    }
}

bool settle(Play& play, Frame&) {
    ActionList shifts;
    offer(play.board(), shifts);
    if (!shifts.empty()) return true;
    pop(play);
    return false;
}

void legal(const State& state, const Frame&, ActionList& out) { offer(state.board, out); }

void act(Play& play, Frame&, Action action) {
    pop(play);
    play.tell({.kind = EventKind::column_shifted, .seat = play.board().turn, .a = action.column, .b = action.b});
    shift(play, action.column, static_cast<Way>(action.b));
    look_for_rows(play);
}

}  // namespace

void powers::picture_book(Play& play) { push(play, {.ask = Ask::picture_book}); }

const Handler picture_book_handler = {settle, legal, act};

}  // namespace shelfmark::librarians
