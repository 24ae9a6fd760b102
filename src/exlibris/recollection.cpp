#include "exlibris/recollection.h"

#include <algorithm>

#include "exlibris/deduction.h"
#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

Stranger stranger(const Board& board, CardId card) {
    return {categories_of(card), sighting(board.note[card]).deck, false};
}

// The cards that this seat does not know are where they are since now.
void note_hidden_cards(State& world) {
    Board& board = world.board;
    for (Seat seat = 0; seat < players(board); ++seat) {
        world.hidden.hand[seat].for_each([&](CardId card) {
            std::uint16_t& note = board.note[card];
            if (note != only_deck(note)) return;
            note = packed(Sighting{static_cast<std::uint8_t>(board.passages + 1), seat, sighting(note).deck});
        });
    }
}

// Cards that this view's seat gave to the Cube, or received, are what passages carried that the others have not
// understood. A passage whose card has left the Cube since stays without.
void find_own_gifts(const View& view, Carried& carried, State& world) {
    Board& board = world.board;
    if (view.common.open == 0) return;
    CardSet gifts = view.memory.settled & world.hidden.hand[board.cube_seat];
    for_each_open(board, view.common, [&](int number) {
        const Seat from = passage(board, number).from;
        CardId& card = carried[static_cast<std::size_t>(number % most_passages)];
        if (card != no_card || (view.seat != from && view.seat != board.cube_seat)) return;
        gifts.for_each([&](CardId gift) {
            const bool known = view.common.known.contains(gift);
            const Sighting seen = sighting(board.note[gift]);
            if (known && (seen.seat != from || first_possible_passage(board, view.common, gift) > number)) return;
            if (known && first_possible_passage(board, view.common, gift) == 0) return;
            if (card == no_card || known) card = gift;
        });
        if (card == no_card) return;
        gifts.remove(card);
        if (view.common.known.contains(card)) return;
        board.note[card] = packed(Sighting{static_cast<std::uint8_t>(number), from, sighting(board.note[card]).deck});
    });
}

class Recollection {
public:
    Recollection(const View& view, const Carried& carried, const State& world)
        : view_(view), carried_(carried), world_(world), board_(world.board), common_(view.common) {
        while (any_leaver()) explain_one_leaver(board_, common_);
    }

    const Mind& of(Seat seat) {
        mind_ = common_;
        if (mind_.open != 0) understand_gifts(seat);
        if (board_.library[seat] == Assistant::goblin) recognise_shown(seat);
        forget_own_slots(seat);
        align(world_, seat, mind_);
        return mind_;
    }

private:
    Seat cube() const { return board_.cube_seat; }

    bool any_leaver() const {
        return std::ranges::any_of(common_.leavers, [](const Leaver& leaver) { return leaver.count != 0; });
    }

    // Somebody who gave or received a card knows which.
    void understand_gifts(Seat seat) {
        for_each_open(board_, mind_, [&](int number) {
            const Seat from = passage(board_, number).from;
            const CardId card = carried_by(number);
            const bool took_part = seat == cube() || seat == from;
            if (card == no_card) {
                forget_passage(board_, mind_, number);
            } else if (!took_part && is_checked_by(seat, number)) {
                check(number, card);
            }
            if (card == no_card || !took_part) return;
            if (!mind_.known.contains(card)) stranger_is_seen(board_, mind_, from, stranger(board_, card));
            close_passage(board_, mind_, number);
            mind_.known.add(card);
            mind_.settled.add(card);
        });
    }

    // Who was shown the hand afterwards knows which identified card it was, if it was one.
    bool is_checked_by(Seat seat, int number) const {
        return board_.library[seat] == Assistant::goblin && (view_.checked & passage_bit(number)) != 0;
    }
    void check(int number, CardId card) {
        if (!mind_.known.contains(card)) {
            forget_passage(board_, mind_, number);
            return;
        }
        mind_.settled.add(card);
        close_passage(board_, mind_, number);
    }

    CardId carried_by(int number) const { return carried_[static_cast<std::size_t>(number % most_passages)]; }

    void recognise_shown(Seat goblin) {
        (world_.hidden.shown - mind_.known - world_.hidden.hand[goblin]).for_each([&](CardId card) {
            stranger_is_seen(board_, mind_, sighting(board_.note[card]).seat, stranger(board_, card));
            mind_.known.add(card);
        });
    }

    void forget_own_slots(Seat seat) {
        for (Slot& slot : mind_.slots) slot = seat_of(slot) == seat ? Slot() : slot;
    }

    const View& view_;
    const Carried& carried_;
    const State& world_;
    const Board& board_;
    Mind common_;  // without leavers
    Mind mind_;
};

}  // namespace

void remember(const View& view, Carried carried, State& world) {
    find_own_gifts(view, carried, world);
    note_hidden_cards(world);
    world.hidden.memory[public_memory] = kept(world, public_memory, view.common);
    Recollection recollection(view, carried, world);
    for (Seat seat = 0; seat < players(view.board); ++seat) {
        world.hidden.memory[seat] = kept(world, seat, seat == view.seat ? view.memory : recollection.of(seat));
    }
}

}  // namespace shelfmark::exlibris
