// The score sheet (XL-I4 to XL-I9) for 2 to 4 players, and the solo one (XL-O9).
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "exlibris/inspection.h"
#include "table/seat.h"

namespace shelfmark::exlibris {

inline constexpr std::size_t max_entries = 4;

inline constexpr int points_per_entombed_card = 2;
inline constexpr int points_per_full_set = 3;  ///< one book of each category but the banned one
inline constexpr int points_per_focus_book = 2;

/// The two public category cards (XL-S5).
struct PublicGoals {
    Category prominent{};
    Category banned{};
};

/// What one player brings to the inspection; the shelf after its owner has turned cards (XL-I1).
struct Entry {
    const ShelvedCards* shelf{};
    Category focus{};
    int hand{};  ///< the number of cards in hand
};

/// Against whom the Prominent Works are compared: up to three other players, or the Public Library of the solo game.
struct Rivals {
    std::array<int, max_entries - 1> books{};  ///< their prominent books
    std::size_t size{};
    bool public_library{};

    constexpr void add(int prominent_books) { books[size++] = prominent_books; }
    /// XL-I5, in the solo game XL-O9: the points for so many prominent books (examples: XL-X2).
    int points_for(int prominent_books) const;
};

struct ScoreSheet {
    CategoryCounts counts{};
    int books{};      ///< all six counts together
    int stability{};  ///< the rectangle alone
    int entombed{};   ///< the Mummy's points, which join the stability bonus (XL-A2)
    int prominent{};
    int banned{};  ///< negative or 0
    int variety{};
    int focus{};
    int total{};
    int rank{};        ///< tied players share a rank: 1, 1, 3
    Positions turned;  ///< by the inspector
};

struct ScoreSheets {
    std::array<ScoreSheet, max_entries> sheets{};
    std::size_t size{};
    table::SeatSet winners;  ///< whose sheets have won, alone or together
};

/// XL-I7: the number of books in the smallest category, the banned one aside.
int smallest_category(const CategoryCounts& counts, Category banned);

/// One player's sheet, without a rank, if the others' prominent books are these.
ScoreSheet score_entry(const Entry& entry, const Rivals& rivals, PublicGoals goals);

/// 2 to 4 players (examples of the parts: XL-X3).
ScoreSheets score_shelves(std::span<const Entry> entries, PublicGoals goals);

/// The solo game: sheet 0 is the player, sheet 1 the Public Library with the books of the discard pile (XL-O8).
ScoreSheets score_solo(const Entry& player, const CategoryCounts& library, Category library_focus, PublicGoals goals);

}  // namespace shelfmark::exlibris
