#include "exlibris/dealing.h"

#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

namespace {

bool fits(const OpenSlot& slot, const OpenSlot& other) {
    const CategorySet shown = categories_of(other.card);
    return slot.deck == other.deck && (shown & slot.excluded) == 0 &&
           (slot.required == 0 || (shown & slot.required) != 0) && (slot.after == no_card || other.card > slot.after);
}

}  // namespace

void Dealer::gather(const CardSet& unseen) {
    // Before the first shuffle there is only one deck.
    if (board_.deck_number == 0) {
        decks_[0] = unseen;
        return;
    }
    decks_ = {};
    unseen.for_each([&](CardId card) { decks_[sighting(board_.note[card]).deck].add(card); });
}

int Dealer::spare(unsigned deck) const {
    int count = decks_[deck].count();
    for (const OpenSlot& slot : slots_) count -= slot.deck == deck ? 1 : 0;
    return count;
}

CardSet Dealer::left() const {
    if (board_.deck_number == 0) return decks_[0];
    CardSet cards;
    for (const CardSet& deck : decks_) cards |= deck;
    return cards;
}

// Those that are hardest to please first.
bool Dealer::deal() {
    bool pleased = true;
    for (OpenSlot& slot : slots_) {
        if (is_choosy(slot) && !deal_to(slot)) pleased = false;
    }
    CardSet& deck = decks_[board_.deck_number];
    auto left = static_cast<std::uint32_t>(deck.count());
    for (OpenSlot& slot : slots_) {
        if (slot.card != no_card) continue;
        if (is_choosy(slot) || left == 0) {
            deal_anything(slot);
            left = static_cast<std::uint32_t>(deck.count());
        } else {
            slot.card = deck.nth(random_.below(left--));
            deck.remove(slot.card);
        }
    }
    return pleased;
}

// One card after another: which cards can be granted together does not depend on which was chosen first.
bool Dealer::deal_with(const Wish& wish) {
    const auto decks = decks_;
    for (int granted = 0; granted < wish.count; ++granted) {
        decks_ = decks;
        for (OpenSlot& slot : slots_) slot.card = no_card;
        if (grant_once_more(wish)) continue;
        deal();
        return false;
    }
    return true;
}

// Any of the hidden cards may be the one; the others are dealt around it.
bool Dealer::grant_once_more(const Wish& wish) {
    const std::size_t count = slots_.size();
    const std::size_t start = count == 0 ? 0 : random_.below(static_cast<std::uint32_t>(count));
    const auto decks = decks_;
    for (std::size_t i = 0; i < count; ++i) {
        OpenSlot& slot = slots_[(start + i) % count];
        if (slot.seat != wish.seat || is_wished(slot) || (slot.excluded & wish.required) != 0) continue;
        slot.required = wish.required;
        slot.after = wish.after;
        if (deal()) return true;
        slot.required = 0;
        slot.after = no_card;
        decks_ = decks;
        for (OpenSlot& other : slots_) other.card = no_card;
    }
    return false;
}

CardSet Dealer::fitting(const OpenSlot& slot) const {
    CardSet cards = decks_[slot.deck];
    if (slot.excluded != 0) cards -= cards_showing_any(slot.excluded);
    if (slot.required != 0) cards &= cards_showing_any(slot.required);
    if (slot.after != no_card) cards = cards.after(slot.after);
    return cards;
}

void Dealer::give_any_of(const CardSet& cards, unsigned deck, OpenSlot& slot) {
    slot.card = cards.nth(random_.below(static_cast<std::uint32_t>(cards.count())));
    decks_[deck].remove(slot.card);
}

bool Dealer::deal_to(OpenSlot& slot) {
    if (const CardSet cards = fitting(slot); !cards.empty()) {
        give_any_of(cards, slot.deck, slot);
        return true;
    }
    for (OpenSlot& other : slots_) other.visited = false;
    return find_room(slot);
}

// If nothing left fits, a slot dealt before may hold a fitting card and do with another one, and so on.
bool Dealer::find_room(OpenSlot& needy) {
    needy.visited = true;
    const CardSet cards = fitting(needy);
    if (!cards.empty()) {
        give_any_of(cards, needy.deck, needy);
        return true;
    }
    for (OpenSlot& rich : slots_) {
        if (rich.visited || rich.card == no_card || !fits(needy, rich)) continue;
        const CardId card = rich.card;
        if (!find_room(rich)) continue;
        needy.card = card;
        return true;
    }
    return false;
}

// Of several histories the memory has followed one that the truth did not take, and that has come to its end.
void Dealer::deal_anything(OpenSlot& slot) {
    for (unsigned i = 0; i < most_decks; ++i) {
        const unsigned deck = (slot.deck + i) % most_decks;
        if (decks_[deck].empty()) continue;
        give_any_of(decks_[deck], deck, slot);
        return;
    }
}

}  // namespace shelfmark::exlibris
