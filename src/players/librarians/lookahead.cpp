#include "players/librarians/lookahead.h"

#include <algorithm>
#include <vector>

#include "players/halving.h"
#include "players/librarians/greedy.h"
#include "players/librarians/plan.h"
#include "players/librarians/solver.h"

namespace shelfmark::players {

using namespace librarians;

namespace {

// LB-S3: shares of the budget for a turn. It has two cards and their places at least; whether there is another one, and
// whatever else may be asked, has to make do with the rest.
constexpr int usual_cards = 2;
constexpr int share_for_cards = 3;
constexpr int share_for_details = 1;

int share_for(const Board& board) {
    const Ask ask = top(board).ask;
    const bool about_cards = ask == Ask::turn || ask == Ask::place;
    return about_cards && board.played < usual_cards ? share_for_cards : share_for_details;
}

constexpr std::size_t finalists = 4;
constexpr int cards_to_solve = 8;  // in all hands together, once nothing is drawn any more
constexpr std::uint64_t positions_to_solve = 400;

// A win counts for more than one card less.
std::int64_t worth_of(const Result& result) {
    constexpr std::int64_t defeat = -5;
    return result.outcome == Outcome::won ? 0 : defeat + points(result);
}

bool can_be_solved(const Board& board) {
    int cards = 0;
    for (const int count : board.hand_count) cards += count;
    return board.deck_count == 0 && cards <= cards_to_solve;
}

Result end_after(const State& world, Action action) {
    State trial = world;
    apply(trial, world.board.turn, action);
    if (can_be_solved(trial.board)) {
        if (const auto ending = best_end(trial, positions_to_solve)) return ending->result;
    }
    play_out(trial);
    return result(trial);
}

// How many cards the trials of each decision left; a lost Horror game counts as more than all.
class CardsLeft {
public:
    void add(Action action, int cards) {
        auto found = std::ranges::find(trials_, action, &Trials::action);
        if (found == trials_.end()) found = trials_.insert(found, Trials{action});
        found->cards += cards;
        ++found->count;
    }
    // On average, in hundredths.
    [[nodiscard]] std::int64_t after(Action action) const {
        const auto found = std::ranges::find(trials_, action, &Trials::action);
        return found == trials_.end() ? 0 : 100 * found->cards / found->count;
    }

private:
    struct Trials {
        Action action;
        std::int64_t cards = 0;
        std::int64_t count = 0;
    };

    std::vector<Trials> trials_;
};

// LB-S5: a tap tells the others something only if they agreed on what; this player has no private conventions.
ActionList without_taps(const ActionList& options) {
    ActionList others;
    for (const Action& option : options) {
        if (option.verb != Verb::tap && option.verb != Verb::tap_shelf) others.push_back(option);
    }
    return others.empty() ? options : others;
}

// What a decision looks like before anything is imagined: the position once the player has settled what it brings.
Prospect first_sight(const State& world, const View& view, Action action) {
    const Planner planner(view.seat, view.memory.known);
    State trial = world;
    apply(trial, view.seat, action);
    std::vector<Action> decisions;
    planner.settle(trial, decisions);
    return judge(trial, view.seat, view.memory.known);
}

}  // namespace

void play_out(State& state) {
    ActionList options;
    while (!over(state)) {
        const Seat seat = state.board.turn;
        legal(state, seat, options);
        apply(state, seat, Planner(seat, state.hidden.memory[seat].known).choose(state, options));
    }
}

Thoughts<Action> lookahead_thoughts(const View& view, const ActionList& options, base::Random& random,
                                    const Budget& budget, std::optional<Action> also) {
    const ActionList sensible = without_taps(options);
    if (sensible.size() == 1) return {};
    const Allowance allowance = budget.share(share_for(view.board));
    Candidates<Action> candidates(sensible);
    const State world = sample(view, random);
    const Action usual = Planner(view.seat, view.memory.known).choose(world, sensible);
    candidates.try_out([&](Action action) {
        constexpr Prospect first = 1'000'000;  // what the player would do without looking ahead is always a finalist
        return std::int64_t{action == usual ? first : first_sight(world, view, action)};
    });
    candidates.keep(finalists);
    if (also) candidates.keep_also(*also);
    candidates.start_anew();
    CardsLeft cards_left;
    halve(
        candidates, allowance, [&] { return sample(view, random); },
        [&](const State& imagined, Action action) {
            const Result end = end_after(imagined, action);
            cards_left.add(action, -points(end));
            return worth_of(end);
        });
    Thoughts<Action> thoughts;
    for (const Candidate<Action>& each : candidates.all()) {
        if (each.trials == 0) continue;
        thoughts.push_back({each.action, -cards_left.after(each.action), each.trials});
    }
    sort_alternatives(thoughts);
    return thoughts;
}

Action lookahead_choice(const View& view, const ActionList& options, base::Random& random, const Budget& budget) {
    const Thoughts<Action> thoughts = lookahead_thoughts(view, options, random, budget);
    return thoughts.empty() ? greedy_choice(view, without_taps(options), random) : thoughts[0].action;
}

}  // namespace shelfmark::players
