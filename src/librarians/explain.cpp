// Why an action is not legal. The answer is only looked for after `legal` has said no, so it may take its time.

#include "librarians/explain.h"

#include <algorithm>
#include <utility>

#include "librarians/engine.h"
#include "librarians/order.h"
#include "librarians/places.h"
#include "librarians/powers/swapping.h"
#include "librarians/powers/travel.h"
#include "librarians/turn.h"

namespace shelfmark::librarians {

namespace {

Refusal because(const char* rule, const char* key) { return {rule, key, Obstacle::none, 0}; }
Refusal because_of_card(const char* rule, const char* key, CardId card) { return {rule, key, Obstacle::card, card}; }

const char* rule_of_taking(const Frame& frame) {
    switch (static_cast<Taken>(frame.b)) {
        case Taken::into_hand: return "LB-Q12";
        case Taken::for_travel: return "LB-Q11";
        default: return "LB-E5";
    }
}

bool takes_card_of_library(Verb verb) {
    return verb == Verb::take || verb == Verb::swap || verb == Verb::with || verb == Verb::move || verb == Verb::tap;
}

// The nearest books along a line through a place, of those that lie in it: one before, one after.
template <class Position>
std::array<CardId, 2> nearest(const Board& board, Cell at, Position position) {
    std::array<CardId, 2> found = {no_card, no_card};
    board.library.shown.for_each([&](CardId other) {
        const Cell there = board.library.where[other];
        const auto [line, own] = position(at);
        const auto [other_line, place] = position(there);
        if (other_line != line || place == own) return;
        CardId& best = found[place < own ? 0 : 1];
        const bool nearer = best == no_card || (place < own) == (place > position(board.library.where[best]).second);
        if (nearer) best = other;
    });
    return found;
}

// Of two neighbours, the one beside which the letter does not fit.
CardId culprit(const Board& board, const std::array<CardId, 2>& neighbours, Letter letter, bool backwards) {
    const auto [before, after] = neighbours;
    const auto wrong = [&](CardId card, bool card_first) {
        if (card == no_card) return false;
        const Letter there = book_of(board, card).letter;
        return card_first ? there > letter : there < letter;
    };
    return wrong(before, !backwards) ? before : wrong(after, backwards) ? after : no_card;
}

Refusal why_out_of_order(const Board& board, CardId card, Cell at) {
    const Letter letter = book_of(board, card).letter;
    if (board.licence.no_order || board.licence.next_no_order || !has_shelf(board.library, at.row)) return {};
    const auto in_row = nearest(board, at, [](Cell there) { return std::pair{there.row, there.column}; });
    const CardId wrong_in_row = culprit(board, in_row, letter, bookshelf_of(board, at.row).right_to_left);
    if (wrong_in_row != no_card) return because_of_card("LB-P2", "why.out-of-order", wrong_in_row);
    if (!board.options.columns) return {};
    const auto in_column = nearest(board, at, [](Cell there) { return std::pair{there.column, there.row}; });
    const CardId wrong_in_column = culprit(board, in_column, letter, false);
    if (wrong_in_column == no_card) return {};
    return because_of_card("LB-E4", "why.column-out-of-order", wrong_in_column);
}

Refusal why_expansions_forbid(const Board& board, CardId card, Cell at) {
    if (board.options.powers && !shelf_allows(board, card, at)) return because("LB-E4", "why.shelf-power");
    if (board.options.ages && !beside_its_audience(board, card, at)) return because("LB-E2", "why.audience");
    if (board.options.sequels && !joins_its_series(board, card, at)) return because("LB-E3", "why.series");
    return {};
}

Refusal why_not_in_row(const Board& board, Cell at) {
    if (at.row >= row_count || at.column >= column_count) return because("LB-P1", "why.off-the-table");
    const bool open = has_shelf(board.library, at.row) || board.licence.any_row;
    return open ? Refusal{} : because("LB-P1", "why.no-bookshelf");
}

// LB-S3, LB-E5, LB-E6: why this card of the hand cannot be played.
Refusal why_not_played(const State& state, CardId card) {
    const Board& board = state.board;
    if (card >= board.card_count) return because("LB-S3", "why.no-such-card");
    if (!state.hidden.hand[board.turn].contains(card)) return because_of_card("LB-S3", "why.not-in-hand", card);
    if (!may_play_more(board)) return because("LB-E6", "why.exactly-two");
    if (!has_place(board, card)) return because_of_card("LB-P1", "why.no-place", card);
    return because_of_card("LB-E5", "why.duty", card);
}

Refusal why_not_ended(const Board& board) {
    return minimum_met(board) ? because("LB-P4", "why.in-pieces") : because("LB-S3", "why.two-cards");
}

Refusal why_not_given_up(const State& state) {
    const CardSet cards = playable(state);
    if (!cards.empty()) return because_of_card("LB-W2", "why.can-play", cards.first());
    return because("LB-W2", "why.can-end");
}

// LB-S5
Refusal why_not_tapped(const Board& board) {
    if (board.options.talk != Talk::taps) return because("LB-S5", "why.no-taps");
    return because("LB-S5", board.taps_left == 0 ? "why.taps-used" : "why.not-possible");
}

Refusal why_not_in_turn(const State& state, Action action) {
    const Board& board = state.board;
    switch (action.verb) {
        case Verb::play: return why_not_played(state, action.a);
        case Verb::use: return because("LB-G5", "why.no-such-power");
        case Verb::end: return why_not_ended(board);
        case Verb::give_up: return why_not_given_up(state);
        case Verb::complete: return because("LB-G4", "why.no-such-row");
        case Verb::author: return because("LB-E1", board.options.authors ? "why.author" : "why.switched-off");
        case Verb::tap:
        case Verb::tap_shelf: return why_not_tapped(board);
        default: return because("LB-S3", "why.not-asked");
    }
}

bool verb_is_asked(const ActionList& options, Verb verb) {
    return std::any_of(options.begin(), options.end(), [verb](const Action& option) { return option.verb == verb; });
}

// What the same power, or the same thrill, was used on before.
bool is_chosen(const Board& board, const Frame& frame, CardId card) {
    switch (frame.ask) {
        case Ask::thriller: return card == frame.c;
        case Ask::science: return card == frame.b;
        default: return board.chosen.contains(card);
    }
}

// Cards are picked in the order of the alphabet, so that a set is reached in one way.
Refusal why_not_taken(const Board& board, const Frame& frame, const char* rule, CardId card) {
    if (card >= board.card_count) return because(rule, "why.no-such-card");
    if (!board.library.shown.contains(card)) return because_of_card(rule, "why.not-on-top", card);
    if (is_chosen(board, frame, card)) return because_of_card(rule, "why.chosen-already", card);
    if (!board.chosen.after(card).empty()) return because_of_card(rule, "why.in-order", card);
    return because_of_card(rule, frame.ask == Ask::take ? "why.not-yet" : "why.card-not-available", card);
}

// LB-Q10, LB-E5: a pair is named in the order of its cards, and both must be allowed where the other lies.
Refusal why_not_swapped(const Board& board, const Frame& frame, const char* rule, Action action) {
    const CardId card = action.a;
    const CardSet& shown = board.library.shown;
    if (card >= board.card_count || !shown.contains(card)) return why_not_taken(board, frame, rule, card);
    if (!has_shelf(board.library, board.library.where[card].row)) return because("LB-G7", "why.no-bookshelf");
    if (card == frame.a) return because_of_card(rule, "why.chosen-already", card);
    if (action.verb == Verb::with) {
        const bool earlier = card < frame.a && may_change_places(board, card, frame.a);
        return earlier ? because_of_card(rule, "why.in-order", card)
                       : because_of_card("LB-E4", "why.swap-forbidden", card);
    }
    bool after_another = false;
    shown.for_each([&](CardId other) {
        after_another = after_another || (other < card && may_change_places(board, other, card));
    });
    return after_another ? because_of_card(rule, "why.not-yet", card)
                         : because_of_card("LB-E4", "why.swap-forbidden", card);
}

// LB-Q11: what keeps a card of the hand from the place of a book that went.
Refusal why_not_filled(const Board& board, CardId card, Cell at) {
    if (!shelf_allows(board, card, at)) return because("LB-E4", "why.shelf-power");
    return because("LB-E4", shelf_allows_stacking(board, at.row) ? "why.balance" : "why.no-stacking");
}

// LB-Q11, LB-Q23: a card of the hand that does not go there.
Refusal why_not_put(const State& state, const char* rule, CardId card) {
    const Board& board = state.board;
    const CardSet& hand = state.hidden.hand[board.turn];
    if (card >= board.card_count) return because(rule, "why.no-such-card");
    if (!hand.contains(card)) return because_of_card(rule, "why.not-in-hand", card);
    if (!allowed_by_duty(board, hand).contains(card)) return because_of_card("LB-E5", "why.duty", card);
    const Frame& frame = top(board);
    return frame.ask == Ask::travel ? why_not_filled(board, card, place_to_fill(frame))
                                    : because_of_card(rule, "why.no-place", card);
}

// LB-Q9: a place that a book cannot be moved to.
Refusal why_not_moved(const Board& board, const Frame& frame, const char* rule, Cell at) {
    if (at.row >= row_count || at.column >= column_count) return because("LB-P1", "why.off-the-table");
    if (!has_shelf(board.library, at.row)) return because("LB-G7", "why.no-bookshelf");
    const CardId there = top_of(board.library, at);
    if (there != no_card) return because_of_card(rule, "why.not-empty", there);
    const bool beside = (adjacent_places(board.library, at.row) & bit(at.column)) != 0;
    if (beside && !shelf_allows(board, frame.b, at)) return because("LB-E4", "why.shelf-power");
    return because(rule, "why.not-beside");
}

Refusal why_not(const State& state, const ActionList& options, Action action) {
    const Board& board = state.board;
    const Frame& frame = top(board);
    const char* rule = rule_of(frame);
    if (frame.ask == Ask::turn) return why_not_in_turn(state, action);
    const bool placing = action.verb == Verb::at || action.verb == Verb::on;
    if (frame.ask == Ask::place && placing) {
        // An action with more in it than its place is none of ours.
        const Refusal refusal = action.verb == Verb::at ? why_not_at(board, frame.a, cell_of(action))
                                                        : why_not_on(board, frame.a, cell_of(action));
        return refusal ? refusal : because(rule, "why.not-possible");
    }
    const bool from_hand = (frame.ask == Ask::travel && action.verb == Verb::put) ||
                           (frame.ask == Ask::drama && action.verb == Verb::insert && frame.a == no_card);
    if (from_hand) return why_not_put(state, rule, action.a);
    if (!verb_is_asked(options, action.verb)) return because(rule, "why.not-asked");
    if (frame.ask == Ask::swap) return why_not_swapped(board, frame, rule, action);
    if (frame.ask == Ask::declaring || action.verb == Verb::also) return because(rule, "why.no-such-row");
    if (frame.ask == Ask::thriller && action.verb == Verb::to) {
        return why_not_moved(board, frame, rule, cell_of(action));
    }
    return takes_card_of_library(action.verb) ? why_not_taken(board, frame, rule, action.a)
                                              : because(rule, "why.not-possible");
}

const char* rule_of_the_end(Outcome outcome) {
    if (outcome == Outcome::won) return "LB-W1";
    return outcome == Outcome::horror ? "LB-W4" : "LB-W2";
}

}  // namespace

Refusal why_not_at(const Board& board, CardId card, Cell at) {
    if (const Refusal refusal = why_not_in_row(board, at)) return refusal;
    const CardId there = top_of(board.library, at);
    if (there != no_card) return because_of_card("LB-P3", "why.book-there", there);
    if ((open_places(board, at.row) & bit(at.column)) == 0) {
        const bool widened = board.licence.loose || board.licence.next_gap;
        return because("LB-P1", widened ? "why.too-far" : "why.not-beside");
    }
    if (const Refusal refusal = why_out_of_order(board, card, at)) return refusal;
    return why_expansions_forbid(board, card, at);
}

Refusal why_not_on(const Board& board, CardId card, Cell at) {
    if (const Refusal refusal = why_not_in_row(board, at)) return refusal;
    const CardId below = top_of(board.library, at);
    if (below == no_card) return because("LB-P3", "why.nothing-there");
    const bool any_book = board.licence.stack_any || board.licence.next_stack_any;
    if (board.no_stacking && !any_book) return because("LB-Q4", "why.tragedy");
    if (book_of(board, card).letter != book_of(board, below).letter) {
        if (!any_book) return because_of_card("LB-P3", "why.other-letter", below);
        if (const Refusal refusal = why_out_of_order(board, card, at)) return refusal;
    }
    if (!shelf_allows_stacking(board, at.row)) return because("LB-E4", "why.no-stacking");
    if (!balanced_with_one_more(board, at)) return because("LB-E4", "why.balance");
    return why_expansions_forbid(board, card, at);
}

const char* rule_of(const Frame& frame) {
    switch (frame.ask) {
        case Ask::turn: return "LB-S3";
        case Ask::place: return "LB-P1";
        case Ask::completing:
        case Ask::declaring: return "LB-G4";
        case Ask::red: return "LB-G6";
        case Ask::award: return "LB-G1";
        case Ask::keep_author: return "LB-E1";
        case Ask::detective: return "LB-Q2";
        case Ask::comedy: return "LB-Q6";
        case Ask::thriller: return "LB-Q9";
        case Ask::swap: return frame.b == 0 ? "LB-Q10" : "LB-E5";
        case Ask::take: return rule_of_taking(frame);
        case Ask::travel: return "LB-Q11";
        case Ask::science: return "LB-Q18";
        case Ask::cooking: return "LB-Q20";
        case Ask::crime: return "LB-Q22";
        case Ask::drama: return "LB-Q23";
        case Ask::picture_book: return "LB-Q24";
        default: return "LB-E5";
    }
}

Refusal check(const State& state, Seat seat, Action action) {
    if (over(state)) return because(rule_of_the_end(state.board.outcome), "why.game-over");
    if (!actors(state).contains(seat)) {
        return {"LB-S3", "why.not-your-decision", Obstacle::seat, state.board.turn};
    }
    ActionList options;
    legal(state, seat, options);
    if (std::find(options.begin(), options.end(), action) != options.end()) return {};
    return why_not(state, options, action);
}

}  // namespace shelfmark::librarians
