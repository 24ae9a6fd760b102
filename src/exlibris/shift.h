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
Grid shifted(const Grid& cells, Direction direction);

// Moves the cards in these cells one place, stacks as one; rows and columns are counted from 1 again afterwards.
// The answer is how far that renumbering moved everything down and right.
Cell shift_cards(Play& play, Seat seat, const Grid& cells, Direction direction);

}  // namespace shelfmark::exlibris
