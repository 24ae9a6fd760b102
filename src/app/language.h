#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "messages/messages.h"

namespace CLI {
class App;
}

namespace shelfmark::app {

struct Command;

// The language of a locale such as de_AT.UTF-8; English if it is none of ours.
messages::Language language_of_locale(std::string_view locale);

// The language that the environment asks for.
messages::Language language_of_environment();

// The language that --lang asks for, wherever it stands: a command line that cannot be read to its end is complained
// about in it, too.
std::optional<messages::Language> language_of_arguments(std::span<const char* const> arguments);

// --lang, which every command understands.
void add_language_option(CLI::App& cli, Command& command);

}  // namespace shelfmark::app
