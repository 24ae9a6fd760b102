#include "players/librarians/lines.h"

#include <algorithm>

#include "players/librarians/taste.h"

namespace shelfmark::players {

using namespace librarians;

namespace {

// What can be seen at a place: a genre, nothing yet, or something that no row goes through. Beyond the shelves books
// count as anywhere (LB-G2), but an empty place stays empty (LB-Q16).
constexpr int nothing = -1;
constexpr int obstacle = -2;

int seen_at(const Board& board, int row, int column) {
    if (row < 0 || row >= row_count || column < 0 || column >= column_count) return obstacle;
    const CardId card = top_of(board.library, cell(row, column));
    if (card == no_card) return has_shelf(board.library, row) ? nothing : obstacle;
    const Book& book = book_of(board, card);
    return is_thrill(book) ? obstacle : book.kind;
}

// What is seen at four places in a row.
using Four = std::array<int, full_row>;

Prospect worth_of(const Four& four) {
    int genre = nothing;
    std::size_t books = 0;
    for (const int seen : four) {
        if (seen == nothing) continue;
        if (seen == obstacle || (genre != nothing && seen != genre)) return 0;
        genre = seen;
        ++books;
    }
    return genre == nothing ? 0 : worth_of_line(static_cast<Genre>(genre), books);
}

// The places where the books of each genre show.
using Genres = std::array<Region, genre_count>;
Genres shown_genres(const Board& board) {
    Genres genres = {};
    board.library.shown.for_each([&](CardId card) {
        const Book& book = book_of(board, card);
        const Cell at = board.library.where[card];
        if (!is_thrill(book)) genres[book.kind][at.row] |= bit(at.column);
    });
    return genres;
}

// All groups of four that begin in one row, at once: bit by bit, how many of the four places are in the region.
struct Count {
    RowMask ones = 0;
    RowMask twos = 0;
    RowMask fours = 0;

    void add(RowMask places) {
        const RowMask carry = ones & places;
        ones ^= places;
        fours |= twos & carry;
        twos ^= carry;
    }
    [[nodiscard]] int groups_with(int books, RowMask possible) const {
        const RowMask exactly = books == 2 ? twos & ~ones : books == 3 ? twos & ones : fours;
        return std::popcount(exactly & possible);
    }
};

// The places of a row, moved so that those which belong to one group of four have the same bit.
RowMask aligned(RowMask places, int columns) { return places >> static_cast<unsigned>(columns); }

// No group sticks out of the table.
RowMask beginnings(Direction direction) {
    return direction == Direction::down ? every_column : every_column >> static_cast<unsigned>(full_row - 1);
}

// The places of a row where no book of a genre will lie.
RowMask closed_places(const Library& library, const Region& books, int row) {
    const auto r = static_cast<std::size_t>(row);
    return has_shelf(library, row) ? library.occupied[r] & ~books[r] : ~books[r];
}

Prospect worth_of_lines(const Board& board, const Region& books, Genre genre, int row, Direction direction) {
    Count count;
    RowMask possible = beginnings(direction);
    for (int step = 0; step < full_row; ++step) {
        const int at = row + step * row_step(direction);
        const int columns = step * column_step(direction);
        count.add(aligned(books[static_cast<std::size_t>(at)], columns));
        possible &= ~aligned(closed_places(board.library, books, at), columns);
    }
    Prospect worth = 0;
    for (int n = 2; n <= full_row; ++n) {
        worth += count.groups_with(n, possible) * worth_of_line(genre, static_cast<std::size_t>(n));
    }
    return worth;
}

// The rows with a bookshelf card, and those up to the outermost books.
struct Rows {
    int first = 0;
    int last = 0;

    [[nodiscard]] bool contain(int row) const { return row >= first && row <= last; }
};

Rows rows_in_use(const Library& library) {
    Rows rows = {library.first_row, library.last_row};
    for (int row = 0; row < row_count; ++row) {
        if (library.occupied[static_cast<std::size_t>(row)] == 0) continue;
        rows = {std::min(rows.first, row), std::max(rows.last, row)};
    }
    return rows;
}

}  // namespace

Prospect lines_worth(const Board& board) {
    const Genres shown = shown_genres(board);
    const Rows rows = rows_in_use(board.library);
    Prospect worth = 0;
    for (GenreSet genres = board.options.genres; genres != 0; genres &= genres - 1) {
        const int genre = std::countr_zero(genres);
        for (int row = rows.first; row <= rows.last; ++row) {
            for (const Direction direction : directions) {
                if (!rows.contain(row + (full_row - 1) * row_step(direction))) continue;
                worth += worth_of_lines(board, shown[static_cast<std::size_t>(genre)], static_cast<Genre>(genre), row,
                                        direction);
            }
        }
    }
    return worth;
}

Prospect lines_gained(const Board& board, CardId card, Cell at) {
    const Book& book = book_of(board, card);
    const int kind = is_thrill(book) ? obstacle : book.kind;
    const int before = seen_at(board, at.row, at.column);
    if (kind == before) return 0;
    Prospect gained = 0;
    for (const Direction direction : directions) {
        std::array<int, 2 * full_row - 1> line = {};
        for (int step = 0; step < static_cast<int>(line.size()); ++step) {
            const int away = step - (full_row - 1);
            line[static_cast<std::size_t>(step)] =
                seen_at(board, at.row + away * row_step(direction), at.column + away * column_step(direction));
        }
        for (std::size_t from = 0; from < full_row; ++from) {
            Four four = {line[from], line[from + 1], line[from + 2], line[from + 3]};
            gained -= worth_of(four);
            four[full_row - 1 - from] = kind;
            gained += worth_of(four);
        }
    }
    return gained;
}

}  // namespace shelfmark::players
