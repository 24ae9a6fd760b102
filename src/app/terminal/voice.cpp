#include "app/terminal/voice.h"

#include <fmt/format.h>

namespace shelfmark::app::terminal {

using table::Seat;

std::string Voice::say(std::string_view key, std::initializer_list<messages::Argument> arguments) const {
    return messages::format(language_, key, arguments);
}

std::string Voice::say(std::string_view key, const Arguments& arguments) const {
    return messages::format(language_, key, arguments.list());
}

std::string Voice::player(Seat seat) const { return seat == reader_ ? say("terminal.you") : player_name(seat); }

std::string Voice::player_name(Seat seat) const { return say("terminal.player", {{"n", seat + 1}}); }

std::string Voice::titled(std::string_view title) const {
    const std::string line = style_.unicode ? "──" : "--";
    return painted(style_, Ink::bold, fmt::format("{} {} {}", line, title, line)) + '\n';
}

std::string Voice::numbered(const std::string& words, std::size_t number) const {
    constexpr std::size_t indent = 5;
    // Some choices are sentences.
    const bool is_long = width_of(words) + indent > style_.width;
    return fmt::format("{:>3}) {}", number, is_long ? flowed(words, style_.width, indent) : words);
}

}  // namespace shelfmark::app::terminal
