// XL-A4 Wizard: shifts a group of cards by one place and shelves into a place that a shifted card left.
//
// Nothing is pushed onto another card: whatever stands directly in front of a shifted card shifts too. So a group is a
// union of "trains": a card and everything in front of it without a gap. The train of the place that the card fills
// comes first; every further train must touch the group. Of the trains that touch it, choosing one rules out those
// that come before it in reading order, so that each group is reached in exactly one way.

#include "exlibris/assistants/wizard.h"

#include "exlibris/assistants/sweep.h"
#include "exlibris/shelf.h"
#include "exlibris/shelving.h"
#include "exlibris/shift.h"

namespace shelfmark::exlibris {

namespace {

// Frame::step: 0 nothing decided; 1 + direction: the direction; 5 + direction: the place as well (Frame::d is the card
// that stands there). Board::chosen holds the last cards of the trains, Board::ruled_out the trains ruled out.
constexpr int direction_known = 1;
constexpr int place_known = 5;

template <class AnyGrid>
struct Shift {
    AnyGrid shelf;
    Direction direction = Direction::left;
    Cell gap;  // the place that the card fills
    AnyGrid group;
    AnyGrid ruled_out;
};

template <class AnyGrid>
AnyGrid train(const AnyGrid& shelf, Cell last, Direction direction) {
    AnyGrid cells;
    for (Cell cell = last; shelf.contains(cell); cell = neighbour(cell, direction)) cells.add(cell);
    return cells;
}

template <class AnyGrid>
bool touches(const AnyGrid& cells, const AnyGrid& group) {
    bool touching = false;
    cells.for_each([&](Cell cell) { touching = touching || group.neighbours(cell) > 0; });
    return touching;
}

// XL-B1 to XL-B3 for the shelf after the shift, with the card in its place.
template <class AnyGrid>
bool in_order(const Shift<AnyGrid>& shift) {
    AnyGrid after = shift.shelf - shift.group;
    after |= shifted(shift.group, shift.direction);
    after.add(shift.gap);
    return after.lowest_row() - after.highest_row() < 3 && after.connected();
}

// The last cells of the trains that can join the group next, in reading order.
using Cells = base::InlineVector<Cell, card_count>;
template <class AnyGrid>
Cells joinable(const Shift<AnyGrid>& shift) {
    Cells cells;
    shift.shelf.for_each([&](Cell cell) {
        if (shift.group.contains(cell) || shift.ruled_out.contains(cell)) return;
        const AnyGrid candidate = train(shift.shelf, cell, shift.direction);
        if (!candidate.overlaps(shift.group) && touches(candidate, shift.group)) cells.push_back(cell);
    });
    return cells;
}

template <class AnyGrid>
Shift<AnyGrid> joined(const Shift<AnyGrid>& shift, const Cells& cells, std::size_t which) {
    Shift<AnyGrid> next = shift;
    next.group |= train(shift.shelf, cells[which], shift.direction);
    for (std::size_t i = 0; i < which; ++i) next.ruled_out.add(cells[i]);
    return next;
}

template <class AnyGrid>
std::uint8_t column_of(const AnyGrid& cells, int column) {
    unsigned rows = 0;
    for (int r = 1; r <= 3; ++r) rows |= (cells.row(r).contains(column) ? 1U : 0U) << static_cast<unsigned>(r);
    return static_cast<std::uint8_t>(rows);
}

// What stands directly behind the group stays: with it the last train in its line would have begun further back.
using ShiftColumns = base::InlineVector<ShiftColumn, card_count + 1>;
template <class AnyGrid>
ShiftColumns columns_of(const Shift<AnyGrid>& shift) {
    const AnyGrid barred = (shifted(shift.group, opposite(shift.direction)) & shift.shelf) - shift.group;
    AnyGrid gap;
    gap.add(shift.gap);
    int width = 0;
    while (column_of(shift.shelf, width + 1) != 0) ++width;
    ShiftColumns columns;
    for (int i = 1; i <= width; ++i) {
        const int column = shift.direction == Direction::left ? width + 1 - i : i;
        columns.push_back({column_of(shift.shelf, column), column_of(shift.group, column), column_of(barred, column),
                           column_of(shift.ruled_out, column), column_of(gap, column)});
    }
    columns.push_back({});
    return columns;
}

// Whether the group, or one that grows out of it, is in order.
template <class AnyGrid>
bool completable(const Shift<AnyGrid>& shift) {
    return in_order(shift) || grows_in_order(columns_of(shift), shift.direction);
}

template <class AnyGrid>
Shift<AnyGrid> beginning(const AnyGrid& shelf, Direction direction, Cell gap) {
    return {shelf, direction, gap, train(shelf, gap, direction), {}};
}

template <class AnyGrid>
bool any_place(const AnyGrid& shelf, Direction direction) {
    bool found = false;
    shelf.for_each([&](Cell cell) { found = found || completable(beginning(shelf, direction, cell)); });
    return found;
}

template <class AnyGrid>
Shift<AnyGrid> shift_so_far(const Board& board, const Frame& shelving) {
    const auto shelf = cells_of<AnyGrid>(board, board.shelf[shelving.seat]);
    const auto direction = static_cast<Direction>(shelving.step - place_known);
    Shift<AnyGrid> shift = beginning(shelf, direction, spot_of(board, shelving.d).cell);
    board.chosen.for_each([&](CardId card) { shift.group |= train(shelf, spot_of(board, card).cell, direction); });
    board.ruled_out.for_each([&](CardId card) { shift.ruled_out.add(spot_of(board, card).cell); });
    return shift;
}

void finish(Play& play, Frame& shelving) {
    const Shift<Grid> shift = shift_so_far<Grid>(play.state.board, shelving);
    const Cell renumbered = shift_cards(play, shelving.seat, shift.group, shift.direction);
    put_down(play, shelving, {shift.gap.row + renumbered.row, shift.gap.column + renumbered.column});
    play.state.board.chosen.clear();
    play.state.board.ruled_out.clear();
}

void join(Play& play, const Frame& shelving, Cell cell) {
    Board& board = play.state.board;
    for (const Cell earlier : joinable(shift_so_far<Grid>(board, shelving))) {
        if (earlier == cell) break;
        board.ruled_out.add(card_at(board, shelving.seat, earlier));
    }
    board.chosen.add(card_at(board, shelving.seat, cell));
}

template <class AnyGrid>
void offer(const Board& board, const Frame& shelving, ActionList& out) {
    if (shelving.step >= place_known) {
        const Shift<AnyGrid> shift = shift_so_far<AnyGrid>(board, shelving);
        const Cells cells = joinable(shift);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (completable(joined(shift, cells, i))) out.push_back(act(Verb::also, cells[i].row, cells[i].column));
        }
        if (in_order(shift)) out.push_back(act(Verb::done));
        return;
    }
    const auto shelf = cells_of<AnyGrid>(board, board.shelf[shelving.seat]);
    if (shelving.step >= direction_known) {
        const auto direction = static_cast<Direction>(shelving.step - direction_known);
        shelf.for_each([&](Cell cell) {
            if (completable(beginning(shelf, direction, cell))) out.push_back(act(Verb::from, cell.row, cell.column));
        });
        return;
    }
    for (int direction = 0; direction < 4; ++direction) {
        if (any_place(shelf, static_cast<Direction>(direction))) out.push_back(act(Verb::shift, direction));
    }
}

}  // namespace

void wizard_options(const Board& board, const Frame& shelving, ActionList& out) {
    if (is_narrow(board, shelving.seat)) {
        offer<NarrowGrid>(board, shelving, out);
    } else {
        offer<Grid>(board, shelving, out);
    }
}

bool wizard_decides(Play& play, Frame& shelving, Action action) {
    Board& board = play.state.board;
    switch (action.verb) {
        case Verb::shift: shelving.step = static_cast<std::uint8_t>(direction_known + action.a); return false;
        case Verb::from:
            shelving.step = static_cast<std::uint8_t>(shelving.step - direction_known + place_known);
            shelving.d = card_at(board, shelving.seat, {action.a, action.b});
            board.chosen.clear();
            board.ruled_out.clear();
            return false;
        case Verb::also: join(play, shelving, {action.a, action.b}); return false;
        default: finish(play, shelving); return true;
    }
}

}  // namespace shelfmark::exlibris
