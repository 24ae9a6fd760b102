#pragma once

#include "base/inline_vector.h"
#include "base/random.h"
#include "exlibris/slots.h"

namespace shelfmark::exlibris {

// A hidden card to be dealt: whose, from which deck, what it is known not to show, and what it must be.
struct OpenSlot {
    Seat seat = no_seat;
    CategorySet excluded = 0;
    CategorySet required = 0;
    CardId after = no_card;  // comes after this card, if there is one here
    std::uint8_t deck = 0;
    bool offered = false;
    bool shown = false;  // to the Goblin's owner
    bool visited = false;
    std::uint8_t passage = 0;  // by which it came to the Cube, if that is not understood yet
    CardId card = no_card;
};
using OpenSlots = base::InlineVector<OpenSlot, card_count>;
inline constexpr Seat shack_seat = max_players;

// What everybody knows of a hand because its owner is in the middle of something: so many of its hidden cards show one
// of these categories, or come after this card.
struct Wish {
    Seat seat = no_seat;
    int count = 0;
    CategorySet required = 0;
    CardId after = no_card;
};

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
    // The same, and a wish is granted.
    bool deal_with(const Wish& wish);

    const OpenSlots& slots() const { return slots_; }
    CardSet left() const;

private:
    static bool is_wished(const OpenSlot& slot) { return slot.required != 0 || slot.after != no_card; }
    bool is_choosy(const OpenSlot& slot) const {
        return slot.excluded != 0 || is_wished(slot) || slot.deck != board_.deck_number;
    }
    CardSet fitting(const OpenSlot& slot) const;
    void give_any_of(const CardSet& cards, unsigned deck, OpenSlot& slot);
    bool deal_to(OpenSlot& slot);
    bool find_room(OpenSlot& needy);
    void deal_anything(OpenSlot& slot);
    bool grant_once_more(const Wish& wish);

    const Board& board_;
    base::Random& random_;
    std::array<CardSet, most_decks> decks_ = {};
    OpenSlots slots_;
};

}  // namespace shelfmark::exlibris
