// XL-A4 Wizard: shifts a group of cards by one place and shelves into a place that a shifted card left.
//
// Nothing is pushed onto another card: whatever stands directly in front of a shifted card shifts too. So a group is a
// union of "trains": a card and everything in front of it without a gap. The train of the place that the card fills
// comes first; every further train must touch the group. Of the trains that touch it, choosing one rules out those
// that come before it in reading order, so that each group is reached in exactly one way.

#include "exlibris/assistants/wizard.h"

#include "exlibris/shelf.h"
#include "exlibris/shelving.h"
#include "exlibris/shift.h"

namespace shelfmark::exlibris {

namespace {

// Frame::step: 0 nothing decided; 1 + direction: the direction; 5 + direction: the place as well (Frame::d is the card
// that stands there). Board::chosen holds the last cards of the trains, Board::ruled_out the trains ruled out.
constexpr int direction_known = 1;
constexpr int place_known = 5;

// How many groups a search for a completion may look at. Ordinary shelves need a handful; a shelf built to be awkward
// could need millions, and then only groups that are in order at every step are offered.
constexpr int search_limit = 400;

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

// XL-B2: a group that rises out of a full shelf must take the whole row at the other end along. It cannot if the card
// itself fills that row, or if a train that would have to join is ruled out or stands behind the group.
template <class AnyGrid>
bool hopeless(const Shift<AnyGrid>& shift) {
    const bool up = shift.direction == Direction::up;
    const bool down = shift.direction == Direction::down;
    if ((!up && !down) || shift.shelf.lowest_row() < 3) return false;
    if (shift.group.row(up ? 1 : 3).empty()) return false;
    const int far = up ? 3 : 1;
    bool stuck = shift.gap.row == far;
    (shift.shelf.row(far) - shift.group.row(far)).for_each([&](int column) {
        const Cell cell = {far, column};
        stuck =
            stuck || shift.ruled_out.contains(cell) || train(shift.shelf, cell, shift.direction).overlaps(shift.group);
    });
    return stuck;
}

// Whether the group, or one that grows out of it, is in order.
template <class AnyGrid>
bool completable(const Shift<AnyGrid>& shift, int& budget) {
    if (in_order(shift)) return true;
    if (hopeless(shift) || --budget <= 0) return false;
    const Cells cells = joinable(shift);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (completable(joined(shift, cells, i), budget)) return true;
    }
    return false;
}
template <class AnyGrid>
bool completable(const Shift<AnyGrid>& shift) {
    int budget = search_limit;
    return completable(shift, budget);
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
