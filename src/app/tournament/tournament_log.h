// The games of a tournament that are already played, in a file: whoever goes on with it plays only the others.
#pragma once

#include <expected>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "app/tournament/game_score.h"
#include "messages/messages.h"
#include "store/file_lock.h"

namespace shelfmark::app {

// Games are numbered deal by deal, and within a deal by rotation.
struct Schedule {
    std::size_t chairs = 2;
    std::size_t rotations = 2;
    std::size_t games = 0;

    [[nodiscard]] std::size_t number(const GameScore& score) const { return score.deal * rotations + score.rotation; }
    [[nodiscard]] bool has(const GameScore& score) const { return score.rotation < rotations && number(score) < games; }
};

class TournamentLog {
public:
    // Without a name nothing is kept. `title` says what is played: a log of something else is refused, with a sentence,
    // and so is one that another tournament is writing. Games that are not on the schedule stay in the file alone.
    static std::expected<TournamentLog, std::string> open(const std::string& name, const std::string& title,
                                                          const Schedule& schedule, messages::Language language);

    // False if the file does not take it: a full disk, for instance.
    [[nodiscard]] bool add(const GameScore& score);
    // Each only once.
    [[nodiscard]] const std::vector<GameScore>& games() const { return games_; }

private:
    std::optional<store::FileLock> lock_;
    std::ofstream file_;
    std::vector<GameScore> games_;
};

}  // namespace shelfmark::app
