#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "messages/messages.h"

namespace CLI {
class App;
}

namespace shelfmark::app {

struct Command;

struct ReplayOptions {
    std::string file = "-";         // "-" is the standard input
    std::optional<std::size_t> at;  // how many decisions; all of them unless given
    bool json = false;
    bool position = false;
};

// `shelfmark replay RECORD`: a recorded game, decision by decision, and who has how many points in the end.
void add_replay_command(CLI::App& cli, Command& command);

// Replays a record's text and writes it to `out`, or what is wrong with it to `err`; returns the exit status.
int replay(const ReplayOptions& options, messages::Language language, std::string_view text, std::ostream& out,
           std::ostream& err);

}  // namespace shelfmark::app
