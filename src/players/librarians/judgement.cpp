#include "players/librarians/judgement.h"

#include "librarians/places.h"
#include "librarians/result.h"
#include "librarians/turn.h"
#include "librarians/view.h"
#include "players/librarians/lines.h"
#include "players/librarians/taste.h"

namespace shelfmark::players {

using namespace librarians;

namespace {

constexpr Prospect the_end = -100'000;
constexpr Prospect no_second_card = -2'000;
constexpr Prospect card_left = -10;
constexpr Prospect card_shut_out = -60;
constexpr Prospect card_of_the_limit = 30;

Prospect worth_of_powers(const Board& board) {
    Prospect worth = 0;
    for (const CardSet& powers : board.powers) {
        powers.for_each([&](CardId card) { worth += worth_of_power(genre_of(book_of(board, card))); });
    }
    return worth;
}

// Whether the turn can go on to its end (LB-S3, LB-P4).
Prospect worth_of_turn(const State& state) {
    Prospect worth = hangs_together(state.board) ? 0 : worth_in_pieces;
    if (!minimum_met(state.board) && playable(state).empty()) worth += no_second_card;
    return worth;
}

// Where expansions have a say, the letters do not tell enough (LB-E2 to LB-E4): the cards that nowhere fit now.
Prospect worth_of_shut_out(const Board& board, const CardSet& own) {
    if (letters_alone_decide(board.options)) return 0;
    CardSet others;
    for (CardId card = 0; card < board.card_count; ++card) others.add(card);
    others -= open_cards(board);
    others -= own;
    const auto shut_out = [&](const CardSet& cards) { return cards.count() - with_a_place(board, cards).count(); };
    return card_shut_out * (own_demand * shut_out(own) + shut_out(others));
}

}  // namespace

bool is_lost(Prospect worth) { return worth <= the_end; }

bool letters_alone_decide(const Options& options) {
    return !options.ages && !options.sequels && !options.powers && !options.columns && !options.balance;
}

Prospect judge_library(const Board& board, const Demand& demand) {
    return Room(board).worth(demand) + lines_worth(board);
}

Prospect judge(const State& state, Seat seat, const CardSet& known) {
    const Board& board = state.board;
    const Result now = result(state);
    if (now.outcome == Outcome::won) return -the_end;
    if (now.outcome != Outcome::running) return the_end + points(now);
    const CardSet& own = state.hidden.hand[seat];
    Prospect worth = judge_library(board, demand_for(board, own, known)) + worth_of_shut_out(board, own);
    worth += worth_of_powers(board) + card_left * now.cards_left + card_of_the_limit * board.hand_limit;
    return board.turn == seat ? worth + worth_of_turn(state) : worth;
}

}  // namespace shelfmark::players
