// The games of a tournament that are already played, in a file: whoever goes on with it plays only the others.
#pragma once

#include <expected>
#include <fstream>
#include <string>
#include <vector>

#include "app/tournament/game_score.h"
#include "messages/messages.h"

namespace shelfmark::app {

class TournamentLog {
public:
    // Without a name nothing is kept. `title` says what is played: a log of something else is refused, with a sentence.
    static std::expected<TournamentLog, std::string> open(const std::string& name, const std::string& title,
                                                          std::size_t chairs, messages::Language language);

    void add(const GameScore& score);
    [[nodiscard]] const std::vector<GameScore>& games() const { return games_; }

private:
    std::ofstream file_;
    std::vector<GameScore> games_;
};

}  // namespace shelfmark::app
