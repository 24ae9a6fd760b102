// Why an action is not legal. The answer is only looked for after `legal` has said no, so it may take its time.

#include "exlibris/explain.h"

#include <algorithm>

#include "exlibris/engine.h"
#include "exlibris/paying.h"
#include "exlibris/placement.h"
#include "exlibris/shelf.h"
#include "exlibris/visit.h"

namespace shelfmark::exlibris {

namespace {

constexpr std::array<const char*, location_count> location_rules = {
    "XL-L1",  "XL-L2",  "XL-L3",  "XL-L4",  "XL-L5",  "XL-L6",  "XL-L7",  "XL-L8",  "XL-L9",
    "XL-L10", "XL-L11", "XL-L12", "XL-L13", "XL-L14", "XL-L15", "XL-L16", "XL-L17", "XL-L18"};

constexpr std::array<const char*, special_count> ability_rules = {
    "XL-A1", "XL-A2", "XL-A3", "XL-A4", "XL-A5", "XL-A6", "XL-A7", "XL-A8", "XL-A9", "XL-A10", "XL-A11", "XL-A12"};

// The Mummy and the Wizard have more places for a card than others.
const char* rule_of_shelving(const Board& board, const Frame& frame) {
    if (frame.figure == no_figure) return "XL-B1";
    const Assistant assistant = assistant_of(board, frame.figure);
    const bool in_its_own_way = assistant == Assistant::mummy || assistant == Assistant::wizard;
    return in_its_own_way ? ability_rules[index(assistant)] : "XL-B1";
}

// Payments, draws and offers belong to the effect or ability under them.
const char* rule_below(const Board& board) {
    for (int i = board.depth - 1; i-- > 0;) {
        const Frame& frame = board.frames[static_cast<std::size_t>(i)];
        if (frame.ask == Ask::effect || frame.ask == Ask::bookworm) return rule_of(board, frame);
    }
    return "XL-B5";
}

// XL-R9 at home; otherwise the effect or ability that grants the actions.
const char* rule_of_home_actions(const Board& board) {
    if (board.depth < 2) return "XL-R9";
    const Frame& granting = board.frames[board.depth - 2U];
    if (granting.ask == Ask::effect || granting.ask == Ask::bookworm) return rule_of(board, granting);
    const FigureId figure = board.frames[board.depth - 1U].figure;
    const bool by_ability = granting.ask == Ask::visit && !takes_effect(granting);
    return by_ability ? ability_rules[index(assistant_of(board, figure))] : "XL-R9";
}

Refusal because(const char* rule, const char* key) { return {rule, key, Obstacle::none, 0}; }
Refusal because(const char* rule, const char* key, Obstacle obstacle, int which) {
    return {rule, key, obstacle, static_cast<std::uint8_t>(which)};
}

bool verb_is_asked(const ActionList& options, Verb verb) {
    for (const Action& option : options) {
        if (option.verb == verb) return true;
    }
    return false;
}

Refusal why_not_entered(const Board& board, FigureId figure, Location location, NoEntry reason) {
    const int place = static_cast<int>(location);
    switch (reason) {
        case NoEntry::not_laid_out:
            return because(players(board) == 1 ? "XL-O1" : "XL-R2", "why.not-laid-out", Obstacle::place, place);
        case NoEntry::closed: return because("XL-R6", "why.closed-space", Obstacle::place, place);
        case NoEntry::home_full: return because("XL-R8", "why.home-full");
        case NoEntry::snowman: return because("XL-A3", "why.snowman", Obstacle::place, place);
        case NoEntry::sasquatch: return because("XL-A7", "why.sasquatch", Obstacle::place, place);
        case NoEntry::ghost_at_hut: return because("XL-A11", "why.ghost-at-hut");
        case NoEntry::bid_too_low: return because("XL-L3", "why.bid-too-low");
        case NoEntry::bid_missing: return because("XL-L3", "why.bid-missing");
        case NoEntry::one_each: return because("XL-O6", "why.one-each", Obstacle::place, place);
        case NoEntry::full: return because("XL-R5", "why.full", Obstacle::place, place);
        case NoEntry::numbered: return because("XL-R5", "why.space-number", Obstacle::place, place);
        case NoEntry::none: break;
    }
    return because("XL-R5", "why.same-assistant", Obstacle::figure, figure);
}

Refusal why_not_placed(const Board& board, Seat seat, Action action) {
    if (action.a > 3 || action.b > at_home) return because("XL-R5", "why.no-such-assistant");
    const FigureId figure = figure_id(seat, action.a);
    if (board.figures[figure].place == absent) return because("XL-R5", "why.no-such-assistant");
    if (board.figures[figure].place != waiting) {
        return because("XL-R5", "why.assistant-is-out", Obstacle::figure, figure);
    }
    const auto location = static_cast<Location>(action.b);
    return why_not_entered(board, figure, location, entry(board, figure, location, action.c));
}

// XL-B1, XL-B2: what is wrong with this place on the shelf.
Refusal why_not_there(const Board& board, Seat seat, Action action) {
    const Cell cell = {action.a, action.b};
    const Grid grid = grid_of(board, seat);
    if (action.verb != Verb::at) {
        if (!grid.contains(cell)) return because("XL-A2", "why.no-card-there");
        return because("XL-A2", "why.already-entombed", Obstacle::card, entombed_at(board, seat, cell));
    }
    if (grid.contains(cell)) return because("XL-B1", "why.occupied", Obstacle::card, card_at(board, seat, cell));
    const int height = grid.lowest_row();
    if (cell.row > 4 || (height == 3 && (cell.row < 1 || cell.row > 3))) return because("XL-B2", "why.three-rows");
    if (grid.free_places().contains(cell)) return because("XL-L8", "why.elsewhere");
    return because("XL-B1", "why.not-adjacent");
}

bool has_card_argument(Verb verb) {
    switch (verb) {
        case Verb::shelve:
        case Verb::take:
        case Verb::discard:
        case Verb::leave:
        case Verb::lay:
        case Verb::give:
        case Verb::burn:
        case Verb::exchange:
        case Verb::swap:
        case Verb::with:
        case Verb::lift:
        case Verb::turn: return true;
        default: return false;
    }
}

// Cards are picked in the order of the alphabet; only one that would have been next can be needed where it is.
Refusal why_shelf_card_stays(const Board& board, const char* rule, Seat seat, CardId card) {
    const bool passed_over = !(board.chosen & tops(board, seat)).after(card).empty();
    if (passed_over) return because(rule, "why.in-order", Obstacle::card, card);
    return because("XL-B3", "why.splits-shelf", Obstacle::card, card);
}

// Cards are picked in an order in which the set can be completed: this one was passed over, or others come first.
Refusal why_hand_card_stays(const Board& board, const char* rule, Seat seat, CardId card) {
    const bool passed_over = !board.chosen.after(card).empty() || !(board.chosen & board.shelf[seat]).empty();
    return because(rule, passed_over ? "why.in-order" : "why.not-yet", Obstacle::card, card);
}

Refusal why_not_paid(const State& state, const Frame& frame, CardId card) {
    const Board& board = state.board;
    const char* rule = rule_of(board, frame);
    if (board.chosen.contains(card)) return because(rule, "why.chosen-already", Obstacle::card, card);
    if (board.shelf[frame.seat].contains(card) && payment_of(frame).from_shelf) {
        return why_shelf_card_stays(board, rule, frame.seat, card);
    }
    if (state.hidden.hand[frame.seat].contains(card)) return why_hand_card_stays(board, rule, frame.seat, card);
    return because("XL-B5", "why.not-yours-to-pay", Obstacle::card, card);
}

Refusal why_not_turned(const Board& board, Seat seat, CardId card) {
    if (!board.shelf[seat].contains(card)) return because("XL-I1", "why.not-on-shelf", Obstacle::card, card);
    const bool face_down = spot_of(board, card).face_down;
    return because("XL-I1", face_down ? "why.face-down" : "why.in-order", Obstacle::card, card);
}

bool rearranges(Verb verb) {
    return verb == Verb::exchange || verb == Verb::swap || verb == Verb::with || verb == Verb::lift;
}

// XL-L8: a pair of the shelf is named in the order of the alphabet; the one named first is in the frame.
Refusal why_not_rearranged(const Board& board, const Frame& frame, const ActionList& options, Action action) {
    const CardSet& shelf = board.shelf[frame.seat];
    const CardId card = action.a;
    const bool from_hand = action.verb == Verb::with && !shelf.contains(options[0].a);
    if (from_hand) return because("XL-L8", "why.not-in-hand", Obstacle::card, card);
    if (!shelf.contains(card)) return because("XL-L8", "why.not-on-shelf", Obstacle::card, card);
    if (spot_of(board, card).entombed) return because("XL-A2", "why.under-another", Obstacle::card, card);
    if (action.verb == Verb::lift) return because("XL-B3", "why.splits-shelf", Obstacle::card, card);
    if (action.verb == Verb::swap) return because("XL-L8", "why.not-yet", Obstacle::card, card);
    return because("XL-L8", card == frame.c ? "why.chosen-already" : "why.in-order", Obstacle::card, card);
}

// XL-L16: the cards taken are picked in the order of the alphabet, and never those that the visitor put there.
Refusal why_not_taken_from_tile(const Board& board, CardId card) {
    if (board.taking.contains(card)) return because("XL-L16", "why.chosen-already", Obstacle::card, card);
    const bool for_sale = cards_on(board, Location::tax_collector).contains(card) && !board.chosen.contains(card);
    if (!for_sale) return because("XL-L16", "why.card-not-available", Obstacle::card, card);
    return because("XL-L16", board.taking.after(card).empty() ? "why.not-yet" : "why.in-order", Obstacle::card, card);
}

// XL-O7: in the order of their numbers.
Refusal why_not_removed(const Board& board, const Frame& frame, Action action) {
    const int place = action.a;
    if ((board.below & bit(static_cast<Location>(place))) == 0) {
        return because("XL-O7", "why.not-laid-out", Obstacle::place, place);
    }
    return because("XL-O7", place < frame.a ? "why.in-order" : "why.not-yet", Obstacle::place, place);
}

bool is_effect_of(const Frame& frame, Location location) {
    return frame.ask == Ask::effect && frame.a == static_cast<int>(location);
}

Refusal why_not_this_card(const State& state, const Frame& frame, const ActionList& options, Action action) {
    const Board& board = state.board;
    const CardId card = action.a;
    const char* rule = rule_of(board, frame);
    if (card >= card_count) return because(rule, "why.no-such-card");
    if (frame.ask == Ask::offer) return because("XL-T4", "why.not-offered", Obstacle::card, card);
    if (frame.ask == Ask::inspection) return why_not_turned(board, frame.seat, card);
    if (rearranges(action.verb)) return why_not_rearranged(board, frame, options, action);
    const bool entombed = board.shelf[frame.seat].contains(card) && spot_of(board, card).entombed;
    if (entombed) return because("XL-A2", "why.under-another", Obstacle::card, card);
    if (frame.ask == Ask::pay) return why_not_paid(state, frame, card);
    if (is_effect_of(frame, Location::tax_collector)) return why_not_taken_from_tile(board, card);
    return because(rule, "why.card-not-available", Obstacle::card, card);
}

}  // namespace

const char* rule_of(const Board& board, const Frame& frame) {
    switch (frame.ask) {
        case Ask::keep_library: return "XL-S3";
        case Ask::place: return "XL-R5";
        case Ask::effect: return location_rules[frame.a];
        case Ask::home_actions: return rule_of_home_actions(board);
        case Ask::witch: return "XL-A1";
        case Ask::offer: return "XL-T4";
        case Ask::shelve: return rule_of_shelving(board, frame);
        case Ask::pickpocket: return "XL-A5";
        case Ask::burn: return "XL-A10";
        case Ask::bookworm: return "XL-A12";
        case Ask::sasquatch: return "XL-A7";
        case Ask::cube: return "XL-A8";
        case Ask::golem: return "XL-A9";
        case Ask::remove_tiles: return "XL-O7";
        case Ask::inspection: return "XL-I1";
        case Ask::visit: return "XL-T2";
        case Ask::resolution: return "XL-R11";
        case Ask::draw:
        case Ask::gather:
        case Ask::pay: break;
    }
    return rule_below(board);
}

Refusal check(const State& state, Seat seat, Action action) {
    const Board& board = state.board;
    if (over(state)) return because("XL-I9", "why.game-over");
    if (!actors(state).contains(seat)) {
        return because("XL-T3", "why.not-your-decision", Obstacle::seat, actors(state).lowest());
    }
    ActionList options;
    legal(state, seat, options);
    if (std::find(options.begin(), options.end(), action) != options.end()) return {};

    Frame frame = top(board);
    frame.seat = seat;
    const char* rule = rule_of(board, frame);
    if (action.verb == Verb::pass || action.verb == Verb::done) return because(rule, "why.compulsory");
    if (!verb_is_asked(options, action.verb)) return because(rule, "why.not-asked");
    if (action.verb == Verb::place) return why_not_placed(board, seat, action);
    if (action.verb == Verb::at || action.verb == Verb::on || action.verb == Verb::under) {
        return why_not_there(board, seat, action);
    }
    if (action.verb == Verb::remove) return why_not_removed(board, frame, action);
    if (has_card_argument(action.verb)) return why_not_this_card(state, frame, options, action);
    return because(rule, "why.not-possible");
}

}  // namespace shelfmark::exlibris
