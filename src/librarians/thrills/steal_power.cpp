// LB-E5 Steal Power!: a power card that lies before another player is used at once; without one nothing happens.

#include "librarians/handlers.h"
#include "librarians/powers/powers.h"
#include "librarians/thrills/thrills.h"

namespace shelfmark::librarians {

namespace {

// Each genre once for each owner.
void offer(const Board& board, ActionList& out) {
    for (Seat owner = 0; owner < players(board); ++owner) {
        if (owner == board.turn) continue;
        GenreSet genres = 0;
        board.powers[owner].for_each([&](CardId card) { genres |= only(genre_of(book_of(board, card))); });
        for (; genres != 0; genres &= genres - 1) {
            out.push_back({.verb = Verb::steal, .a = static_cast<std::uint8_t>(std::countr_zero(genres)), .b = owner});
        }
    }
}

bool settle(Play& play, Frame&) {
    ActionList cards;
    offer(play.board(), cards);
    if (!cards.empty()) return true;
    pop(play);
    return false;
}

void legal(const State& state, const Frame&, ActionList& out) { offer(state.board, out); }

void act(Play& play, Frame&, Action action) {
    pop(play);
    use_power_card(play, action.b, static_cast<Genre>(action.a));
}

}  // namespace

void thrills::steal_power(Play& play) { push(play, {.ask = Ask::steal}); }

const Handler steal_handler = {settle, legal, act};

}  // namespace shelfmark::librarians
