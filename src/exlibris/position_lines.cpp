// The lines of a position that people write, one function for each; those that make it exact are in
// exlibris/position_exact.cpp.

#include <algorithm>

#include "exlibris/knowledge.h"
#include "exlibris/notation.h"
#include "exlibris/position_read.h"
#include "exlibris/position_words.h"
#include "exlibris/shelf.h"
#include "exlibris/shelf_text.h"

namespace shelfmark::exlibris {

namespace {

constexpr unsigned most_rounds = 20;  // XL-R15
constexpr unsigned home_spaces = 3;   // XL-R8

}  // namespace

// ---- the state of the game ----

bool PositionReader::read_phase(Words& words) {
    const Word word = words.next();
    const auto found = find_name(phase_names, word.text);
    if (!found) return fail(word.column, "formats.error.phase", {{"text", text_of(word)}});
    state_.board.phase = static_cast<Phase>(*found);
    return true;
}

bool PositionReader::read_round(Words& words) { return small(words, most_rounds, state_.board.round); }

bool PositionReader::read_last_round(Words&) {
    state_.board.last_round = true;
    return true;
}

bool PositionReader::read_first(Words& words) { return seat(words, state_.board.first_player); }
bool PositionReader::read_turn(Words& words) { return seat(words, state_.board.turn); }
bool PositionReader::read_prominent(Words& words) { return category(words, state_.board.prominent); }
bool PositionReader::read_banned(Words& words) { return category(words, state_.board.banned); }
bool PositionReader::read_library_focus(Words& words) { return category(words, state_.hidden.library_focus); }
bool PositionReader::read_retired(Words& words) { return categories(words, state_.board.retired); }

// ---- the players ----

bool PositionReader::read_focus(Words& words) {
    Seat who = 0;
    return seat(words, who) && category(words, state_.hidden.focus[who]);
}

bool PositionReader::read_dealt(Words& words) {
    Seat who = 0;
    return seat(words, who) && library(words, state_.board.dealt[2UL * who]) &&
           library(words, state_.board.dealt[2UL * who + 1]);
}

bool PositionReader::read_library(Words& words) {
    Seat who = 0;
    const int column = words.column();
    Library read = Library::ordinary;
    if (!seat(words, who) || !library(words, read)) return false;
    if (std::ranges::find(state_.board.library, read) != state_.board.library.end()) {
        return fail(column, "formats.error.library-twice", {{"text", std::string(name(read))}});
    }
    state_.board.library[who] = read;
    if (read == Assistant::cube) state_.board.cube_seat = who;
    return true;
}

bool PositionReader::read_hand(Words& words) {
    Seat who = 0;
    return seat(words, who) && placed_cards(words, state_.hidden.hand[who]);
}

bool PositionReader::read_shelf(Words& words) {
    Seat who = 0;
    if (!seat(words, who)) return false;
    const auto places = parse_shelf(words, lines_.number());
    if (!places) {
        error_ = places.error();
        return false;
    }
    for (const DrawnPlace& place : *places) {
        if (!claim(place.top, place.column)) return false;
        put(state_.board, who, place.top, {.cell = place.cell, .face_down = place.face_down, .turned = place.turned});
        if (place.entombed == no_card) continue;
        if (!claim(place.entombed, place.column)) return false;
        put(state_.board, who, place.entombed, {.cell = place.cell, .face_down = true, .entombed = true});
    }
    words = Words({});
    return true;
}

// ---- the town ----

bool PositionReader::read_town(Words& words) { return read_tile(words, state_.board.below); }
bool PositionReader::read_permanent(Words& words) { return read_tile(words, state_.board.permanent); }

bool PositionReader::read_tile(Words& words, LocationSet& where) {
    Words first(words.peek().text, words.column());
    words.next();
    LocationSet one = 0;
    if (!locations(first, one)) return false;
    if (one == 0) return fail(words.column(), "formats.error.location", {{"text", ""}});
    where |= one;
    const auto tile = static_cast<Location>(std::countr_zero(one));
    if (words.empty()) return true;
    if (card_tile(tile) < 0) return fail(words.column(), "formats.error.no-cards", {{"text", std::string(name(tile))}});
    CardSet& open = state_.board.tile[static_cast<std::size_t>(card_tile(tile))];
    if (tile != Location::mysterious_shack) return placed_cards(words, open);
    // XL-R4: the Shack's cards lie face down until they are about to be discarded.
    while (!words.empty()) {
        Word word = words.next();
        const bool face_down = word.text.size() > 2 && word.text.front() == '(' && word.text.back() == ')';
        if (face_down) word.text = word.text.substr(1, word.text.size() - 2);
        if (!face_down && state_.board.phase != Phase::resolution) return fail(word.column, "formats.error.shack");
        CardId read = no_card;
        if (!card(word, read) || !claim(read, word.column)) return false;
        (face_down ? state_.hidden.shack : open).add(read);
    }
    return true;
}

bool PositionReader::read_tile_discards(Words& words) { return locations(words, state_.board.tile_discards); }
bool PositionReader::read_removed(Words& words) { return locations(words, state_.board.removed); }

bool PositionReader::read_figure(Words& words) {
    const Word who = words.next();
    const auto id = parse_figure(state_.board, who.text);
    if (!id) return fail(who.column, "formats.error.figure", {{"text", text_of(who)}});
    Figure& figure = state_.board.figures[*id];
    const Word where = words.next();
    if (where.text != "waiting") {
        const auto place = find_location(where.text);
        if (!place || (*place != Location::home && (laid_out(state_.board) & bit(*place)) == 0)) {
            return fail(where.column, "formats.error.figure-place", {{"text", text_of(where)}});
        }
        // The lowest free space, as the last to arrive, unless the line goes on.
        unsigned taken = 0;
        for (std::size_t other = 0; other < state_.board.figures.size(); ++other) {
            const Figure& there = state_.board.figures[other];
            const bool shares_home =
                *place != Location::home || owner_of(static_cast<FigureId>(other)) == owner_of(*id);
            if (there.place == static_cast<Place>(*place) && shares_home) taken |= 1U << there.space;
        }
        figure.place = static_cast<Place>(*place);
        figure.space = static_cast<std::uint8_t>(std::countr_one(taken));
        figure.arrived = static_cast<std::uint8_t>(state_.board.arrivals + 1);
    }
    while (!words.empty()) {
        if (!read_figure_detail(words, figure)) return false;
    }
    state_.board.arrivals = std::max(state_.board.arrivals, figure.arrived);
    const unsigned spaces =
        figure.place == waiting ? 1
        : figure.place == at_home
            ? home_spaces
            : static_cast<unsigned>(open_spaces(static_cast<Location>(figure.place), players(state_.board)));
    if (figure.space >= spaces) return fail(where.column, "formats.error.space", {{"text", text_of(where)}});
    return true;
}

bool PositionReader::read_figure_detail(Words& words, Figure& figure) {
    constexpr std::string_view arrived = "arrived=";
    const Word word = words.peek();
    if (word.text == "sent") {
        words.next();
        figure.sent = true;
        return true;
    }
    if (figure.place == waiting) return fail(word.column, "formats.error.surplus", {{"text", text_of(word)}});
    if (word.text.starts_with(arrived)) {
        words.next();
        Words value(word.text.substr(arrived.size()), word.column + static_cast<int>(arrived.size()));
        return small(value, most_arrivals, figure.arrived);
    }
    unsigned space = 0;
    if (!number(words, 4, space)) return false;
    if (space == 0) return fail(word.column, "formats.error.space", {{"text", text_of(word)}});
    figure.space = static_cast<std::uint8_t>(space - 1);
    return true;
}

// From the oldest card to the top; an age may follow each.
bool PositionReader::read_discard(Words& words) {
    Board& board = state_.board;
    while (!words.empty()) {
        const Word word = words.next();
        const std::size_t at = word.text.find('@');
        CardId read = no_card;
        if (!card({word.text.substr(0, at), word.column}, read) || !claim(read, word.column)) return false;
        unsigned age = board.next_discard;
        if (at != std::string_view::npos) {
            Words rest(word.text.substr(at + 1), word.column + static_cast<int>(at) + 1);
            if (!number(rest, most_discards, age)) return false;
            if (age < board.next_discard) return fail(word.column, "formats.error.age", {{"text", text_of(word)}});
        }
        board.discard.add(read);
        board.discard_top = read;
        board.note[read] = static_cast<std::uint16_t>(age);
        board.next_discard = static_cast<std::uint16_t>(age + 1);
    }
    return true;
}

}  // namespace shelfmark::exlibris
