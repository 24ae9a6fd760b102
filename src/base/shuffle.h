#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "base/random.h"

namespace shelfmark::base {

// Puts the values of an array or a part of one into a random order, the same on every platform.
template <class Values>
constexpr void shuffle(Values&& values, Random& random) {
    for (std::size_t i = values.size(); i > 1; --i) {
        std::swap(values[i - 1], values[random.below(static_cast<std::uint32_t>(i))]);
    }
}

}  // namespace shelfmark::base
