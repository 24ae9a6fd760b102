#pragma once

namespace CLI {
class App;
}

namespace shelfmark::app {

struct Command;

// `shelfmark perft`: counts the decisions that can follow each other from the start of a game, to compare rulebooks.
void add_perft_command(CLI::App& cli, Command& command);

}  // namespace shelfmark::app
