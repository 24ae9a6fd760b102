#pragma once

#include <string>
#include <string_view>

#include "table/words.h"

namespace shelfmark::table {

// What writing a position is like in any game: lines of words.
class PositionWriter {
protected:
    template <class... More>
    void line(std::string_view first, const More&... more) {
        std::string words(first);  // NOLINT(misc-const-correctness): not where there are more of them
        (append(words, more, ' '), ...);
        text_.append(words).append("\n");
    }
    // Lists are left out when they are empty.
    void list(std::string_view key, const std::string& items) {
        if (!items.empty()) line(key, items);
    }
    void number(std::string_view key, unsigned value) { line(key, std::to_string(value)); }

    std::string text_;
};

}  // namespace shelfmark::table
