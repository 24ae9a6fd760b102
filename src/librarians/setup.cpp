#include <numeric>
#include <span>

#include "base/shuffle.h"
#include "librarians/engine.h"
#include "librarians/material.h"
#include "librarians/play.h"
#include "librarians/turn.h"

namespace shelfmark::librarians {

namespace {

constexpr int first_hand = 4;

// What each generator of a seed is for.
enum class Purpose : std::uint64_t { material = 1, deck, shelves, start };
base::Random generator(base::Seed seed, Purpose purpose) {
    return base::Random{seed}.split(static_cast<std::uint64_t>(purpose));
}

// LB-S1: all book cards, thrills too (LB-E5), shuffled.
void shuffle_deck(State& state, base::Random random) {
    auto& deck = state.hidden.deck;
    std::iota(deck.begin(), deck.begin() + state.board.card_count, CardId{0});
    base::shuffle(std::span(deck).first(state.board.card_count), random);
    state.board.deck_count = state.board.card_count;
}

// LB-S1: four random bookshelf cards in a column; the others wait face down.
void build_shelves(State& state, base::Random random) {
    auto& order = state.hidden.shelf_order;
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    base::shuffle(std::span(order), random);
    Library& library = state.board.library;
    library.first_row = first_setup_row;
    library.last_row = first_setup_row + setup_rows - 1;
    state.board.shelves_left = bookshelf_count;
    for (std::size_t row = library.first_row; row <= library.last_row; ++row) {
        std::uint8_t& next = order[--state.board.shelves_left];
        library.shelf[row] = next;
        next = 0;
    }
}

}  // namespace

State setup(const Options& options, base::Seed seed) {
    State state;
    state.board.options = options;
    state.board.library = empty_library();
    state.board.deck_top.fill(no_card);
    make_material(state.board, generator(seed, Purpose::material));
    shuffle_deck(state, generator(seed, Purpose::deck));
    build_shelves(state, generator(seed, Purpose::shelves));
    Play play{state, nullptr};
    push(play, {.ask = Ask::turn});
    for (Seat seat = 0; seat < options.players; ++seat) draw_cards(play, seat, first_hand);
    base::Random start = generator(seed, Purpose::start);
    begin_turn(play, static_cast<Seat>(start.below(options.players)));  // LB-S3
    return state;
}

}  // namespace shelfmark::librarians
