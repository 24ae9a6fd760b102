#include "app/terminal/exlibris/recap.h"

#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace shelfmark::app::terminal::xl {
namespace {

using exlibris::Board;
using exlibris::Event;
using exlibris::EventKind;
using exlibris::Location;

constexpr std::array<std::string_view, exlibris::event_kind_count> ids = {
    "library-kept",   "round-began",  "category-retired", "tile-revealed", "card-laid-out",
    "placed",         "returned",     "called-home",      "sent",          "drew",
    "took",           "discarded",    "turned-up",        "shelved",       "entombed",
    "shifted",        "laid",         "took-back",        "exchanged",     "named",
    "gave",           "showed-hand",  "looked",           "first-player",  "became-permanent",
    "tile-discarded", "tile-removed", "reshuffled",       "last-round",    "inspection",
    "turned",         "game-over"};

// Kinds of which several in a row are told in one sentence.
bool gathers(EventKind kind) {
    switch (kind) {
        case EventKind::card_laid_out:
        case EventKind::drew:
        case EventKind::took:
        case EventKind::discarded:
        case EventKind::turned_up:
        case EventKind::shifted:
        case EventKind::laid:
        case EventKind::took_back:
        case EventKind::gave:
        case EventKind::turned: return true;
        default: return false;
    }
}

bool same_sentence(const Event& one, const Event& other) {
    return gathers(one.kind) && one.kind == other.kind && one.seat == other.seat && one.place == other.place &&
           (one.kind != EventKind::gave || one.a == other.a);
}

std::string key_of(const Event& event) {
    const std::string key = fmt::format("event.{}", ids[static_cast<std::size_t>(event.kind)]);
    const bool bid = event.kind == EventKind::placed && event.place == index(Location::auction_house);
    const bool nobody = event.kind == EventKind::discarded && event.seat == exlibris::no_seat;
    if (bid) return "event.placed-bid";
    return nobody ? "event.discarded-by-nobody" : key;
}

std::string place_of(const Phrases& phrases, const Event& event) {
    if (event.place > exlibris::at_home) return {};
    if (event.place == exlibris::at_home && event.seat != phrases.reader()) {
        return phrases.say("terminal.library-of", {{"name", phrases.player_name(event.seat)}});
    }
    return phrases.location(static_cast<Location>(event.place));
}

// The one to whom something is done, who may be the reader.
void add_other(Arguments& arguments, const Phrases& phrases, exlibris::Seat other) {
    arguments.add("other", phrases.player(other));
    arguments.add("whom", other == phrases.reader() ? "you" : "other");
}

// What event.a stands for, by the kind of event.
void add_subject(Arguments& arguments, const Phrases& phrases, const Event& event) {
    switch (event.kind) {
        case EventKind::library_kept: {
            const auto library = static_cast<exlibris::Library>(event.a);
            arguments.add("library", phrases.library(library));
            arguments.add("figure", phrases.assistant(library));
            break;
        }
        case EventKind::category_retired:
        case EventKind::named:
            arguments.add("category", phrases.category(static_cast<exlibris::Category>(event.a)));
            break;
        case EventKind::showed_hand:
            arguments.add("category", phrases.category(static_cast<exlibris::Category>(event.b)));
            add_other(arguments, phrases, event.a);
            break;
        case EventKind::gave: add_other(arguments, phrases, event.a); break;
        default: break;
    }
}

int number_of(const Event& event, int count) {
    if (gathers(event.kind)) return count;
    return event.kind == EventKind::round_began ? event.a : event.a + 1;  // spaces are counted from 1
}

std::string sentence(const Phrases& phrases, const Board& board, const Event& event,
                     const std::vector<std::string>& cards, int count) {
    Arguments arguments;
    arguments.add("who", event.seat == phrases.reader() ? "you" : "other");
    arguments.add("name", event.seat == exlibris::no_seat ? std::string() : phrases.player_name(event.seat));
    arguments.add("n", number_of(event, count));
    arguments.add("cards", cards.empty() ? std::string() : fmt::format(" ({})", fmt::join(cards, ", ")));
    arguments.add("card", cards.empty() ? std::string() : cards.front());
    arguments.add("place", place_of(phrases, event));
    if (event.figure != exlibris::no_figure) arguments.add("figure", phrases.figure(board, event.figure));
    arguments.add("row", event.a);
    arguments.add("column", event.b);
    add_subject(arguments, phrases, event);
    return phrases.say(key_of(event), arguments);
}

}  // namespace

std::vector<std::string> recap(const Phrases& phrases, const Board& board, const exlibris::EventList& events) {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < events.size();) {
        const Event& first = events[i];
        std::vector<std::string> cards;
        int count = 0;
        do {
            const Event seen = seen_from(events[i], phrases.reader());
            if (seen.card != exlibris::no_card) cards.push_back(phrases.card(seen.card));
            ++count;
            ++i;
        } while (i < events.size() && same_sentence(first, events[i]));
        lines.push_back(sentence(phrases, board, first, cards, count));
    }
    return lines;
}

}  // namespace shelfmark::app::terminal::xl
