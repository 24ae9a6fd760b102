#include "exlibris/recollection.h"

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

class Recollection {
public:
    Recollection(const View& view, const Carried& carried, const State& world)
        : view_(view), carried_(carried), world_(world), board_(world.board) {}

    Mind of(Seat seat) {
        mind_ = view_.common;
        own_gifts_ = view_.memory.settled & world_.hidden.hand[cube() == no_seat ? 0 : cube()];
        if (mind_.open != 0) understand_gifts(seat);
        if (board_.library[seat] == Assistant::goblin) recognise_shown(seat);
        forget_own_slots(seat);
        if (mind_.open != 0) conclude(board_, mind_);
        return mind_;
    }

private:
    Seat cube() const { return board_.cube_seat; }

    // Somebody who gave or received a card knows which.
    void understand_gifts(Seat seat) {
        for_each_open(board_, mind_, [&](int number) {
            const Seat from = passage(board_, number).from;
            if (seat != cube() && seat != from) return;
            const CardId card = carried_by(number);
            if (card == no_card) {
                forget_passage(board_, mind_, number);
                return;
            }
            if (!mind_.known.contains(card)) stranger_is_seen(board_, mind_, from, stranger(board_, card));
            close_passage(board_, mind_, number);
            mind_.known.add(card);
            mind_.settled.add(card);
        });
    }

    // Drawn just now, or one of the cards that this view's seat gave or received itself.
    CardId carried_by(int number) {
        const CardId card = carried_[static_cast<std::size_t>(number % most_passages)];
        if (card != no_card) return card;
        const CardId own = own_gifts_.first();
        if (own != no_card) own_gifts_.remove(own);
        return own;
    }

    void recognise_shown(Seat goblin) {
        (world_.hidden.shown - mind_.known - world_.hidden.hand[goblin]).for_each([&](CardId card) {
            stranger_is_seen(board_, mind_, sighting(board_.note[card]).seat, stranger(board_, card));
            mind_.known.add(card);
        });
    }

    void forget_own_slots(Seat seat) {
        for_each_slot(mind_.slots, seat, [&](Slot& slot, std::size_t i) {
            slot.count = 1;
            take_from(mind_, i);
        });
    }

    const View& view_;
    const Carried& carried_;
    const State& world_;
    const Board& board_;
    Mind mind_;
    CardSet own_gifts_;
};

}  // namespace

void remember(const View& view, const Carried& carried, State& world) {
    note_hidden_cards(world);
    world.hidden.memory[public_memory] = kept(world, public_memory, view.common);
    Recollection recollection(view, carried, world);
    for (Seat seat = 0; seat < players(view.board); ++seat) {
        world.hidden.memory[seat] = kept(world, seat, seat == view.seat ? view.memory : recollection.of(seat));
    }
}

}  // namespace shelfmark::exlibris
