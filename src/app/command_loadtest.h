#pragma once

namespace CLI {
class App;
}

namespace shelfmark::app {

struct Command;

// `shelfmark loadtest`: how many moves a second a server keeps and tells, and how long each takes (docs/server.md).
void add_loadtest_command(CLI::App& cli, Command& command);

}  // namespace shelfmark::app
