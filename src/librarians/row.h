#pragma once

#include <array>
#include <optional>

#include "librarians/library.h"

namespace shelfmark::librarians {

// LB-G1: the directions in which books stand in a row. The bookshelf column is left out (LB-G2).
enum class Direction : std::uint8_t { across, down, falling, rising };
inline constexpr int direction_count = 4;
inline constexpr std::array<Direction, direction_count> directions = {Direction::across, Direction::down,
                                                                      Direction::falling, Direction::rising};
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

    friend constexpr bool operator==(const GenreRow&, const GenreRow&) = default;
};
static_assert(sizeof(GenreRow) == 5);
inline constexpr int full_row = 4;

constexpr Cell cell_at(const GenreRow& row, int step) {
    return cell(row.from.row + step * row_step(row.direction), row.from.column + step * column_step(row.direction));
}
constexpr Cell last_cell(const GenreRow& row) { return cell_at(row, row.length - 1); }

// From one place to another, if some direction leads there.
constexpr std::optional<GenreRow> row_between(Genre genre, Cell first, Cell last) {
    for (const Direction direction : directions) {
        const int steps = column_step(direction) != 0 ? last.column - first.column : last.row - first.row;
        const GenreRow row = {first, direction, static_cast<std::uint8_t>(steps + 1), genre};
        if (steps > 0 && last_cell(row) == last) return row;
    }
    return std::nullopt;
}

}  // namespace shelfmark::librarians
