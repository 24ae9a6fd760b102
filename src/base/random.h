#pragma once

#include <cstdint>

namespace shelfmark::base {

// A small generator (splitmix64) that gives the same numbers on every platform. It is a plain value: copying a state
// copies its future.
struct Random {
    std::uint64_t state = 0;

    constexpr std::uint64_t next() {
        state += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = state;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31U);
    }

    // A number from 0 to bound - 1. The bias is below bound / 2^32, far under anything that a game could show.
    constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U);
    }

    // A generator of its own, so that two uses of randomness do not disturb each other.
    [[nodiscard]] constexpr Random split(std::uint64_t purpose) const {
        Random other{state ^ (purpose * 0xd1342543de82ef95ULL)};
        other.state = other.next();
        return other;
    }

    friend bool operator==(const Random&, const Random&) = default;
};

}  // namespace shelfmark::base
