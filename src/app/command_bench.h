#pragma once

namespace CLI {
class App;
}

namespace shelfmark::app {

struct Command;

// `shelfmark bench [--json]`: how fast the rulebooks are, or that of --game, and the signatures of play.
void add_bench_command(CLI::App& cli, Command& command);

}  // namespace shelfmark::app
