#pragma once

#include <optional>
#include <string_view>

#include "exlibris/action.h"
#include "exlibris/view.h"

namespace shelfmark::app::terminal::xl {

// The action that somebody typed, legal or not; nothing if it is none.
std::optional<exlibris::Action> typed_action(const exlibris::View& view, const exlibris::ActionList& actions,
                                             std::string_view text);

}  // namespace shelfmark::app::terminal::xl
