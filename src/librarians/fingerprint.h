#pragma once

#include <cstdint>

#include "librarians/state.h"

namespace shelfmark::librarians {

// A number that two games share only if everything on the table, in the hands and in the box is the same. It is made of
// what a state means, not of its bytes, so that it outlives any change of how a state is stored.
std::uint64_t fingerprint(const State& state);

}  // namespace shelfmark::librarians
