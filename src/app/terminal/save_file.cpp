#include "app/terminal/save_file.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <ranges>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace shelfmark::app::terminal {
namespace {

constexpr std::string_view seats_comment = "# seats ";

std::filesystem::path state_folder() {
    // NOLINTBEGIN(concurrency-mt-unsafe): no other thread changes the environment
    if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state != '\0') return state;
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
        return std::filesystem::path(home) / ".local" / "state";
    }
    // NOLINTEND(concurrency-mt-unsafe)
    return std::filesystem::temp_directory_path();
}

// What tells one game from another: the lines of a record before its first decision. Nothing if it is no record.
std::string beginning_of(std::string_view text) {
    table::Lines lines(text);
    std::string beginning;
    while (lines.next()) {
        beginning += lines.words().rest().text;
        beginning += '\n';
        if (!beginning.starts_with(table::record_line)) return {};
        if (lines.words().peek().text == "seed") return beginning;
    }
    return {};
}

// A file that holds another game than this one is not written over: it gets a name with a number.
void keep_other_game(const std::filesystem::path& file, std::string_view game) {
    std::ifstream in(file, std::ios::binary);
    if (!in.is_open()) return;
    const std::string before = beginning_of(std::string(std::istreambuf_iterator<char>(in), {}));
    if (before.empty() || before == beginning_of(game)) return;
    std::error_code error;
    for (int number = 2; number < 1000; ++number) {
        const std::filesystem::path other =
            file.parent_path() / fmt::format("{}-{}{}", file.stem().string(), number, file.extension().string());
        if (std::filesystem::exists(other, error)) continue;
        std::filesystem::rename(file, other, error);
        return;
    }
}

}  // namespace

std::filesystem::path usual_save_file() { return state_folder() / "shelfmark" / "unfinished.record"; }

std::filesystem::path rescue_file() {
    std::error_code ignored;
    return std::filesystem::temp_directory_path(ignored) / "shelfmark-unfinished.record";
}

std::string seats_line(const std::vector<std::string>& seats) {
    return fmt::format("{}{}\n", seats_comment, fmt::join(seats, ","));
}

std::vector<std::string> seats_in(std::string_view text) {
    std::vector<std::string> seats;
    const std::size_t at = text.rfind(seats_comment);
    if (at == std::string_view::npos) return seats;
    const std::size_t first = at + seats_comment.size();
    const std::string_view list = text.substr(first, text.find_first_of(" \r\n", first) - first);
    for (const auto seat : std::views::split(list, ',')) seats.emplace_back(seat.begin(), seat.end());
    return seats;
}

bool save_text(const std::filesystem::path& file, const std::string& text) {
    std::error_code ignored;  // a folder that cannot be made shows when the file cannot be opened
    if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), ignored);
    keep_other_game(file, text);
    std::ofstream out(file, std::ios::binary);
    out << text;
    out.close();
    return !out.fail();
}

}  // namespace shelfmark::app::terminal
