#include "protocol/exlibris/events.h"

#include <algorithm>
#include <utility>

#include "exlibris/play.h"
#include "exlibris/shelf.h"
#include "protocol/exlibris/parts.h"

namespace shelfmark::protocol {

namespace {

using exlibris::Board;
using exlibris::CardId;
using exlibris::Event;
using exlibris::EventKind;
using exlibris::Location;
using exlibris::Place;
using Where = std::optional<ExLibrisSpot>;

ExLibrisSpot pile(ExLibrisArea area) { return {.area = area}; }
ExLibrisSpot hand(table::Seat seat) { return {.area = ExLibrisArea::hand, .seat = seat}; }
ExLibrisSpot on_shelf(table::Seat seat, int row, int column) {
    return {.area = ExLibrisArea::shelf, .seat = seat, .row = row, .column = column};
}
ExLibrisSpot in_town(Place place) { return {.area = ExLibrisArea::place, .place = place_on_wire(place)}; }
ExLibrisSpot of_figure(table::Seat seat, Place place, int space) {
    if (place > exlibris::at_home) return {.area = ExLibrisArea::waiting, .seat = seat};
    return {.area = ExLibrisArea::place, .seat = seat, .place = place_on_wire(place), .n = space};
}

// ---- where things were ----

Where on_some_shelf(const Board& board, CardId card) {
    for (table::Seat seat = 0; seat < players(board); ++seat) {
        if (!board.shelf[seat].contains(card)) continue;
        const exlibris::Cell cell = spot_of(board, card).cell;
        return on_shelf(seat, cell.row, cell.column);
    }
    return std::nullopt;
}

Where on_some_tile(const exlibris::View& view, CardId card) {
    for (Place place = 0; place < exlibris::location_count; ++place) {
        const auto location = static_cast<Location>(place);
        if (exlibris::card_tile(location) < 0) continue;
        const bool known_in_shack = location == Location::mysterious_shack && view.shack.contains(card);
        if (known_in_shack || cards_on(view.board, location).contains(card)) return in_town(place);
    }
    return std::nullopt;
}

Where in_some_hand(const exlibris::View& view, CardId card) {
    if (view.hand.contains(card)) return hand(view.seat);
    for (table::Seat seat = 0; seat < players(view.board); ++seat) {
        if (view.certain[seat].contains(card)) return hand(seat);
    }
    return std::nullopt;
}

// Where the seat knows this card to be; nothing for one that it has not seen.
Where place_of(const exlibris::View& view, CardId card) {
    if (const Where shelf = on_some_shelf(view.board, card)) return shelf;
    if (const Where held = in_some_hand(view, card)) return held;
    if (const Where tile = on_some_tile(view, card)) return tile;
    if (view.board.discard.contains(card)) return pile(ExLibrisArea::discard);
    const bool turned_up = (view.board.spread | view.board.taking | view.board.lifted).contains(card);
    return turned_up ? Where(pile(ExLibrisArea::spread)) : std::nullopt;
}

// ---- where they go ----

bool moves_figure(EventKind kind) {
    return kind == EventKind::placed || kind == EventKind::sent || kind == EventKind::returned ||
           kind == EventKind::called_home;
}

ExLibrisSpot figure_goes_to(const Event& event) {
    const table::Seat owner = exlibris::owner_of(event.figure);
    if (event.kind == EventKind::returned) return of_figure(owner, exlibris::waiting, 0);
    if (event.kind == EventKind::called_home) return of_figure(owner, exlibris::at_home, 0);
    return of_figure(owner, event.place, event.a);
}

Where card_goes_to(const Event& event) {
    switch (event.kind) {
        case EventKind::card_laid_out:
        case EventKind::laid: return in_town(event.place);
        case EventKind::drew:
        case EventKind::took:
        case EventKind::took_back: return hand(event.seat);
        case EventKind::gave: return hand(event.a);
        case EventKind::discarded: return pile(ExLibrisArea::discard);
        case EventKind::turned_up: return pile(ExLibrisArea::spread);
        case EventKind::shelved:
        case EventKind::entombed:
        case EventKind::shifted:
        case EventKind::exchanged: return on_shelf(event.seat, event.a, event.b);
        default: return std::nullopt;
    }
}

// Whether this takes a card out of the Shack, the only place with face-down cards that are nobody's (XL-L13).
bool leaves_shack(const Board& board, const Event& event) {
    constexpr Place shack = index(Location::mysterious_shack);
    if (event.seat == exlibris::no_seat) return event.kind == EventKind::discarded && board.shack_count > 0;
    const exlibris::Ask ask = board.depth == 0 ? exlibris::Ask::place : top(board).ask;
    if (event.kind == EventKind::discarded) return ask == exlibris::Ask::burn;
    if (event.kind != EventKind::took) return false;
    const bool visits = event.figure != exlibris::no_figure && board.figures[event.figure].place == shack;
    return visits || ask == exlibris::Ask::golem;
}

// Where a card comes from that the seat did not know before.
ExLibrisSpot unseen_card_comes_from(const Board& board, const Event& event) {
    if (leaves_shack(board, event)) return in_town(index(Location::mysterious_shack));
    if (event.seat == exlibris::no_seat) return pile(ExLibrisArea::deck);
    switch (event.kind) {
        case EventKind::gave:
        case EventKind::discarded:
        case EventKind::shelved:
        case EventKind::exchanged:
        case EventKind::laid: return hand(event.seat);
        default: return pile(ExLibrisArea::deck);
    }
}

// Follows cards and figures through the events of one decision.
class Movements {
public:
    explicit Movements(const exlibris::View& before) : before_(before) {}

