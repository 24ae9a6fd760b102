#include "server/names.h"

#include "protocol/characters.h"

namespace shelfmark::server {

namespace {

// Joiners and selectors change how characters of some scripts, and emoji, look; elsewhere they do nothing.
bool shapes(char32_t character, char32_t before) {
    constexpr char32_t beyond_latin_greek_and_cyrillic = 0x600;
    const bool shaper = character == 0x200c || character == 0x200d || (character >= 0xfe00 && character <= 0xfe0f);
    return shaper && before >= beyond_latin_greek_and_cyrillic;
}

}  // namespace

std::string plain_name(std::string_view wish) {
    std::string name;
    char32_t before = ' ';
    while (const auto character = protocol::take_character(wish)) {
        const bool blank = *character == ' ' && before != ' ';
        if (!blank && !protocol::is_visible(*character) && !shapes(*character, before)) continue;
        protocol::append_character(name, *character);
        before = *character;
    }
    if (name.ends_with(' ')) name.pop_back();
    return name;
}

}  // namespace shelfmark::server
