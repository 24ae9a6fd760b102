#include "exlibris/paying.h"

#include <algorithm>

#include "exlibris/handlers.h"
#include "exlibris/knowledge.h"
#include "exlibris/shelf.h"

namespace shelfmark::exlibris {

namespace {

constexpr unsigned from_hand_flag = 1;
constexpr unsigned from_shelf_flag = 2;
constexpr unsigned laid_flag = 4;

// A shelf while a set of its cards is being chosen, card by card in the order of the alphabet.
template <class AnyGrid>
struct Choosing {
    AnyGrid occupied;  // cells that still hold a card
    AnyGrid stacks;    // cells that still hold two
    AnyGrid kept;      // cells that will certainly hold a card in the end
    int more = 0;      // how many cards may still be chosen after the next one

    bool whole = true;  // the occupied cells are one piece

    // The cards that would have to go so that of these cells one piece alone remains.
    [[nodiscard]] int cost_of_keeping(const AnyGrid& piece, const AnyGrid& cells) const {
        const AnyGrid going = cells - piece;
        return going.count() + (going & stacks).count();
    }

    // XL-B3: whether one piece can remain in the end, of these cells.
    [[nodiscard]] bool can_end_well(const AnyGrid& cells) const {
        if (kept.empty() && more >= cells.count() + stacks.count()) return true;
        if (!kept.empty()) {
            const AnyGrid piece = cells.piece(kept.any_cell());
            return (kept - piece).empty() && cost_of_keeping(piece, cells) <= more;
        }
        for (AnyGrid left = cells; !left.empty();) {
            const AnyGrid piece = cells.piece(left.any_cell());
            if (cost_of_keeping(piece, cells) <= more) return true;
            left -= piece;
        }
        return false;
    }

    // Whether the top card of this cell can go next. A lower card then keeps the cell, and can follow at once.
    [[nodiscard]] bool can_go(Cell cell) {
        if (stacks.contains(cell)) {
            if (whole) return true;
            stacks.remove(cell);
            const bool well = can_end_well(occupied);
            stacks.add(cell);
            return well;
        }
        if (whole && occupied.neighbours_touch(cell)) return true;
        AnyGrid rest = occupied;
        rest.remove(cell);
        return rest.connected() || (more > 0 && can_end_well(rest));
    }
};

CardSet lower_card(const Board& board, const CardSet& lower_cards, Cell cell) {
    CardSet found;
    lower_cards.for_each([&](CardId card) {
        if (spot_of(board, card).cell == cell) found.add(card);
    });
    return found;
}

// The top cards in the order of the alphabet decide what is certain to stay: a cell that was passed over.
template <class AnyGrid>
CardSet choosable_in(const Board& board, Seat seat, const CardSet& chosen, int more) {
    Choosing<AnyGrid> choosing;
    choosing.more = more;
    CardSet lower_cards;
    board.shelf[seat].for_each([&](CardId card) {
        const Spot spot = spot_of(board, card);
        if (spot.entombed) lower_cards.add(card);
        if (chosen.contains(card)) return;
        (choosing.occupied.contains(spot.cell) ? choosing.stacks : choosing.occupied).add(spot.cell);
    });
    const CardSet top_cards = board.shelf[seat] - lower_cards;
    const CardId last = (chosen & top_cards).last();
    choosing.whole = chosen.empty() || choosing.occupied.connected();
    CardSet open;
    top_cards.for_each([&](CardId card) {
        const Cell cell = spot_of(board, card).cell;
        const bool passed = last != no_card && card <= last;
        if (!passed && choosing.can_go(cell)) open.add(card);
        if (card == last && choosing.occupied.contains(cell) && choosing.can_go(cell))
            open |= lower_card(board, lower_cards, cell);
        if (choosing.occupied.contains(cell)) choosing.kept.add(cell);
    });
    return open;
}

// Hand cards that come after those chosen, as long as enough are left to reach the least number.
void offer_hand(const State& state, const Frame& frame, Verb verb, ActionList& out) {
    const CardSet& hand = state.hidden.hand[frame.seat];
    const DueFromHand due = due_from_hand(state.board, frame);
    const CardSet open = due.after == no_card ? hand : hand.after(due.after);
    const int missing = due.count - 1;
    int left = open.count();
    open.for_each([&](CardId card) {
        if (--left >= missing) out.push_back(act(verb, card));
    });
}

bool settle(Play& play, Frame& frame) {
    if (play.state.board.chosen.count() < frame.b) return true;
    pop(play);
    return false;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    const Board& board = state.board;
    const Verb verb = (frame.c & laid_flag) != 0 ? Verb::lay : Verb::discard;
    const CardSet shelf_part = board.chosen & board.shelf[frame.seat];
    const int count = board.chosen.count();
    if ((frame.c & from_hand_flag) != 0 && shelf_part.empty()) offer_hand(state, frame, verb, out);
    if ((frame.c & from_shelf_flag) != 0) {
        offer_each(out, verb, choosable(board, frame.seat, shelf_part, frame.b - count - 1));
    }
    if (count >= frame.a && stays_whole(board, frame.seat, shelf_part)) out.push_back(act(Verb::done));
}

void decide(Play& play, Frame& frame, Action action) {
    if (action.verb == Verb::done) {
        pop(play);
    } else {
        play.state.board.chosen.add(action.a);
        // What is picked is paid in the end: everybody may see it now.
        if (play.state.hidden.hand[frame.seat].contains(action.a)) is_shown(play.state, frame.seat, action.a);
    }
}

}  // namespace

Payment payment_of(const Frame& frame) {
    return {.at_least = frame.a,
            .at_most = frame.b,
            .from_hand = (frame.c & from_hand_flag) != 0,
            .from_shelf = (frame.c & from_shelf_flag) != 0,
            .laid = (frame.c & laid_flag) != 0};
}

DueFromHand due_from_hand(const Board& board, const Frame& frame) {
    const CardSet& shelf = board.shelf[frame.seat];
    const bool shelf_helps = (frame.c & from_shelf_flag) != 0 && !shelf.empty();
    return {.count = shelf_helps ? 0 : std::max(0, frame.a - board.chosen.count()),
            .after = (board.chosen - shelf).last()};
}

void push_payment(Play& play, Seat seat, FigureId figure, Payment payment) {
    const unsigned flags = (payment.from_hand ? from_hand_flag : 0) | (payment.from_shelf ? from_shelf_flag : 0) |
                           (payment.laid ? laid_flag : 0);
    play.state.board.chosen.clear();
    push(play, {.ask = Ask::pay,
                .seat = seat,
                .figure = figure,
                .a = static_cast<std::uint8_t>(payment.at_least),
                .b = static_cast<std::uint8_t>(payment.at_most),
                .c = static_cast<std::uint8_t>(flags)});
}

bool stays_whole(const Board& board, Seat seat, const CardSet& without) {
    if (without.empty()) return true;
    const CardSet left = board.shelf[seat] - without;
    return is_narrow(board, seat) ? cells_of<NarrowGrid>(board, left).connected()
                                  : cells_of<Grid>(board, left).connected();
}

CardSet choosable(const Board& board, Seat seat, const CardSet& chosen, int more) {
    return is_narrow(board, seat) ? choosable_in<NarrowGrid>(board, seat, chosen, more)
                                  : choosable_in<Grid>(board, seat, chosen, more);
}

const Handler pay_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
