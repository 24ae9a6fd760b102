#include "players/exlibris/search.h"

#include <algorithm>
#include <array>

#include "players/exlibris/belief.h"
#include "players/exlibris/greedy.h"
#include "players/exlibris/placings.h"
#include "players/exlibris/playout.h"
#include "players/exlibris/removal.h"
#include "players/exlibris/turn.h"
#include "players/halving.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

// Shares of the budget for a turn: where to place an assistant decides most.
constexpr int share_for_placing = 9;
constexpr int share_for_details = 2;

constexpr int worlds_at_first_sight = 2;
constexpr std::uint32_t weight_of_first_sight = 16;  // it has less to say than playouts, but without their noise
constexpr std::size_t finalists = 12;
// A playout ends with the next round: further on, routine says less than the evaluation does.
constexpr int rounds_ahead = 2;

// Decisions for which nothing has to be imagined.
bool follows_from_rules(Ask ask) {
    return ask == Ask::keep_library || ask == Ask::remove_tiles || ask == Ask::inspection;
}

// As many playouts take a third longer where three play, twice as long where four do, and a third of the time where one
// plays alone: there are fewer or more of them, so that a level thinks as long at every table.
Allowance allowance_for(const Board& board, Budget budget) {
    constexpr std::array<std::uint32_t, 4> quarters = {12, 4, 3, 2};
    const std::uint32_t part = quarters[static_cast<std::size_t>(exlibris::players(board)) - 1];
    if (budget.simulations > 0) budget.simulations = std::max(1U, budget.simulations * part / 4);
    return budget.share(top(board).ask == Ask::place ? share_for_placing : share_for_details);
}

State imagine(const View& view, base::Random& random) {
    State world = sample(view, random);
    guess_focus(view, world, random);
    return world;
}

State after_turn(const State& world, Seat seat, Action action) {
    State trial = world;
    apply(trial, seat, action);
    finish_turn(world.board, trial);
    return trial;
}

// Options are compared by where they leave the player standing; how far ahead that is, and with how many points, they
// share.
class Ahead {
public:
    Worth note(const Prospects& prospects) {
        lead_ += prospects.lead - prospects.standing;
        own_ += prospects.own - prospects.standing;
        ++count_;
        return prospects.standing;
    }
    [[nodiscard]] Considered<Action> after(const Candidates<Action>& candidates,
                                           const Candidate<Action>& candidate) const {
        const std::int64_t standing = candidates.best().mean() + candidates.advantage(candidate);
        return {candidate.action, hundredths(standing, lead_), candidate.trials - weight_of_first_sight,
                hundredths(standing, own_)};
    }

private:
    // Of a point.
    [[nodiscard]] std::int64_t hundredths(std::int64_t standing, std::int64_t beyond) const {
        return 100 * (standing + beyond / std::max<std::int64_t>(1, count_)) / one_point;
    }

    std::int64_t lead_ = 0;
    std::int64_t own_ = 0;
    std::int64_t count_ = 0;
};

Worth flat_trial(const State& world, Seat seat, Action action) {
    State trial = after_turn(world, seat, action);
    play_until_round(trial, world.board.round + rounds_ahead);
    return prospects(trial, seat).standing;
}

}  // namespace

Thoughts<Action> search_thoughts(const View& view, const ActionList& options, base::Random& random,
                                 const Budget& budget, std::optional<Action> also) {
    const Ask ask = top(view.board).ask;
    if (options.size() == 1 || follows_from_rules(ask)) return {};
    const Allowance allowance = allowance_for(view.board, budget);
    Candidates<Action> candidates(options);
    for (int i = 0; i < worlds_at_first_sight; ++i) {
        const State world = imagine(view, random);
        candidates.try_out(
            [&](Action action) { return prospects(after_turn(world, view.seat, action), view.seat).standing; });
    }
    candidates.keep(finalists);
    if (also) candidates.keep_also(*also);
    candidates.start_anew(weight_of_first_sight);
    Ahead ahead;
    Placings placings;
    halve(
        candidates, allowance, [&] { return imagine(view, random); },
        [&](const State& world, Action action) {
            State trial = after_turn(world, view.seat, action);
            const int end = world.board.round + rounds_ahead;
            return ahead.note(placings.play_on(trial, action, end, random)[view.seat]);
        });
    Thoughts<Action> thoughts;
    for (const Candidate<Action>& each : candidates.all()) {
        if (each.trials > 0) thoughts.push_back(ahead.after(candidates, each));
    }
    sort_alternatives(thoughts);
    return thoughts;
}

Action search_choice(const View& view, const ActionList& options, base::Random& random, const Budget& budget) {
    if (top(view.board).ask == Ask::remove_tiles) return tile_to_remove(view.board, options);
    const Thoughts<Action> thoughts = search_thoughts(view, options, random, budget);
    return thoughts.empty() ? greedy_choice(view, options, random) : thoughts[0].action;
}

Action flat_choice(const View& view, const ActionList& options, base::Random& random, const Budget& budget) {
    const Ask ask = top(view.board).ask;
    if (options.size() == 1 || follows_from_rules(ask)) return greedy_choice(view, options, random);
    const Allowance allowance = allowance_for(view.board, budget);
    Candidates<Action> candidates(options);
    std::uint32_t simulations = 0;
    do {
        candidates.try_out([&](Action action) { return flat_trial(sample(view, random), view.seat, action); });
        simulations += static_cast<std::uint32_t>(options.size());
    } while (allowance.used(simulations) < 1);
    candidates.keep(1);
    return candidates.best().action;
}

}  // namespace shelfmark::players
