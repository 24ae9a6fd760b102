#include "players/exlibris/placings.h"

#include <algorithm>

#include "base/hash.h"
#include "exlibris/game.h"
#include "exlibris/sample.h"
#include "players/exlibris/routine.h"
#include "players/exlibris/turn.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

constexpr std::uint32_t visits_before_looking = 8;  // before, everybody does what routine says
constexpr std::int64_t weight_of_first_sight = 8;   // trials
constexpr std::int64_t curiosity = one_point;
constexpr std::size_t deepest = 3;  // placings

std::uint64_t after_placing(std::uint64_t key, Action placing) {
    base::Hash hash;
    hash.add(key);
    hash.add(ExLibris::number(placing));
    return hash.value();
}

// Whole numbers, so that every platform chooses in the same way.
std::int64_t square_root(std::uint64_t number) {
    std::uint64_t root = 0;
    while ((root + 1) * (root + 1) <= number) ++root;
    return static_cast<std::int64_t>(root);
}

}  // namespace

// What each errand promises at first sight, in a world that is drawn anew from what this seat knows: it does not see
// the hands of the others, not even that of the one who imagines all this.
void Placings::look_about(Moment& moment, const State& state, Seat seat, base::Random& random) {
    const State world = sample(observe(state, seat), random);
    ActionList options;
    legal(world, seat, options);
    base::InlineVector<Errand, ActionList::capacity()> all;
    for (const Action option : options) {
        State trial = world;
        apply(trial, seat, option);
        finish_turn(world.board, trial);
        all.push_back({option, prospects(trial, seat).standing * weight_of_first_sight, weight_of_first_sight});
    }
    // A strict order, so that every platform keeps the same ones: two assistants often promise the same.
    const auto promises_more = [](const Errand& one, const Errand& other) {
        return one.sum != other.sum ? one.sum > other.sum
                                    : ExLibris::number(one.placing) < ExLibris::number(other.placing);
    };
    const std::size_t count = std::min(all.size(), most_errands);
    std::ranges::partial_sort(all.begin(), all.begin() + count, all.end(), promises_more);
    for (std::size_t i = 0; i < count; ++i) moment.errands.push_back(all[i]);
}

// One that has done well or was seldom tried; none where this world allows none of them.
Placings::Errand* Placings::choose(Moment& moment, const ActionList& options) {
    constexpr std::int64_t precision = 16;
    Errand* best = nullptr;
    std::int64_t highest = 0;
    const std::int64_t bonus = curiosity * square_root(precision * precision * moment.visits);
    for (Errand& errand : moment.errands) {
        if (std::ranges::find(options, errand.placing) == options.end()) continue;
        const std::int64_t worth = (errand.sum * precision + bonus) / errand.trials;
        if (best != nullptr && worth <= highest) continue;
        best = &errand;
        highest = worth;
    }
    return best;
}

AllProspects Placings::play_on(State& state, Action first, int until_round, base::Random& random) {
    base::InlineVector<Step, deepest> path;
    std::uint64_t key = after_placing(0, first);
    const int round = state.board.round;
    ActionList options;
    while (path.size() < deepest && state.board.phase < Phase::inspection && state.board.round == round) {
        const Seat seat = actors(state).lowest();
        legal(state, seat, options);
        if (options.size() == 1 || top(state.board).ask != Ask::place) {
            apply(state, seat, routine(state, seat, options));
            continue;
        }
        Moment& moment = moments_[key];
        if (++moment.visits == visits_before_looking) look_about(moment, state, seat, random);
        Errand* const errand = choose(moment, options);
        if (errand == nullptr) break;  // nobody has looked about here yet
        path.push_back({errand, seat});
        key = after_placing(key, errand->placing);
        apply(state, seat, errand->placing);
    }
    play_until_round(state, until_round);
    const AllProspects all = prospects_of_all(state);
    for (const auto& [errand, seat] : path) {
        errand->sum += all[seat].standing;
        ++errand->trials;
    }
    return all;
}

}  // namespace shelfmark::players
