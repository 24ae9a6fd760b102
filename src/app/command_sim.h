#pragma once

namespace CLI {
class App;
}

namespace shelfmark::app {

struct Command;

// `shelfmark sim`: plays many games between bots and says what came of them.
void add_sim_command(CLI::App& cli, Command& command);

}  // namespace shelfmark::app
