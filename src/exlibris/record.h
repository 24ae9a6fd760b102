#pragma once

#include <string>
#include <string_view>

#include "exlibris/action.h"
#include "exlibris/state.h"
#include "exlibris/text_error.h"
#include "table/record.h"

namespace shelfmark::exlibris {

using Decision = table::Decision<Action>;
using Record = table::Record<Options, Action>;

// The game after so many of its decisions, which must be legal.
State replay(const Record& record, std::size_t decisions);

// The text form (docs/formats.md). Reading it plays the game again, so that every decision of a record that was read is
// legal and, where the text says how the game stood at the end, that this is so.
std::string to_text(const Record& record);
Parsed<Record> parse_record(std::string_view text);

}  // namespace shelfmark::exlibris
