#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "messages/messages.h"

// Fills in the gaps of a text. The patterns are a part of ICU's message format:
//   {name}                                          a value
//   {n, plural, =0 {none} one {# book} other {# books}}   by the language's plural forms; # is the number
//   {who, select, you {You win} other {{who} wins}}       by the value itself
namespace shelfmark::messages {

struct Argument {
    std::string_view name;
    std::variant<std::int64_t, std::string_view> value;

    Argument(std::string_view argument_name, std::string_view text) : name(argument_name), value(text) {}
    Argument(std::string_view argument_name, std::integral auto number)
        : name(argument_name), value(static_cast<std::int64_t>(number)) {}
};

std::string format(Language language, std::string_view key, std::span<const Argument> arguments);
std::string format(Language language, std::string_view key, std::initializer_list<Argument> arguments);

// The same for a pattern that is not under a key. What is not understood is left as it stands.
std::string format_pattern(Language language, std::string_view pattern, std::span<const Argument> arguments);
std::string format_pattern(Language language, std::string_view pattern, std::initializer_list<Argument> arguments);

}  // namespace shelfmark::messages
