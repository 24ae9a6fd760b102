// The lines that make a position exact: what is pending and the state of chance.

#include "exlibris/knowledge.h"
#include "exlibris/notation.h"
#include "exlibris/position_read.h"
#include "exlibris/position_words.h"
#include "exlibris/slots.h"
#include "table/seed_text.h"

namespace shelfmark::exlibris {

bool PositionReader::read_inspected(Words& words) { return seat_list(words, state_.board.inspected); }
bool PositionReader::read_arrivals(Words& words) { return small(words, most_arrivals, state_.board.arrivals); }
bool PositionReader::read_revelations(Words& words) { return small(words, 0xffff, state_.board.revelations); }
bool PositionReader::read_passages(Words& words) { return small(words, 0xfe, state_.board.passages); }
bool PositionReader::read_deck_number(Words& words) { return small(words, most_decks - 1, state_.board.deck_number); }
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

bool PositionReader::read_seed(Words& words) {
    const Word word = words.next();
    const auto seed = table::parse_seed(word.text);
    if (!seed) return fail(word.column, "formats.error.seed", {{"text", text_of(word)}});
    state_.hidden.leave_to_chance(*seed);
    return true;
}

// The three share their key, if they have one.
bool PositionReader::read_random(Words& words) {
    Hidden& hidden = state_.hidden;
    std::array<std::uint64_t, 3> states = {};
    for (std::uint64_t& state : states) {
        if (!hex(words, state)) return false;
    }
    base::Random source;
    if (!words.empty()) {
        const Word word = words.next();
        const auto key = table::parse_seed(word.text);
        if (!key || key->high == 0) return fail(word.column, "formats.error.random", {{"text", text_of(word)}});
        source = base::Random{*key};
    }
    hidden.deck_order = hidden.tile_order = hidden.chance = source;
    hidden.deck_order.state = states[0];
    hidden.tile_order.state = states[1];
    hidden.chance.state = states[2];
    return true;
}

bool PositionReader::read_frame(Words& words) {
    Board& board = state_.board;
    if (board.depth == max_depth) return fail(1, "formats.error.frames", {{"limit", std::to_string(max_depth)}});
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
