#include "librarians/completing.h"
#include "librarians/places.h"

namespace shelfmark::librarians {

namespace {

constexpr std::array<Direction, direction_count> directions = {Direction::across, Direction::down, Direction::falling,
                                                               Direction::rising};

bool on_table(int row, int column) { return row >= 0 && row < row_count && column >= 0 && column < column_count; }

CardId card_at(const Board& board, int row, int column) {
    return on_table(row, column) ? top_of(board.library, cell(row, column)) : no_card;
}

bool shows_kind(const Board& board, int row, int column, int kind) {
    const CardId card = card_at(board, row, column);
    return card != no_card && book_of(board, card).kind == kind;
}

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

// What a row of occupied places holds.
struct Contents {
    GenreSet truly = 0;  // genres that some book has
    int cards = 0;
    int wild = 0;
    std::array<std::uint8_t, genre_count> of_genre = {};       // books that have it
    std::array<std::uint8_t, genre_count> wild_of_genre = {};  // of these: would count as any genre too

    void add(const Book& book, bool any_genre) {
        ++cards;
        wild += any_genre ? 1 : 0;
        if (is_thrill(book)) return;
        truly |= only(genre_of(book));
        ++of_genre[book.kind];
        if (any_genre) ++wild_of_genre[book.kind];
    }
    // Cards that neither have the genre nor count as any.
    [[nodiscard]] int wrong(int genre) const {
        const auto g = static_cast<std::size_t>(genre);
        return cards - of_genre[g] - (wild - wild_of_genre[g]);
    }
};

bool touched_by_genre(const Board& board, const GenreRow& row) {
    const int kind = static_cast<int>(row.genre);
    return shows_kind(board, row.from.row - row_step(row.direction), row.from.column - column_step(row.direction),
                      kind) ||
           shows_kind(board, row.from.row + row.length * row_step(row.direction),
                      row.from.column + row.length * column_step(row.direction), kind);
}

// The declarable rows that begin at one place in one direction, from four books on.
void declarable_from(const Board& board, Cell from, Direction direction, RowList& out) {
    Contents contents;
    for (int length = 1;; ++length) {
        const int row = from.row + (length - 1) * row_step(direction);
        const int column = from.column + (length - 1) * column_step(direction);
        const CardId card = card_at(board, row, column);
        if (card == no_card) return;
        contents.add(book_of(board, card), counts_as_any_genre(board, card, cell(row, column)));
        if (length < full_row) continue;
        for (int genre = 0; genre < genre_count; ++genre) {
            if ((contents.truly & only(static_cast<Genre>(genre))) == 0) continue;
            const bool pure = contents.of_genre[static_cast<std::size_t>(genre)] == contents.cards;
            if (pure || contents.wrong(genre) > (board.licence.one_wrong ? 1 : 0)) continue;
            const GenreRow found = {from, direction, static_cast<std::uint8_t>(length), static_cast<Genre>(genre), 0};
            if (!touched_by_genre(board, found) && out.size() < RowList::capacity()) out.push_back(found);
        }
    }
}

bool anything_counts_as_any_genre(const Board& board) {
    if (!board.options.powers) return false;
    for (int row = board.library.first_row; row <= board.library.last_row; ++row) {
        const ShelfPower power = bookshelf_of(board, row).power;
        if (power == ShelfPower::wild_letters || power == ShelfPower::wild_colour) return true;
    }
    return false;
}

}  // namespace

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
            if (length < full_row || out.size() == RowList::capacity()) continue;
            out.push_back({at, direction, static_cast<std::uint8_t>(length), genre_of(book), 0});
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

// LB-G4
void find_declarable_rows(const Board& board, RowList& out) {
    if (!board.licence.one_wrong && !anything_counts_as_any_genre(board)) return;
    board.library.shown.for_each([&](CardId card) {
        for (const Direction direction : directions) {
            declarable_from(board, board.library.where[card], direction, out);
        }
    });
}

}  // namespace shelfmark::librarians
