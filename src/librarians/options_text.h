#pragma once

#include <array>
#include <string>
#include <string_view>

#include "librarians/options.h"
#include "table/text_error.h"
#include "table/words.h"

namespace shelfmark::librarians {

// The expansions that are on or off, by their names.
struct Expansion {
    std::string_view name;
    bool Options::* on;
};
inline constexpr std::array<Expansion, 6> expansions = {{
    {"authors", &Options::authors},  // LB-E1
    {"ages", &Options::ages},        // LB-E2
    {"sequels", &Options::sequels},  // LB-E3
    {"powers", &Options::powers},    // LB-E4 (a)
    {"columns", &Options::columns},  // LB-E4 (b)
    {"balance", &Options::balance},  // LB-E4 (c)
}};

// Options as records and positions write them: "players=4 genres=horror,romance expansions=authors,ages
// thrills=skip,stop exactly-two talk=taps". Only what differs from a plain game is written, and always in the same
// order.
std::string to_text(const Options& options);

// Reads what is left of a line. The options that it answers have no fault.
table::Parsed<Options> parse_options(table::Words words, int line);

}  // namespace shelfmark::librarians
