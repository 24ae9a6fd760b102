#pragma once

#include <expected>
#include <string>

#include "messages/messages.h"

namespace shelfmark::app {

// All that a file holds, or why it cannot be read, said in this language. "-" is the standard input.
std::expected<std::string, std::string> file_text(const std::string& name, messages::Language language);

}  // namespace shelfmark::app
