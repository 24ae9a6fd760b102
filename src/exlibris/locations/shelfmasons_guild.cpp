// XL-L18 Shelfmasons Guild: shift adjacent cards of one row any number of places in one direction. Decided as: the
// first card of the block, its last card, then direction and number of places.

#include "exlibris/handlers.h"
#include "exlibris/shelf.h"
#include "exlibris/shift.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { first_card, last_card, distance };  // Frame::b: the row; c, d: first and last column

Grid block(int row, int first, int last) {
    Grid cells;
    for (int column = first; column <= last; ++column) cells.add({row, column});
    return cells;
}

bool collide(const Grid& a, const Grid& b) {
    for (int r = 0; r < Grid::rows; ++r) {
        if (!(a.row(r) & b.row(r)).empty()) return true;
    }
    return false;
}

// Calls visit(places, in_order) for every distance that the block can slide: nothing is jumped over and the shelf is
// in one piece after each place; whether it also has at most three rows then is what `in_order` says.
template <class Visit>
void for_each_distance(const Grid& shelf, Grid cells, Direction direction, Visit visit) {
    Grid rest = shelf;
    for (int r = 0; r < Grid::rows; ++r) rest.row(r) -= cells.row(r);
    if (rest.empty()) return;  // the whole shelf has nothing to shift against
    for (int places = 1;; ++places) {
        // Row and column 0 are the edge of the counting, not of the shelf: move everything away from it.
        if (direction == Direction::left) {
            bool at_edge = false;
            for (int r = 0; r < Grid::rows; ++r) at_edge = at_edge || cells.row(r).contains(0);
            if (at_edge) {
                cells = shifted(cells, Direction::right);
                rest = shifted(rest, Direction::right);
            }
        }
        const bool leaves_room = direction == Direction::up     ? cells.row(0).empty()
                                 : direction == Direction::down ? cells.row(Grid::rows - 1).empty()
                                                                : true;
        if (!leaves_room) return;
        cells = shifted(cells, direction);
        if (collide(cells, rest)) return;
        Grid together = rest;
        for (int r = 0; r < Grid::rows; ++r) together.row(r) |= cells.row(r);
        if (!together.connected()) return;
        visit(places, together.lowest_row() - together.highest_row() < 3);
    }
}

bool can_slide(const Grid& shelf, int row, int first, int last) {
    bool possible = false;
    for (int direction = 0; direction < 4 && !possible; ++direction) {
        for_each_distance(shelf, block(row, first, last), static_cast<Direction>(direction),
                          [&](int, bool in_order) { possible = possible || in_order; });
    }
    return possible;
}

// The blocks that begin here and can slide somewhere, by their last column.
template <class Visit>
void for_each_block(const Grid& shelf, Cell first, Visit visit) {
    for (int last = first.column; shelf.contains({first.row, last}); ++last) {
        if (can_slide(shelf, first.row, first.column, last)) visit(last);
    }
}

bool settle(Play& play, Frame& frame) {
    if (frame.step != first_card || shelved_count(play.state.board, frame.seat) > 1) return true;
    pop(play);
    return false;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    const Grid shelf = grid_of(state.board, frame.seat);
    switch (frame.step) {
        case first_card:
            shelf.for_each([&](Cell cell) {
                bool any = false;
                for_each_block(shelf, cell, [&](int) { any = true; });
                if (any) out.push_back(act(Verb::slide, cell.row, cell.column));
            });
            out.push_back(act(Verb::pass));
            break;
        case last_card:
            for_each_block(shelf, {frame.b, frame.c}, [&](int last) { out.push_back(act(Verb::to, frame.b, last)); });
            break;
        default:
            for (int direction = 0; direction < 4; ++direction) {
                for_each_distance(shelf, block(frame.b, frame.c, frame.d), static_cast<Direction>(direction),
                                  [&](int places, bool in_order) {
                                      if (in_order) out.push_back(act(Verb::by, direction, places));
                                  });
            }
    }
}

void slide(Play& play, const Frame& frame, Direction direction, int places) {
    int row = frame.b;
    int first = frame.c;
    int last = frame.d;
    for (int i = 0; i < places; ++i) {
        const Cell renumbered = shift_cards(play, frame.seat, block(row, first, last), direction);
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
