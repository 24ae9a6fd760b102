#pragma once

#include <string>

#include "librarians/options.h"
#include "table/text_error.h"
#include "table/words.h"

namespace shelfmark::librarians {

// Options as records and positions write them: "players=4 genres=horror,romance expansions=authors,ages
// thrills=skip,stop exactly-two talk=taps". Only what differs from a plain game is written, and always in the same
// order.
std::string to_text(const Options& options);

// Reads what is left of a line. The options that it answers have no fault.
table::Parsed<Options> parse_options(table::Words words, int line);

}  // namespace shelfmark::librarians
