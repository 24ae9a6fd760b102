#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "app/command.h"

// What the command line says about itself. The descriptions of commands and options are keys of the texts: they become
// words when they are shown, since only then it is known in which language.
namespace shelfmark::app {

// The page that --help shows.
class Help : public CLI::FormatterBase {
public:
    explicit Help(const Command& command) : command_(command) {}

    std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override;

private:
    const Command& command_;
};

// What is wrong with a command line, and where to look for help.
std::string failure(const CLI::App& cli, const CLI::Error& error, messages::Language language);

// `shelfmark help COMMAND`: the same page as COMMAND --help.
void add_help_command(CLI::App& cli, Command& command);

// Accepts whole numbers of this range.
CLI::Validator whole_number(const Command& command, std::int64_t least, std::int64_t most);
// Accepts these words.
CLI::Validator one_of(const Command& command, std::vector<std::string> choices);

}  // namespace shelfmark::app
