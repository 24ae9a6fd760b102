// XL-S: setting up a game, up to the choice of libraries.

#include <span>

#include "base/shuffle.h"
#include "exlibris/engine.h"
#include "exlibris/handlers.h"
#include "exlibris/knowledge.h"
#include "exlibris/round.h"

namespace shelfmark::exlibris {

namespace {

constexpr int first_hand = 6;          // XL-S6, XL-O4
constexpr int solo_tiles_face_up = 6;  // XL-O1

// XL-S3, XL-O2: two libraries for each player, for all to see.
void deal_libraries(State& state) {
    Board& board = state.board;
    std::array<Library, special_count> pile = {};
    std::size_t count = 0;
    for (int i = 0; i < special_count; ++i) {
        const auto library = static_cast<Library>(i);
        if ((libraries_in_play(board.options) & bit(library)) != 0) pile[count++] = library;
    }
    base::shuffle(std::span(pile).first(count), state.hidden.chance);
    for (std::size_t i = 0; i < 2 * static_cast<std::size_t>(players(board)); ++i) board.dealt[i] = pile[i];
}

// XL-S5, XL-O3: Prominent Works, Banned Books, and a secret focus for each; solo also one for the Public Library.
void deal_categories(State& state) {
    std::array<Category, category_count> pile = {Category::codices,  Category::fiction,   Category::historic,
                                                 Category::monsters, Category::reference, Category::spells};
    base::shuffle(pile, state.hidden.chance);
    state.board.prominent = pile[0];
    state.board.banned = pile[1];
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players(state.board)); ++seat) {
        state.hidden.focus[seat] = pile[2 + seat];
    }
    if (solo(state.board)) state.hidden.library_focus = pile[3];
}

// XL-S4, XL-V1, XL-O2: the special assistant and two ordinary ones (solo three); beginners have only ordinary ones.
void hand_out_figures(Board& board) {
    for (Seat seat = 0; seat < players(board); ++seat) {
        const int ordinary = solo(board) ? 3 : 2;
        for (int i = 0; i <= ordinary; ++i) board.figures[figure_id(seat, i)].place = waiting;
    }
}

// XL-S3: from the right of the first player counter-clockwise, the first player last.
void ask_for_libraries(Play& play) {
    const Board& board = play.state.board;
    for (int steps = 0; steps < players(board); ++steps) {
        push(play, {.ask = Ask::keep_library, .seat = after(board, board.first_player, steps)});
    }
}

bool settle(Play&, Frame&) { return true; }

void legal(const State& state, const Frame& frame, ActionList& out) {
    for (std::size_t i = 0; i < 2; ++i) {
        out.push_back(act(Verb::keep, static_cast<int>(state.board.dealt[2UL * frame.seat + i])));
    }
}

void keep(Play& play, Frame& frame, Action action) {
    Board& board = play.state.board;
    board.library[frame.seat] = static_cast<Library>(action.a);
    if (board.library[frame.seat] == Assistant::cube) board.cube_seat = frame.seat;
    play.tell({.kind = EventKind::library_kept, .seat = frame.seat, .a = action.a});
    pop(play);
}

// XL-O1: six solo locations lie face up from the start.
void lay_out_solo_town(State& state) {
    LocationSet pile = locations_in_play(state.board.options);
    for (int i = 0; i < solo_tiles_face_up; ++i) {
        LocationSet rest = pile;
        std::uint32_t skip = state.hidden.tile_order.below(static_cast<std::uint32_t>(std::popcount(rest)));
        while (skip-- > 0) rest &= rest - 1;
        const LocationSet chosen = rest & (~rest + 1);
        state.board.below |= chosen;
        pile &= ~chosen;
    }
}

}  // namespace

State setup(const Options& options, base::Seed seed) {
    State state = {};
    Board& board = state.board;
    board.options = options;
    state.hidden.leave_to_chance(seed);
    board.library.fill(Assistant::ordinary);
    board.dealt.fill(Assistant::ordinary);
    state.hidden.deck = CardSet::all();
    board.deck_count = card_count;

    // XL-S2: the first player is random.
    board.first_player = static_cast<Seat>(state.hidden.chance.below(options.players));
    hand_out_figures(board);
    deal_categories(state);
    Play play{state};
    if (solo(board)) {
        lay_out_solo_town(state);
    } else {
        board.below = bit(Location::diviners_hut);  // XL-S1
    }
    for (Seat seat = 0; seat < options.players; ++seat) {
        for (int i = 0; i < first_hand; ++i) draw_into_hand(play, seat, no_figure, next_card(play));
    }
    if (!options.beginner) {
        deal_libraries(state);
        ask_for_libraries(play);
    }
    settle(play);
    return state;
}

const Handler keep_library_handler = {settle, legal, keep};

}  // namespace shelfmark::exlibris
