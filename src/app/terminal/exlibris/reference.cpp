#include "app/terminal/exlibris/reference.h"

#include <fmt/format.h>

#include "app/terminal/pages.h"
#include "exlibris/explain.h"
#include "exlibris/words.h"

namespace shelfmark::app::terminal::xl {
namespace {

using exlibris::Assistant;
using exlibris::Location;

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
    return page(phrases, title, phrases.ability(assistant), fmt::format("XL-A{}", index(assistant) + 1));
}

std::optional<std::string> tile_page(const Phrases& phrases, std::string_view text) {
    if (const auto location = find_location(phrases, text)) {
        const std::string when = phrases.say(delayed(*location) ? "terminal.later" : "terminal.at-once");
        const std::string title = fmt::format("{} {} ({})", index(*location) + 1, phrases.location(*location), when);
        const std::string effect = phrases.say(fmt::format("location.{}.effect", name(*location)));
        return page(phrases, title, effect, fmt::format("XL-L{}", index(*location) + 1));
    }
    if (const auto assistant = find_special(phrases, text)) return assistant_page(phrases, *assistant);
    return std::nullopt;
}

std::optional<std::string> why_not(const Phrases& phrases, const exlibris::State& state, exlibris::Action action) {
    const auto refusal = check(state, phrases.reader(), action);
    if (!refusal) return std::nullopt;
    const std::string what = obstacle(phrases, state.board, refusal);
    return reason(phrases, phrases.say(refusal.key, {{"what", what}}), refusal.rule);
}

}  // namespace shelfmark::app::terminal::xl
