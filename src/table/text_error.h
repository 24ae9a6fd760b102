#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shelfmark::table {

// What is wrong with a record, a position or options written as text, and where, both counted from 1. The message is a
// key of the texts, with what it speaks of.
struct TextError {
    int line = 1;
    int column = 1;
    std::string message;
    std::vector<std::pair<std::string, std::string>> arguments;
};

template <class T>
using Parsed = std::expected<T, TextError>;

inline std::unexpected<TextError> wrong(int line, int column, std::string_view message,
                                        std::vector<std::pair<std::string, std::string>> arguments = {}) {
    return std::unexpected(TextError{line, column, std::string(message), std::move(arguments)});
}

}  // namespace shelfmark::table
