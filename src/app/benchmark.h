#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <vector>

#include "base/hash.h"
#include "base/random.h"
#include "table/game.h"

namespace shelfmark::app {

// Over many cases: the one in the middle, and the one that takes longest.
struct Spread {
    double typical_ns = 0;
    double hardest_ns = 0;
};

// What `shelfmark bench` measures, for any Game, natively and in WebAssembly.
struct Benchmark {
    const char* game = "";
    std::uint64_t signature = 0;
    double decisions_per_second = 0;
    std::size_t state_bytes = 0;
    double clone_ns = 0;
    double sample_ns = 0;
    double observe_ns = 0;
    Spread best_turns;  // all 0 in a game without them
    double evaluations_per_second = 0;
    double playouts_per_second = 0;
    std::uint64_t choices = 0;  // of the bots, as one number
};

namespace benchmarking {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// Keeps the optimiser from dropping what is only measured.
template <class T>
void keep(const T& value) {
    asm volatile("" : : "g"(&value) : "memory");
}

// Nanoseconds for one call of work(i), as the best of a few rounds: noise only ever adds.
template <class Work>
double nanoseconds(int calls, Work work) {
    double best = 1e18;
    for (int round = 0; round < 7; ++round) {
        const auto start = Clock::now();
        for (int i = 0; i < calls; ++i) work(i);
        best = std::min(best, seconds_since(start) * 1e9 / calls);
    }
    return best;
}

// A random game; visit(state, seat, actions, chosen) sees every decision before it is carried out.
template <table::Game G, class Visit>
std::uint64_t random_game(const typename G::Options& options, std::uint64_t seed, Visit visit) {
    auto state = G::setup(options, seed);
    base::Random random = base::Random{seed}.split(0xbe9c4);
    typename G::ActionList actions;
    std::uint64_t decisions = 0;
    while (!G::over(state)) {
        const table::Seat seat = G::actors(state).lowest();
        G::legal(state, seat, actions);
        const auto action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        if (actions.size() > 1) ++decisions;
        visit(state, seat, actions, action);
        G::apply(state, seat, action, nullptr);
    }
    return decisions;
}

// Fixed games over all options: every decision, what was offered, and what the seat and a spectator saw.
template <table::Game G>
std::uint64_t signature() {
    base::Hash hash;
    std::uint64_t seed = 1;
    for (const auto& options : G::sample_options()) {
        random_game<G>(options, seed++,
                       [&](const auto& state, table::Seat seat, const auto& actions, const auto& action) {
                           for (const auto& offered : actions) hash.add(G::number(offered));
                           hash.add(G::number(action));
                           G::hash_view(G::observe(state, seat), hash);
                           G::hash_view(G::observe(state, table::spectator), hash);
                       });
    }
    return hash.value();
}

template <table::Game G>
double decisions_per_second(const typename G::Options& options, double seconds) {
    double best = 0;
    for (int round = 0; round < 3; ++round) {
        const auto start = Clock::now();
        std::uint64_t decisions = 0;
        for (std::uint64_t seed = 1; seconds_since(start) < seconds / 3; ++seed) {
            decisions += random_game<G>(options, seed, [](const auto&...) {});
        }
        best = std::max(best, static_cast<double>(decisions) / seconds_since(start));
    }
    return best;
}

// States from the middle of games, one in seven decisions.
template <table::Game G>
std::vector<typename G::State> some_states(const typename G::Options& options, std::size_t count) {
    std::vector<typename G::State> states;
    for (std::uint64_t seed = 1; states.size() < count; ++seed) {
        int decision = 0;
        random_game<G>(options, seed, [&](const auto& state, const auto&...) {
            if (++decision % 7 == 0 && states.size() < count) states.push_back(state);
        });
    }
    return states;
}

}  // namespace benchmarking

template <table::Game G>
Spread best_turns_spread() {
    return {};
}

// Of the bots: app/players_benchmark.h.
template <table::Game G>
void measure_players(const typename G::Options& options, Benchmark& result);

template <table::Game G>
Benchmark benchmark(const typename G::Options& options, double seconds = 3) {
    using namespace benchmarking;
    constexpr int calls = 4096;
    Benchmark result;
    result.game = G::id;
    result.signature = signature<G>();
    result.state_bytes = sizeof(typename G::State);
    result.decisions_per_second = decisions_per_second<G>(options, seconds);

    const auto states = some_states<G>(options, 64);
    const auto state = [&](int i) -> const auto& { return states[static_cast<std::size_t>(i) % states.size()]; };
    // Warm cache: a few states copied again and again, as a search does.
    typename G::State copy;
    result.clone_ns = nanoseconds(calls * 16, [&](int i) {
        copy = state(i % 8);
        keep(copy);
    });
    result.observe_ns = nanoseconds(calls, [&](int i) {
        const auto view = G::observe(state(i), static_cast<table::Seat>(i % G::seats(state(i))));
        keep(view);
    });
    std::vector<typename G::View> views;
    for (const auto& each : states) {
        for (int seat = 0; seat < G::seats(each); ++seat)
            views.push_back(G::observe(each, static_cast<table::Seat>(seat)));
    }
    base::Random random{1};
    result.sample_ns = nanoseconds(calls, [&](int i) {
        const auto world = G::sample(views[static_cast<std::size_t>(i) % views.size()], random);
        keep(world);
    });
    result.best_turns = best_turns_spread<G>();
    measure_players<G>(options, result);
    return result;
}

}  // namespace shelfmark::app
