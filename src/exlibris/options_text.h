#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "exlibris/options.h"
#include "exlibris/text_error.h"
#include "exlibris/words.h"

namespace shelfmark::exlibris {

// Options as records and positions write them: "players=2 variant=friendly,longer without=bookshop,witch". Only what
// differs from a plain game is written, and always in the same order.
std::string to_text(const Options& options);

// Reads what is left of a line. The options that it answers have no fault (XL-V4).
Parsed<Options> parse_options(Words words, int line);

// What is wrong with options, as a key of the texts and what it speaks of.
struct DescribedFault {
    std::string_view message;
    std::vector<std::pair<std::string, std::string>> arguments;
};

// XL-V4: the fault of these options in words; nothing if there is none.
std::optional<DescribedFault> described_fault(const Options& options);

}  // namespace shelfmark::exlibris
