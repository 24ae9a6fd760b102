// The lines of a position that say who knows what (exlibris/knowledge.h).

#include "exlibris/knowledge.h"
#include "exlibris/notation.h"
#include "exlibris/position_read.h"
#include "exlibris/position_words.h"

namespace shelfmark::exlibris {

bool PositionReader::read_seen(Words& words) {
    const Word word = words.next();
    CardId which = no_card;
    Sighting seen;
    if (!card(word, which) || !seat(words, seen.seat) || !small(words, 0xff, seen.since) ||
        !small(words, most_decks - 1, seen.deck)) {
        return false;
    }
    bool hidden = state_.hidden.shack.contains(which);
    for (const CardSet& hand : state_.hidden.hand) hidden = hidden || hand.contains(which);
    if (!hidden) return fail(word.column, "formats.error.not-in-hand", {{"card", name(which)}});
    state_.board.note[which] = packed(seen);
    return true;
}

bool PositionReader::read_slots(Words& words) {
    std::size_t who = 0;
    if (!observer(words, who)) return false;
    for (Slot& slot : state_.hidden.memory[who].exceptions) {
        if (!words.empty() && !read_slot(words, slot)) return false;
    }
    return true;
}

// What hidden cards do not show, by first letters, with marks for those that are offered or were shown; where they came
// from; which passage can have taken them; how many there are: "hm:16:0:2".
bool PositionReader::read_slot(Words& words, Slot& slot) {
    const Word word = words.next();
    const auto mistake = [&] { return fail(word.column, "formats.error.slot", {{"text", text_of(word)}}); };
    std::string_view rest = word.text;
    const std::size_t end = rest.find(':');
    if (end == std::string_view::npos) return mistake();
    for (const char letter : rest.substr(0, end)) {
        const std::size_t mark = slot_marks.find(letter);
        if (mark == std::string_view::npos) return mistake();
        slot.excluded = static_cast<CategorySet>(slot.excluded | (1U << mark));
    }
    rest.remove_prefix(end);
    for (std::uint8_t* value : {&slot.origin, &slot.first, &slot.count}) {
        if (rest.empty()) return mistake();
        rest.remove_prefix(1);
        const auto read = parse_number(rest.substr(0, rest.find(':')), 0xff);
        if (!read) return mistake();
        *value = static_cast<std::uint8_t>(*read);
        rest.remove_prefix(std::min(rest.find(':'), rest.size()));
    }
    return (rest.empty() && slot.count != 0) || mistake();
}

bool PositionReader::read_leaver(Words& words) {
    std::size_t who = 0;
    std::size_t which = 0;
    Seat from = 0;
    unsigned slots = 0;
    unsigned passages = 0;
    unsigned count = 1;
    if (!observer(words, who) || !small(words, most_leavers - 1, which) || !seat(words, from) ||
        !number(words, (1U << Exceptions().size()) - 1, slots) || !number(words, (1U << most_passages) - 1, passages) ||
        (!words.empty() && !number(words, most_alike, count))) {
        return false;
    }
    state_.hidden.memory[who].leavers[which] = {slots, passages, from & 3U, count};
    return true;
}

bool PositionReader::read_knows(Words& words) {
    std::size_t who = 0;
    return observer(words, who) && cards(words, state_.hidden.memory[who].known);
}

bool PositionReader::read_settled(Words& words) {
    std::size_t who = 0;
    return observer(words, who) && cards(words, state_.hidden.memory[who].settled);
}

bool PositionReader::read_shown(Words& words) { return cards(words, state_.hidden.shown); }

bool PositionReader::read_checked(Words& words) { return small(words, 0xffff, state_.hidden.checked); }

bool PositionReader::read_passage(Words& words) {
    unsigned which = 0;
    Seat from = 0;
    CategorySet excluded = 0;
    if (!small(words, most_passages - 1, which) || !seat(words, from) || !categories(words, excluded)) return false;
    state_.board.passage[which] = {from, excluded};
    return true;
}

bool PositionReader::read_open(Words& words) {
    std::size_t who = 0;
    return observer(words, who) && small(words, 0xffff, state_.hidden.memory[who].open);
}

}  // namespace shelfmark::exlibris
