#include "players/exlibris/turning.h"

#include <algorithm>
#include <utility>

#include "exlibris/result.h"
#include "players/exlibris/belief.h"
#include "players/exlibris/greedy.h"
#include "players/lead.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

// Others have a secret focus, which says how far ahead one is; all options are tried with the same.
constexpr int world_count = 4;

// Nobody sees what the others turn, and those who are done have turned what was best for them: they do so once more.
State imagine(const View& view, base::Random& random) {
    State world = sample(view, random);
    guess_focus(view, world, random);
    world.board.inspected = {};
    return world;
}

// By what the inspector leaves standing (XL-I2): an evaluation would believe that nothing was turned in vain or
// forgotten.
struct End {
    int own = 0;
    int lead = 0;
};

End end_after(State state, Seat seat, Action action, base::Random& random) {
    apply(state, seat, action);
    ActionList options;
    while (!over(state)) {
        const Seat next = actors(state).lowest();
        legal(state, next, options);
        apply(state, next, greedy_choice(observe(state, next), options, random));
    }
    return {exlibris::score(state).sheets[seat].total, lead_in_end(state, seat)};
}

}  // namespace

Thoughts<Action> thoughts_on_turning(const View& view, const ActionList& options, base::Random& random) {
    Thoughts<Action> thoughts;
    for (const Action option : options) thoughts.push_back({option, 0, world_count, 0});
    for (int i = 0; i < world_count; ++i) {
        const State world = imagine(view, random);
        for (Considered<Action>& each : thoughts) {
            const End end = end_after(world, view.seat, each.action, random);
            each.expected += 100 * end.lead / world_count;
            *each.points += 100 * end.own / world_count;
        }
    }
    const auto best = std::ranges::find(thoughts, greedy_choice(view, options, random), &Considered<Action>::action);
    std::rotate(thoughts.begin(), best, best + 1);
    sort_alternatives(thoughts);
    return thoughts;
}

}  // namespace shelfmark::players
