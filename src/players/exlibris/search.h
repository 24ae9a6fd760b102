// Players with foresight: they try their options in many worlds that fit the view, and play on for a while in each.
#pragma once

#include <optional>

#include "exlibris/game.h"
#include "players/budget.h"
#include "players/thought.h"

namespace shelfmark::players {

// Knows promising options at first sight and gives up the worse ones step by step.
exlibris::Action search_choice(const exlibris::View& view, const exlibris::ActionList& options, base::Random& random,
                               const Budget& budget);

// What it thinks on the way; `also` is thought about whatever it promises. Nothing where there is nothing to think
// about: a single option, or a choice that follows from simple rules.
Thoughts<exlibris::Action> search_thoughts(const exlibris::View& view, const exlibris::ActionList& options,
                                           base::Random& random, const Budget& budget,
                                           std::optional<exlibris::Action> also = std::nullopt);

// Flat Monte Carlo, a yardstick: the same playouts, but the same number of them for all options, each in a world of its
// own.
exlibris::Action flat_choice(const exlibris::View& view, const exlibris::ActionList& options, base::Random& random,
                             const Budget& budget);

}  // namespace shelfmark::players
