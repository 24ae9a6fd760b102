#pragma once

#include "exlibris/view.h"

namespace shelfmark::exlibris {

// Which card each of the latest passages carried in an imagined world, by number modulo most_passages.
using Carried = std::array<CardId, most_passages>;

// XL-S7: what the others remember in a world that this view's seat imagines: what everybody does, what went between
// their own hands and the Cube, and what the Goblin's owner was shown.
void remember(const View& view, Carried carried, State& world);

}  // namespace shelfmark::exlibris
