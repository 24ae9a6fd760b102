// A player without foresight beyond the own turn: a card and its place are chosen together, for the room that they
// leave to the cards still to come; powers are used at once where they help everybody, else in need.
#pragma once

#include "librarians/game.h"

namespace shelfmark::players {

librarians::Action greedy_choice(const librarians::View& view, const librarians::ActionList& options,
                                 base::Random& random);

}  // namespace shelfmark::players
