#include "librarians/completing.h"

namespace shelfmark::librarians {

namespace {

bool on_table(int row, int column) { return row >= 0 && row < row_count && column >= 0 && column < column_count; }

// How many books of the kind follow on the place in one direction (`sign` 1) or in the opposite one.
int run(const Board& board, Cell at, Direction direction, int sign, int kind) {
    int length = 0;
    int row = at.row;
    int column = at.column;
    for (;;) {
        row += sign * row_step(direction);
        column += sign * column_step(direction);
        if (!shows_kind(board, row, column, kind)) return length;
        ++length;
    }
}

}  // namespace

CardId card_at(const Board& board, int row, int column) {
    return on_table(row, column) ? top_of(board.library, cell(row, column)) : no_card;
}

bool shows_kind(const Board& board, int row, int column, int kind) {
    const CardId card = card_at(board, row, column);
    return card != no_card && book_of(board, card).kind == kind;
}

// LB-G1, LB-G2: the rows that begin at each book.
void find_rows(const Board& board, RowList& out) {
    board.library.shown.for_each([&](CardId card) {
        const Book& book = book_of(board, card);
        if (is_thrill(book)) return;
        const Cell at = board.library.where[card];
        for (const Direction direction : directions) {
            if (shows_kind(board, at.row - row_step(direction), at.column - column_step(direction), book.kind))
                continue;
            const int length = 1 + run(board, at, direction, 1, book.kind);
            if (length < full_row) continue;
            out.push_back({at, direction, static_cast<std::uint8_t>(length), genre_of(book)});
        }
    });
}

bool makes_a_row(const Board& board, Cell at) {
    const Book& book = book_of(board, top_of(board.library, at));
    if (is_thrill(book)) return false;
    for (const Direction direction : directions) {
        const int length = 1 + run(board, at, direction, 1, book.kind) + run(board, at, direction, -1, book.kind);
        if (length >= full_row) return true;
    }
    return false;
}

}  // namespace shelfmark::librarians
