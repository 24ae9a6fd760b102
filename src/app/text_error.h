#pragma once

#include <string>

#include "messages/messages.h"
#include "table/text_error.h"

namespace shelfmark::app {

// "FILE:LINE:COLUMN: what is wrong, and a hint".
std::string described(const std::string& file, const table::TextError& error, messages::Language language);

}  // namespace shelfmark::app
