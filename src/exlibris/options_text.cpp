#include "exlibris/options_text.h"

#include <array>
#include <bit>
#include <utility>
#include <variant>

namespace shelfmark::exlibris {

namespace {

// A list such as "a,b,c".
void append(std::string& list, std::string_view item) {
    if (!list.empty()) list += ',';
    list += item;
}

// XL-V4: locations by their names, libraries by those of their assistants.
std::string tiles_text(LocationSet locations, LibrarySet libraries) {
    std::string list;
    for (int i = 0; i < location_count; ++i) {
        const auto location = static_cast<Location>(i);
        if ((locations & bit(location)) != 0) append(list, name(location));
    }
    for (int i = 0; i < special_count; ++i) {
        const auto library = static_cast<Library>(i);
        if ((libraries & bit(library)) != 0) append(list, name(library));
    }
    return list;
}

std::string variants_text(const Options& options) {
    std::string list;
    if (options.beginner) append(list, "beginner");
    if (options.friendly) append(list, "friendly");
    if (options.longer) append(list, "longer");
    return list;
}

constexpr std::array<std::string_view, 5> keys = {"players", "solo", "variant", "without", "with"};

// One setting while it is read: the value, and where it stands for the messages.
struct Setting {
    std::string_view key;
    std::string_view value;
    int line = 1;
    int column = 1;
};
using Read = Parsed<std::monostate>;

// Calls read(item, column) for every part of a list such as "a,b,c" until one fails.
template <class ReadItem>
Read each_item(const Setting& setting, ReadItem read) {
    std::string_view rest = setting.value;
    for (;;) {
        const std::size_t comma = rest.find(',');
        const int column = setting.column + static_cast<int>(rest.data() - setting.value.data());
        if (Read done = read(rest.substr(0, comma), column); !done) return done;
        if (comma == std::string_view::npos) return {};
        rest.remove_prefix(comma + 1);
    }
}

Read read_number(const Setting& setting, std::uint64_t limit, std::uint8_t& number) {
    const auto read = parse_number(setting.value, limit);
    if (!read || *read == 0) {
        return wrong(setting.line, setting.column, "formats.error.option-number",
                     {{"key", std::string(setting.key)},
                      {"text", std::string(setting.value)},
                      {"limit", std::to_string(limit)}});
    }
    number = static_cast<std::uint8_t>(*read);
    return {};
}

Read read_variants(const Setting& setting, Options& options) {
    return each_item(setting, [&](std::string_view item, int column) -> Read {
        if (item == "beginner") {
            options.beginner = true;
        } else if (item == "friendly") {
            options.friendly = true;
        } else if (item == "longer") {
            options.longer = true;
        } else {
            return wrong(setting.line, column, "formats.error.variant", {{"text", std::string(item)}});
        }
        return {};
    });
}

Read read_tiles(const Setting& setting, LocationSet& locations, LibrarySet& libraries) {
    return each_item(setting, [&](std::string_view item, int column) -> Read {
        const auto location = find_location(item);
        const auto library = find_assistant(item);
        if (location && *location != Location::home) {
            locations |= bit(*location);
        } else if (library && *library != Assistant::ordinary) {
            libraries = static_cast<LibrarySet>(libraries | bit(*library));
        } else {
            return wrong(setting.line, column, "formats.error.tile", {{"text", std::string(item)}});
        }
        return {};
    });
}

Read read_setting(const Setting& setting, Options& options) {
    if (setting.key == "players") return read_number(setting, 4, options.players);
    if (setting.key == "solo") return read_number(setting, 7, options.solo_level);
    if (setting.key == "variant") return read_variants(setting, options);
    if (setting.key == "without") return read_tiles(setting, options.without_locations, options.without_libraries);
    return read_tiles(setting, options.with_locations, options.with_libraries);
}

DescribedFault too_few(std::string_view message, unsigned left, int needed) {
    return {message, {{"left", std::to_string(std::popcount(left))}, {"needed", std::to_string(needed)}}};
}

}  // namespace

std::string to_text(const Options& options) {
    const std::array<std::pair<std::string_view, std::string>, keys.size()> settings = {{
        {"players", std::to_string(options.players)},
        {"solo", options.solo_level == 0 ? "" : std::to_string(options.solo_level)},
        {"variant", variants_text(options)},
        {"without", tiles_text(options.without_locations, options.without_libraries)},
        {"with", tiles_text(options.with_locations, options.with_libraries)},
    }};
    std::string text;
    for (const auto& [key, value] : settings) {
        if (value.empty()) continue;
        if (!text.empty()) text += ' ';
        text.append(key).append("=").append(value);
    }
    return text;
}

Parsed<Options> parse_options(Words words, int line) {
    Options options;
    const int start = words.column();
    unsigned seen = 0;
    while (!words.empty()) {
        const Word word = words.next();
        const std::size_t sign = word.text.find('=');
        const std::string_view key = word.text.substr(0, sign);
        std::size_t number = 0;
        while (number < keys.size() && keys[number] != key) ++number;
        if (sign == std::string_view::npos || number == keys.size()) {
            return wrong(line, word.column, "formats.error.option", {{"text", std::string(word.text)}});
        }
        if ((seen & (1U << number)) != 0) {
            return wrong(line, word.column, "formats.error.option-twice", {{"key", std::string(key)}});
        }
        seen |= 1U << number;
        const Setting setting = {key, word.text.substr(sign + 1), line, word.column + static_cast<int>(sign) + 1};
        if (Read done = read_setting(setting, options); !done) return std::unexpected(done.error());
    }
    // The solo game needs no word about players.
    if (options.solo_level != 0 && (seen & 1U) == 0) options.players = 1;
    if (auto found = described_fault(options)) {
        return wrong(line, start, found->message, std::move(found->arguments));
    }
    return options;
}

std::optional<DescribedFault> described_fault(const Options& options) {
    switch (fault(options)) {
        case OptionsFault::none: return std::nullopt;
        case OptionsFault::players:
        case OptionsFault::solo_level: return DescribedFault{"formats.error.options-solo", {}};
        case OptionsFault::without_hut: return DescribedFault{"formats.error.options-hut", {}};
        case OptionsFault::too_few_locations:
            return too_few("formats.error.options-locations", locations_in_play(options), locations_needed(options));
        case OptionsFault::too_few_libraries:
            return too_few("formats.error.options-libraries", libraries_in_play(options), libraries_needed(options));
    }
    return std::nullopt;
}

}  // namespace shelfmark::exlibris
