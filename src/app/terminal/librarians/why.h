#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/terminal/librarians/phrases.h"
#include "librarians/action.h"

namespace shelfmark::app::terminal::lb {

// Why the reader cannot do this now. Nothing if it is allowed.
std::optional<std::string> why_not(const Phrases& phrases, const librarians::State& state, librarians::Action action);

// Answers `why TEXT` about a card ("horror-A"), a card at a place ("horror-A at 2,-1"), a place or a power.
std::optional<std::string> about(const Phrases& phrases, const librarians::State& state,
                                 const librarians::ActionList& actions, std::string_view text);

}  // namespace shelfmark::app::terminal::lb
