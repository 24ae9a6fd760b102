#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "app/terminal/phrases.h"
#include "exlibris/action.h"
#include "exlibris/view.h"

namespace shelfmark::app::terminal {

// Where an action stands in the list of choices, from 0.
std::optional<std::size_t> position(const exlibris::ActionList& actions, exlibris::Action action);

// The action that somebody typed, legal or not; nothing if it is none.
std::optional<exlibris::Action> typed_action(const exlibris::View& view, const exlibris::ActionList& actions,
                                             std::string_view text);

// The same, but the name of a location alone will do: it means placing the first assistant at hand there.
std::optional<exlibris::Action> typed_wish(const Phrases& phrases, const exlibris::View& view,
                                           const exlibris::ActionList& actions, std::string_view text);

}  // namespace shelfmark::app::terminal
