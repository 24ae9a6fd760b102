#include "app/screen.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string_view>

#include <sys/ioctl.h>
#include <unistd.h>

namespace shelfmark::app {

std::optional<std::size_t> screen_width() {
    const char* const variable = std::getenv("COLUMNS");  // NOLINT(concurrency-mt-unsafe): read before any thread
    const std::string_view wish = variable == nullptr ? "" : variable;
    std::size_t width = 0;
    const auto read = std::from_chars(wish.data(), wish.data() + wish.size(), width);
    if (read.ec == std::errc() && read.ptr == wish.data() + wish.size() && width > 0) return width;
    winsize size = {};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return std::nullopt;  // NOLINT: C's interface
    return size.ws_col;
}

std::size_t page_width() {
    constexpr std::size_t narrowest = 40;
    return std::clamp(screen_width().value_or(widest_page), narrowest, widest_page);
}

}  // namespace shelfmark::app
