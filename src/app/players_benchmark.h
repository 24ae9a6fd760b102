#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "app/benchmark.h"
#include "players/exlibris/evaluation.h"
#include "players/exlibris/playout.h"
#include "players/exlibris/roster.h"
#include "players/librarians/judgement.h"
#include "players/librarians/lookahead.h"
#include "players/librarians/roster.h"

namespace shelfmark::app {

namespace benchmarking {

inline auto evaluation(const exlibris::State& state, table::Seat seat) { return players::evaluate(state, seat); }
inline auto evaluation(const librarians::State& state, table::Seat seat) {
    return players::judge(state, seat, state.hidden.memory[seat].known);
}
inline void playout(exlibris::State& state) { players::play_until_round(state, state.board.round + 2); }
inline void playout(librarians::State& state) { players::play_out(state); }

inline auto find_bot(const exlibris::State&, std::string_view level) { return players::find_player(level); }
inline auto find_bot(const librarians::State&, std::string_view level) { return players::find_librarian(level); }

// As many as it takes until they plan further than a turn.
constexpr players::Budget far_enough(const exlibris::State&) { return {.simulations = 2000}; }
constexpr players::Budget far_enough(const librarians::State&) { return {.simulations = 48}; }

// One of each manner of thinking: the librarian thinks as the archivist does, only less.
inline constexpr std::array<std::string_view, 3> manners_of_thinking = {"apprentice", "clerk", "archivist"};

// An early and a late moment of random games under many options, for every number of players.
template <table::Game G>
std::vector<typename G::State> moments_of_all_kinds() {
    constexpr std::size_t most_kinds = 32;
    std::vector<typename G::State> moments;
    std::uint64_t seed = 1;
    for (const auto& options : G::sample_options()) {
        if (seed > most_kinds) break;
        std::vector<typename G::State> choices;
        random_game<G>(options, seed++, [&](const auto& state, table::Seat, const auto& actions, const auto&) {
            if (actions.size() > 1) choices.push_back(state);
        });
        moments.push_back(choices[choices.size() / 3]);
        moments.push_back(choices[choices.size() * 2 / 3]);
    }
    return moments;
}

}  // namespace benchmarking

// How fast the bots think, and what each of them decides in games of all kinds: the same budget, view and seed must
// bring the same choice everywhere, whatever is hidden. That is shuffled, and not in the same way on every platform.
template <table::Game G>
void measure_players(const typename G::Options& options, Benchmark& result) {
    using namespace benchmarking;
    constexpr int calls = 256;
    const auto states = some_states<G>(options, 64);
    const auto state = [&](int i) -> const auto& { return states[static_cast<std::size_t>(i) % states.size()]; };
    result.evaluations_per_second =
        1e9 / nanoseconds(calls, [&](int i) { keep(evaluation(state(i), G::actors(state(i)).lowest())); });
    result.playouts_per_second = 1e9 / nanoseconds(calls, [&](int i) {
                                     auto copy = state(i);
                                     playout(copy);
                                     keep(copy);
                                 });
    base::Hash hash;
    base::Random shuffle{sizeof(void*)};
    typename G::ActionList actions;
    for (const auto& drawn : moments_of_all_kinds<G>()) {
        const table::Seat seat = G::actors(drawn).lowest();
        const auto each = G::sample(G::observe(drawn, seat), shuffle);
        G::legal(each, seat, actions);
        for (const std::string_view level : manners_of_thinking) {
            auto bot = find_bot(each, level);
            if (bot.thinking != nullptr) bot.budget = far_enough(each);
            base::Random random{7};
            hash.add(G::number(bot(G::observe(each, seat), actions, random)));
        }
    }
    result.choices = hash.value();
}

}  // namespace shelfmark::app
