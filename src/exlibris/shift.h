#pragma once

#include "exlibris/action.h"
#include "exlibris/grid.h"
#include "exlibris/play.h"

namespace shelfmark::exlibris {

constexpr Cell neighbour(Cell cell, Direction direction, int steps = 1) {
    switch (direction) {
        case Direction::left: return {cell.row, cell.column - steps};
        case Direction::right: return {cell.row, cell.column + steps};
        case Direction::up: return {cell.row - steps, cell.column};
        default: return {cell.row + steps, cell.column};
    }
}
constexpr Direction opposite(Direction direction) {
    switch (direction) {
        case Direction::left: return Direction::right;
        case Direction::right: return Direction::left;
        case Direction::up: return Direction::down;
        default: return Direction::up;
    }
}

// The cells one place further.
template <class AnyGrid>
AnyGrid shifted(const AnyGrid& cells, Direction direction) {
    AnyGrid moved;
    for (int r = 0; r < AnyGrid::rows; ++r) {
        switch (direction) {
            case Direction::left: moved.row(r) = cells.row(r).to_left(); break;
            case Direction::right: moved.row(r) = cells.row(r).to_right(); break;
            case Direction::up:
                if (r + 1 < AnyGrid::rows) moved.row(r) = cells.row(r + 1);
                break;
            case Direction::down:
                if (r > 0) moved.row(r) = cells.row(r - 1);
                break;
        }
    }
    return moved;
}

// Moves the cards in these cells one place, stacks as one; rows and columns are counted from 1 again afterwards.
// The answer is how far that renumbering moved everything down and right.
Cell shift_cards(Play& play, Seat seat, const Grid& cells, Direction direction);

}  // namespace shelfmark::exlibris
