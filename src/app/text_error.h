#pragma once

#include <string>

#include "exlibris/text_error.h"
#include "messages/messages.h"

namespace shelfmark::app {

// "FILE:LINE:COLUMN: what is wrong, and a hint".
std::string described(const std::string& file, const exlibris::TextError& error, messages::Language language);

}  // namespace shelfmark::app
