#include "exlibris/view.h"

#include "exlibris/knowledge.h"
#include "exlibris/shelf.h"

namespace shelfmark::exlibris {

namespace {

// What this observer may know of when and where a card in a hand was seen. Of a card that everybody saw, all of it; of
// one seen alone, which passage may have taken it away; of any, which deck it came from.
std::uint16_t visible_note(const Board& board, const Mind& memory, const Mind& common, CardId card) {
    const std::uint16_t note = board.note[card];
    if (common.known.contains(card)) return note;
    if (!memory.known.contains(card)) return only_deck(note);
    const Sighting seen = sighting(note);
    const int passage = first_possible_passage(board, memory, card);
    if (passage == 0) return only_deck(note);
    return packed(Sighting{static_cast<std::uint8_t>(passage), seen.seat, seen.deck});
}

// The hands of the others as far as this seat is certain of them.
void place_identified_cards(const Board& board, View& view) {
    const Mind& memory = view.memory;
    (memory.known - view.hand).for_each([&](CardId card) {
        if (first_possible_passage(board, memory, card) != 0) return;
        view.certain[memory.settled.contains(card) ? board.cube_seat : sighting(board.note[card]).seat].add(card);
    });
}

// XL-I1: which cards the others are about to turn is their secret.
void hide_turned_cards(Board& board, Seat seat) {
    for (Seat other = 0; other < players(board); ++other) {
        if (other == seat) continue;
        board.shelf[other].for_each([&](CardId card) {
            Spot spot = spot_of(board, card);
            spot.turned = false;
            board.note[card] = packed(spot);
        });
    }
}

}  // namespace

View observe(const State& state, Seat seat) {
    const Hidden& hidden = state.hidden;
    const bool plays = seat < players(state.board);
    View view;
    view.board = state.board;
    view.seat = plays ? seat : table::spectator;
    view.memory = recall(state, plays ? seat : public_memory);
    view.common = plays ? recall(state, public_memory) : view.memory;
    view.shack_seen = hidden.shack_seen;
    view.checked = hidden.checked;
    if (plays) {
        view.hand = hidden.hand[seat];
        view.focus = hidden.focus[seat];
        if (hidden.shack_seen.contains(seat)) view.shack = hidden.shack;
    }
    place_identified_cards(state.board, view);
    for (Seat other = 0; other < players(state.board); ++other) {
        hidden.hand[other].for_each(
            [&](CardId card) { view.board.note[card] = visible_note(state.board, view.memory, view.common, card); });
    }
    view.offered = hidden.offered & (view.hand | view.memory.known);
    view.offered_unseen = static_cast<std::uint8_t>((hidden.offered - view.offered).count());
    view.shown = hidden.shown & view.hand;
    if (state.board.phase == Phase::inspection) hide_turned_cards(view.board, seat);
    return view;
}

}  // namespace shelfmark::exlibris
