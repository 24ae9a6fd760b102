#include "librarians/turn.h"

#include <algorithm>

#include "librarians/declaring.h"
#include "librarians/handlers.h"
#include "librarians/knowledge.h"
#include "librarians/places.h"
#include "librarians/powers/powers.h"

namespace shelfmark::librarians {

namespace {

constexpr int cards_per_turn = 2;
constexpr std::uint8_t taps_per_turn = 2;  // LB-S5

bool can_end(const Board& board) { return minimum_met(board) && hangs_together(board); }

// What was allowed for this turn is over; what the next card may do is not.
void end_licences(Licence& licence) {
    licence = {
        .next_gap = licence.next_gap, .next_no_order = licence.next_no_order, .next_stack_any = licence.next_stack_any};
}

// LB-S3, LB-W5: draw up to the limit, an empty hand too. A hand above it stays.
void end_turn(Play& play) {
    Board& board = play.board();
    draw_cards(play, board.turn, board.hand_limit - board.hand_count[board.turn]);
    reveal(play);
    begin_turn(play, after(board, board.turn));
}

GenreSet own_powers(const Board& board) {
    GenreSet genres = 0;
    board.powers[board.turn].for_each([&](CardId card) { genres |= only(genre_of(book_of(board, card))); });
    return genres;
}

// Whoever names a card to be played shows that it is in the hand, and how a Force! was met (LB-E5).
void name_card(Play& play, CardId card) {
    meet_duty(play, card);
    remember_named(play.state, play.board().turn, card);
    push(play, {.ask = Ask::place, .a = card});
}

// LB-S5
void tap(Play& play, Action action) {
    Board& board = play.board();
    --board.taps_left;
    reveal(play);
    if (action.verb == Verb::tap) {
        play.tell(
            {.kind = EventKind::tapped, .seat = board.turn, .card = action.a, .at = board.library.where[action.a]});
    } else {
        play.tell({.kind = EventKind::tapped_shelf, .seat = board.turn, .a = action.row});
    }
}

bool settle_turn(Play& play, Frame&) {
    const Board& board = play.board();
    if (all_cards_played(board)) {
        finish(play, Outcome::won);
        return false;
    }
    if (!board.licence.stopped || !hangs_together(board)) return true;
    end_turn(play);
    return false;
}

void offer_taps(const Board& board, ActionList& out) {
    if (board.taps_left == 0) return;
    board.library.shown.for_each([&](CardId card) { out.push_back(act(Verb::tap, card)); });
    for (int row = board.library.first_row; row <= board.library.last_row; ++row) {
        out.push_back(act(Verb::tap_shelf, cell(row, 0)));
    }
}

void legal_turn(const State& state, const Frame&, ActionList& out) {
    const Board& board = state.board;
    const CardSet cards = playable(state);
    cards.for_each([&](CardId card) { out.push_back(act(Verb::play, card)); });
    if (!board.powers[board.turn].empty()) {
        for (GenreSet genres = own_powers(board); genres != 0; genres &= genres - 1) {
            out.push_back(act(Verb::use, std::countr_zero(genres)));
        }
    }
    for (GenreSet genres = Declarations(board).genres(); genres != 0; genres &= genres - 1) {
        out.push_back(act(Verb::complete, std::countr_zero(genres)));
    }
    for (const Author author : complete_authors(board)) out.push_back(act(Verb::author, author));
    if (can_end(board)) {
        out.push_back(act(Verb::end));
    } else if (cards.empty()) {
        out.push_back(act(Verb::give_up));
    }
    offer_taps(board, out);
}

void act_turn(Play& play, Frame&, Action action) {
    const Board& board = play.board();
    switch (action.verb) {
        case Verb::play: name_card(play, action.a); return;
        case Verb::use: use_power_card(play, board.turn, static_cast<Genre>(action.a)); return;
        case Verb::complete:
            push(play, {.ask = Ask::completing});
            push(play, {.ask = Ask::declaring, .a = action.a});
            return;
        case Verb::author: push(play, {.ask = Ask::keep_author, .a = action.a}); return;
        case Verb::end: end_turn(play); return;
        case Verb::give_up: finish(play, Outcome::stuck); return;
        default: tap(play, action); return;
    }
}

// ---- LB-P1 to LB-P3: where a card goes ----

bool settle_place(Play&, Frame&) { return true; }

void legal_place(const State& state, const Frame& frame, ActionList& out) { list_places(state.board, frame.a, out); }

void act_place(Play& play, Frame& frame, Action action) {
    Board& board = play.board();
    const CardId card = frame.a;
    const Cell at = cell_of(action);
    pop(play);
    // LB-P4: a book that Sci-Fi or Gap! allowed to stand away from all others.
    const bool apart = action.verb == Verb::at && (adjacent_places(board.library, at.row) & bit(at.column)) == 0;
    if (apart) board.cut_off.add(card);
    play_card(play, card, at);
}

}  // namespace

// LB-W1
bool all_cards_played(const Board& board) {
    return board.deck_count == 0 &&
           std::all_of(board.hand_count.begin(), board.hand_count.end(), [](std::uint8_t count) { return count == 0; });
}

bool minimum_met(const Board& board) {
    return board.played >= cards_per_turn || board.hand_count[board.turn] == 0 || board.licence.no_minimum ||
           board.licence.stopped;
}

bool may_play_more(const Board& board) { return !board.options.exactly_two || board.played < cards_per_turn; }

CardSet playable(const State& state) {
    const Board& board = state.board;
    if (!may_play_more(board)) return {};
    return allowed_by_duty(board, with_a_place(board, state.hidden.hand[board.turn]));
}

bool stuck(const State& state) { return !can_end(state.board) && playable(state).empty(); }

// LB-P4
bool hangs_together(const Board& board) { return hang_together(board.library, board.cut_off); }

void begin_turn(Play& play, Seat seat) {
    Board& board = play.board();
    for (; board.skips > 0; --board.skips) {
        play.tell({.kind = EventKind::turn_skipped, .seat = seat});
        seat = after(board, seat);
    }
    board.turn = seat;
    ++board.turns;
    end_licences(board.licence);
    board.played = 0;
    // LB-S4: who begins with an empty hand plays nothing, whatever a power may bring.
    board.licence.no_minimum = board.hand_count[seat] == 0;
    board.taps_left = board.options.talk == Talk::taps ? taps_per_turn : std::uint8_t{0};
    board.duty = board.next_duty;
    board.next_duty = {};
    // A turn ends in one piece, unless a book may stand apart.
    if (!board.cut_off.empty()) board.cut_off = books_apart(board.library);
    play.tell({.kind = EventKind::turn_began, .seat = seat});
}

const Handler turn_handler = {settle_turn, legal_turn, act_turn};
const Handler place_handler = {settle_place, legal_place, act_place};

}  // namespace shelfmark::librarians
