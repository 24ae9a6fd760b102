#include "exlibris/fingerprint.h"

#include "exlibris/shelf.h"
#include "table/fingerprint.h"

namespace shelfmark::exlibris {

namespace {

using table::Fingerprint;

void add_seat(Fingerprint& hash, const State& state, Seat seat) {
    hash.add(static_cast<std::uint64_t>(state.board.library[seat]));
    hash.add(static_cast<std::uint64_t>(state.hidden.focus[seat]));
    hash.add(state.hidden.hand[seat]);
    hash.add(state.board.shelf[seat]);
    state.board.shelf[seat].for_each([&](CardId card) {
        const Spot spot = spot_of(state.board, card);
        hash.add(static_cast<std::uint64_t>(spot.cell.row));
        hash.add(static_cast<std::uint64_t>(spot.cell.column));
        hash.add((spot.face_down ? 1U : 0U) + (spot.entombed ? 2U : 0U) + (spot.turned ? 4U : 0U));
    });
}

void add_town(Fingerprint& hash, const Board& board) {
    for (const LocationSet set : {board.below, board.permanent, board.tile_discards, board.removed}) hash.add(set);
    for (const Figure& figure : board.figures) {
        hash.add(figure.place);
        hash.add(figure.space);
    }
    for (const CardSet& cards : board.tile) hash.add(cards);
}

}  // namespace

std::uint64_t fingerprint(const State& state) {
    const Board& board = state.board;
    Fingerprint hash;
    hash.add(static_cast<std::uint64_t>(board.phase));
    hash.add(board.round);
    hash.add(board.first_player);
    hash.add(static_cast<std::uint64_t>(board.prominent));
    hash.add(static_cast<std::uint64_t>(board.banned));
    hash.add(board.depth);
    for (Seat seat = 0; seat < players(board); ++seat) add_seat(hash, state, seat);
    add_town(hash, board);
    for (const CardSet* cards : {&board.discard, &board.spread, &board.taking, &board.lifted, &board.chosen,
                                 &state.hidden.deck, &state.hidden.shack}) {
        hash.add(*cards);
    }
    hash.add(state.hidden.deck_order.state);
    hash.add(state.hidden.tile_order.state);
    hash.add(state.hidden.chance.state);
    // Games of a number keep the fingerprints that they had before there were secret seeds.
    if (state.hidden.chance.key[0] != 0) {
        for (const std::uint64_t half : state.hidden.chance.key) hash.add(half);
    }
    return hash.value();
}

}  // namespace shelfmark::exlibris
