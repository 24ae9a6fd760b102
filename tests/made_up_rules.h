// A second version of the rules of each game, as long as there is but one: it forbids what is first on a list of
// several choices.
#pragma once

#include <string_view>

#include "players/player.h"
#include "server/match_of.h"

namespace shelfmark::server {

template <class G>
struct MadeUp : G {
    using State = typename G::State;
    using Action = typename G::Action;
    using ActionList = typename G::ActionList;

    static constexpr table::RulesVersions rules = {.oldest = 1, .newest = 2};

    static bool forbids(const State& state, Seat seat, Action action) {
        ActionList all;
        if (state.board.options.rules >= 2) G::legal(state, seat, all);
        return all.size() > 1 && action == all[0];
    }
    static void legal(const State& state, Seat seat, ActionList& out) {
        ActionList all;
        G::legal(state, seat, all);
        for (const Action action : all) {
            if (!forbids(state, seat, action)) out.push_back(action);
        }
    }
    static table::Refusal check(const State& state, Seat seat, Action action) {
        if (forbids(state, seat, action)) return {.rule = "", .key = "why.made-up"};
        return G::check(state, seat, action);
    }
};

template <class T>
struct MadeUpAtTable : T {
    using Game = MadeUp<typename T::Game>;

    static players::Player<Game> find_bot(std::string_view name) {
        const auto [at_once, thinking, budget] = T::find_bot(name);
        players::Player<Game> bot = at_once;
        bot.thinking = thinking;
        bot.budget = budget;
        return bot;
    }
};

}  // namespace shelfmark::server
