// XL-L3 Auction House: in the resolution the bidder pays with hand cards and takes everything. How bids replace each
// other is in exlibris/placement.cpp.

#include "exlibris/handlers.h"
#include "exlibris/paying.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { opening, paid, gained, over };

// Whoever is there, if the bid can be paid and there is something to win.
bool open(Play& play, Frame& frame) {
    const Board& board = play.state.board;
    const FigureList bidders = figures_on(board, frame.a);
    if (bidders.empty() || cards_on(board, Location::auction_house).empty()) return false;
    frame.figure = bidders[0];
    frame.seat = owner_of(frame.figure);
    const int bid = board.figures[frame.figure].space + 1;
    if (board.hand_count[frame.seat] < bid) return false;
    push_payment(play, frame.seat, frame.figure, {.at_least = bid, .at_most = bid});
    return true;
}

bool settle(Play& play, Frame& frame) {
    Board& board = play.state.board;
    switch (frame.step++) {
        case opening:
            if (!open(play, frame)) pop(play);
            break;
        case paid:
            discard_chosen(play, frame.seat);
            board.taking = cards_on(board, Location::auction_house);
            cards_on(board, Location::auction_house).clear();
            push_gather(play, frame.seat, frame.figure, true);
            break;
        case gained: push_offer(play, frame.seat, frame.figure, card_count); break;
        default: pop(play);
    }
    return false;
}

}  // namespace

const Handler auction_house_handler = {settle, nothing_legal, nothing_to_do};

}  // namespace shelfmark::exlibris
