#pragma once

#include "exlibris/grid.h"
#include "exlibris/state.h"

namespace shelfmark::exlibris {

// XL-B, XL-A2: the cards of one shelf. A cell holds one card, or two, the lower entombed.
// The cell of a shelved card is packed into Board::note.
struct Spot {
    Cell cell;
    bool face_down = false;
    bool entombed = false;  // lies under another card
    bool turned = false;    // XL-I1: its owner will turn it face down, which the others do not see yet

    friend bool operator==(const Spot&, const Spot&) = default;
};
inline constexpr unsigned note_row_shift = 8;
inline constexpr unsigned note_face_down = 1U << 12U;
inline constexpr unsigned note_entombed = 1U << 13U;
inline constexpr unsigned note_turned = 1U << 14U;
constexpr int note_row(std::uint16_t note) { return (note >> note_row_shift) & 0xf; }
constexpr int note_column(std::uint16_t note) { return note & 0xff; }
constexpr std::uint16_t packed(const Spot& spot) {
    return static_cast<std::uint16_t>(
        static_cast<unsigned>(spot.cell.column) | (static_cast<unsigned>(spot.cell.row) << note_row_shift) |
        (spot.face_down ? note_face_down : 0) | (spot.entombed ? note_entombed : 0) | (spot.turned ? note_turned : 0));
}
constexpr Spot spot(std::uint16_t note) {
    return {{note_row(note), note_column(note)},
            (note & note_face_down) != 0,
            (note & note_entombed) != 0,
            (note & note_turned) != 0};
}
inline Spot spot_of(const Board& board, CardId card) { return spot(board.note[card]); }

// The cells of these cards of a shelf.
template <class AnyGrid>
AnyGrid cells_of(const Board& board, const CardSet& cards) {
    AnyGrid grid;
    cards.for_each([&](CardId card) { grid.add({note_row(board.note[card]), note_column(board.note[card])}); });
    return grid;
}
Grid grid_of(const Board& board, Seat seat);
bool is_narrow(const Board& board, Seat seat);
NarrowGrid narrow_grid_of(const Board& board, Seat seat);
// Calls work(grid) with the occupied cells, as a NarrowGrid wherever that is wide enough.
template <class Work>
auto with_grid(const Board& board, Seat seat, Work work) {
    return is_narrow(board, seat) ? work(narrow_grid_of(board, seat)) : work(grid_of(board, seat));
}
// The card on top in this cell, or no_card.
CardId card_at(const Board& board, Seat seat, Cell cell);
// The entombed card in this cell, or no_card.
CardId entombed_at(const Board& board, Seat seat, Cell cell);
// The cards that lie on top.
CardSet tops(const Board& board, Seat seat);
// XL-R14: cards that count, entombed ones not.
int shelved_count(const Board& board, Seat seat);

// Puts a card down. The cell may be in row or column 0: then everything moves so that counting starts at 1 again.
void put(Board& board, Seat seat, CardId card, Spot spot);
// XL-A2: takes the top card off; a card under it stays, face down.
void lift(Board& board, Seat seat, CardId card);
// Counts rows and columns from 1 again.
void normalise(Board& board, Seat seat);

}  // namespace shelfmark::exlibris
