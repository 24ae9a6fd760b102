// A partner who looks one step ahead: every promising option is tried in worlds that fit the view, and the greedy
// player goes on from there for everybody. Once the deck is empty, the solver says what the end can be instead.
#pragma once

#include <optional>

#include "librarians/game.h"
#include "players/budget.h"
#include "players/thought.h"

namespace shelfmark::players {

librarians::Action lookahead_choice(const librarians::View& view, const librarians::ActionList& options,
                                    base::Random& random, const Budget& budget);

// The rest of a game that partners play as they usually do, each with the own hand before them. Says how many positions
// they judged for that.
std::uint32_t play_out(librarians::State& state);

// What it thinks on the way; `also` is thought about whatever it promises. Nothing if there is a single option.
Thoughts<librarians::Action> lookahead_thoughts(const librarians::View& view, const librarians::ActionList& options,
                                                base::Random& random, const Budget& budget,
                                                std::optional<librarians::Action> also = std::nullopt);

}  // namespace shelfmark::players
