// The lines that make a position exact: what is pending, what everybody knows, and the state of chance.

#include <algorithm>

#include "exlibris/knowledge.h"
#include "exlibris/notation.h"
#include "exlibris/position_read.h"
#include "exlibris/position_words.h"
#include "exlibris/slots.h"

namespace shelfmark::exlibris {

bool PositionReader::read_inspected(Words& words) { return seat_list(words, state_.board.inspected); }
bool PositionReader::read_arrivals(Words& words) { return small(words, most_arrivals, state_.board.arrivals); }
bool PositionReader::read_revelations(Words& words) { return small(words, 0xffff, state_.board.revelations); }
bool PositionReader::read_passages(Words& words) { return small(words, 0xfe, state_.board.passages); }
bool PositionReader::read_shuffles(Words& words) { return small(words, most_shuffles, state_.board.shuffles); }
bool PositionReader::read_shack_seen(Words& words) { return seat_list(words, state_.hidden.shack_seen); }
bool PositionReader::read_shack_excluded(Words& words) { return categories(words, state_.board.shack_excluded); }
bool PositionReader::read_spread(Words& words) { return placed_cards(words, state_.board.spread); }
bool PositionReader::read_taking(Words& words) { return placed_cards(words, state_.board.taking); }
bool PositionReader::read_lifted(Words& words) { return placed_cards(words, state_.board.lifted); }
bool PositionReader::read_chosen(Words& words) { return cards(words, state_.board.chosen); }
bool PositionReader::read_ruled_out(Words& words) { return cards(words, state_.board.ruled_out); }
bool PositionReader::read_offered(Words& words) { return cards(words, state_.hidden.offered); }

bool PositionReader::read_next_discard(Words& words) {
    unsigned next = 0;
    const int column = words.column();
    if (!number(words, most_discards + 1, next)) return false;
    if (next < state_.board.next_discard) return fail(column, "formats.error.age", {{"text", std::to_string(next)}});
    state_.board.next_discard = static_cast<std::uint16_t>(next);
    return true;
}

bool PositionReader::read_picks(Words& words) {
    for (CardId& pick : state_.board.picks) {
        const Word word = words.next();
        pick = no_card;
        if (word.text != "-" && !card(word, pick)) return false;
    }
    return true;
}

bool PositionReader::read_seen(Words& words) {
    const Word word = words.next();
    CardId which = no_card;
    Sighting seen;
    if (!card(word, which) || !seat(words, seen.seat) || !small(words, 0xff, seen.since) ||
        !small(words, most_shuffles, seen.shuffles)) {
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
    Seat whose = 0;
    if (!observer(words, who) || !seat(words, whose)) return false;
    return std::ranges::all_of(state_.hidden.memory[who].slots[whose],
                               [&](Slot& slot) { return read_slot(words, slot); });
}

// What hidden cards do not show, by first letters, with a star if they are offered; where they came from; how many
// there are: "hm:0:2".
bool PositionReader::read_slot(Words& words, Slot& slot) {
    const Word word = words.next();
    if (word.text == "-") return true;
    const std::size_t first = word.text.find(':');
    const std::size_t second = first == std::string_view::npos ? first : word.text.find(':', first + 1);
    const auto mistake = [&] { return fail(word.column, "formats.error.slot", {{"text", text_of(word)}}); };
    if (second == std::string_view::npos) return mistake();
    const auto origin = parse_number(word.text.substr(first + 1, second - first - 1), 0xff);
    const auto count = parse_number(word.text.substr(second + 1), card_count);
    if (!origin || !count || *count == 0) return mistake();
    for (const char letter : word.text.substr(0, first)) {
        const std::size_t mark = slot_marks.find(letter);
        if (mark == std::string_view::npos) return mistake();
        slot.excluded = static_cast<CategorySet>(slot.excluded | (1U << mark));
    }
    slot.origin = static_cast<std::uint8_t>(*origin);
    slot.count = static_cast<std::uint8_t>(*count);
    return true;
}

bool PositionReader::read_doubtful(Words& words) {
    std::size_t who = 0;
    if (!observer(words, who)) return false;
    Slot& doubtful = state_.hidden.memory[who].doubtful;
    if (!read_slot(words, doubtful)) return false;
    if (passages_before(doubtful) >= players(state_.board))
        return fail(1, "formats.error.slot", {{"text", "doubtful"}});
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

bool PositionReader::read_passage(Words& words) {
    std::size_t who = 0;
    Passage passage;
    if (!observer(words, who) || !small(words, 0xff, passage.number) || !seat(words, passage.from) ||
        !categories(words, passage.excluded)) {
        return false;
    }
    Memory& memory = state_.hidden.memory[who];
    if (memory.passage_count == max_passages) return fail(1, "formats.error.passages");
    memory.passages[memory.passage_count++] = passage;
    return true;
}

bool PositionReader::read_seed(Words& words) {
    const Word word = words.next();
    const auto seed = parse_number(word.text, ~0ULL);
    if (!seed) return fail(word.column, "formats.error.seed", {{"text", text_of(word)}});
    const base::Random source{*seed};
    state_.hidden.deck_order = source.split(1);
    state_.hidden.tile_order = source.split(2);
    state_.hidden.chance = source.split(3);
    return true;
}

bool PositionReader::read_random(Words& words) {
    return hex(words, state_.hidden.deck_order.state) && hex(words, state_.hidden.tile_order.state) &&
           hex(words, state_.hidden.chance.state);
}

bool PositionReader::read_frame(Words& words) {
    Board& board = state_.board;
    if (board.depth == max_depth) return fail(1, "formats.error.frames");
    const Word ask = words.next();
    const auto found = find_name(ask_names, ask.text);
    if (!found) return fail(ask.column, "formats.error.ask", {{"text", text_of(ask)}});
    Frame frame = {.ask = static_cast<Ask>(*found)};
    if (!seat(words, frame.seat)) return false;
    const Word figure = words.next();
    if (figure.text != "-") {
        const auto id = parse_figure(board, figure.text);
        if (!id) return fail(figure.column, "formats.error.figure", {{"text", text_of(figure)}});
        frame.figure = *id;
    }
    for (std::uint8_t* value : {&frame.step, &frame.a, &frame.b, &frame.c, &frame.d}) {
        if (!small(words, 0xff, *value)) return false;
    }
    frame_lines_[board.depth] = lines_.number();
    board.frames[board.depth++] = frame;
    return true;
}

}  // namespace shelfmark::exlibris
