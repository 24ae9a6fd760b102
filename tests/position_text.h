// Positions in tests: a few lines of text, and what is wrong with them.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>

#include "table/text_error.h"

namespace shelfmark::proof {

using LinesOfText = std::initializer_list<std::string_view>;

inline std::string with_header(std::string_view header, LinesOfText lines) {
    std::string text(header);
    for (const std::string_view line : lines) text.append(line).append("\n");
    return text;
}

/// "line:column key"
inline std::string described(const table::TextError& error) {
    return std::to_string(error.line) + ':' + std::to_string(error.column) + ' ' + error.message;
}

template <class State>
std::string mistake_of(const table::Parsed<State>& parsed) {
    return parsed ? "nothing" : described(parsed.error());
}

/// What was read; a mistake fails the test and gives something to go on with.
template <class State>
State value_of(const table::Parsed<State>& parsed, const State& otherwise) {
    if (parsed) return *parsed;
    ADD_FAILURE() << described(parsed.error());
    return otherwise;
}

}  // namespace shelfmark::proof
