#include "app/terminal/reference.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/command_rules.h"
#include "app/screen.h"
#include "exlibris/explain.h"
#include "exlibris/words.h"

namespace shelfmark::app::terminal {
namespace {

using exlibris::Assistant;
using exlibris::Location;

// Without accents and capitals, so that nobody has to type them.
std::string folded(std::string_view text) {
    std::string plain = in_ascii(text);
    std::ranges::transform(plain, plain.begin(), [](unsigned char c) { return std::tolower(c); });
    return plain;
}

bool is_called(std::string_view wanted, std::string_view name, std::string_view id) {
    return !wanted.empty() && (folded(name).contains(folded(wanted)) || id.contains(folded(wanted)));
}

std::string rules_text(const Phrases& phrases, const std::vector<std::string_view>& ids) {
    return rules_page(phrases.language(), ids, std::min(phrases.style().width, widest_page));
}

std::string page(const Phrases& phrases, std::string_view title, std::string_view text, const std::string& rule) {
    return fmt::format("{}\n{}\n\n{}", painted(phrases.style(), Ink::bold, title), flowed(text, phrases.style().width),
                       rules_text(phrases, find_rules(rule)));
}

std::string obstacle(const Phrases& phrases, const exlibris::Board& board, const exlibris::Refusal& refusal) {
    switch (refusal.obstacle) {
        case exlibris::Obstacle::card:
            return refusal.which < exlibris::card_count ? phrases.card(refusal.which) : std::string();
        case exlibris::Obstacle::figure: return phrases.figure(board, refusal.which);
        case exlibris::Obstacle::place: return phrases.location(static_cast<Location>(refusal.which));
        case exlibris::Obstacle::seat: return phrases.player(refusal.which);
        case exlibris::Obstacle::none: break;
    }
    return {};
}

}  // namespace

std::optional<Location> find_location(const Phrases& phrases, std::string_view text) {
    if (const auto number = exlibris::parse_number(text, exlibris::location_count); number && *number > 0) {
        return static_cast<Location>(*number - 1);
    }
    for (int i = 0; i < exlibris::location_count; ++i) {
        const auto location = static_cast<Location>(i);
        if (is_called(text, phrases.location(location), name(location))) return location;
    }
    return std::nullopt;
}

std::optional<Assistant> find_special(const Phrases& phrases, std::string_view text) {
    for (int i = 0; i < exlibris::special_count; ++i) {
        const auto assistant = static_cast<Assistant>(i);
        if (is_called(text, phrases.assistant(assistant), name(assistant)) ||
            is_called(text, phrases.library(assistant), name(assistant))) {
            return assistant;
        }
    }
    return std::nullopt;
}

std::string assistant_page(const Phrases& phrases, Assistant assistant) {
    const std::string title = fmt::format("{}, {}", phrases.assistant(assistant), phrases.library(assistant));
    const std::string ability = phrases.say(fmt::format("assistant.{}.ability", name(assistant)));
    return page(phrases, title, ability, fmt::format("A{}", index(assistant) + 1));
}

std::optional<std::string> tile_page(const Phrases& phrases, std::string_view text) {
    if (const auto location = find_location(phrases, text)) {
        const std::string when = phrases.say(delayed(*location) ? "terminal.later" : "terminal.at-once");
        const std::string title = fmt::format("{} {} ({})", index(*location) + 1, phrases.location(*location), when);
        const std::string effect = phrases.say(fmt::format("location.{}.effect", name(*location)));
        return page(phrases, title, effect, fmt::format("L{}", index(*location) + 1));
    }
    if (const auto assistant = find_special(phrases, text)) return assistant_page(phrases, *assistant);
    return std::nullopt;
}

std::string rule_page(const Phrases& phrases, std::string_view id) {
    const auto ids = find_rules(id);
    if (!ids.empty()) return rules_text(phrases, ids);
    return unknown_rule(phrases.language(), id) + '\n';
}

std::optional<std::string> why_not(const Phrases& phrases, const exlibris::State& state, exlibris::Action action) {
    const auto refusal = check(state, phrases.reader(), action);
    if (!refusal) return std::nullopt;
    const std::string what = obstacle(phrases, state.board, refusal);
    return fmt::format("{}\n{}", flowed(phrases.say(refusal.key, {{"what", what}}), phrases.style().width),
                       rules_text(phrases, find_rules(refusal.rule)));
}

}  // namespace shelfmark::app::terminal
