#pragma once

#include "generated/protocol.h"

namespace shelfmark::server::net {

// The score sheet of a game on cardboard, or what is wrong with what was written down of it.
protocol::CardboardScore cardboard_score(const protocol::CardboardShelves& shelves);

}  // namespace shelfmark::server::net
