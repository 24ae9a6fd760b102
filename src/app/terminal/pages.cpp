#include "app/terminal/pages.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "app/command_rules.h"
#include "app/screen.h"

namespace shelfmark::app::terminal {
namespace {

// Without accents and capitals, so that nobody has to type them.
std::string folded(std::string_view text) {
    std::string plain = in_ascii(text);
    std::ranges::transform(plain, plain.begin(), [](unsigned char c) { return std::tolower(c); });
    return plain;
}

std::string rules_text(const Voice& voice, const std::vector<std::string_view>& ids) {
    return rules_page(voice.language(), ids, std::min(voice.style().width, widest_page));
}

}  // namespace

bool is_called(std::string_view wanted, std::string_view name, std::string_view id) {
    return !wanted.empty() && (folded(name).contains(folded(wanted)) || id.contains(folded(wanted)));
}

std::string page(const Voice& voice, std::string_view title, std::string_view text, const std::string& rule) {
    return fmt::format("{}\n{}\n\n{}", painted(voice.style(), Ink::bold, title), flowed(text, voice.style().width),
                       rules_text(voice, find_rules(rule)));
}

std::string rule_page(const Voice& voice, std::string_view id, std::string_view game) {
    if (id.empty() || is_book(id)) return chapters_page(voice.language(), game);
    const auto ids = find_rules(id, game);
    if (!ids.empty()) return rules_text(voice, ids);
    return unknown_rule(voice.language(), id, game) + '\n';
}

std::string reason(const Voice& voice, const std::string& words, const std::string& rule) {
    return fmt::format("{}\n{}", flowed(words, voice.style().width), rules_text(voice, find_rules(rule)));
}

}  // namespace shelfmark::app::terminal
