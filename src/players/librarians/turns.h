// Whole turns, planned together: which cards, where, in which order, and with which powers.
#pragma once

#include <optional>
#include <vector>

#include "librarians/game.h"
#include "players/librarians/judgement.h"

namespace shelfmark::players {

// The own decisions, one after the other. Where a turn has more to decide than was thought of, one decides then.
struct Turn {
    std::vector<librarians::Action> decisions;

    friend bool operator==(const Turn&, const Turn&) = default;
};

// The turns that look best at first sight, and before them the one that the greedy player would make of these options.
// `world` fits the view; what others hold in it makes no difference. One that begins with `also` is among them.
std::vector<Turn> promising_turns(const librarians::View& view, const librarians::State& world,
                                  const librarians::ActionList& options, std::optional<librarians::Action> also);

}  // namespace shelfmark::players
