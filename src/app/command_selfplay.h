#pragma once

namespace CLI {
class App;
}

namespace shelfmark::app {

struct Command;

// `shelfmark selfplay`: the strongest bot plays against itself and writes down what it thought, as data to learn from.
void add_selfplay_command(CLI::App& cli, Command& command);

}  // namespace shelfmark::app
