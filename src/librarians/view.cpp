#include "librarians/view.h"

namespace shelfmark::librarians {

CardSet open_cards(const Board& board) {
    CardSet cards = board.discard | board.kept;
    for (const CardSet& powers : board.powers) cards |= powers;
    board.library.shown.for_each([&](CardId top) {
        for (CardId card = top; card != no_card; card = board.library.under[card]) cards.add(card);
    });
    for (int i = 0; i < board.open_deck; ++i) cards.add(board.deck_top[static_cast<std::size_t>(i)]);
    return cards;
}

View observe(const State& state, Seat seat) {
    const Hidden& hidden = state.hidden;
    const bool plays = seat < players(state.board);
    const bool over = state.board.outcome != Outcome::running;
    View view;
    view.board = state.board;
    view.seat = plays ? seat : table::spectator;
    view.memory = hidden.memory[plays ? seat : public_memory];
    view.common = hidden.memory[public_memory];
    for (std::size_t i = 0; i < max_players; ++i) {
        view.hand[i] = over ? hidden.hand[i] : hidden.hand[i] & view.memory.known;
    }
    for (std::size_t i = 0; i < state.board.shelves_left; ++i) {
        view.unused_shelves = static_cast<std::uint16_t>(view.unused_shelves | (1U << hidden.shelf_order[i]));
    }
    if (over) view.shown = hidden;
    return view;
}

}  // namespace shelfmark::librarians
