#include "exlibris/options_text.h"

#include <bit>
#include <utility>

#include "table/options_text.h"

namespace shelfmark::exlibris {

namespace {

using table::append;
using table::append_setting;
using table::each_item;
using table::each_setting;
using table::Read;
using table::read_number;
using table::Setting;

// XL-V4: locations by their names, libraries by those of their assistants.
std::string tiles_text(LocationSet locations, LibrarySet libraries) {
    std::string list;
    for (int i = 0; i < location_count; ++i) {
        const auto location = static_cast<Location>(i);
        if ((locations & bit(location)) != 0) append(list, name(location), ',');
    }
    for (int i = 0; i < special_count; ++i) {
        const auto library = static_cast<Library>(i);
        if ((libraries & bit(library)) != 0) append(list, name(library), ',');
    }
    return list;
}

std::string variants_text(const Options& options) {
    std::string list;
    if (options.beginner) append(list, "beginner", ',');
    if (options.friendly) append(list, "friendly", ',');
    if (options.longer) append(list, "longer", ',');
    return list;
}

constexpr table::SettingKeys<5> keys = {{"players", "solo", "variant", "without", "with"}, 0, "formats.error.option"};

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
    std::string text;
    append_setting(text, "players", std::to_string(options.players));
    append_setting(text, "solo", options.solo_level == 0 ? "" : std::to_string(options.solo_level));
    append_setting(text, "variant", variants_text(options));
    append_setting(text, "without", tiles_text(options.without_locations, options.without_libraries));
    append_setting(text, "with", tiles_text(options.with_locations, options.with_libraries));
    return text;
}

Parsed<Options> parse_options(Words words, int line) {
    Options options;
    const auto seen =
        each_setting(words, line, keys, [&](const Setting& setting) { return read_setting(setting, options); });
    if (!seen) return std::unexpected(seen.error());
    // The solo game needs no word about players.
    if (options.solo_level != 0 && (*seen & 1U) == 0) options.players = 1;
    if (auto found = described_fault(options)) {
        return wrong(line, words.column(), found->message, std::move(found->arguments));
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
