// XL-L9 Book Collector: discard what you like; every two icons that also appear on the tile's card draw a card, and up
// to two of those drawn may be shelved.

#include "exlibris/handlers.h"
#include "exlibris/paying.h"
#include "exlibris/shelf.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { opening, paid, drawn, over };

// Face-down cards of the shelf show no icons.
int wanted_icons(const Board& board, Seat seat) {
    CategorySet wanted = 0;
    cards_on(board, Location::book_collector).for_each([&](CardId card) {
        wanted = static_cast<CategorySet>(wanted | categories_of(card));
    });
    int count = 0;
    board.chosen.for_each([&](CardId card) {
        if (board.shelf[seat].contains(card) && spot_of(board, card).face_down) return;
        for (std::size_t k = 0; k < category_count; ++k) {
            if (((wanted >> k) & 1) != 0) count += icons(card)[k];
        }
    });
    return count;
}

bool settle(Play& play, Frame& frame) {
    const Board& board = play.state.board;
    switch (frame.step++) {
        case opening:
            if (cards_on(board, Location::book_collector).empty() ||
                (board.hand_count[frame.seat] == 0 && board.shelf[frame.seat].empty())) {
                pop(play);
            } else {
                push_payment(play, frame.seat, frame.figure, {.from_shelf = true});
            }
            break;
        case paid: {
            const int cards = wanted_icons(board, frame.seat) / 2;
            discard_chosen(play, frame.seat);
            push_draw(play, frame.seat, frame.figure, cards, true);
            break;
        }
        case drawn: push_offer(play, frame.seat, frame.figure, 2); break;
        default: pop(play);
    }
    return false;
}

}  // namespace

const Handler book_collector_handler = {settle, nothing_legal, nothing_to_do};

}  // namespace shelfmark::exlibris
