#pragma once

#include "librarians/action.h"

namespace shelfmark::librarians {

// LB-G1: the directions in which books stand in a row. The bookshelf column is left out (LB-G2).
enum class Direction : std::uint8_t { across, down, falling, rising };
inline constexpr int direction_count = 4;
constexpr int row_step(Direction direction) {
    return direction == Direction::across ? 0 : direction == Direction::rising ? -1 : 1;
}
constexpr int column_step(Direction direction) { return direction == Direction::down ? 0 : 1; }

// Some books in a row that complete a genre.
struct GenreRow {
    Cell from;
    Direction direction = Direction::across;
    std::uint8_t length = 0;
    Genre genre = Genre::horror;
    std::uint8_t unused = 0;

    friend constexpr bool operator==(const GenreRow&, const GenreRow&) = default;
};
static_assert(sizeof(GenreRow) == 6);
inline constexpr int full_row = 4;

constexpr Cell cell_at(const GenreRow& row, int step) {
    return cell(row.from.row + step * row_step(row.direction), row.from.column + step * column_step(row.direction));
}
// As an action's arguments, and back.
constexpr Action act(Verb verb, const GenreRow& row) {
    return {verb,
            static_cast<std::uint8_t>(row.genre),
            row.from.row,
            row.from.column,
            static_cast<std::uint8_t>(row.direction),
            row.length};
}
constexpr GenreRow row_of(const Action& action) {
    return {cell_of(action), static_cast<Direction>(action.b), action.c, static_cast<Genre>(action.a), 0};
}

}  // namespace shelfmark::librarians
