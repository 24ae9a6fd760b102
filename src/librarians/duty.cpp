#include <algorithm>

#include "librarians/knowledge.h"
#include "librarians/order.h"
#include "librarians/places.h"
#include "librarians/turn.h"
#include "librarians/view.h"

namespace shelfmark::librarians {

namespace {

// LB-E5: a duty of each kind counts once.
int duties_met(const Duty& duty, const Book& book) {
    return ((colours_of(book) & duty.colours) != 0 ? 1 : 0) + ((only_letter(book.letter) & duty.letters) != 0 ? 1 : 0);
}

// LB-Q13: Fantasy overrides a Force!
bool bound(const Board& board) { return board.duty.any() && !board.licence.no_minimum; }

CardSet meeting_at_least(const Board& board, const CardSet& cards, int duties) {
    CardSet meeting;
    cards.for_each([&](CardId card) {
        if (duties_met(board.duty, book_of(board, card)) >= duties) meeting.add(card);
    });
    return meeting;
}

// Cards that could be in somebody's hand as far as everybody sees.
CardSet out_of_sight(const Board& board) {
    CardSet cards;
    for (CardId card = 0; card < board.card_count; ++card) cards.add(card);
    return cards - open_cards(board);
}

}  // namespace

CardSet allowed_by_duty(const Board& board, const CardSet& hand) {
    if (!bound(board)) return hand;
    for (int duties = 2; duties > 0; --duties) {
        const CardSet meeting = meeting_at_least(board, hand, duties);
        if (!with_a_place(board, meeting).empty()) return meeting;
    }
    return hand;
}

void meet_duty(Play& play, CardId card) {
    Board& board = play.board();
    if (bound(board)) {
        const int met = duties_met(board.duty, book_of(board, card));
        const CardSet better = with_a_place(board, meeting_at_least(board, out_of_sight(board), met + 1));
        if (!better.empty()) {
            remember_unmet(play.state, board.turn, better);
            play.tell({.kind = EventKind::duty_unmet, .seat = board.turn});
        }
    }
    board.duty = {};
}

}  // namespace shelfmark::librarians
