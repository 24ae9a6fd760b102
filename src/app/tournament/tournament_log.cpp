#include "app/tournament/tournament_log.h"

#include <filesystem>
#include <set>
#include <sstream>

#include "app/text_file.h"
#include "base/utf8.h"
#include "messages/format.h"
#include "store/store.h"

namespace shelfmark::app {
namespace {

constexpr std::string_view how_titles_begin = "shelfmark tournament ";

// Says what is wrong with a file.
class Fault {
public:
    Fault(const std::string& file, messages::Language language) : file_(base::quotable(file)), language_(language) {}

    [[nodiscard]] std::unexpected<std::string> operator()(std::string_view key,
                                                          std::optional<messages::Argument> more = std::nullopt) const {
        std::vector<messages::Argument> arguments = {{"file", std::string_view(file_)}};
        if (more) arguments.push_back(*more);
        return std::unexpected(messages::format(language_, key, arguments));
    }

private:
    std::string file_;
    messages::Language language_;
};

// All lines that were written to their end. Whoever is killed leaves a part of one behind.
std::string whole_lines(const std::string& text) { return text.substr(0, text.rfind('\n') + 1); }

// Nothing was written yet, or a part of the title.
bool is_fresh(const std::string& text, const std::string& title) {
    return !text.contains('\n') && title.starts_with(text);
}

std::expected<void, std::string> check_title(const std::string& text, const std::string& title, const Fault& fault) {
    const std::string line = text.substr(0, text.find('\n'));
    if (line == title || is_fresh(text, title)) return {};
    if (!line.starts_with(how_titles_begin)) return fault("tournament.no-log");
    const std::string readable = base::is_printable_utf8(line) ? line : base::quotable(line);
    return fault("tournament.other-log", messages::Argument("title", std::string_view(readable)));
}

std::expected<std::vector<GameScore>, std::string> games_in(const std::string& text, const Schedule& schedule,
                                                            const Fault& fault) {
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);  // the title
    std::vector<GameScore> games;
    std::set<std::size_t> known;
    for (int number = 2; std::getline(lines, line); ++number) {
        const auto score = from_line(line, schedule.chairs);
        if (!score) return fault("tournament.log-line", messages::Argument("line", number));
        if (schedule.has(*score) && known.insert(schedule.number(*score)).second) games.push_back(*score);
    }
    return games;
}

}  // namespace

std::expected<TournamentLog, std::string> TournamentLog::open(const std::string& name, const std::string& title,
                                                              const Schedule& schedule, messages::Language language) {
    TournamentLog log;
    if (name.empty()) return log;
    const Fault fault(name, language);
    // "-" would be read from standard input.
    if (name == "-") return fault("tournament.log-lost");
    try {
        // Whatever name it goes by, it is the same file.
        auto lock = store::FileLock::take(std::filesystem::weakly_canonical(name));
        if (lock) log.lock_.emplace(std::move(*lock));
    } catch (const std::exception&) {
        return fault("tournament.log-lost");
    }
    if (!log.lock_) return fault("tournament.log-in-use");
    std::string before;
    if (std::filesystem::exists(name)) {
        auto text = file_text(name, language);
        if (!text) return std::unexpected(text.error());
        before = std::move(*text);
    }
    if (const auto checked = check_title(before, title, fault); !checked) return std::unexpected(checked.error());
    const std::string kept = whole_lines(before);
    auto games = games_in(kept, schedule, fault);
    if (!games) return std::unexpected(games.error());
    log.games_ = std::move(*games);
    std::error_code failed;
    if (kept.size() < before.size()) std::filesystem::resize_file(name, kept.size(), failed);
    log.file_.open(name, std::ios::app);
    if (kept.empty()) log.file_ << title << '\n';
    if (failed || !log.file_.flush()) return fault("tournament.log-lost");
    return log;
}

bool TournamentLog::add(const GameScore& score) {
    games_.push_back(score);
    // Each game may be the last before an interruption.
    if (file_.is_open()) file_ << to_line(score) << '\n' << std::flush;
    return file_.good();
}

}  // namespace shelfmark::app
