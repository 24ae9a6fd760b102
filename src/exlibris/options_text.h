#pragma once

#include <string>

#include "exlibris/options.h"
#include "exlibris/text_error.h"
#include "exlibris/words.h"

namespace shelfmark::exlibris {

// Options as records and positions write them: "players=2 variant=friendly,longer without=bookshop,witch". Only what
// differs from a plain game is written, and always in the same order.
std::string to_text(const Options& options);

// Reads what is left of a line. The options that it answers have no fault (XL-V4).
Parsed<Options> parse_options(Words words, int line);

}  // namespace shelfmark::exlibris