    void add(ExLibrisEvent& shown, const Event& event) {
        if (event.kind == EventKind::reshuffled) {
            shuffle_discards();
        } else if (moves_figure(event.kind)) {
            shown.to = figure_goes_to(event);
            shown.from = move(figures_, event.figure, *shown.to, figure_was(event.figure));
        } else if (const Where to = card_goes_to(event)) {
            Where known;
            if (event.card != exlibris::no_card) known = move(cards_, event.card, *to, beginning(event.card));
            shown.to = to;
            shown.from = known ? *known : unseen_card_comes_from(before_.board, event);
        }
    }

private:
    using Moved = std::vector<std::pair<std::uint8_t, ExLibrisSpot>>;

    // Where it was: at the end of its last movement, or where it began.
    static Where move(Moved& moved, std::uint8_t what, const ExLibrisSpot& to, const Where& beginning) {
        const auto last =
            std::find_if(moved.begin(), moved.end(), [&](const auto& entry) { return entry.first == what; });
        if (last != moved.end()) return std::exchange(last->second, to);
        moved.emplace_back(what, to);
        return beginning;
    }
    // XL-C7: the discard pile becomes the deck.
    void shuffle_discards() {
        reshuffled_ = true;
        for (auto& [card, spot] : cards_) {
            if (spot.area == ExLibrisArea::discard) spot = pile(ExLibrisArea::deck);
        }
    }
    [[nodiscard]] Where beginning(CardId card) const {
        const Where where = place_of(before_, card);
        return reshuffled_ && where && where->area == ExLibrisArea::discard ? Where(pile(ExLibrisArea::deck)) : where;
    }
    [[nodiscard]] ExLibrisSpot figure_was(exlibris::FigureId figure) const {
        const exlibris::Figure& standing = before_.board.figures[figure];
        return of_figure(exlibris::owner_of(figure), standing.place, standing.space);
    }

    const exlibris::View& before_;
    bool reshuffled_ = false;
    Moved cards_;
    Moved figures_;
};

// ---- the words ----

ExLibrisEventKind kind_of(const Event& event) {
    static_assert(exlibris::event_kind_count == static_cast<int>(ExLibrisEventKind::placed_bid));
    const bool bid = event.kind == EventKind::placed && event.place == index(Location::auction_house);
    const bool nobody = event.kind == EventKind::discarded && event.seat == exlibris::no_seat;
    if (bid) return ExLibrisEventKind::placed_bid;
    return nobody ? ExLibrisEventKind::discarded_by_nobody : static_cast<ExLibrisEventKind>(event.kind);
}

// What event.a and event.b stand for, by the kind of event.
void add_subject(ExLibrisEvent& shown, const Event& event) {
    switch (event.kind) {
        case EventKind::library_kept: shown.library = static_cast<ExLibrisAssistant>(event.a); break;
        case EventKind::round_began: shown.n = event.a; break;
        case EventKind::placed:
        case EventKind::sent: shown.n = event.a + 1; break;
        case EventKind::category_retired:
        case EventKind::named: shown.category = static_cast<ExLibrisCategory>(event.a); break;
        case EventKind::gave: shown.other = event.a; break;
        case EventKind::showed_hand:
            shown.other = event.a;
            shown.category = static_cast<ExLibrisCategory>(event.b);
            break;
        default: break;
    }
}

ExLibrisEvent shown_event(const Event& event) {
    ExLibrisEvent shown{.kind = kind_of(event)};
    if (event.seat != exlibris::no_seat) shown.seat = event.seat;
    if (event.card != exlibris::no_card) shown.card = event.card;
    if (event.figure != exlibris::no_figure) shown.figure = event.figure;
    if (event.place <= exlibris::at_home) shown.place = place_on_wire(event.place);
    add_subject(shown, event);
    return shown;
}

}  // namespace

std::vector<ExLibrisEvent> seen_events(const exlibris::View& before, const exlibris::EventList& events) {
    Movements movements(before);
    std::vector<ExLibrisEvent> shown;
    shown.reserve(events.size());
    for (const Event& event : events) {
        const Event seen = seen_from(event, before.seat);
        movements.add(shown.emplace_back(shown_event(seen)), seen);
    }
    return shown;
}

}  // namespace shelfmark::protocol
