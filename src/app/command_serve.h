#pragma once

namespace CLI {
class App;
}

namespace shelfmark::app {

struct Command;

// `shelfmark serve`: tables that friends share, over the network (docs/server.md).
void add_serve_command(CLI::App& cli, Command& command);

}  // namespace shelfmark::app
