#pragma once

#include <array>
#include <string>
#include <string_view>
#include <variant>

#include "table/text_error.h"
#include "table/words.h"

namespace shelfmark::table {

// What the options of both games share as text: a line of settings such as "players=2 variant=friendly,longer".

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

// From 1 to the limit.
inline Read read_number(const Setting& setting, std::uint64_t limit, std::uint8_t& number) {
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

// The keys of a game's settings; `plain` ones have no value. A word that is no setting is answered with `message`.
template <std::size_t Count>
struct SettingKeys {
    std::array<std::string_view, Count> names;
    unsigned plain = 0;
    std::string_view message;
};

// Calls read(setting) for each word; the answer has one bit for each key that was there.
template <std::size_t Count, class ReadSetting>
Parsed<unsigned> each_setting(Words words, int line, const SettingKeys<Count>& keys, ReadSetting read) {
    unsigned seen = 0;
    while (!words.empty()) {
        const Word word = words.next();
        const std::size_t sign = word.text.find('=');
        const std::string_view key = word.text.substr(0, sign);
        const auto number = find_name(keys.names, key);
        const bool is_plain = number && ((keys.plain >> *number) & 1U) != 0;
        if (!number || is_plain != (sign == std::string_view::npos)) {
            return wrong(line, word.column, keys.message, {{"text", text_of(word)}});
        }
        if (((seen >> *number) & 1U) != 0) {
            return wrong(line, word.column, "formats.error.option-twice", {{"key", std::string(key)}});
        }
        seen |= 1U << *number;
        Setting setting = {key, {}, line, word.column};
        if (!is_plain) {
            setting.value = word.text.substr(sign + 1);
            setting.column += static_cast<int>(sign) + 1;
        }
        if (Read done = read(setting); !done) return std::unexpected(done.error());
    }
    return seen;
}

// "key=value", unless there is no value.
inline void append_setting(std::string& line, std::string_view key, std::string_view value) {
    if (!value.empty()) append(line, std::string(key) + '=' + std::string(value), ' ');
}

}  // namespace shelfmark::table
