#pragma once

#include <optional>

#include "librarians/state.h"

namespace shelfmark::librarians {

// The lowest pending frame that could not have come about where it is: its numbers lead somewhere that does not exist,
// or the frame below never waits for such a one. Everything that this lets pass can be played on.
std::optional<std::size_t> wrong_frame(const State& state);

// What is on its way (Board::chosen, kept, red and declared) belongs to what is pending.
bool cards_fit_frames(const Board& board);

}  // namespace shelfmark::librarians
