#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/terminal/exlibris/phrases.h"
#include "exlibris/action.h"
#include "exlibris/state.h"

namespace shelfmark::app::terminal::xl {

// Answers `why TEXT` about a location, an assistant or a library; nothing if it is none. A reason comes with its rule.
std::optional<std::string> about(const Phrases& phrases, const exlibris::State& state,
                                 const exlibris::ActionList& actions, std::string_view text);

}  // namespace shelfmark::app::terminal::xl
