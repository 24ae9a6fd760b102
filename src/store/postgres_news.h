// What servers tell each other through the database, as the text of its notices.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace shelfmark::store::pg {

inline constexpr const char* channel = "shelfmark";
/// The database takes less than 8000 bytes.
inline constexpr std::size_t longest_notice = 7900;

struct Notice {
    std::string writer;
    std::vector<News> news;

    bool operator==(const Notice&) const = default;
};

/// As few texts as can hold all of the news. What fits into no text at all is told as Missed.
std::vector<std::string> write_notices(const std::string& writer, std::span<const News> news);
/// None where it is no notice that this program understands.
std::optional<Notice> read_notice(std::string_view text);

}  // namespace shelfmark::store::pg
