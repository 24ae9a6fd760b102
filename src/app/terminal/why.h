#pragma once

#include <string>
#include <string_view>

#include "app/terminal/phrases.h"
#include "exlibris/action.h"
#include "exlibris/state.h"

namespace shelfmark::app::terminal {

// Answers `why TEXT`: about a choice by its number, an action, a location, an assistant or a library. The reason comes
// with its rule.
std::string why(const Phrases& phrases, const exlibris::State& state, const exlibris::ActionList& actions,
                std::string_view text);

}  // namespace shelfmark::app::terminal
