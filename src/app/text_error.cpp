#include "app/text_error.h"

#include <vector>

#include <fmt/format.h>

#include "base/utf8.h"
#include "messages/format.h"

namespace shelfmark::app {

std::string described(const std::string& file, const table::TextError& error, messages::Language language) {
    std::vector<std::string> quotes;
    for (const auto& argument : error.arguments) quotes.push_back(base::quotable(argument.second));
    std::vector<messages::Argument> arguments;
    for (std::size_t i = 0; i < quotes.size(); ++i) {
        arguments.emplace_back(error.arguments[i].first, std::string_view(quotes[i]));
    }
    return fmt::format("{}:{}:{}: {}", file, error.line, error.column,
                       messages::format(language, error.message, arguments));
}

}  // namespace shelfmark::app
