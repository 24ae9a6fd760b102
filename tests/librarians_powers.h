// Games of Librarians that need not be long to be full of powers.
#pragma once

#include <utility>

#include "base/random.h"
#include "librarians/state.h"

namespace shelfmark::librarians {

/// Gives everybody up to so many power cards of these genres to begin with. They come from the deck.
inline void hand_out_powers(State& state, int each, GenreSet genres, base::Random& random) {
    Board& board = state.board;
    auto& deck = state.hidden.deck;
    for (int i = 0; i < each * players(board) && board.deck_count > 20; ++i) {
        const std::size_t at = random.below(board.deck_count);
        const Book& book = book_of(board, deck[at]);
        if (is_thrill(book) || (only(genre_of(book)) & genres) == 0) continue;
        board.powers[static_cast<std::size_t>(i % players(board))].add(deck[at]);
        std::swap(deck[at], deck[board.deck_count - 1U]);
        deck[--board.deck_count] = 0;
    }
}

}  // namespace shelfmark::librarians
