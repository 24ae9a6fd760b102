// XL-L16 Tax Collector: every opponent puts a card on the tile; then you may put cards there and take as many others.

#include "exlibris/handlers.h"
#include "exlibris/paying.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { taxing, taxed, paying, paid, taking, gained, over };
// Frame::b: opponents asked so far, later how many cards are still to be taken. Board::chosen: the visitor's own cards
// on the tile, which may not be taken back in this visit; Board::taking: those taken so far.

CardSet& tile(Board& board) { return cards_on(board, Location::tax_collector); }

void put_on_tile(Play& play, Seat seat) {
    const CardSet cards = play.state.board.chosen;
    part_with_chosen(play, seat);
    tile(play.state.board) |= cards;
    cards.for_each([&](CardId card) {
        play.tell({.kind = EventKind::laid, .seat = seat, .place = index(Location::tax_collector), .card = card});
    });
}

bool has_cards(const Board& board, Seat seat) { return board.hand_count[seat] != 0 || !board.shelf[seat].empty(); }

// Clockwise from the visitor's left, each opponent one card; whoever has none is passed over.
void tax_next(Play& play, Frame& frame) {
    const Board& board = play.state.board;
    while (++frame.b < players(board)) {
        const Seat opponent = after(board, owner_of(frame.figure), frame.b);
        if (!has_cards(board, opponent)) continue;
        frame.seat = opponent;
        frame.step = taxed;
        push_payment(play, opponent, no_figure, {.at_least = 1, .at_most = 1, .from_shelf = true, .laid = true});
        return;
    }
    frame.seat = owner_of(frame.figure);
    frame.step = paying;
}

CardSet for_sale(const Board& board) { return cards_on(board, Location::tax_collector) - board.chosen; }

bool settle(Play& play, Frame& frame) {
    Board& board = play.state.board;
    switch (frame.step) {
        case taxing: tax_next(play, frame); return false;
        case taxed:
            put_on_tile(play, frame.seat);
            frame.step = taxing;
            return false;
        case paying: {
            board.chosen.clear();
            frame.step = paid;
            const int on_tile = tile(board).count();
            if (on_tile > 0 && has_cards(board, frame.seat)) {
                push_payment(play, frame.seat, frame.figure, {.at_most = on_tile, .from_shelf = true, .laid = true});
            }
            return false;
        }
        case paid:
            frame.b = static_cast<std::uint8_t>(board.chosen.count());
            put_on_tile(play, frame.seat);
            board.taking.clear();
            frame.step = taking;
            return false;
        case taking:
            if (frame.b > 0) return true;
            board.chosen.clear();
            frame.step = gained;
            push_gather(play, frame.seat, frame.figure, true);
            return false;
        case gained:
            frame.step = over;
            push_offer(play, frame.seat, frame.figure, card_count);
            return false;
        default: pop(play); return false;
    }
}

// A set of cards: in the order of the alphabet, as long as enough are left.
void legal(const State& state, const Frame& frame, ActionList& out) {
    const Board& board = state.board;
    CardId last = no_card;
    board.taking.for_each([&](CardId card) { last = card; });
    const CardSet open = last == no_card ? for_sale(board) : for_sale(board).after(last);
    int left = open.count();
    open.for_each([&](CardId card) {
        if (left-- >= frame.b) out.push_back(act(Verb::take, card));
    });
}

void decide(Play& play, Frame& frame, Action action) {
    tile(play.state.board).remove(action.a);
    play.state.board.taking.add(action.a);
    --frame.b;
}

}  // namespace

const Handler tax_collector_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
