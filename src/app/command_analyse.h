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

struct AnalyseOptions {
    std::string file;
    std::optional<std::uint32_t> simulations;
    std::optional<double> milliseconds;
    std::optional<std::size_t> at;  // only this decision, counted from 1
    bool json = false;
};

// `shelfmark analyse`: what the strongest bot would have done in each decision of a recorded game, knowing no more than
// whoever decided; what each choice cost, and how much of the result was luck.
void add_analyse_command(CLI::App& cli, Command& command);

// The command itself; returns its exit status.
int analyse(const AnalyseOptions& options, messages::Language language, std::string_view text, std::ostream& out,
            std::ostream& err);

}  // namespace shelfmark::app
