#pragma once

#include <cstddef>

#include "base/random.h"
#include "players/budget.h"
#include "table/game.h"

namespace shelfmark::players {

// Somebody who decides. A player gets a View and the legal actions, never a State: cheating is a type error.
template <table::Game G>
struct Player {
    using View = typename G::View;
    using Action = typename G::Action;
    using ActionList = typename G::ActionList;
    using AtOnce = Action (*)(const View& view, const ActionList& options, base::Random& random);
    using Thinking = Action (*)(const View& view, const ActionList& options, base::Random& random,
                                const Budget& budget);

    AtOnce at_once = nullptr;
    Thinking thinking = nullptr;  // instead: for those who take their time
    Budget budget;

    Player() = default;
    Player(std::nullptr_t) {}                   // NOLINT(google-explicit-constructor): nobody
    Player(AtOnce choice) : at_once(choice) {}  // NOLINT(google-explicit-constructor): a choice is a player
    Player(Thinking choice, const Budget& most) : thinking(choice), budget(most) {}

    Action operator()(const View& view, const ActionList& options, base::Random& random) const {
        return thinking != nullptr ? thinking(view, options, random, budget) : at_once(view, options, random);
    }
    friend bool operator==(const Player& player, std::nullptr_t) {
        return player.at_once == nullptr && player.thinking == nullptr;
    }
};

// Any legal action.
template <table::Game G>
typename G::Action random_choice(const typename G::View&, const typename G::ActionList& options, base::Random& random) {
    return options[random.below(static_cast<std::uint32_t>(options.size()))];
}

}  // namespace shelfmark::players
