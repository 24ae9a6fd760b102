#pragma once

#include <optional>

#include "exlibris/state.h"

namespace shelfmark::exlibris {

// The lowest pending frame that could not have come about where it is: its numbers lead somewhere that does not exist,
// or the frame below never waits for such a one. Everything that this lets pass can be played on.
std::optional<std::size_t> wrong_frame(const State& state);

// Whether the numbers of one frame lead to something that exists.
bool numbers_fit(const State& state, const Frame& frame);

inline bool is_own(const Frame& frame) { return frame.figure != no_figure && owner_of(frame.figure) == frame.seat; }

// The cards on their way (in Board::spread, taking, lifted, chosen, ruled_out, picks and Hidden::offered) belong to
// what is pending.
bool cards_fit_frames(const State& state);

}  // namespace shelfmark::exlibris
