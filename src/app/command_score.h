#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

#include "messages/messages.h"

namespace CLI {
class App;
}

namespace shelfmark::app {

struct Command;

struct ScoreOptions {
    std::string file;  // "-" is the standard input
    bool json = false;
    bool best = false;
    bool solo = false;
};

// `shelfmark score FILE|-`: the score sheet of a game on cardboard.
void add_score_command(CLI::App& cli, Command& command);

// Scores a file's text, writes the sheet to `out` or what is wrong with the file to `err`; returns the exit status.
int score(const ScoreOptions& options, messages::Language language, std::string_view text, std::ostream& out,
          std::ostream& err);

}  // namespace shelfmark::app
