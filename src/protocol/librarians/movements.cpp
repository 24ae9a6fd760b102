#include "protocol/librarians/movements.h"

#include <algorithm>

#include "protocol/librarians/parts.h"

namespace shelfmark::protocol {

namespace {

using librarians::Board;
using librarians::CardId;
using librarians::Event;
using librarians::EventKind;
using Where = std::optional<LibrariansSpot>;

LibrariansSpot pile(LibrariansArea area) { return {.area = area}; }
LibrariansSpot hand(table::Seat seat) { return {.area = LibrariansArea::hand, .seat = seat}; }
LibrariansSpot power(table::Seat seat) { return {.area = LibrariansArea::power, .seat = seat}; }
LibrariansSpot in_library(librarians::Cell at) { return {.area = LibrariansArea::library, .place = on_wire(at)}; }

// ---- where cards were ----

Where in_some_stack(const librarians::Library& library, CardId card) {
    Where found;
    library.shown.for_each([&](CardId top) {
        for (CardId book = top; book != librarians::no_card; book = library.under[book]) {
            if (book == card) found = in_library(library.where[top]);
        }
    });
    return found;
}

Where before_some_player(const librarians::View& view, CardId card) {
    for (table::Seat seat = 0; seat < players(view.board); ++seat) {
        if (view.board.powers[seat].contains(card)) return power(seat);
        if (view.hand[seat].contains(card)) return hand(seat);
    }
    return std::nullopt;
}

// Where the seat knows this card to be; nothing for one that it has not seen.
Where place_of(const librarians::View& view, CardId card) {
    if (const Where stack = in_some_stack(view.board.library, card)) return stack;
    if (const Where owned = before_some_player(view, card)) return owned;
    return view.board.kept.contains(card) ? Where(pile(LibrariansArea::kept)) : std::nullopt;
}

// ---- where they go ----

Where card_goes_to(const Event& event) {
    switch (event.kind) {
        case EventKind::played:
        case EventKind::moved: return in_library(event.at);
        case EventKind::drew:
        case EventKind::taken_back: return hand(event.seat);
        case EventKind::removed:
        case EventKind::power_used: return pile(LibrariansArea::discard);
        case EventKind::genre_completed:
        case EventKind::author_completed:
            return event.card == librarians::no_card ? std::nullopt : Where(pile(LibrariansArea::kept));
        case EventKind::given: return power(event.a);
        case EventKind::put_away: return pile(LibrariansArea::away);
        default: return std::nullopt;
    }
}

// Where a card comes from that the seat did not know before.
LibrariansSpot unseen_card_comes_from(const Event& event) {
    return event.kind == EventKind::played ? hand(event.seat) : pile(LibrariansArea::deck);
}

bool moves_stacks(const Board& board) {
    if (board.depth == 0) return false;
    const librarians::Ask ask = top(board).ask;
    return ask == librarians::Ask::drama || ask == librarians::Ask::picture_book;
}

}  // namespace

Movements::Movements(const librarians::View& before) : before_(before), whole_stacks_(moves_stacks(before.board)) {}

void Movements::add(LibrariansEvent& shown, const Event& event) {
    shown.to = card_goes_to(event);
    if (!shown.to) return;
    shown.from = unseen_card_comes_from(event);
    if (event.card == librarians::no_card) return;
    if (const Where known = where(event.card)) shown.from = known;
    move(event.card, *shown.to);
    if (event.kind != EventKind::moved || !whole_stacks_) return;
    const auto& under = before_.board.library.under;
    for (CardId book = under[event.card]; book != librarians::no_card; book = under[book]) move(book, *shown.to);
}

Where Movements::where(CardId card) const {
    const auto last =
        std::find_if(moved_.begin(), moved_.end(), [&](const auto& entry) { return entry.first == card; });
    return last != moved_.end() ? Where(last->second) : place_of(before_, card);
}

void Movements::move(CardId card, const LibrariansSpot& to) {
    const auto last =
        std::find_if(moved_.begin(), moved_.end(), [&](const auto& entry) { return entry.first == card; });
    last != moved_.end() ? void(last->second = to) : void(moved_.emplace_back(card, to));
}

}  // namespace shelfmark::protocol
