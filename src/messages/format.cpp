#include "messages/format.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>

namespace shelfmark::messages {
namespace {

constexpr auto none = std::string_view::npos;

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \n");
    return first == none ? std::string_view() : text.substr(first, text.find_last_not_of(" \n") - first + 1);
}

// Cuts the text before the comma off the front; without a comma, all of it.
std::string_view take_field(std::string_view& rest) {
    const auto comma = rest.find(',');
    const auto field = trimmed(rest.substr(0, comma));
    rest = comma == none ? std::string_view() : rest.substr(comma + 1);
    return field;
}

// Where the brace that is open at `open` closes.
std::size_t closing_brace(std::string_view text, std::size_t open) {
    std::size_t depth = 0;
    for (auto at = open; at < text.size(); ++at) {
        if (text[at] == '{') {
            ++depth;
        } else if (text[at] == '}' && --depth == 0) {
            return at;
        }
    }
    return none;
}

// The branch of `one {...} other {...}` that stands under this selector.
std::optional<std::string_view> find_branch(std::string_view branches, std::string_view selector) {
    while (true) {
        const auto open = branches.find('{');
        const auto close = open == none ? none : closing_brace(branches, open);
        if (close == none) return std::nullopt;
        if (trimmed(branches.substr(0, open)) == selector) return branches.substr(open + 1, close - open - 1);
        branches.remove_prefix(close + 1);
    }
}

std::string_view plural_form(Language language, std::int64_t number) {
    const auto size = std::abs(number);
    if (size == 1) return "one";
    return language == Language::cs && size >= 2 && size <= 4 ? "few" : "other";
}

std::string shown(const Argument& argument) {
    const auto* number = std::get_if<std::int64_t>(&argument.value);
    return number != nullptr ? std::to_string(*number) : std::string(std::get<std::string_view>(argument.value));
}

class Formatter {
public:
    Formatter(Language language, std::span<const Argument> arguments) : language_(language), arguments_(arguments) {}

    // `count` is what # stands for: the number of the plural around this text.
    void expand(std::string_view pattern, std::string_view count) {
        for (std::size_t at = 0; at < pattern.size(); ++at) {
            const auto close = pattern[at] == '{' ? closing_brace(pattern, at) : none;
            if (close != none) {
                expand_gap(pattern.substr(at, close - at + 1), count);
                at = close;
            } else if (pattern[at] == '#' && !count.empty()) {
                out_ += count;
            } else {
                out_ += pattern[at];
            }
        }
    }

    std::string take() { return std::move(out_); }

private:
    void expand_gap(std::string_view gap, std::string_view count) {
        auto rest = gap.substr(1, gap.size() - 2);
        const auto name = take_field(rest);
        const auto argument = std::ranges::find(arguments_, name, &Argument::name);
        if (argument == arguments_.end()) {
            out_ += gap;
            return;
        }
        const auto kind = take_field(rest);
        if (kind.empty()) {
            out_ += shown(*argument);
        } else if (kind == "plural") {
            expand_plural(*argument, rest, gap);
        } else {
            expand_branch({find_branch(rest, shown(*argument)), find_branch(rest, "other")}, gap, count);
        }
    }

    void expand_plural(const Argument& argument, std::string_view branches, std::string_view gap) {
        const auto* number = std::get_if<std::int64_t>(&argument.value);
        if (number == nullptr) {
            out_ += gap;
            return;
        }
        const auto count = std::to_string(*number);
        expand_branch({find_branch(branches, "=" + count), find_branch(branches, plural_form(language_, *number)),
                       find_branch(branches, "other")},
                      gap, count);
    }

    // The first branch that there is.
    void expand_branch(std::initializer_list<std::optional<std::string_view>> branches, std::string_view gap,
                       std::string_view count) {
        const auto* branch = std::ranges::find_if(branches, [](const auto& it) { return it.has_value(); });
        if (branch == branches.end()) {
            out_ += gap;
        } else {
            expand(**branch, count);
        }
    }

    Language language_;
    std::span<const Argument> arguments_;
    std::string out_;
};

}  // namespace

std::string format_pattern(Language language, std::string_view pattern, std::span<const Argument> arguments) {
    Formatter formatter(language, arguments);
    formatter.expand(pattern, {});
    return formatter.take();
}

std::string format_pattern(Language language, std::string_view pattern, std::initializer_list<Argument> arguments) {
    return format_pattern(language, pattern, std::span(arguments.begin(), arguments.size()));
}

std::string format(Language language, std::string_view key, std::span<const Argument> arguments) {
    return format_pattern(language, text(language, key), arguments);
}

std::string format(Language language, std::string_view key, std::initializer_list<Argument> arguments) {
    return format(language, key, std::span(arguments.begin(), arguments.size()));
}

}  // namespace shelfmark::messages
