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
    std::error_code ignored;
    return std::filesystem::temp_directory_path(ignored);
}

// Whether a game goes on where this text of one ends.
bool continues(std::string_view game, std::string_view before) {
    return game.starts_with(before.substr(0, before.rfind("\nend ") + 1));
}

// Nothing but records is written over, and a file that holds more than the beginning of this game gets a name with a
// number. False if the file has to stay as it is.
bool make_way(const std::filesystem::path& file, std::string_view game) {
    std::error_code error;
    if (!std::filesystem::exists(file, error) || file == "/dev/null") return true;
    if (!std::filesystem::is_regular_file(file, error)) return false;
    if (std::filesystem::file_size(file, error) == 0) return true;
    std::ifstream in(file, std::ios::binary);
    if (!in.is_open()) return false;
    const std::string before(std::istreambuf_iterator<char>(in), {});
    if (!before.starts_with(table::record_line)) return false;
    if (continues(game, before)) return true;
    for (int number = 2; number < 1000; ++number) {
        const std::filesystem::path other =
            file.parent_path() / fmt::format("{}-{}{}", file.stem().string(), number, file.extension().string());
        if (std::filesystem::exists(other, error)) continue;
        std::filesystem::rename(file, other, error);
        return !error;
    }
    return false;
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
    // Our own folder is made if it is missing; one that cannot be made shows when the file cannot be opened.
    std::error_code ignored;
    if (file == usual_save_file()) std::filesystem::create_directories(file.parent_path(), ignored);
    if (!make_way(file, text)) return false;
    std::ofstream out(file, std::ios::binary);
    out << text;
    out.close();
    return !out.fail();
}

}  // namespace shelfmark::app::terminal
