#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "librarians/action.h"
#include "librarians/state.h"

namespace shelfmark::librarians {

// A decision: "play horror-A", "at 2,-3". The seat is the one that decides.
std::string notation(const Board& board, Seat seat, Action action);
// The action that a text stands for, legal or not; nothing if it stands for none.
std::optional<Action> parse_action(const Board& board, Seat seat, std::string_view text);

}  // namespace shelfmark::librarians
