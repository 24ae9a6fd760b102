#include "protocol/librarians/events.h"

#include <span>

#include "librarians/material.h"
#include "protocol/librarians/movements.h"
#include "protocol/librarians/parts.h"

namespace shelfmark::protocol {

namespace {

using librarians::CardId;
using librarians::CardSet;
using librarians::Event;
using librarians::EventKind;

// LB-Q8, LB-Q13 to LB-Q16, LB-Q21, LB-E5: a power or a thrill.
void name_licence(LibrariansEvent& shown, std::uint8_t kind) {
    const librarians::Book book = {.letter = 0, .kind = kind};
    if (is_thrill(book)) {
        shown.thrill = on_wire(thrill_of(book));
    } else {
        shown.genre = on_wire(genre_of(book));
    }
}

// What event.at, event.a and event.b stand for, by the kind of event.
void add_subject(LibrariansEvent& shown, const Event& event) {
    switch (event.kind) {
        case EventKind::played: shown.how = event.a == 1 ? "on" : "at"; [[fallthrough]];
        case EventKind::moved:
        case EventKind::tapped: shown.place = on_wire(event.at); break;
        case EventKind::power_used: shown.other = event.b; [[fallthrough]];
        case EventKind::genre_completed: shown.genre = static_cast<LibrariansGenre>(event.a); break;
        case EventKind::author_completed: shown.author = librarians::author_name(event.a); break;
        case EventKind::given:
        case EventKind::hand_shown: shown.other = event.a; break;
        case EventKind::shelf_removed:
        case EventKind::shelf_added:
        case EventKind::shelf_rotated:
        case EventKind::tapped_shelf: shown.row = row_on_wire(event.a); break;
        case EventKind::limit_changed:
        case EventKind::put_away:
        case EventKind::deck_shown: shown.n = event.a; break;
        case EventKind::licensed: name_licence(shown, event.a); break;
        case EventKind::column_shifted:
            shown.column = column_on_wire(event.a);
            shown.way = static_cast<LibrariansWay>(event.b);
            break;
        case EventKind::colour_named: shown.colour = static_cast<LibrariansColour>(event.a); break;
        case EventKind::letter_named: shown.letter = letter_on_wire(event.a); break;
        case EventKind::game_over: shown.outcome = static_cast<LibrariansOutcome>(event.a); break;
        default: break;
    }
}

LibrariansEvent shown_event(const Event& event) {
    static_assert(librarians::event_kind_count == static_cast<int>(LibrariansEventKind::game_over) + 1);
    LibrariansEvent shown{.kind = static_cast<LibrariansEventKind>(event.kind)};
    if (event.seat != librarians::no_seat) shown.seat = event.seat;
    if (event.card != librarians::no_card) shown.card = event.card;
    add_subject(shown, event);
    return shown;
}

// LB-Q17, LB-E5: the hand as it was shown; what its owner drew afterwards came later.
std::vector<LibrariansCard> shown_hand(const librarians::View& after, std::span<const Event> later, table::Seat seat) {
    CardSet hand = after.hand[seat];
    for (const Event& event : later) {
        if (event.kind == EventKind::drew && event.seat == seat) hand.remove(event.card);
    }
    return list_of(hand);
}

// LB-G1, LB-E1: which of the cards that wait to be handed out the event is about.
CardId kept_by(const librarians::Board& board, const CardSet& kept, const Event& event) {
    CardId found = librarians::no_card;
    kept.for_each([&](CardId card) {
        const librarians::Book& book = book_of(board, card);
        const bool genre = event.kind == EventKind::genre_completed && book.kind == event.a;
        const bool author = event.kind == EventKind::author_completed && book.author == event.a;
        if (found == librarians::no_card && (genre || author)) found = card;
    });
    return found;
}

}  // namespace

std::vector<LibrariansEvent> seen_events(const librarians::View& before, const librarians::View& after,
                                         const librarians::EventList& events) {
    Movements movements(before);
    CardSet kept = after.board.kept - before.board.kept;
    std::vector<LibrariansEvent> shown;
    shown.reserve(events.size());
    for (std::size_t i = 0; i < events.size(); ++i) {
        Event seen = seen_from(events[i], before.seat);
        if (const CardId card = kept_by(before.board, kept, seen); card != librarians::no_card) {
            seen.card = card;
            kept.remove(card);
        }
        LibrariansEvent& event = shown.emplace_back(shown_event(seen));
        if (seen.kind == EventKind::hand_shown) {
            event.cards = shown_hand(after, std::span(events).subspan(i + 1), seen.a);
        }
        movements.add(event, seen);
    }
    return shown;
}

}  // namespace shelfmark::protocol
