#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/terminal/exlibris/phrases.h"
#include "exlibris/state.h"

namespace shelfmark::app::terminal::xl {

// A location by its number, or by a part of its name in the reader's language or of its id.
std::optional<exlibris::Location> find_location(const Phrases& phrases, std::string_view text);

// A special assistant by a part of its name, of its library's name or of its id.
std::optional<exlibris::Assistant> find_special(const Phrases& phrases, std::string_view text);

// What a special assistant can do, and the whole rule.
std::string assistant_page(const Phrases& phrases, exlibris::Assistant assistant);

// What a location, or a special assistant, does: the short text and the whole rule. Nothing if there is none so named.
std::optional<std::string> tile_page(const Phrases& phrases, std::string_view text);

// Why the reader cannot do this now: the reason and the rule. Nothing if it is allowed.
std::optional<std::string> why_not(const Phrases& phrases, const exlibris::State& state, exlibris::Action action);

}  // namespace shelfmark::app::terminal::xl
