#pragma once

#include <functional>
#include <iostream>
#include <string>

#include "messages/messages.h"

namespace shelfmark::app {

// What the command line asked for. Each subcommand sets `run` when it is chosen; what that returns is the exit status.
struct Command {
    messages::Language language = messages::Language::en;
    std::string program = "shelfmark";  // how it was called: the same works again
    std::function<int()> run;
};

// Exit statuses: anything the user got wrong is 2.
constexpr int success = 0;
constexpr int wrong_input = 2;

// A run that only says what is wrong.
inline std::function<int()> complaining(const std::string& fault) {
    return [fault] {
        std::cerr << fault << '\n';
        return wrong_input;
    };
}

}  // namespace shelfmark::app
