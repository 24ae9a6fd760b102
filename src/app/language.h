#pragma once

#include <string_view>

#include "messages/messages.h"

namespace shelfmark::app {

// The language of a locale such as de_AT.UTF-8; English if it is none of ours.
messages::Language language_of_locale(std::string_view locale);

// The language that the environment asks for.
messages::Language language_of_environment();

}  // namespace shelfmark::app
