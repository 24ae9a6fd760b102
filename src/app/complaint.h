#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "messages/format.h"

namespace shelfmark::app {

// What is wrong with an option, said in the language of the table.
struct Complaint {
    messages::Language language;

    [[noreturn]] void about(const std::string& option, std::string_view key,
                            std::initializer_list<messages::Argument> arguments = {}) const {
        throw CLI::ValidationError(option, messages::format(language, key, arguments));
    }
    // With arguments that somebody else has put together.
    [[noreturn]] void about(const std::string& option, std::string_view key,
                            const std::vector<std::pair<std::string, std::string>>& arguments) const {
        std::vector<messages::Argument> list;
        for (const auto& [name, value] : arguments) list.emplace_back(name, std::string_view(value));
        throw CLI::ValidationError(option, messages::format(language, key, list));
    }
};

// "Fire_Imp" is "fire-imp".
inline std::string as_id(std::string_view typed) {
    std::string id;
    for (const char letter : typed) {
        id += letter == '_' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    return id;
}

}  // namespace shelfmark::app
