#include "app/language.h"

#include <cstdlib>
#include <string>

#include <CLI/CLI.hpp>

#include "app/help.h"

namespace shelfmark::app {

messages::Language language_of_locale(std::string_view locale) {
    return messages::find_language(locale.substr(0, locale.find_first_of("_.@"))).value_or(messages::Language::en);
}

messages::Language language_of_environment() {
    // The first of these that is set decides, as in the C library.
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): read before any thread could start
        if (value != nullptr && *value != '\0') return language_of_locale(value);
    }
    return messages::Language::en;
}

std::optional<messages::Language> language_of_arguments(std::span<const char* const> arguments) {
    constexpr std::string_view name = "--lang";
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        if (!argument.starts_with(name)) continue;
        std::string_view code = argument.substr(name.size());
        if (code.starts_with('=')) {
            code.remove_prefix(1);
        } else if (code.empty() && i + 1 < arguments.size()) {
            code = arguments[i + 1];
        }
        if (const auto language = messages::find_language(code)) return language;
    }
    return std::nullopt;
}

void add_language_option(CLI::App& cli, Command& command) {
    const auto set_language = [&](const std::string& code) { command.language = *messages::find_language(code); };
    cli.add_option_function<std::string>("--lang", set_language, "help.lang")
        ->option_text("help.value.language")
        ->check(one_of(command, {"en", "cs", "de"}));
}

}  // namespace shelfmark::app
