#pragma once

#include "base/inline_vector.h"
#include "base/random.h"
#include "exlibris/slots.h"

namespace shelfmark::exlibris {

// A hidden card to be dealt: whose, from which deck, what it is known not to show, and what it must show.
struct OpenSlot {
    Seat seat = no_seat;
    CategorySet excluded = 0;
    CategorySet required = 0;
    std::uint8_t deck = 0;
    bool offered = false;
    bool shown = false;  // to the Goblin's owner
    bool visited = false;
    std::uint8_t passage = 0;  // by which it came to the Cube, if that is not understood yet
    CardId card = no_card;
};
using OpenSlots = base::InlineVector<OpenSlot, card_count>;
inline constexpr Seat shack_seat = max_players;

// Deals unseen cards to hidden places, at random among those that fit.
class Dealer {
public:
    Dealer(const Board& board, base::Random& random) : board_(board), random_(random) {}

    // The cards that nobody sees, each in the deck that it came from.
    void gather(const CardSet& unseen);
    void open(const OpenSlot& slot) { slots_.push_back(slot); }
    void clear() { slots_.clear(); }
    // How many cards of an older deck are left over when every open slot has one.
    int spare(unsigned deck) const;

    // False if somebody could not be pleased.
    bool deal();
    // XL-A5: the same, and this hand has something with one of these categories.
    bool deal_with_loot(Seat robbed, CategorySet loot);

    const OpenSlots& slots() const { return slots_; }
    CardSet left() const;

private:
    bool is_choosy(const OpenSlot& slot) const {
        return slot.excluded != 0 || slot.required != 0 || slot.deck != board_.deck_number;
    }
    CardSet fitting(const OpenSlot& slot) const;
    void give_any_of(const CardSet& cards, unsigned deck, OpenSlot& slot);
    bool deal_to(OpenSlot& slot);
    bool find_room(OpenSlot& needy);
    void deal_anything(OpenSlot& slot);

    const Board& board_;
    base::Random& random_;
    std::array<CardSet, most_decks> decks_ = {};
    OpenSlots slots_;
};

}  // namespace shelfmark::exlibris
