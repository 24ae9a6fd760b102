#include "players/librarians/plan.h"

#include <algorithm>
#include <limits>

#include "librarians/order.h"
#include "librarians/places.h"
#include "librarians/view.h"
#include "players/librarians/lines.h"
#include "players/librarians/signs.h"
#include "players/librarians/taste.h"

namespace shelfmark::players {

using namespace librarians;

namespace {

constexpr Prospect unthinkable = std::numeric_limits<Prospect>::min();
constexpr int steps_ahead = 1;  // of a decision in several steps: what to move, and where to

bool offers(const ActionList& options, Verb verb) {
    return std::ranges::any_of(options, [&](Action option) { return option.verb == verb; });
}

// Where expansions have a say, first sight tells less.
std::size_t finalists(const Options& options) { return letters_alone_decide(options) ? 4 : 8; }

// The first of those that are rated highest.
template <class Rate>
Action best_of(const ActionList& options, Rate rate) {
    Action best = options[0];
    Prospect highest = unthinkable;
    for (const Action option : options) {
        const Prospect worth = rate(option);
        if (worth <= highest) continue;
        highest = worth;
        best = option;
    }
    return best;
}

// How many turns later it is this seat's.
int turns_until(const Board& board, Seat seat) {
    const int seats = librarians::players(board);
    return (seat - board.turn + seats) % seats;
}

CardSet cards_to_play(const ActionList& options) {
    CardSet cards;
    for (const Action option : options) {
        if (option.verb == Verb::play) cards.add(option.a);
    }
    return cards;
}

// Powers that help everybody from the moment they are used.
bool helps_at_once(const Board& board, Genre genre) {
    switch (genre) {
        case Genre::romance: return board.deck_count > 0;
        case Genre::comedy: return board.shelves_left > 0;
        case Genre::adventure:
        case Genre::biography: return true;
        case Genre::cooking: return board.deck_count > 1;
        default: return false;
    }
}

// LB-S3: what a card beyond the minimum must bring. A card kept in hand is a choice for the next turn, but once nothing
// is drawn any more there is little to wait for.
Prospect gain_to_go_on(const Board& board) { return board.deck_count == 0 ? -20 : 20; }

// LB-G1: what helps at once goes to the active player; what helps in need to the next one who has nothing of the kind.
Prospect worth_as_owner(const Board& board, CardId card, Seat seat) {
    const int turns = turns_until(board, seat);
    if (helps_at_once(board, genre_of(book_of(board, card)))) return -turns;
    const int round = librarians::players(board);
    return -round * board.powers[seat].count() - (turns == 0 ? round : turns);
}

// LB-E5: a Force! should bind the next player as little as it can. Red cards are those that nobody likes to play, and
// a letter that some book bears finds a place there.
Prospect freedom_left(const Board& board, const CardSet& own, const Action& named) {
    const CardSet seen = open_cards(board) | own;
    const bool letter = named.verb == Verb::letter;
    int bound = 0;
    for (CardId card = 0; card < board.card_count; ++card) {
        const Book& book = book_of(board, card);
        const bool meant =
            letter ? book.letter == named.a : (colours_of(book) & only(static_cast<Colour>(named.a))) != 0;
        if (meant && !seen.contains(card)) ++bound;
    }
    const bool easy = letter && (letters_to_stack_on(board) & only_letter(named.a)) != 0;
    const bool harmful = !letter && static_cast<Colour>(named.a) == Colour::red;
    return easy ? 0 : harmful ? -3 * bound : -bound;
}

// How well the library could take a card, for decisions about cards that are not played now.
Prospect welcome(const Board& board, CardId card) {
    ActionList places;
    list_places(board, card, places);
    return std::min(static_cast<int>(places.size()), 8) +
           (colours_of(book_of(board, card)) & only(Colour::red) ? -4 : 0);
}

}  // namespace

// ---- trying out ----

Prospect Planner::judge_now(const State& state) const {
    ++judged_;
    return judge(state, seat_, known_);
}

void Planner::settle(State& trial, std::vector<Action>& decisions) const {
    ActionList options;
    while (!over(trial) && trial.board.turn == seat_ && top(trial.board).ask != Ask::turn) {
        legal(trial, seat_, options);
        decisions.push_back(choose(trial, options));
        apply(trial, seat_, decisions.back());
    }
}

void Planner::finish_turn(State& trial) const {
    const int turns = trial.board.turns;
    ActionList options;
    while (!over(trial) && trial.board.turn == seat_ && trial.board.turns == turns) {
        legal(trial, seat_, options);
        apply(trial, seat_, choose(trial, options));
    }
}

// A decision in several steps is looked at to its end.
Prospect Planner::judge_trial(const State& world, int depth) const {
    if (over(world) || world.board.turn != seat_ || top(world.board).ask == Ask::turn || depth == 0) {
        return judge_now(world);
    }
    ActionList options;
    legal(world, seat_, options);
    Prospect best = unthinkable;
    for (const Action option : options) {
        State trial = world;
        apply(trial, seat_, option);
        best = std::max(best, judge_trial(trial, depth - 1));
    }
    return best;
}

Action Planner::best_by_trial(const State& world, const ActionList& options, int depth) const {
    return best_of(options, [&](Action option) {
        State trial = world;
        apply(trial, seat_, option);
        return judge_trial(trial, depth);
    });
}

// Books are taken all at once: those chosen before are imagined away too.
Prospect Planner::judge_without(const State& world, CardId card) const {
    ++judged_;
    Board board = world.board;
    board.chosen.add(card);
    board.chosen.for_each([&](CardId chosen) { lift(board.library, chosen); });
    return judge_library(board, demand_for(board, world.hidden.hand[seat_], known_)) +
           (hang_together(board.library, board.cut_off) ? 0 : worth_in_pieces);
}

// ---- a card and its place ----

Planner::Plans Planner::promising_plans(const State& world, const CardSet& cards) const {
    const Room room(world.board);
    const Demand demand = demand_for(world.board, world.hidden.hand[seat_], known_);
    Board scratch = world.board;
    Plans plans;
    cards.for_each([&](CardId card) {
        Demand rest = demand;
        rest[book_of(scratch, card).letter] -= own_demand;
        ActionList places;
        list_places(world.board, card, places);
        for (const Action place : places) {
            const Cell at = cell_of(place);
            const Plan plan = {card, place, room.worth_with(scratch, card, at, rest) + lines_gained(scratch, card, at)};
            if (plans.size() == finalists(world.board.options)) {
                if (plan.worth <= plans.back().worth) continue;
                plans.pop_back();
            }
            plans.push_back(plan);
            for (std::size_t i = plans.size() - 1; i > 0 && plans[i - 1].worth < plans[i].worth; --i) {
                std::swap(plans[i - 1], plans[i]);
            }
        }
    });
    return plans;
}

// The engine shows what the plans that look best at first sight lead to. What a thrill will do is thought about when it
// lies there.
Planner::Plan Planner::best_plan(const State& world, const CardSet& cards) const {
    Plans plans = promising_plans(world, cards);
    std::vector<Action> decisions;
    for (Plan& plan : plans) {
        State trial = world;
        if (top(trial.board).ask == Ask::turn) apply(trial, seat_, act(Verb::play, plan.card));
        apply(trial, seat_, plan.place);
        if (!is_thrill(book_of(world.board, plan.card))) settle(trial, decisions);
        plan.worth = judge_now(trial);
    }
    return *std::ranges::max_element(plans, {}, &Plan::worth);
}

// ---- the turn ----

// LB-W2: the power that leads furthest, before giving up or completing Horror.
Action Planner::way_out(const State& world, const ActionList& options) const {
    Planner imagination = *this;
    imagination.imagining_ = true;
    const Action best = best_of(without_signs(options), [&](Action option) {
        State trial = world;
        apply(trial, seat_, option);
        if (option.verb != Verb::give_up) imagination.finish_turn(trial);
        return imagination.judge_now(trial);
    });
    judged_ = imagination.judged_;
    return best;
}

// LB-G5: once nothing is drawn any more, whoever can play no further card may still move books out of the others' way.
Action Planner::help_others(const State& world, const ActionList& options) const {
    return best_of(without_signs(options), [&](Action option) {
        State trial = world;
        if (option.verb != Verb::end) apply(trial, seat_, option);
        std::vector<Action> decisions;
        settle(trial, decisions);
        return judge_now(trial);
    });
}

// LB-G4, LB-E1: a row or an author to be declared complete, if that is better than to leave the books there.
std::optional<Action> Planner::welcome_removal(const State& world, const ActionList& options) const {
    std::optional<Action> best;
    Prospect highest = unthinkable;
    for (const Action option : options) {
        if (option.verb != Verb::complete && option.verb != Verb::author) continue;
        if (!best) highest = std::max(highest, judge_now(world));
        State trial = world;
        std::vector<Action> decisions;
        apply(trial, seat_, option);
        settle(trial, decisions);
        const Prospect worth = judge_now(trial);
        if (worth <= highest) continue;
        highest = worth;
        best = option;
    }
    return best;
}

Action Planner::choose_in_turn(const State& world, const ActionList& options) const {
    const Board& board = world.board;
    for (const Action option : options) {
        if (option.verb == Verb::use && helps_at_once(board, static_cast<Genre>(option.a))) return option;
    }
    if (const std::optional<Action> removal = welcome_removal(world, options)) return *removal;
    const CardSet cards = cards_to_play(options);
    const bool may_end = offers(options, Verb::end);
    if (cards.empty() && !may_end) return imagining_ ? act(Verb::give_up) : way_out(world, options);
    if (cards.empty()) return board.deck_count == 0 ? help_others(world, options) : act(Verb::end);
    const Plan plan = best_plan(world, cards);
    if (!may_end && !imagining_ && is_lost(plan.worth)) return way_out(world, options);
    if (!may_end || plan.worth - judge_now(world) > gain_to_go_on(board)) return act(Verb::play, plan.card);
    return act(Verb::end);
}

Action Planner::choose(const State& world, const ActionList& options) const {
    if (options.size() == 1) return options[0];
    const Board& board = world.board;
    const Frame& frame = top(board);
    switch (frame.ask) {
        case Ask::turn: return choose_in_turn(world, options);
        case Ask::place: return best_plan(world, CardSet::of(frame.a)).place;
        case Ask::award:
            return best_of(options, [&](Action option) { return worth_as_owner(board, option.a, option.b); });
        case Ask::keep_author:
            return best_of(options, [&](Action option) { return worth_of_power(genre_of(book_of(board, option.a))); });
        case Ask::take: return best_of(options, [&](Action option) { return judge_without(world, option.a); });
        case Ask::cooking: return best_of(options, [&](Action option) { return welcome(board, option.a); });
        case Ask::name_colour:
        case Ask::name_letter:
            return best_of(options,
                           [&](Action option) { return freedom_left(board, world.hidden.hand[seat_], option); });
        case Ask::reveal: return best_of(options, [&](Action option) { return -turns_until(board, option.a); });
        default: return best_by_trial(world, options, steps_ahead);
    }
}

}  // namespace shelfmark::players
