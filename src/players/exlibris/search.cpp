#include "players/exlibris/search.h"

#include <cstdlib>

#include "players/exlibris/belief.h"
#include "players/exlibris/greedy.h"
#include "players/exlibris/playout.h"
#include "players/exlibris/turn.h"
#include "players/halving.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

// Shares of the budget for a turn: where to place an assistant decides most.
constexpr int share_for_placing = 9;
constexpr int share_for_details = 2;

constexpr int worlds_at_first_sight = 2;
constexpr std::size_t finalists = 12;
// A playout ends with the next round: further on, routine says less than the evaluation does.
constexpr int rounds_ahead = 2;

// Decisions for which nothing has to be imagined.
bool follows_from_rules(Ask ask) {
    return ask == Ask::keep_library || ask == Ask::remove_tiles || ask == Ask::inspection;
}

int share_for(Ask ask) { return ask == Ask::place ? share_for_placing : share_for_details; }

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

// Winning is what counts: a point more or less matters most when the players are close.
constexpr Worth sure_win = 4096;
constexpr Worth half_sure = 15 * one_point;  // such a lead is half way from even to a sure win
Worth chance(Worth lead) { return sure_win * lead / (std::abs(lead) + half_sure); }

// And back, in hundredths of a point.
std::int64_t lead_for(std::int64_t chance) {
    return 100 * half_sure * chance / (std::max<std::int64_t>(1, sure_win - std::abs(chance)) * one_point);
}

Worth chance_after(const State& world, Seat seat, Action action) {
    State trial = after_turn(world, seat, action);
    play_until_round(trial, world.board.round + rounds_ahead);
    return chance(lead(trial, seat));
}

}  // namespace

Thoughts<Action> search_thoughts(const View& view, const ActionList& options, base::Random& random,
                                 const Budget& budget, std::optional<Action> also) {
    const Ask ask = top(view.board).ask;
    if (options.size() == 1 || follows_from_rules(ask)) return {};
    const Allowance allowance = budget.share(share_for(ask));
    Candidates<Action> candidates(options);
    for (int i = 0; i < worlds_at_first_sight; ++i) {
        const State world = imagine(view, random);
        candidates.try_out([&](Action action) { return lead(after_turn(world, view.seat, action), view.seat); });
    }
    candidates.keep(finalists);
    if (also) candidates.keep_also(*also);
    candidates.start_anew();
    halve(
        candidates, allowance, [&] { return imagine(view, random); },
        [&](const State& world, Action action) { return chance_after(world, view.seat, action); });
    Thoughts<Action> thoughts;
    for (const Candidate<Action>& each : candidates.all()) {
        if (each.trials > 0) thoughts.push_back({each.action, lead_for(each.mean()), each.trials});
    }
    return thoughts;
}

Action search_choice(const View& view, const ActionList& options, base::Random& random, const Budget& budget) {
    const Thoughts<Action> thoughts = search_thoughts(view, options, random, budget);
    return thoughts.empty() ? greedy_choice(view, options, random) : thoughts[0].action;
}

Action flat_choice(const View& view, const ActionList& options, base::Random& random, const Budget& budget) {
    const Ask ask = top(view.board).ask;
    if (options.size() == 1 || follows_from_rules(ask)) return greedy_choice(view, options, random);
    const Allowance allowance = budget.share(share_for(ask));
    Candidates<Action> candidates(options);
    std::uint32_t simulations = 0;
    do {
        candidates.try_out([&](Action action) { return chance_after(sample(view, random), view.seat, action); });
        simulations += static_cast<std::uint32_t>(options.size());
    } while (allowance.used(simulations) < 1);
    candidates.keep(1);
    return candidates.best().action;
}

}  // namespace shelfmark::players
