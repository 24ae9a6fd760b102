#include "exlibris/position_read.h"

#include "exlibris/notation.h"
#include "exlibris/options_text.h"

namespace shelfmark::exlibris {

namespace {

// A table of a game with these options before anything is on it (XL-S4, XL-O2).
State empty_table(const Options& options) {
    State state = {};
    Board& board = state.board;
    board.options = options;
    board.phase = Phase::placement;
    board.library.fill(Library::ordinary);
    board.dealt.fill(Library::ordinary);
    for (Seat seat = 0; seat < options.players; ++seat) {
        for (int i = 0; i <= (options.players == 1 ? 3 : 2); ++i) board.figures[figure_id(seat, i)].place = waiting;
    }
    return state;
}

}  // namespace

const std::array<PositionReader::Key<PositionReader>, 47> PositionReader::keys = {{
    {"phase", &PositionReader::read_phase, 0},
    {"round", &PositionReader::read_round, 0},
    {"last-round", &PositionReader::read_last_round, 0},
    {"first", &PositionReader::read_first, 0},
    {"turn", &PositionReader::read_turn, 0},
    {"prominent", &PositionReader::read_prominent, 0},
    {"banned", &PositionReader::read_banned, 0},
    {"focus", &PositionReader::read_focus, 1},
    {"library-focus", &PositionReader::read_library_focus, 0},
    {"retired", &PositionReader::read_retired, 0},
    {"dealt", &PositionReader::read_dealt, 1},
    {"library", &PositionReader::read_library, 1},
    {"hand", &PositionReader::read_hand, 1},
    {"shelf", &PositionReader::read_shelf, 1},
    {"town", &PositionReader::read_town, 1},
    {"permanent", &PositionReader::read_permanent, 1},
    {"tile-discards", &PositionReader::read_tile_discards, 0},
    {"removed", &PositionReader::read_removed, 0},
    {"figure", &PositionReader::read_figure, 1},
    {"discard", &PositionReader::read_discard, 0},
    {"inspected", &PositionReader::read_inspected, 0},
    {"arrivals", &PositionReader::read_arrivals, 0},
    {"next-discard", &PositionReader::read_next_discard, 0},
    {"revelations", &PositionReader::read_revelations, 0},
    {"passages", &PositionReader::read_passages, 0},
    {"deck-number", &PositionReader::read_deck_number, 0},
    {"shack-seen", &PositionReader::read_shack_seen, 0},
    {"shack-excluded", &PositionReader::read_shack_excluded, 0},
    {"spread", &PositionReader::read_spread, 0},
    {"taking", &PositionReader::read_taking, 0},
    {"lifted", &PositionReader::read_lifted, 0},
    {"chosen", &PositionReader::read_chosen, 0},
    {"ruled-out", &PositionReader::read_ruled_out, 0},
    {"offered", &PositionReader::read_offered, 0},
    {"picks", &PositionReader::read_picks, 0},
    {"seen", &PositionReader::read_seen, 1},
    {"slots", &PositionReader::read_slots, 1},
    {"leaver", &PositionReader::read_leaver, 2},
    {"knows", &PositionReader::read_knows, 1},
    {"settled", &PositionReader::read_settled, 1},
    {"shown", &PositionReader::read_shown, 0},
    {"checked", &PositionReader::read_checked, 0},
    {"passage", &PositionReader::read_passage, 1},
    {"open", &PositionReader::read_open, 1},
    {"seed", &PositionReader::read_seed, 0},
    {"random", &PositionReader::read_random, 0},
    {"frame", &PositionReader::read_frame, may_repeat},
}};

bool PositionReader::read() {
    if (!read_header()) return false;
    do {
        if (!lines_.words().empty() && !read_line(*this, keys)) return false;
    } while (lines_.next());
    return true;
}

// The first line, and the options if the second one holds them.
bool PositionReader::read_header() {
    if (!header("shelfmark position 1")) return false;
    state_ = empty_table({});
    if (!lines_.next()) return true;
    Words words = lines_.words();
    if (words.next().text != "options") return true;
    const auto options = parse_options(words, lines_.number());
    if (!options) return fail(options.error());
    state_ = empty_table(*options);
    lines_.next();
    return true;
}

// ---- one word ----

bool PositionReader::hex(Words& words, std::uint64_t& out) {
    const Word word = words.next();
    const auto read = table::parse_hex(word.text);
    if (!read) return fail(word.column, "formats.error.random", {{"text", text_of(word)}});
    out = *read;
    return true;
}

bool PositionReader::category(Words& words, Category& out) {
    const Word word = words.next();
    const auto read = parse_category(word.text);
    if (!read) return fail(word.column, "formats.error.category", {{"text", text_of(word)}});
    out = *read;
    return true;
}

bool PositionReader::seat(Words& words, Seat& out) {
    return table::PositionReader::seat(words, players(state_.board), out);
}

bool PositionReader::observer(Words& words, std::size_t& out) {
    if (words.peek().text == "everybody") {
        words.next();
        out = public_memory;
        return true;
    }
    Seat who = 0;
    if (!seat(words, who)) return false;
    out = who;
    return true;
}

bool PositionReader::library(Words& words, Library& out) {
    const Word word = words.next();
    const auto read = find_assistant(word.text);
    if (!read || *read == Library::ordinary) {
        return fail(word.column, "formats.error.library", {{"text", text_of(word)}});
    }
    out = *read;
    return true;
}

bool PositionReader::location(Words& words, Location& out) {
    const Word word = words.next();
    const auto read = find_location(word.text);
    if (!read || *read == Location::home) {
        return fail(word.column, "formats.error.location", {{"text", text_of(word)}});
    }
    if ((locations_in_play(state_.board.options) & bit(*read)) == 0) {
        return fail(word.column, "formats.error.location-out", {{"text", text_of(word)}});
    }
    out = *read;
    return true;
}

bool PositionReader::card(Word word, CardId& out) {
    const auto read = parse_card(word.text);
    if (!read) return fail(word.column, "formats.error.card", {{"text", text_of(word)}});
    out = *read;
    return true;
}

// Every card is in one place only.
bool PositionReader::claim(CardId card, int column) { return claim_card(card, column, name(card)); }

// ---- lists ----

bool PositionReader::cards(Words& words, CardSet& out) {
    return each_card(words, out, [&](Word word, CardId& read) { return card(word, read); });
}

bool PositionReader::placed_cards(Words& words, CardSet& out) {
    return each_card(words, out, [&](Word word, CardId& read) { return card(word, read) && claim(read, word.column); });
}

bool PositionReader::categories(Words& words, CategorySet& out) {
    while (!words.empty()) {
        Category read = Category::codices;
        if (!category(words, read)) return false;
        out = static_cast<CategorySet>(out | bit(read));
    }
    return true;
}

bool PositionReader::seat_list(Words& words, SeatSet& out) {
    while (!words.empty()) {
        Seat read = 0;
        if (!seat(words, read)) return false;
        out.add(read);
    }
    return true;
}

bool PositionReader::locations(Words& words, LocationSet& out) {
    while (!words.empty()) {
        const int column = words.column();
        Location read = Location::home;
        if (!location(words, read)) return false;
        const Board& board = state_.board;
        if (((laid_out(board) | board.tile_discards | board.removed) & bit(read)) != 0) {
            return fail(column, "formats.error.location-twice", {{"text", std::string(name(read))}});
        }
        out |= bit(read);
    }
    return true;
}

}  // namespace shelfmark::exlibris
