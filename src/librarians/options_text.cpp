#include "librarians/options_text.h"

#include "librarians/words.h"
#include "table/options_text.h"

namespace shelfmark::librarians {

namespace {

using table::append;
using table::append_setting;
using table::each_item;
using table::each_setting;
using table::find_name;
using table::Read;
using table::Setting;
using table::wrong;

enum Key : std::uint8_t { players_key, genres_key, expansions_key, thrills_key, exactly_two_key, talk_key };
constexpr table::SettingKeys<6> keys = {{"players", "genres", "expansions", "thrills", "exactly-two", "talk"},
                                        1U << exactly_two_key,
                                        "formats.librarians.option"};

// The names of a set, one bit each.
template <class Names>
std::string names_of(const Names& names, unsigned set) {
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (((set >> i) & 1U) != 0) append(list, names[i], ',');
    }
    return list;
}

std::string expansions_text(const Options& options) {
    std::string list;
    for (const Expansion& expansion : expansions) {
        if (options.*expansion.on) append(list, expansion.name, ',');
    }
    return list;
}

template <class Names, class Set>
Read read_set(const Setting& setting, const Names& names, std::string_view message, Set& set) {
    set = 0;
    return each_item(setting, [&](std::string_view item, int column) -> Read {
        const auto found = find_name(names, item);
        if (!found) return wrong(setting.line, column, message, {{"text", std::string(item)}});
        set = static_cast<Set>(set | (1U << *found));
        return {};
    });
}

// All of them in a word.
Read read_thrills(const Setting& setting, Options& options) {
    if (setting.value == "all") {
        options.thrills = (1U << thrill_count) - 1;
        return {};
    }
    return read_set(setting, thrill_ids, "formats.librarians.thrill", options.thrills);
}

Read read_expansions(const Setting& setting, Options& options) {
    if (setting.value == "all") {
        for (const Expansion& expansion : expansions) options.*expansion.on = true;
        return {};
    }
    return each_item(setting, [&](std::string_view item, int column) -> Read {
        for (const Expansion& expansion : expansions) {
            if (expansion.name != item) continue;
            options.*expansion.on = true;
            return {};
        }
        return wrong(setting.line, column, "formats.librarians.expansion", {{"text", std::string(item)}});
    });
}

Read read_talk(const Setting& setting, Options& options) {
    const auto found = find_name(talk_ids, setting.value);
    if (!found) {
        return wrong(setting.line, setting.column, "formats.librarians.talk", {{"text", std::string(setting.value)}});
    }
    options.talk = static_cast<Talk>(*found);
    return {};
}

Read read_setting(const Setting& setting, Options& options) {
    switch (find_name(keys.names, setting.key).value_or(0)) {
        case players_key: return table::read_number(setting, max_players, options.players);
        case genres_key: return read_set(setting, genre_ids, "formats.librarians.genre", options.genres);
        case expansions_key: return read_expansions(setting, options);
        case thrills_key: return read_thrills(setting, options);
        case talk_key: return read_talk(setting, options);
        default: options.exactly_two = true; return {};
    }
}

std::string_view message_of(OptionsFault fault) {
    switch (fault) {
        case OptionsFault::players: return "formats.librarians.options-players";
        case OptionsFault::too_many_of_a_colour: return "formats.librarians.options-doubled";
        case OptionsFault::no_thrills: return "formats.librarians.options-thrills";
        default: return "formats.librarians.options-colours";
    }
}

}  // namespace

std::string to_text(const Options& options) {
    std::string text;
    append_setting(text, "players", std::to_string(options.players));
    if (options.genres != default_genres) append_setting(text, "genres", names_of(genre_ids, options.genres));
    append_setting(text, "expansions", expansions_text(options));
    append_setting(text, "thrills", names_of(thrill_ids, options.thrills));
    if (options.exactly_two) append(text, keys.names[exactly_two_key], ' ');
    if (options.talk != Talk::silent) append_setting(text, "talk", talk_ids[static_cast<std::size_t>(options.talk)]);
    return text;
}

table::Parsed<Options> parse_options(table::Words words, int line) {
    Options options;
    const auto seen =
        each_setting(words, line, keys, [&](const Setting& setting) { return read_setting(setting, options); });
    if (!seen) return std::unexpected(seen.error());
    if (const OptionsFault what = fault(options); what != OptionsFault::none) {
        return wrong(line, words.column(), message_of(what),
                     {{"colours", std::to_string(fewest_colours(options.players))}});
    }
    return options;
}

}  // namespace shelfmark::librarians
