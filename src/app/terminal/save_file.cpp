#include "app/terminal/save_file.h"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <ranges>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/utf8.h"

namespace shelfmark::app::terminal {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view seats_comment = "# seats ";

fs::path state_folder() {
    // NOLINTBEGIN(concurrency-mt-unsafe): no other thread changes the environment
    if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state != '\0') return state;
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
        return fs::path(home) / ".local" / "state";
    }
    // NOLINTEND(concurrency-mt-unsafe)
    std::error_code ignored;
    return fs::temp_directory_path(ignored);
}

// Whether a game goes on where this text of one ends.
bool continues(std::string_view game, std::string_view before) {
    return game.starts_with(before.substr(0, before.rfind("\nend ") + 1));
}

enum class Found : unsigned char { nothing, this_game, another_game, something_else };

// What lies where a game shall be saved. Nothing but records is ever written over.
Found found_at(const fs::path& file, std::string_view game) {
    std::error_code error;
    if (!fs::exists(file, error)) return error ? Found::something_else : Found::nothing;
    if (!fs::is_regular_file(file, error)) return Found::something_else;
    if (fs::file_size(file, error) == 0) return Found::this_game;
    std::ifstream in(file, std::ios::binary);
    if (!in.is_open()) return Found::something_else;
    const std::string before(std::istreambuf_iterator<char>(in), {});
    if (!before.starts_with(table::record_line)) return Found::something_else;
    return continues(game, before) ? Found::this_game : Found::another_game;
}

// A link stays one: the game goes to where it points.
fs::path behind_links(const fs::path& file) {
    std::error_code error;
    if (!fs::is_symlink(file, error)) return file;
    const fs::path target = fs::weakly_canonical(file, error);
    return error ? file : target;
}

// Gives a file a name with a number.
bool move_aside(const fs::path& file) {
    std::error_code error;
    for (int number = 2; number < 1000; ++number) {
        const fs::path other =
            file.parent_path() / fmt::format("{}-{}{}", file.stem().string(), number, file.extension().string());
        if (fs::exists(other, error)) continue;
        fs::rename(file, other, error);
        return !error;
    }
    return false;
}

// Open for writing, closed and gone at the end of its life unless it has taken the place of another file.
class NewFile {
public:
    explicit NewFile(fs::path path) : path_(std::move(path)) {
        constexpr mode_t anybody = 0666;  // as far as the umask allows
        // One that a crash has left makes way; in a folder where everybody writes, nobody else may have put one there.
        unlink(path_.c_str());
        // NOLINTNEXTLINE: C's interface
        handle_ = open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, anybody);
        waits_ = handle_ >= 0;
    }
    NewFile(const NewFile&) = delete;
    NewFile(NewFile&&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    NewFile& operator=(NewFile&&) = delete;
    ~NewFile() {
        if (handle_ >= 0) close(handle_);
        if (waits_) unlink(path_.c_str());
    }

    // True once the text is on the disk itself.
    [[nodiscard]] bool write_down(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t written = write(handle_, text.data(), text.size());
            if (written < 0 && errno != EINTR) return false;
            if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
        }
        return fsync(handle_) == 0;
    }

    bool take_place_of(const fs::path& file) {
        std::error_code error;
        const auto before = fs::status(file, error);
        if (fs::exists(before)) fs::permissions(path_, before.permissions(), error);
        fs::rename(path_, file, error);
        waits_ = static_cast<bool>(error);
        return !error;
    }

    [[nodiscard]] bool exists() const { return handle_ >= 0; }

private:
    fs::path path_;
    int handle_ = -1;
    bool waits_ = false;
};

}  // namespace

fs::path usual_save_file() { return state_folder() / "shelfmark" / "unfinished.record"; }

fs::path rescue_file() {
    std::error_code ignored;
    return fs::temp_directory_path(ignored) / "shelfmark-unfinished.record";
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

std::string shell_word(const std::string& name) {
    constexpr std::string_view harmless = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-+,:@%";
    if (!base::is_printable_utf8(name))
        return base::quotable(name);  // nothing that a terminal obeys, rather than the right name
    if (!name.empty() && name.find_first_not_of(harmless) == std::string::npos) return name;
    std::string word = "'";
    for (const char letter : name) word += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return word + "'";
}

bool save_text(const fs::path& file, const std::string& text) {
    // Our own folder is made if it is missing; one that cannot be made shows when the file cannot be opened.
    std::error_code ignored;
    if (file == usual_save_file()) fs::create_directories(file.parent_path(), ignored);
    const fs::path target = behind_links(file);
    if (target == "/dev/null") return true;
    const Found found = found_at(target, text);
    if (found == Found::something_else) return false;
    // Whatever happens meanwhile, the file holds the game as it was or as it is.
    NewFile fresh(target.parent_path() / fmt::format(".{}.{}", target.filename().string(), getpid()));
    if (!fresh.exists() || !fresh.write_down(text)) return false;
    if (found == Found::another_game && !move_aside(target)) return false;
    return fresh.take_place_of(target);
}

}  // namespace shelfmark::app::terminal
