// LB-Q20 Cooking: the next six cards of the deck are shown to all and put back in any order, which stays open.

#include <algorithm>
#include <span>

#include "librarians/handlers.h"
#include "librarians/powers/powers.h"

namespace shelfmark::librarians {

namespace {

// The deck has its next card last.
CardId& card_from_top(State& state, int place) {
    return state.hidden.deck[static_cast<std::size_t>(state.board.deck_count - 1 - place)];
}

int put_back(const Board& board, const Frame& frame) { return board.open_deck - frame.a; }

bool settle(Play& play, Frame& frame) {
    // The last one goes by itself.
    if (frame.a > 1) return true;
    pop(play);
    return false;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    const Board& board = state.board;
    for (int place = put_back(board, frame); place < board.open_deck; ++place) {
        out.push_back(act(Verb::next, board.deck_top[static_cast<std::size_t>(place)]));
    }
}

void act(Play& play, Frame& frame, Action action) {
    Board& board = play.board();
    const auto open = std::span(board.deck_top).first(board.open_deck);
    const auto waiting = open.subspan(static_cast<std::size_t>(put_back(board, frame)));
    const auto chosen = std::ranges::find(waiting, action.a);
    std::rotate(waiting.begin(), chosen, chosen + 1);
    for (int place = 0; place < board.open_deck; ++place) {
        card_from_top(play.state, place) = board.deck_top[static_cast<std::size_t>(place)];
    }
    --frame.a;
}

}  // namespace

void powers::cooking(Play& play) {
    Board& board = play.board();
    if (board.deck_count == 0) return;
    board.open_deck = std::min<std::uint8_t>(cooked_cards, board.deck_count);
    for (int place = 0; place < board.open_deck; ++place) {
        const CardId card = card_from_top(play.state, place);
        board.deck_top[static_cast<std::size_t>(place)] = card;
        play.tell({.kind = EventKind::deck_shown,
                   .seat = board.turn,
                   .card = card,
                   .a = static_cast<std::uint8_t>(place + 1)});
    }
    reveal(play);
    push(play, {.ask = Ask::cooking, .a = board.open_deck});
}

const Handler cooking_handler = {settle, legal, act};

}  // namespace shelfmark::librarians
