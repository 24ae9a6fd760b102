#pragma once

#include "librarians/state.h"

namespace shelfmark::librarians {

// The letters that fit somewhere, one bit each.
using LetterSet = std::uint32_t;
inline constexpr LetterSet every_letter = (1U << letter_count) - 1;
constexpr LetterSet only_letter(Letter letter) { return 1U << letter; }
// From one letter to another; none if they are the wrong way round.
constexpr LetterSet letters_between(int first, int last) {
    return first > last ? 0
                        : (every_letter >> static_cast<unsigned>(letter_count - 1 - last + first))
                              << static_cast<unsigned>(first);
}

// LB-P2: not before the nearest letter before the place, not after the nearest one after it. Whatever lies at the place
// itself does not count. In a row without a bookshelf card every letter fits (LB-Q16).
LetterSet letters_in_row(const Board& board, Cell at);
// LB-E4 (b): the same in the column, downward.
LetterSet letters_in_column(const Board& board, Cell at);
// Both, as far as they hold now (LB-Q15, LB-E5 No Order!, LB-E4).
LetterSet letters_for(const Board& board, Cell at);

}  // namespace shelfmark::librarians
