// What a player makes of the others' secret focus, from what they have shelved and taken for all to see.
#pragma once

#include "exlibris/view.h"

namespace shelfmark::players {

// Draws the focus cards of the others anew in a world that fits the view (XL-S5).
void guess_focus(const exlibris::View& view, exlibris::State& world, base::Random& random);

}  // namespace shelfmark::players
