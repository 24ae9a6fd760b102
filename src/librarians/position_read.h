#pragma once

#include <array>
#include <optional>
#include <vector>

#include "librarians/library_text.h"
#include "librarians/position_defaults.h"
#include "librarians/state.h"
#include "table/card_position_reader.h"

namespace shelfmark::librarians {

// Reads the lines of a position into a state; what only makes sense of the whole comes afterwards
// (librarians/position.cpp).
class PositionReader : public table::CardPositionReader<max_cards> {
public:
    using CardPositionReader::CardPositionReader;

    // False if a line is wrong: then there is an error.
    bool read();

    State& state() { return state_; }
    // Where each frame stands.
    [[nodiscard]] int line_of_frame(std::size_t frame) const { return frame_lines_[frame]; }
    // How many cards of each batch of a hand an observer has not seen, if a line says so.
    [[nodiscard]] std::optional<Counts> unseen(Seat observer, Seat seat) const;
    [[nodiscard]] std::size_t batches_counted(Seat observer, Seat seat) const {
        return unseen_[observer][seat] ? unseen_[observer][seat]->size() : 0;
    }

    // A bookshelf card where a line drew it: in a row, or among those that wait or are gone.
    struct Shelf {
        DrawnShelf drawn;
        int row = 0;
        int line = 1;
    };
    std::vector<Shelf> standing;
    std::vector<Shelf> waiting;  // LB-Q6, the next one first
    std::vector<Shelf> gone;     // LB-Q2

private:
    using Words = table::Words;
    using Word = table::Word;
    static const std::array<Key<PositionReader>, 31> keys;

    bool read_header();

    // ---- which cards there are (LB-C11): those that the text mentions ----
    struct Mention {
        CardName card;
        int line = 1;
        int column = 1;
    };
    std::vector<Mention> read_mentions();
    bool print_cards(std::vector<Mention> mentions);
    bool take_part(const Mention& mention, GenreSet& genres);
    bool fail_at(const Mention& mention, std::string_view message);

    // ---- one word ----
    bool seat(Words& words, Seat& out) { return table::PositionReader::seat(words, players(state_.board), out); }
    bool observer(Words& words, std::size_t& out);
    bool card(Word word, CardId& out);
    bool claim(Word word, CardId& out);

    // ---- lists up to the end of the line ----
    bool cards(Words& words, CardSet& out);
    bool placed_cards(Words& words, CardSet& out);
    bool shelves(Words& words, std::vector<Shelf>& out);
    bool duty(Words& words, Duty& out);
    bool seats(Word word, SeatSet& out);

    // ---- lines ----
    bool read_card(Words& words);
    bool read_card_detail(Word word, Book& book);
    bool read_row(Words& words);
    bool read_unused_shelves(Words& words);
    bool read_removed_shelves(Words& words);
    bool read_turn(Words& words);
    bool read_hand(Words& words);
    bool read_powers(Words& words);
    bool read_deck(Words& words);
    bool read_discard(Words& words);
    bool read_put_away(Words& words);
    bool read_hand_limit(Words& words);
    bool read_no_stacking(Words& words);
    bool read_over(Words& words);
    bool read_played(Words& words);
    bool read_skips(Words& words);
    bool read_taps_left(Words& words);
    bool read_turns(Words& words);
    bool read_revelations(Words& words);
    bool read_licence(Words& words);
    bool read_duty(Words& words);
    bool read_next_duty(Words& words);
    bool read_open_deck(Words& words);
    bool read_red_effects(Words& words);
    bool read_kept(Words& words);
    bool read_chosen(Words& words);
    bool read_cut_off(Words& words);
    bool read_declared(Words& words);
    bool read_knows(Words& words);
    bool read_batch(Words& words);
    bool read_unseen(Words& words);
    bool read_frame(Words& words);

    State state_ = {};
    bool genres_chosen_ = false;  // by the options
    bool thrills_chosen_ = false;
    std::array<int, max_depth> frame_lines_ = {};
    std::array<std::array<std::optional<std::vector<std::uint8_t>>, max_players>, max_players> unseen_ = {};
};

}  // namespace shelfmark::librarians
