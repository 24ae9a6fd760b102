#pragma once

#include <array>

#include "exlibris/state.h"
#include "exlibris/text_error.h"
#include "exlibris/words.h"
#include "table/card_position_reader.h"

namespace shelfmark::exlibris {

// Reads the lines of a position into a state; what only makes sense of the whole comes afterwards
// (exlibris/position.cpp).
class PositionReader : public table::CardPositionReader<card_count> {
public:
    using CardPositionReader::CardPositionReader;

    // False if a line is wrong: then there is an error.
    bool read();

    State& state() { return state_; }
    // Where each frame stands.
    [[nodiscard]] int line_of_frame(std::size_t frame) const { return frame_lines_[frame]; }

private:
    static const std::array<Key<PositionReader>, 47> keys;

    bool read_header();

    // ---- one word ----
    bool hex(Words& words, std::uint64_t& out);
    bool category(Words& words, Category& out);
    bool seat(Words& words, Seat& out);
    bool observer(Words& words, std::size_t& out);
    bool library(Words& words, Library& out);
    bool location(Words& words, Location& out);
    bool card(Word word, CardId& out);
    bool claim(CardId card, int column);

    // ---- lists up to the end of the line ----
    bool cards(Words& words, CardSet& out);
    bool placed_cards(Words& words, CardSet& out);
    bool categories(Words& words, CategorySet& out);
    bool seat_list(Words& words, SeatSet& out);
    bool locations(Words& words, LocationSet& out);

    // ---- lines ----
    bool read_phase(Words& words);
    bool read_round(Words& words);
    bool read_last_round(Words& words);
    bool read_first(Words& words);
    bool read_turn(Words& words);
    bool read_prominent(Words& words);
    bool read_banned(Words& words);
    bool read_focus(Words& words);
    bool read_library_focus(Words& words);
    bool read_retired(Words& words);
    bool read_dealt(Words& words);
    bool read_library(Words& words);
    bool read_hand(Words& words);
    bool read_shelf(Words& words);
    bool read_town(Words& words);
    bool read_permanent(Words& words);
    bool read_tile(Words& words, LocationSet& where);
    bool read_tile_discards(Words& words);
    bool read_removed(Words& words);
    bool read_figure(Words& words);
    bool read_figure_detail(Words& words, Figure& figure);
    bool read_discard(Words& words);
    bool read_inspected(Words& words);
    bool read_arrivals(Words& words);
    bool read_next_discard(Words& words);
    bool read_revelations(Words& words);
    bool read_passages(Words& words);
    bool read_deck_number(Words& words);
    bool read_shack_seen(Words& words);
    bool read_shack_excluded(Words& words);
    bool read_spread(Words& words);
    bool read_taking(Words& words);
    bool read_lifted(Words& words);
    bool read_chosen(Words& words);
    bool read_ruled_out(Words& words);
    bool read_offered(Words& words);
    bool read_picks(Words& words);
    bool read_seen(Words& words);
    bool read_slots(Words& words);
    bool read_slot(Words& words, Slot& slot);
    bool read_leaver(Words& words);
    bool read_knows(Words& words);
    bool read_settled(Words& words);
    bool read_passage(Words& words);
    bool read_shown(Words& words);
    bool read_open(Words& words);
    bool read_checked(Words& words);
    bool read_seed(Words& words);
    bool read_random(Words& words);
    bool read_frame(Words& words);

    State state_ = {};
    std::array<int, max_depth> frame_lines_ = {};
};

}  // namespace shelfmark::exlibris
