#include "app/terminal/save_file.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <ranges>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/text_error.h"
#include "app/text_file.h"

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

std::vector<std::string> seats_in(const std::string& text) {
    std::vector<std::string> seats;
    const std::size_t at = text.rfind(seats_comment);
    if (at == std::string::npos) return seats;
    const std::size_t first = at + seats_comment.size();
    const std::string list = text.substr(first, text.find_first_of(" \r\n", first) - first);
    for (const auto seat : std::views::split(list, ',')) seats.emplace_back(seat.begin(), seat.end());
    return seats;
}

// A file that holds another game than this one is not written over: it gets a name with a number.
void keep_other_game(const std::filesystem::path& file, const SavedGame& game) {
    std::ifstream in(file, std::ios::binary);
    if (!in.is_open()) return;
    const std::string text(std::istreambuf_iterator<char>(in), {});
    const auto before = exlibris::parse_record(text);
    if (!before || (before->seed == game.record.seed && before->options == game.record.options)) return;
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

bool save(const std::filesystem::path& file, const SavedGame& game) {
    std::error_code ignored;  // a folder that cannot be made shows when the file cannot be opened
    if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), ignored);
    keep_other_game(file, game);
    std::ofstream out(file, std::ios::binary);
    out << to_text(game.record) << fmt::format("{}{}\n", seats_comment, fmt::join(game.seats, ","));
    out.close();
    return !out.fail();
}

std::expected<SavedGame, std::string> load(const std::filesystem::path& file, messages::Language language) {
    const auto text = file_text(file.string(), language);
    if (!text) return std::unexpected(text.error());
    const auto record = exlibris::parse_record(*text);
    if (!record) return std::unexpected(described(file.string(), record.error(), language));
    return SavedGame{*record, seats_in(*text)};
}

}  // namespace shelfmark::app::terminal
