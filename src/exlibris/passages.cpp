#include "exlibris/passages.h"

#include "exlibris/knowledge.h"

namespace shelfmark::exlibris {

template <class Observer>
int first_possible_passage(const Board& board, const Observer& mind, CardId card) {
    if (mind.open == 0 || mind.settled.contains(card)) return 0;
    const Sighting seen = sighting(board.note[card]);
    int first = 0;
    for_each_open(board, mind, [&](int number) {
        const Passage& by = passage(board, number);
        const bool possible = by.from == seen.seat && number >= seen.since && (by.excluded & categories_of(card)) == 0;
        if (first == 0 && possible) first = number;
    });
    return first;
}
template int first_possible_passage(const Board& board, const Mind& mind, CardId card);
template int first_possible_passage(const Board& board, const Memory& memory, CardId card);

void open_passage(const Board& board, Mind& mind, int number) {
    mind.open |= passage_bit(number);
    for_each_slot(mind.slots, passage(board, number).from, [&](Slot& slot, std::size_t) {
        if (slot.first == 0) slot.first = static_cast<std::uint8_t>(number);
    });
}

void close_passage(const Board& board, Mind& mind, int number) {
    mind.open &= static_cast<std::uint16_t>(~passage_bit(number));
    for (Leaver& leaver : mind.leavers) leaver.passages &= mind.open;
    const Seat from = passage(board, number).from;
    int next = 0;
    for_each_open(board, mind, [&](int later) {
        if (next == 0 && later > number && passage(board, later).from == from) next = later;
    });
    for_each_slot(mind.slots, from, [&](Slot& slot, std::size_t) {
        if (slot.first == number) slot.first = static_cast<std::uint8_t>(next);
    });
    merge_equal_slots(mind);
}

}  // namespace shelfmark::exlibris
