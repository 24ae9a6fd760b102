#pragma once

#include <optional>

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

// LB-P2: the order of one row with a bookshelf card.
class ShelfOrder {
public:
    ShelfOrder(const Board& board, int row)
        : board_(board), tops_(&board.library.tops[board.library.begin[static_cast<std::size_t>(row)]]),
          occupied_(board.library.occupied[static_cast<std::size_t>(row)]),
          backwards_(bookshelf_of(board, row).right_to_left) {}

    // Not before the nearest letter before the place, not after the nearest one after it; whatever lies at the place
    // itself does not count.
    [[nodiscard]] LetterSet letters_at(int column) const {
        const RowMask left = occupied_ & (bit(column) - 1);
        const RowMask right = (occupied_ >> static_cast<unsigned>(column)) >> 1U;
        const int books_left = std::popcount(left);
        const int here = static_cast<int>((occupied_ >> static_cast<unsigned>(column)) & 1U);
        const int before = left == 0 ? none : letter(books_left - 1);
        const int after = right == 0 ? none : letter(books_left + here);
        const int first = backwards_ ? after : before;
        const int last = backwards_ ? before : after;
        return letters_between(first == none ? 0 : first, last == none ? letter_count - 1 : last);
    }

private:
    static constexpr int none = -1;
    [[nodiscard]] int letter(int book) const { return book_of(board_, tops_[book]).letter; }

    const Board& board_;
    const CardId* tops_;
    RowMask occupied_;
    bool backwards_;
};

// LB-P2. In a row without a bookshelf card every letter fits (LB-Q16).
LetterSet letters_in_row(const Board& board, Cell at);
// LB-E4 (b): the same in the column, downward.
LetterSet letters_in_column(const Board& board, Cell at);
// Both, as far as they hold now (LB-Q15, LB-E5 No Order!, LB-E4).
LetterSet letters_for(const Board& board, Cell at);
// The letters that fit at one of these places of a row, and the places where a letter fits.
LetterSet letters_for_any(const Board& board, int row, RowMask places);
RowMask places_for(const Board& board, int row, Letter letter, RowMask places);

// What a letter leaves to others in its row, at an empty place where it keeps their order (LB-P2).
enum class Leeway : std::uint8_t {
    alone,  // no other book stands in the row
    open,   // wherever letters belong between it and the nearest books, a place is free
    snug,   // it touches the nearest books, and no letter belongs between
    shut,   // it touches a book although letters belong between
};
// Nothing where no order holds, and where places are free although only the same letters belong between.
std::optional<Leeway> leeway_of(const Board& board, Letter letter, Cell at);

}  // namespace shelfmark::librarians
