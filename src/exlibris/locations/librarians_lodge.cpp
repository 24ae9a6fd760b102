// XL-L8 Librarians Lodge: call an assistant home, and rearrange the shelf; each once, in either order.

#include "exlibris/handlers.h"
#include "exlibris/knowledge.h"
#include "exlibris/shelf.h"
#include "exlibris/shelving.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { open, exchanging, swapping };  // Frame::c: the shelf card that was chosen
constexpr unsigned called = 1;                            // Frame::b: what has been done
constexpr unsigned rearranged = 2;

bool can_call(const Board& board, const Frame& frame, int index) {
    const FigureId figure = figure_id(frame.seat, index);
    return (frame.b & called) == 0 && figure != frame.figure && board.figures[figure].place < location_count &&
           own_figures_on(board, frame.seat, at_home) < 3;
}

// XL-B3: the rest must be in one piece, and there must be a rest.
template <class AnyGrid>
bool can_lift(const AnyGrid& grid, Cell cell) {
    return grid.count() > 1 && grid.connected_without(cell);
}

bool can_rearrange(const Board& board, const Frame& frame) {
    const int cells = shelved_count(board, frame.seat);
    return (frame.b & rearranged) == 0 && (cells > 1 || (cells == 1 && board.hand_count[frame.seat] > 0));
}

void offer_rearranging(const Board& board, const Frame& frame, ActionList& out) {
    const CardSet cards = tops(board, frame.seat);
    with_grid(board, frame.seat, [&](const auto& grid) {
        cards.for_each([&](CardId card) {
            if (board.hand_count[frame.seat] > 0) out.push_back(act(Verb::exchange, card));
            if (!cards.after(card).empty()) out.push_back(act(Verb::swap, card));
            if (can_lift(grid, spot_of(board, card).cell)) out.push_back(act(Verb::lift, card));
        });
    });
}

bool settle(Play& play, Frame& frame) {
    const Board& board = play.state.board;
    bool possible = frame.step != open || can_rearrange(board, frame);
    for (int i = 0; i < 4; ++i) possible = possible || can_call(board, frame, i);
    if (possible) return true;
    pop(play);
    return false;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    const Board& board = state.board;
    if (frame.step == exchanging) {
        offer_each(out, Verb::with, state.hidden.hand[frame.seat]);
        return;
    }
    if (frame.step == swapping) {
        // Each pair in one way: the second card comes later in the alphabet.
        offer_each(out, Verb::with, tops(board, frame.seat).after(frame.c));
        return;
    }
    for (int i = 0; i < 4; ++i) {
        if (can_call(board, frame, i)) out.push_back(act(Verb::call, i));
    }
    if (can_rearrange(board, frame)) offer_rearranging(board, frame, out);
    out.push_back(act(Verb::pass));
}

void call_home(Play& play, Frame& frame, int index) {
    const FigureId figure = figure_id(frame.seat, index);
    frame.b |= called;
    play.tell({.kind = EventKind::called_home,
               .seat = frame.seat,
               .figure = figure,
               .place = play.state.board.figures[figure].place});
    stand(play.state.board, figure, at_home, own_figures_on(play.state.board, frame.seat, at_home));
    push_visit(play, figure, at_home, false);
}

// A card of the shelf for one of the hand; a card under it stays where it is.
void exchange(Play& play, const Frame& frame, CardId from_hand) {
    Board& board = play.state.board;
    const CardId from_shelf = frame.c;
    const Cell cell = spot_of(board, from_shelf).cell;
    leaves_seen(play.state, frame.seat, from_hand);
    board.shelf[frame.seat].remove(from_shelf);
    put(board, frame.seat, from_hand, {.cell = cell});
    arrives_seen(play.state, frame.seat, from_shelf);
    play.tell({.kind = EventKind::exchanged,
               .seat = frame.seat,
               .card = from_hand,
               .a = static_cast<std::uint8_t>(cell.row),
               .b = static_cast<std::uint8_t>(cell.column)});
    play.tell({.kind = EventKind::took, .seat = frame.seat, .card = from_shelf});
}

void tell_moved(const Play& play, Seat seat, CardId card) {
    const Cell cell = spot_of(play.state.board, card).cell;
    play.tell({.kind = EventKind::shifted,
               .seat = seat,
               .card = card,
               .a = static_cast<std::uint8_t>(cell.row),
               .b = static_cast<std::uint8_t>(cell.column)});
}

// Two places of the shelf change their contents; face-down cards stay face down, stacks move as one.
void swap_places(Play& play, const Frame& frame, CardId other) {
    Board& board = play.state.board;
    const Cell first = spot_of(board, frame.c).cell;
    const Cell second = spot_of(board, other).cell;
    board.shelf[frame.seat].for_each([&](CardId card) {
        Spot spot = spot_of(board, card);
        if (spot.cell == first) {
            spot.cell = second;
        } else if (spot.cell == second) {
            spot.cell = first;
        }
        board.note[card] = packed(spot);
    });
    tell_moved(play, frame.seat, frame.c);
    tell_moved(play, frame.seat, other);
}

// XL-L8: this is shelving, with all that the Mummy and the Wizard can make of it.
void lift_and_shelve(Play& play, const Frame& frame, CardId card) {
    Board& board = play.state.board;
    const Seat seat = frame.seat;
    const Spot spot = spot_of(board, card);
    const CardId lower = entombed_at(board, seat, spot.cell);
    const CardId witness = (tops(board, seat) - CardSet::of(card)).first();
    const Cell before = spot_of(board, witness).cell;
    board.shelf[seat].remove(card);
    board.lifted.add(card);
    board.note[card] = 0;
    if (lower != no_card) {
        board.shelf[seat].remove(lower);
        board.lifted.add(lower);
        board.note[lower] = 0;
    }
    normalise(board, seat);
    const Cell after_lifting = spot_of(board, witness).cell;
    const Cell left = {spot.cell.row + after_lifting.row - before.row,
                       spot.cell.column + after_lifting.column - before.column};
    push_shelve_again(play, seat, frame.figure, {card, lower, spot.face_down, left});
}

void decide(Play& play, Frame& frame, Action action) {
    switch (action.verb) {
        case Verb::call: call_home(play, frame, action.a); return;
        case Verb::exchange:
            frame.step = exchanging;
            frame.c = action.a;
            return;
        case Verb::swap:
            frame.step = swapping;
            frame.c = action.a;
            return;
        case Verb::with: {
            const bool with_hand = frame.step == exchanging;
            frame.b |= rearranged;
            frame.step = open;
            if (with_hand) {
                exchange(play, frame, action.a);
            } else {
                swap_places(play, frame, action.a);
            }
            frame.c = 0;
            return;
        }
        case Verb::lift:
            frame.b |= rearranged;
            lift_and_shelve(play, frame, action.a);
            return;
        default: pop(play);
    }
}

}  // namespace

const Handler librarians_lodge_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
