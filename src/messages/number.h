#pragma once

#include <string>

#include "messages/messages.h"

// Numbers that people read; JSON, records and logs have the same ones in every language.
namespace shelfmark::messages {

// With so many decimals behind the point or comma of the language. What is rounded to nothing has no sign.
std::string decimal(Language language, double value, int decimals);

// The same with a plus before what is more than nothing.
std::string signed_decimal(Language language, double value, int decimals);

}  // namespace shelfmark::messages
