#include "app/language.h"

#include <cstdlib>

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

}  // namespace shelfmark::app
