#pragma once

namespace CLI {
class App;
}

namespace shelfmark::app {

struct Command;

// `shelfmark play`: a game at the terminal, against bots or between people who share it.
void add_play_command(CLI::App& cli, Command& command);

}  // namespace shelfmark::app
