#include "players/librarians/lookahead.h"

#include <algorithm>
#include <vector>

#include "players/halving.h"
#include "players/librarians/greedy.h"
#include "players/librarians/judgement.h"
#include "players/librarians/plan.h"
#include "players/librarians/signs.h"
#include "players/librarians/solver.h"
#include "players/librarians/turns.h"

namespace shelfmark::players {

using namespace librarians;

namespace {

// LB-S3: shares of the budget for a turn, which is planned as a whole when it begins. It has two cards and their places
// at least; whatever else may be asked has to make do with the rest.
constexpr int usual_cards = 2;
constexpr int share_for_turn = 7;
constexpr int share_for_cards = 2;
constexpr int share_for_details = 1;

int share_for(const Board& board) {
    const Ask ask = top(board).ask;
    if (ask == Ask::turn && board.played == 0) return share_for_turn;
    const bool about_cards = ask == Ask::turn || ask == Ask::place;
    return about_cards && board.played < usual_cards ? share_for_cards : share_for_details;
}

// What a simulation costs depends on how much of the game is still to come, and on what powers, thrills and expansions
// leave to choose: one that costs more counts as several, so that a level thinks as long in every game. Where more than
// letters has a say, a position takes nearly twice as long to judge.
std::uint64_t judged_in_a_simulation(const Options& options) { return letters_alone_decide(options) ? 900 : 500; }
constexpr std::uint64_t judged_at_least = 50;  // as much as drawing a world and a turn that ends the game

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

// Where another world does not allow what was planned, the turn goes on as usual. Counts the positions that are judged
// on the way; to solve an end costs as much as a usual simulation.
Result end_after(const State& world, const Turn& turn, std::uint64_t& judged) {
    judged += judged_at_least;
    const Seat seat = world.board.turn;
    State trial = world;
    for (const Action decision : turn.decisions) {
        if (over(trial) || trial.board.turn != seat || !is_legal(trial, seat, decision)) break;
        apply(trial, seat, decision);
    }
    if (can_be_solved(trial.board)) {
        judged += judged_in_a_simulation(world.board.options);
        if (const auto ending = best_end(trial, positions_to_solve)) return ending->result;
    }
    judged += play_out(trial);
    return result(trial);
}

// How many cards the trials of each turn left.
class CardsLeft {
public:
    void add(const Turn& turn, int cards) {
        auto found = std::ranges::find(trials_, turn, &Trials::turn);
        if (found == trials_.end()) found = trials_.insert(found, Trials{turn});
        found->cards += cards;
        ++found->count;
    }
    // On average, in hundredths.
    [[nodiscard]] std::int64_t after(const Turn& turn) const {
        const auto found = std::ranges::find(trials_, turn, &Trials::turn);
        return found == trials_.end() ? 0 : 100 * found->cards / found->count;
    }

private:
    struct Trials {
        Turn turn;
        std::int64_t cards = 0;
        std::int64_t count = 0;
    };

    std::vector<Trials> trials_;
};

// What was thought about each way to begin: the best turn that begins with it.
Thoughts<Action> thoughts_on(const Candidates<Turn>& candidates, const CardsLeft& cards_left) {
    Thoughts<Action> thoughts;
    for (const Candidate<Turn>& each : candidates.all()) {
        const Action first = each.action.decisions[0];
        const bool known = std::ranges::find(thoughts, first, &Considered<Action>::action) != thoughts.end();
        if (each.trials > 0 && !known) thoughts.push_back({first, -cards_left.after(each.action), each.trials});
    }
    sort_alternatives(thoughts);
    return thoughts;
}

}  // namespace

std::uint32_t play_out(State& state) {
    std::uint32_t judged = 0;
    ActionList options;
    while (!over(state)) {
        const Seat seat = state.board.turn;
        legal(state, seat, options);
        const Planner planner(seat, state.hidden.memory[seat].known);
        apply(state, seat, planner.choose(state, options));
        judged += planner.judged();
    }
    return judged;
}

Thoughts<Action> lookahead_thoughts(const View& view, const ActionList& options, base::Random& random,
                                    const Budget& budget, std::optional<Action> also) {
    const ActionList sensible = without_signs(options);
    if (sensible.size() == 1) return {};
    const Allowance allowance = budget.share(share_for(view.board));
    // The first of them is what the player would do without looking ahead.
    Candidates<Turn> candidates(promising_turns(view, sample(view, random), sensible, also));
    CardsLeft cards_left;
    std::uint64_t judged = 0;
    halve(
        candidates, allowance, [&] { return sample(view, random); },
        [&](const State& imagined, const Turn& turn) {
            const Result end = end_after(imagined, turn, judged);
            cards_left.add(turn, end.cards_left);
            return worth_of(end);
        },
        [&] { return static_cast<std::uint32_t>(judged / judged_in_a_simulation(view.board.options)); });
    return thoughts_on(candidates, cards_left);
}

Action lookahead_choice(const View& view, const ActionList& options, base::Random& random, const Budget& budget) {
    const Thoughts<Action> thoughts = lookahead_thoughts(view, options, random, budget);
    return thoughts.empty() ? greedy_choice(view, without_signs(options), random) : thoughts[0].action;
}

}  // namespace shelfmark::players
