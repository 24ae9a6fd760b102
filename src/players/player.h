#pragma once

#include "base/random.h"
#include "table/game.h"

namespace shelfmark::players {

// Somebody who decides. A player gets a View and the legal actions, never a State: cheating is a type error.
template <table::Game G>
using Player = typename G::Action (*)(const typename G::View& view, const typename G::ActionList& options,
                                      base::Random& random);

// Any legal action.
template <table::Game G>
typename G::Action random_choice(const typename G::View&, const typename G::ActionList& options, base::Random& random) {
    return options[random.below(static_cast<std::uint32_t>(options.size()))];
}

}  // namespace shelfmark::players
