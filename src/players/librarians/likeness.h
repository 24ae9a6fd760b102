// Positions that have the same future for somebody who sees all cards.
#pragma once

#include <functional>

#include "librarians/state.h"

namespace shelfmark::players {

// Equal for positions with the same future. Two others have the same one by chance only: one pair in 2^128.
struct Likeness {
    std::uint64_t one = 0;
    std::uint64_t other = 0;

    friend bool operator==(const Likeness&, const Likeness&) = default;
};

// How far books are told apart: by all that their future can depend on, or by their letters, where the library only
// grows and no row of one genre can arise.
enum class Telling : std::uint8_t { by_all, by_letter };

// Cards of the same sort are worth the same wherever they are.
std::uint64_t sort_of(const librarians::Board& board, librarians::CardId card, Telling telling);
Likeness likeness_of(const librarians::State& state, Telling telling);

}  // namespace shelfmark::players

template <>
struct std::hash<shelfmark::players::Likeness> {
    std::size_t operator()(const shelfmark::players::Likeness& likeness) const noexcept {
        return static_cast<std::size_t>(likeness.one);
    }
};
