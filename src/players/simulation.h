#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "players/player.h"

namespace shelfmark::players {

// What a number of games came to.
struct Tally {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;  // with more than one option
    std::uint64_t rounds = 0;
    std::array<std::int64_t, table::max_seats> points = {};
    std::array<std::uint64_t, table::max_seats> wins = {};
    std::uint64_t illegal = 0;     // a player's choice that was not on the list
    std::uint64_t unfinished = 0;  // games cut off after too many decisions
    const char* broken_invariant = nullptr;
};

// Far more than any game needs: a game that gets here would never end.
inline constexpr int decision_limit = 100'000;

template <table::Game G>
void check_invariants([[maybe_unused]] const typename G::State& state, [[maybe_unused]] Tally& tally) {
#ifdef SHELFMARK_CHECK_INVARIANTS
    if (const char* broken = G::broken_invariant(state)) tally.broken_invariant = broken;
#endif
}

// Plays a game on to its end: decide(seat, view, options) chooses, and visit_end(state) sees how it ended.
template <table::Game G, class Decide, class VisitEnd>
void play_deciding(typename G::State state, Decide decide, Tally& tally, VisitEnd visit_end) {
    typename G::ActionList actions;
    for (int decisions = 0; !G::over(state); ++decisions) {
        if (decisions == decision_limit) {
            ++tally.unfinished;
            return;
        }
        const table::Seat seat = G::actors(state).lowest();
        G::legal(state, seat, actions);
        auto action = actions[0];
        if (actions.size() > 1) {
            ++tally.decisions;
            action = decide(seat, G::observe(state, seat), actions);
            if (std::find(actions.begin(), actions.end(), action) == actions.end()) {
                ++tally.illegal;
                action = actions[0];
            }
        }
        G::apply(state, seat, action, nullptr);
        check_invariants<G>(state, tally);
    }
    ++tally.games;
    tally.rounds += static_cast<std::uint64_t>(G::round(state));
    const auto result = G::score(state);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(G::seats(state)); ++seat) {
        tally.points[seat] += result.sheets[seat].total;
        if (result.winners.contains(static_cast<table::Seat>(seat))) ++tally.wins[seat];
    }
    visit_end(state);
}
// The same, where `seats` decide in turn.
template <table::Game G, class VisitEnd>
void play_on(const typename G::State& state, std::uint64_t seed, std::span<const Player<G>> seats, Tally& tally,
             VisitEnd visit_end) {
    base::Random random = base::Random{seed}.split(0x9a7e5);  // NOLINT(misc-const-correctness): players draw from it
    const auto decide = [&](table::Seat seat, const typename G::View& view, const typename G::ActionList& options) {
        return seats[seat](view, options, random);
    };
    play_deciding<G>(state, decide, tally, visit_end);
}
// From its start.
template <table::Game G, class VisitEnd>
void play_game(const typename G::Options& options, std::uint64_t seed, std::span<const Player<G>> seats, Tally& tally,
               VisitEnd visit_end) {
    play_on<G>(G::setup(options, seed), seed, seats, tally, visit_end);
}
template <table::Game G>
void play_game(const typename G::Options& options, std::uint64_t seed, std::span<const Player<G>> seats, Tally& tally) {
    play_game<G>(options, seed, seats, tally, [](const typename G::State&) {});
}

}  // namespace shelfmark::players
