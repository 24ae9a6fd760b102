#include "app/closest.h"

#include <algorithm>
#include <utility>

namespace shelfmark::app {

std::size_t edit_distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row;
    for (std::size_t j = 0; j <= to.size(); ++j) row.push_back(j);
    for (std::size_t i = 1; i <= from.size(); ++i) {
        auto diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const auto changed = diagonal + (from[i - 1] == to[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, changed}));
        }
    }
    return row.back();
}

std::vector<std::string> closest(std::string_view typed, const std::vector<std::string>& words) {
    std::vector<std::string> near;
    for (const auto& word : words) {
        if (2 * edit_distance(typed, word) <= word.size()) near.push_back(word);
    }
    std::ranges::stable_sort(near, {}, [&](const std::string& word) { return edit_distance(typed, word); });
    return near;
}

}  // namespace shelfmark::app
