// LB-Q5 Romance: the top five cards of the deck are put away, unseen until the game ends.

#include <algorithm>

#include "librarians/knowledge.h"
#include "librarians/powers/powers.h"

namespace shelfmark::librarians {

namespace {

// LB-Q20: cards that lay open on the deck. Everybody remembers what became of them.
void put_away_open(State& state, int count) {
    Board& board = state.board;
    for (int i = 0; i < count; ++i) {
        remember_taken(state, board.turn, board.deck_top[static_cast<std::size_t>(i)]);
    }
    std::shift_left(board.deck_top.begin(), board.deck_top.end(), count);
    std::fill(board.deck_top.end() - count, board.deck_top.end(), no_card);
    board.open_deck = static_cast<std::uint8_t>(board.open_deck - count);
}

}  // namespace

void powers::romance(Play& play) {
    Board& board = play.board();
    Hidden& hidden = play.state.hidden;
    const int cards = std::min<int>(romance_cards, board.deck_count);
    put_away_open(play.state, std::min<int>(cards, board.open_deck));
    for (int i = 0; i < cards; ++i) {
        CardId& next = hidden.deck[--board.deck_count];
        hidden.put_away.add(next);
        next = 0;
    }
    board.put_away_count = static_cast<std::uint8_t>(board.put_away_count + cards);
    play.tell({.kind = EventKind::put_away, .seat = board.turn, .a = static_cast<std::uint8_t>(cards)});
}

}  // namespace shelfmark::librarians
