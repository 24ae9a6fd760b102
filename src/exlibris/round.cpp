// XL-R: the phases of a round, and how one leads to the next.

#include "exlibris/round.h"

#include "exlibris/handlers.h"
#include "exlibris/knowledge.h"
#include "exlibris/shelf.h"

namespace shelfmark::exlibris {

namespace {

// ---- preparation ----

// XL-R3: the tile stack, and when it runs out the discarded tiles shuffled.
LocationSet tile_stack(const Board& board) {
    return locations_in_play(board.options) & ~laid_out(board) & ~board.tile_discards & ~board.removed;
}

bool reveal_tile(Play& play) {
    Board& board = play.state.board;
    LocationSet stack = tile_stack(board);
    if (stack == 0) {
        stack = board.tile_discards;
        board.tile_discards = 0;
    }
    if (stack == 0) return false;
    // Like the deck, the stack has no order until a tile is turned up.
    std::uint32_t skip = play.state.hidden.tile_order.below(static_cast<std::uint32_t>(std::popcount(stack)));
    while (skip-- > 0) stack &= stack - 1;
    const auto location = static_cast<Location>(std::countr_zero(stack));
    board.below |= bit(location);
    ++board.revelations;
    play.tell({.kind = EventKind::tile_revealed, .place = static_cast<Place>(location)});
    return true;
}

// XL-R4: cards for every location that asks for them, in order of number.
void restock(Play& play) {
    Board& board = play.state.board;
    for (LocationSet open = laid_out(board); open != 0; open &= open - 1) {
        const auto location = static_cast<Location>(std::countr_zero(open));
        const bool face_down = location == Location::mysterious_shack;
        for (int i = 0; i < figures(location).cards && can_draw(play.state); ++i) {
            const CardId card = next_card(play);
            if (face_down) {
                play.state.hidden.shack.add(card);
                board.note[card] = unseen_note(board);
                ++board.shack_count;
            } else {
                cards_on(board, location).add(card);
            }
            play.tell({.kind = EventKind::card_laid_out,
                       .place = static_cast<Place>(location),
                       .card = card,
                       .seen_by = SeatSet(face_down ? 0 : 0xff)});
        }
    }
}

// XL-O5: one of the category cards on the form is turned up and put away before rounds 2 and 4.
void retire_category(Play& play) {
    Board& board = play.state.board;
    Hidden& hidden = play.state.hidden;
    const unsigned used =
        bit(board.prominent) | bit(board.banned) | bit(hidden.focus[0]) | bit(hidden.library_focus) | board.retired;
    unsigned on_form = 0x3fU & ~used;
    if (std::popcount(on_form) == 2 && hidden.chance.below(2) == 1) on_form &= on_form - 1;
    const auto category = static_cast<std::uint8_t>(std::countr_zero(on_form));
    board.retired = static_cast<CategorySet>(board.retired | (1U << category));
    ++board.revelations;
    play.tell({.kind = EventKind::category_retired, .a = category});
}

void prepare_solo(Play& play) {
    const Board& board = play.state.board;
    if (board.round == 2 || board.round == 4) retire_category(play);
    for (int i = 0; i < board.options.solo_level && can_draw(play.state); ++i) discard(play, no_seat, next_card(play));
}

// XL-R2: as many tiles as players; the Hut is out in the first round.
void prepare(Play& play) {
    Board& board = play.state.board;
    ++board.round;
    board.phase = Phase::placement;
    board.turn = board.first_player;
    board.arrivals = 0;
    play.tell({.kind = EventKind::round_began, .a = board.round});
    if (solo(board)) {
        prepare_solo(play);
    } else {
        const int tiles = players(board) - (board.round == 1 ? 1 : 0);
        for (int i = 0; i < tiles; ++i) reveal_tile(play);
    }
    restock(play);
}

// ---- placement ----

// XL-R5: the next player who holds an assistant places one; when nobody does, the resolution begins.
void next_turn(Play& play) {
    Board& board = play.state.board;
    for (int steps = 0; steps < players(board); ++steps) {
        const Seat seat = after(board, board.turn, steps);
        if (own_figures_on(board, seat, waiting) == 0) continue;
        board.turn = after(board, seat);
        push(play, {.ask = Ask::place, .seat = seat});
        return;
    }
    board.phase = Phase::resolution;
    push(play, {.ask = Ask::resolution, .seat = board.first_player});
}

// ---- clean-up ----

// XL-R13: the lowest location below the board becomes permanent, the others go to the tile discards.
void tidy_town(Play& play) {
    Board& board = play.state.board;
    const LocationSet lowest = board.below & (~board.below + 1);
    if (lowest != 0) {
        board.permanent |= lowest;
        play.tell({.kind = EventKind::became_permanent, .place = static_cast<Place>(std::countr_zero(lowest))});
    }
    for (LocationSet rest = board.below & ~lowest; rest != 0; rest &= rest - 1) {
        play.tell({.kind = EventKind::tile_discarded, .place = static_cast<Place>(std::countr_zero(rest))});
    }
    board.tile_discards |= board.below & ~lowest;
    board.below = 0;
}

// XL-R14, XL-V3: somebody has enough cards on the shelf, so the next round is the last.
void check_end(Play& play) {
    Board& board = play.state.board;
    for (Seat seat = 0; seat < players(board); ++seat) {
        if (shelved_count(board, seat) < end_trigger(board.options)) continue;
        board.last_round = true;
        play.tell({.kind = EventKind::last_round, .seat = seat});
        return;
    }
}

// XL-O8, XL-I1: in the solo game the hand goes to the discard pile before cards are turned.
void begin_inspection(Play& play) {
    Board& board = play.state.board;
    board.phase = Phase::inspection;
    play.tell({.kind = EventKind::inspection});
    if (solo(board)) {
        board.chosen = play.state.hidden.hand[0];
        discard_chosen(play, 0);
    }
    push(play, {.ask = Ask::inspection});
}

void go_home(Board& board) {
    for (Figure& figure : board.figures) {
        if (figure.place != absent) figure = {.place = waiting};
    }
}

// XL-O7: two locations leave, one comes, until five rounds are over.
void clean_up_solo(Play& play) {
    if (play.state.board.round == solo_rounds) {
        begin_inspection(play);
    } else {
        push(play, {.ask = Ask::remove_tiles});
    }
}

void clean_up(Play& play) {
    Board& board = play.state.board;
    if (solo(board)) {
        go_home(board);
        clean_up_solo(play);
        return;
    }
    if (in_last_round(board)) {
        begin_inspection(play);
        return;
    }
    tidy_town(play);
    go_home(board);
    check_end(play);
    prepare(play);
}

// ---- XL-O7: which locations leave the solo game ----

constexpr int tiles_to_remove = 2;

bool settle_removal(Play& play, Frame& frame) {
    if (frame.b < tiles_to_remove) return true;
    pop(play);
    reveal_tile(play);
    prepare(play);
    return false;
}

// In order of number; the last one can only be the second to go.
void legal_removal(const State& state, const Frame& frame, ActionList& out) {
    LocationSet open = state.board.below >> frame.a << frame.a;
    int left = std::popcount(open);
    for (; open != 0; open &= open - 1) {
        if (left-- >= tiles_to_remove - frame.b) out.push_back(act(Verb::remove, std::countr_zero(open)));
    }
}

void remove_tile(Play& play, Frame& frame, Action action) {
    Board& board = play.state.board;
    board.below &= ~(1U << action.a);
    board.removed |= 1U << action.a;
    frame.a = static_cast<std::uint8_t>(action.a + 1);
    ++frame.b;
    play.tell({.kind = EventKind::tile_removed, .place = action.a});
}

}  // namespace

void advance(Play& play) {
    switch (play.state.board.phase) {
        case Phase::choosing: prepare(play); break;
        case Phase::placement: next_turn(play); break;
        case Phase::clean_up: clean_up(play); break;
        default: break;
    }
}

const Handler remove_tiles_handler = {settle_removal, legal_removal, remove_tile};

}  // namespace shelfmark::exlibris
