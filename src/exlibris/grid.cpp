#include "exlibris/grid.h"

namespace shelfmark::exlibris {

bool Grid::empty() const { return highest_row() == 0 && rows_[0].empty(); }

int Grid::count() const {
    int total = 0;
    for (const Row& row : rows_) total += row.count();
    return total;
}

int Grid::lowest_row() const {
    for (int r = rows - 1; r > 0; --r) {
        if (!rows_[index(r)].empty()) return r;
    }
    return 0;
}

int Grid::highest_row() const {
    for (int r = 0; r < rows; ++r) {
        if (!rows_[index(r)].empty()) return r;
    }
    return 0;
}

int Grid::neighbours(Cell cell) const {
    int count = 0;
    if (contains({cell.row, cell.column - 1})) ++count;
    if (contains({cell.row, cell.column + 1})) ++count;
    if (contains({cell.row - 1, cell.column})) ++count;
    if (contains({cell.row + 1, cell.column})) ++count;
    return count;
}

Cell Grid::any_cell() const {
    const int row = highest_row();
    return {row, rows_[index(row)].first()};
}

Grid Grid::piece(Cell seed) const {
    Grid reached;
    reached.add(seed);
    for (bool grew = true; grew;) {
        grew = false;
        for (std::size_t r = 0; r < rows; ++r) {
            if (rows_[r].empty()) continue;
            const Row& here = reached.rows_[r];
            Row next = here | here.to_left() | here.to_right();
            if (r > 0) next |= reached.rows_[r - 1];
            if (r + 1 < rows) next |= reached.rows_[r + 1];
            next &= rows_[r];
            if (next != here) {
                reached.rows_[r] = next;
                grew = true;
            }
        }
    }
    return reached;
}

bool Grid::connected() const { return empty() || piece(any_cell()) == *this; }

bool Grid::connected_without(Cell cell) const {
    // A card with one neighbour holds nothing together.
    if (neighbours(cell) <= 1) return true;
    Grid rest = *this;
    rest.remove(cell);
    return rest.connected();
}

Grid Grid::free_places() const {
    Grid free;
    const int height = lowest_row();
    if (height == 0) {
        free.add({1, 1});
        return free;
    }
    const int first = height < 3 ? 0 : 1;
    const int last = height < 3 ? height + 1 : 3;
    for (int r = first; r <= last; ++r) {
        const Row& here = rows_[index(r)];
        Row around = here.to_left() | here.to_right();
        if (r > 0) around |= rows_[index(r - 1)];
        if (r + 1 < rows) around |= rows_[index(r + 1)];
        free.rows_[index(r)] = around - here;
    }
    return free;
}

}  // namespace shelfmark::exlibris
