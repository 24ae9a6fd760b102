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

class Recollection {
public:
    Recollection(const View& view, const Carried& carried, const State& world)
        : view_(view), carried_(carried), world_(world), board_(world.board) {}

    Mind of(Seat seat) {
        mind_ = view_.common;
        if (mind_.open != 0) collect_own_gifts();
        for (std::size_t i = 0; i < mind_.leavers.size(); ++i) {
            if (any_leaver()) explain_one_leaver(board_, mind_);
        }
        if (mind_.open != 0) understand_gifts(seat);
        if (board_.library[seat] == Assistant::goblin) recognise_shown(seat);
        forget_own_slots(seat);
        align(world_, seat, mind_);
        return mind_;
    }

private:
    Seat cube() const { return board_.cube_seat; }

    bool any_leaver() const {
        return std::ranges::any_of(mind_.leavers, [](const Leaver& leaver) { return leaver.waiting != 0; });
    }

    // Somebody who gave or received a card knows which.
    void understand_gifts(Seat seat) {
        for_each_open(board_, mind_, [&](int number) {
            const Seat from = passage(board_, number).from;
            if (seat != cube() && seat != from) {
                if (is_checked_by(seat, number)) check(number, carried_by(number));
                return;
            }
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

    // Cards with the Cube that this view's seat gave or received, as far as not everybody has found out about them.
    void collect_own_gifts() {
        own_gifts_.clear();
        (view_.memory.settled & world_.hidden.hand[cube()]).for_each([&](CardId card) {
            const bool found = mind_.known.contains(card) && first_possible_passage(board_, mind_, card) == 0;
            if (!found) own_gifts_.add(card);
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
