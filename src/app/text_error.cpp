#include "app/text_error.h"

#include <vector>

#include <fmt/format.h>

#include "messages/format.h"

namespace shelfmark::app {

std::string described(const std::string& file, const exlibris::TextError& error, messages::Language language) {
    std::vector<messages::Argument> arguments;
    arguments.reserve(error.arguments.size());
    for (const auto& [name, value] : error.arguments) arguments.emplace_back(name, std::string_view(value));
    return fmt::format("{}:{}:{}: {}", file, error.line, error.column,
                       messages::format(language, error.message, arguments));
}

}  // namespace shelfmark::app
