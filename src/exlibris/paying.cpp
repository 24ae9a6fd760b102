#include "exlibris/paying.h"

#include <algorithm>

#include "exlibris/handlers.h"
#include "exlibris/shelf.h"

namespace shelfmark::exlibris {

namespace {

constexpr unsigned from_hand_flag = 1;
constexpr unsigned from_shelf_flag = 2;
constexpr unsigned laid_flag = 4;
constexpr int never = 1000;  // more than any payment allows

// The last card of a set in the order of the alphabet.
CardId last_of(const CardSet& cards) {
    CardId last = no_card;
    cards.for_each([&](CardId card) { last = card; });
    return last;
}

// One cell of a shelf: its top card and, if any, the card entombed there.
struct Stack {
    Cell cell;
    CardId top = no_card;
    CardId lower = no_card;
};
using Stacks = base::InlineVector<Stack, card_count>;

// In the order of the alphabet by their top cards.
Stacks stacks_of(const Board& board, Seat seat) {
    Stacks stacks;
    const CardSet top_cards = tops(board, seat);
    top_cards.for_each([&](CardId card) { stacks.push_back({spot_of(board, card).cell, card, no_card}); });
    (board.shelf[seat] - top_cards).for_each([&](CardId card) {
        const Cell cell = spot_of(board, card).cell;
        for (Stack& stack : stacks) {
            if (stack.cell == cell) stack.lower = card;
        }
    });
    return stacks;
}

// How many cards of a stack have not been chosen.
int left_of(const Stack& stack, const CardSet& chosen) {
    return (chosen.contains(stack.top) ? 0 : 1) + (stack.lower != no_card && !chosen.contains(stack.lower) ? 1 : 0);
}

Grid remaining(const Stacks& stacks, const CardSet& chosen) {
    Grid grid;
    for (const Stack& stack : stacks) {
        if (left_of(stack, chosen) > 0) grid.add(stack.cell);
    }
    return grid;
}

bool inside(const Grid& cells, const Grid& piece) {
    bool all = true;
    cells.for_each([&](Cell cell) { all = all && piece.contains(cell); });
    return all;
}

// The fewest further cards that must go so that one piece remains, or `never`. Stacks before the last one chosen are
// certain to stay as they are.
int cards_that_must_follow(const Stacks& stacks, const CardSet& chosen, CardId last_top) {
    Grid all;
    Grid kept;
    for (const Stack& stack : stacks) {
        if (left_of(stack, chosen) == 0) continue;
        all.add(stack.cell);
        if (stack.top < last_top) kept.add(stack.cell);
    }
    const auto cost_of_keeping = [&](const Grid& piece) {
        if (!inside(kept, piece)) return never;
        int cards = 0;
        for (const Stack& stack : stacks) {
            if (!piece.contains(stack.cell)) cards += left_of(stack, chosen);
        }
        return cards;
    };
    if (all.empty()) return 0;
    int fewest = never;
    for (Grid left = all; !left.empty();) {
        const Grid piece = all.piece(left.any_cell());
        fewest = std::min(fewest, cost_of_keeping(piece));
        piece.for_each([&](Cell cell) { left.remove(cell); });
    }
    return fewest;
}

bool can_follow(const Stacks& stacks, const Grid& grid, bool whole, const Stack& stack, CardId card,
                const CardSet& chosen, int more) {
    const bool empties_cell = left_of(stack, chosen) == 1;
    if (whole && (!empties_cell || grid.connected_without(stack.cell))) return true;
    if (whole && more == 0) return false;
    CardSet then = chosen;
    then.add(card);
    return cards_that_must_follow(stacks, then, stack.top) <= more;
}

// Hand cards that come after those chosen, as long as enough are left to reach the least number.
void offer_hand(const State& state, const Frame& frame, Verb verb, ActionList& out) {
    const CardSet& hand = state.hidden.hand[frame.seat];
    const CardSet& chosen = state.board.chosen;
    const CardId last = last_of(chosen & hand);
    const CardSet open = last == no_card ? hand : hand.after(last);
    const bool shelf_helps = (frame.c & from_shelf_flag) != 0 && !state.board.shelf[frame.seat].empty();
    const int missing = shelf_helps ? 0 : frame.a - chosen.count() - 1;
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

void decide(Play& play, Frame&, Action action) {
    if (action.verb == Verb::done) {
        pop(play);
    } else {
        play.state.board.chosen.add(action.a);
    }
}

}  // namespace

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
    return without.empty() || remaining(stacks_of(board, seat), without).connected();
}

CardSet choosable(const Board& board, Seat seat, const CardSet& chosen, int more) {
    const Stacks stacks = stacks_of(board, seat);
    const Grid grid = remaining(stacks, chosen);
    const bool whole = chosen.empty() || grid.connected();
    const CardId last = last_of(chosen & tops(board, seat));
    CardSet open;
    for (const Stack& stack : stacks) {
        if (stack.top == last && stack.lower != no_card && !chosen.contains(stack.lower) &&
            can_follow(stacks, grid, whole, stack, stack.lower, chosen, more)) {
            open.add(stack.lower);
        }
        if (last != no_card && stack.top <= last) continue;
        if (can_follow(stacks, grid, whole, stack, stack.top, chosen, more)) open.add(stack.top);
    }
    return open;
}

const Handler pay_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
