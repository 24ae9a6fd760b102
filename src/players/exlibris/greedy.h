// A player without foresight: every option is tried in a few worlds that fit the view, the own turn is finished by
// rule of thumb, and the position that looks best wins.
#pragma once

#include "exlibris/game.h"

namespace shelfmark::players {

exlibris::Action greedy_choice(const exlibris::View& view, const exlibris::ActionList& options, base::Random& random);

}  // namespace shelfmark::players
