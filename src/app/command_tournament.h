#pragma once

#include <functional>
#include <memory>

namespace CLI {
class App;
}

namespace shelfmark::app {

struct Command;
class Crew;

// Who plays, given how many processes were asked for.
using CrewFor = std::function<std::unique_ptr<Crew>(int processes)>;

// `shelfmark tournament`: bots against each other on the same deals from every seat, with the figures to compare them.
void add_tournament_command(CLI::App& cli, Command& command);
// The same by another crew.
void add_tournament_command(CLI::App& cli, Command& command, const CrewFor& crew);

}  // namespace shelfmark::app
