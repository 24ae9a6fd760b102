// XL-L18 Shelfmasons Guild: shift adjacent cards of one row any number of places in one direction. Decided as: the
// first card of the block, its last card, then direction and number of places.

#include "exlibris/handlers.h"
#include "exlibris/shelf.h"
#include "exlibris/shift.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { first_card, last_card, distance };  // Frame::b: the row; c, d: first and last column

template <class AnyGrid>
AnyGrid block(int row, int first, int last) {
    AnyGrid cells;
    for (int column = first; column <= last; ++column) cells.add({row, column});
    return cells;
}

// Calls visit(places) for every distance that the block can slide, until it answers true: nothing is jumped over, and
// the shelf is in one piece after each place. It never gets a fourth row (XL-B2) in this way: a block that leaves the
// outermost row has only its own empty places beside it, and so touches nothing.
template <class AnyGrid, class Visit>
void for_each_distance(const AnyGrid& shelf, AnyGrid cells, Direction direction, Visit visit) {
    AnyGrid rest = shelf - cells;
    if (rest.empty()) return;  // the whole shelf has nothing to shift against
    for (int places = 1;; ++places) {
        // Row and column 0 are the edge of the counting, not of the shelf: move everything away from it.
        if (direction == Direction::left) {
            bool at_edge = false;
            for (int r = 0; r < AnyGrid::rows; ++r) at_edge = at_edge || cells.row(r).contains(0);
            if (at_edge) {
                cells = shifted(cells, Direction::right);
                rest = shifted(rest, Direction::right);
            }
        }
        const bool leaves_room = direction == Direction::up     ? cells.row(0).empty()
                                 : direction == Direction::down ? cells.row(AnyGrid::rows - 1).empty()
                                                                : true;
        if (!leaves_room) return;
        cells = shifted(cells, direction);
        if (cells.overlaps(rest)) return;
        AnyGrid together = rest;
        together |= cells;
        if (!together.connected()) return;
        if (visit(places)) return;
    }
}

template <class AnyGrid>
bool can_slide(const AnyGrid& shelf, int row, int first, int last) {
    bool possible = false;
    for (int direction = 0; direction < 4 && !possible; ++direction) {
        for_each_distance(shelf, block<AnyGrid>(row, first, last), static_cast<Direction>(direction),
                          [&](int) { return possible = true; });
    }
    return possible;
}

// The blocks that begin here and can slide somewhere, by their last column.
template <class AnyGrid, class Visit>
void for_each_block(const AnyGrid& shelf, Cell first, Visit visit) {
    for (int last = first.column; shelf.contains({first.row, last}); ++last) {
        if (can_slide(shelf, first.row, first.column, last)) visit(last);
    }
}

template <class AnyGrid>
bool any_block(const AnyGrid& shelf, Cell first) {
    for (int last = first.column; shelf.contains({first.row, last}); ++last) {
        if (can_slide(shelf, first.row, first.column, last)) return true;
    }
    return false;
}

bool settle(Play& play, Frame& frame) {
    if (frame.step != first_card || shelved_count(play.state.board, frame.seat) > 1) return true;
    pop(play);
    return false;
}

template <class AnyGrid>
void offer(const AnyGrid& shelf, const Frame& frame, ActionList& out) {
    switch (frame.step) {
        case first_card:
            shelf.for_each([&](Cell cell) {
                if (any_block(shelf, cell)) out.push_back(act(Verb::slide, cell.row, cell.column));
            });
            out.push_back(act(Verb::pass));
            break;
        case last_card:
            for_each_block(shelf, {frame.b, frame.c}, [&](int last) { out.push_back(act(Verb::to, frame.b, last)); });
            break;
        default:
            for (int direction = 0; direction < 4; ++direction) {
                for_each_distance(shelf, block<AnyGrid>(frame.b, frame.c, frame.d), static_cast<Direction>(direction),
                                  [&](int places) {
                                      out.push_back(act(Verb::by, direction, places));
                                      return false;
                                  });
            }
    }
}

// Sliding to the left can renumber the columns many times, so a shelf is narrow here only if twice its width is.
void legal(const State& state, const Frame& frame, ActionList& out) {
    const Board& board = state.board;
    if (2 * board.shelf[frame.seat].count() <= narrow_columns) {
        offer(narrow_grid_of(board, frame.seat), frame, out);
    } else {
        offer(grid_of(board, frame.seat), frame, out);
    }
}

void slide(Play& play, const Frame& frame, Direction direction, int places) {
    int row = frame.b;
    int first = frame.c;
    int last = frame.d;
    for (int i = 0; i < places; ++i) {
        const Cell renumbered = shift_cards(play, frame.seat, block<Grid>(row, first, last), direction);
        const Cell moved = neighbour({row, first}, direction);
        last += moved.column - first + renumbered.column;
        row = moved.row + renumbered.row;
        first = moved.column + renumbered.column;
    }
}

void decide(Play& play, Frame& frame, Action action) {
    switch (action.verb) {
        case Verb::slide:
            frame.b = action.a;
            frame.c = action.b;
            frame.step = last_card;
            return;
        case Verb::to:
            frame.d = action.b;
            frame.step = distance;
            return;
        case Verb::by: slide(play, frame, static_cast<Direction>(action.a), action.b); break;
        default: break;
    }
    pop(play);
}

}  // namespace

const Handler shelfmasons_guild_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
