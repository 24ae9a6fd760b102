#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "app/terminal/style.h"

namespace shelfmark::app::terminal {

// Lines out, lines in. It moves no cursor, so a pipe or the plainest terminal will do.
class Console {
public:
    Console(std::istream& in, std::ostream& out, const Style& style) : in_(in), out_(out), style_(style) {}

    [[nodiscard]] const Style& style() const { return style_; }

    void print(std::string_view text) { out_ << (style_.unicode ? std::string(text) : in_ascii(text)); }
    void print_line(std::string_view text) {
        print(text);
        out_ << '\n';
    }

    // False once the other end of the pipe is closed, or the disk full.
    bool reaches_somebody() {
        out_.flush();
        return out_.good();
    }

    // The next line without blanks around it, or nothing at the end of the input.
    std::optional<std::string> ask(std::string_view prompt) {
        print(prompt);
        std::string line;
        // A question that nobody can see is not worth an answer.
        if (!reaches_somebody() || !std::getline(in_, line)) {
            out_ << '\n';
            return std::nullopt;
        }
        if (!style_.screen) out_ << '\n';  // nobody has pressed Enter here
        const std::size_t first = line.find_first_not_of(" \t\r");
        const std::size_t last = line.find_last_not_of(" \t\r");
        return first == std::string::npos ? std::string() : line.substr(first, last - first + 1);
    }

    // Out of sight with all that was shown, before somebody else looks.
    void clear() {
        if (!style_.screen) return;
        out_ << (style_.colour ? "\x1b[2J\x1b[3J\x1b[H" : std::string(100, '\n'));
    }

private:
    std::istream& in_;
    std::ostream& out_;
    Style style_;
};

}  // namespace shelfmark::app::terminal
