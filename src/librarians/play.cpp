#include "librarians/play.h"

#include "librarians/completing.h"
#include "librarians/handlers.h"
#include "librarians/knowledge.h"
#include "librarians/turn.h"

namespace shelfmark::librarians {

namespace {

void leave_hand(Play& play, CardId card) {
    Board& board = play.board();
    play.state.hidden.hand[board.turn].remove(card);
    --board.hand_count[board.turn];
    remember_left(play.state, board.turn, card);
}

// The card on top of the deck, which is one shorter then.
CardId next_card(State& state) {
    Board& board = state.board;
    CardId& next = state.hidden.deck[--board.deck_count];
    const CardId card = next;
    next = 0;
    return card;
}

// LB-Q20: everybody knew which card would come next.
bool was_open(Board& board) {
    if (board.open_deck == 0) return false;
    for (std::size_t i = 0; i + 1 < board.deck_top.size(); ++i) board.deck_top[i] = board.deck_top[i + 1];
    board.deck_top.back() = no_card;
    --board.open_deck;
    return true;
}

}  // namespace

void push(Play& play, const Frame& frame) {
    Board& board = play.board();
    SHELFMARK_EXPECT(board.depth < max_depth);
    board.frames[board.depth++] = frame;
}

void pop(Play& play) { play.board().frames[--play.board().depth] = {}; }

// LB-P1, LB-P3, LB-E5
void play_card(Play& play, CardId card, Cell at) {
    Board& board = play.board();
    meet_duty(play, card);
    leave_hand(play, card);
    board.licence.next_gap = board.licence.next_no_order = board.licence.next_stack_any = false;
    const bool stacked = top_of(board.library, at) != no_card;
    lay(board.library, card, at);
    ++board.played;
    play.tell({.kind = EventKind::played,
               .seat = board.turn,
               .card = card,
               .at = at,
               .a = static_cast<std::uint8_t>(stacked ? 1 : 0)});
    const Book& book = book_of(board, card);
    // LB-W1: with the last card of all the game is won at once, unless a line says otherwise.
    const bool last = all_cards_played(board);
    if (is_thrill(book) && !last) {
        action_of(thrill_of(book))(play);
    } else if (last || makes_a_row(board, at)) {
        look_for_rows(play);
    }
}

void take_off(Play& play, const CardSet& books) {
    books.for_each([&](CardId card) { lift(play.board().library, card); });
}

void discard_away(Play& play, const CardSet& cards) {
    Board& board = play.board();
    board.discard |= cards;
    if (play.events == nullptr) return;
    cards.for_each([&](CardId card) { play.tell({.kind = EventKind::removed, .seat = board.turn, .card = card}); });
}

void discard_books(Play& play, const CardSet& books) {
    take_off(play, books);
    discard_away(play, books);
}

// LB-S3: what there is; the discard pile is never shuffled in.
void draw_cards(Play& play, Seat seat, int count) {
    Board& board = play.board();
    for (; count > 0 && board.deck_count > 0; --count) {
        const CardId card = next_card(play.state);
        const bool open = was_open(board);
        play.state.hidden.hand[seat].add(card);
        ++board.hand_count[seat];
        remember_drawn(play.state, seat, card, open);
        play.tell({.kind = EventKind::drew,
                   .seat = seat,
                   .card = card,
                   .seen_by = open ? SeatSet(0xff) : SeatSet::only(seat)});
    }
}

void look_for_rows(Play& play) {
    if (top(play.board()).ask != Ask::completing) push(play, {.ask = Ask::completing});
}

void reveal(Play& play) { ++play.board().revelations; }

void use_power(Play& play, Genre genre) { power_of(genre)(play); }

void finish(Play& play, Outcome outcome) {
    Board& board = play.board();
    board.outcome = outcome;
    board.depth = 0;
    board.frames.fill({});
    reveal(play);
    play.tell({.kind = EventKind::game_over, .a = static_cast<std::uint8_t>(outcome)});
}

}  // namespace shelfmark::librarians
