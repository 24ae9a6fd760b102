// LB-E5 Draw!: three cards, whatever the hand limit.

#include "librarians/thrills/thrills.h"

namespace shelfmark::librarians {

void thrills::draw(Play& play) {
    const Board& board = play.board();
    if (board.deck_count == 0) return;
    draw_cards(play, board.turn, 3);
    librarians::reveal(play);
}

}  // namespace shelfmark::librarians
