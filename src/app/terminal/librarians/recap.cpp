#include "app/terminal/librarians/recap.h"

#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "librarians/material.h"
#include "librarians/position_words.h"
#include "librarians/words.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Board;
using librarians::Event;
using librarians::EventKind;

constexpr std::array<std::string_view, librarians::event_kind_count> ids = {
    "turn-began",      "turn-skipped",     "played",         "drew",         "moved",         "removed",
    "genre-completed", "author-completed", "given",          "power-used",   "shelf-removed", "shelf-added",
    "shelf-rotated",   "limit-changed",    "stacking-ended", "put-away",     "taken-back",    "licensed",
    "hand-shown",      "tapped",           "tapped-shelf",   "hands-passed", "deck-shown",    "column-shifted",
    "colour-named",    "letter-named",     "duty-unmet",     "game-over"};

// Kinds of which several in a row are told in one sentence.
bool gathers(EventKind kind) {
    switch (kind) {
        case EventKind::drew:
        case EventKind::moved:
        case EventKind::removed:
        case EventKind::taken_back:
        case EventKind::deck_shown: return true;
        default: return false;
    }
}

bool same_sentence(const Event& one, const Event& other) {
    return gathers(one.kind) && one.kind == other.kind && one.seat == other.seat;
}

// What a licence allows: a genre's power or a thrill's action.
std::string licence(const Phrases& phrases, std::uint8_t kind) {
    const librarians::Book book = {.letter = 0, .kind = kind};
    return fmt::format("{}: {}", phrases.kind(book), phrases.power(book));
}

// What event.a and event.b stand for, by the kind of event.
void add_subject(Arguments& arguments, const Phrases& phrases, const Board& board, const Event& event) {
    switch (event.kind) {
        case EventKind::genre_completed:
        case EventKind::power_used:
            arguments.add("genre", phrases.genre(static_cast<librarians::Genre>(event.a)));
            arguments.add("own", event.b == event.seat ? "yes" : "no");
            break;
        case EventKind::author_completed: arguments.add("author", phrases.author(board, event.a)); break;
        case EventKind::given:
        case EventKind::hand_shown:
            arguments.add("other", phrases.player(event.a));
            arguments.add("whom", event.a == phrases.reader() ? "you" : "other");
            arguments.add("own", event.a == event.seat ? "yes" : "no");
            break;
        case EventKind::shelf_removed:
        case EventKind::shelf_added:
        case EventKind::shelf_rotated:
        case EventKind::tapped_shelf: arguments.add("row", librarians::row_name(event.a)); break;
        case EventKind::column_shifted:
            arguments.add("column", librarians::column_name(event.a));
            arguments.add("way", event.b == 0 ? "up" : "down");
            break;
        case EventKind::licensed: arguments.add("licence", licence(phrases, event.a)); break;
        case EventKind::colour_named:
            arguments.add("colour", phrases.colour(static_cast<librarians::Colour>(event.a)));
            break;
        case EventKind::letter_named: arguments.add("letter", std::string(1, librarians::letter_name(event.a))); break;
        case EventKind::game_over: arguments.add("outcome", std::string(librarians::outcome_names[event.a])); break;
        default: break;
    }
}

std::string sentence(const Phrases& phrases, const Board& board, const Event& event,
                     const std::vector<std::string>& cards, int count) {
    Arguments arguments;
    arguments.add("who", event.seat == phrases.reader() ? "you" : "other");
    arguments.add("name", event.seat == librarians::no_seat ? std::string() : phrases.player_name(event.seat));
    arguments.add("n", gathers(event.kind) ? count : event.a);
    arguments.add("cards", cards.empty() ? std::string() : fmt::format(" ({})", fmt::join(cards, ", ")));
    arguments.add("card", cards.empty() ? std::string() : cards.front());
    arguments.add("place", to_text(event.at));
    arguments.add("how", event.a == 1 ? "on" : "at");
    add_subject(arguments, phrases, board, event);
    return phrases.say(fmt::format("librarians.event.{}", ids[static_cast<std::size_t>(event.kind)]), arguments);
}

// A played book is met for the first time: its title comes with it.
std::string card_text(const Phrases& phrases, const Board& board, const Event& event) {
    std::string card = phrases.card(board, event.card);
    if (event.kind == EventKind::moved) return fmt::format("{} → {}", card, to_text(event.at));
    if (event.kind != EventKind::played) return card;
    return phrases.say("librarians.titled", {{"card", card}, {"title", title_of(board, event.card)}});
}

}  // namespace

std::vector<std::string> recap(const Phrases& phrases, const Board& board, const librarians::EventList& events) {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < events.size();) {
        const Event& first = events[i];
        std::vector<std::string> cards;
        int count = 0;
        do {
            const Event seen = seen_from(events[i], phrases.reader());
            if (seen.card != librarians::no_card) cards.push_back(card_text(phrases, board, seen));
            ++count;
            ++i;
        } while (i < events.size() && same_sentence(first, events[i]));
        lines.push_back(sentence(phrases, board, first, cards, count));
    }
    return lines;
}

}  // namespace shelfmark::app::terminal::lb
