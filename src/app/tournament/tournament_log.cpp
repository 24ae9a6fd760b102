#include "app/tournament/tournament_log.h"

#include <sstream>

#include "app/text_file.h"
#include "messages/format.h"

namespace shelfmark::app {

std::expected<TournamentLog, std::string> TournamentLog::open(const std::string& name, const std::string& title,
                                                              std::size_t chairs, messages::Language language) {
    TournamentLog log;
    if (name.empty()) return log;
    std::string before;
    if (std::ifstream(name).good()) {
        auto text = file_text(name, language);
        if (!text) return std::unexpected(text.error());
        before = std::move(*text);
    }
    std::istringstream lines(before);
    std::string line;
    if (std::getline(lines, line) && line != title) {
        return std::unexpected(messages::format(language, "tournament.other-log",
                                                {{"file", std::string_view(name)}, {"title", std::string_view(line)}}));
    }
    while (std::getline(lines, line)) {
        if (const auto score = from_line(line, chairs)) log.games_.push_back(*score);
    }
    log.file_.open(name, std::ios::app);
    if (before.empty()) log.file_ << title << '\n';
    if (!before.empty() && before.back() != '\n') log.file_ << '\n';  // the last writer was interrupted
    if (!log.file_.flush()) {
        return std::unexpected(messages::format(language, "tournament.log-lost", {{"file", std::string_view(name)}}));
    }
    return log;
}

void TournamentLog::add(const GameScore& score) {
    games_.push_back(score);
    // Each game may be the last before an interruption.
    if (file_.is_open()) file_ << to_line(score) << '\n' << std::flush;
}

}  // namespace shelfmark::app
