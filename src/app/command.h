#pragma once

#include <functional>

#include "messages/messages.h"

namespace shelfmark::app {

// What the command line asked for. Each subcommand sets `run` when it is chosen; what that returns is the exit status.
struct Command {
    messages::Language language = messages::Language::en;
    std::function<int()> run;
};

// Exit statuses: anything the user got wrong is 2.
constexpr int success = 0;
constexpr int wrong_input = 2;

}  // namespace shelfmark::app
