#pragma once

#include <array>
#include <cstdint>

namespace shelfmark::base {

// From which everything follows that chance brings. A number, for whoever wants the same game again; or 128 bits, which
// nobody finds by trying.
struct Seed {
    std::uint64_t high = 0;  // 0 for a number
    std::uint64_t low = 0;

    constexpr Seed(std::uint64_t number = 0) : low(number) {}  // NOLINT(google-explicit-constructor): a number is one
    constexpr Seed(std::uint64_t high_bits, std::uint64_t low_bits) : high(high_bits), low(low_bits) {}

    friend bool operator==(const Seed&, const Seed&) = default;
};

// A generator that gives the same numbers on every platform. It is a plain value: copying a state copies its future.
//
// From a number it is a small and quick one (splitmix64), for the worlds that bots imagine and for games that somebody
// wants again. From a secret seed its numbers are SipHash-2-4 of a counter under that key, so that whoever has seen
// some of them can neither foresee the others nor find the seed.
struct Random {
    std::uint64_t state = 0;
    std::array<std::uint64_t, 2> key = {};  // zeros: none

    constexpr Random() = default;
    constexpr explicit Random(Seed seed) {
        if (seed.high == 0) {
            state = seed.low;
        } else {
            key = {seed.high, seed.low};
        }
    }

    constexpr std::uint64_t next() {
        state += 0x9e3779b97f4a7c15ULL;
        if (key[0] != 0) return keyed(state);
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
        Random other = *this;
        other.state ^= purpose * 0xd1342543de82ef95ULL;
        return other.offspring();
    }
    // One that begins wherever this one's next number says, as secret as this one.
    [[nodiscard]] constexpr Random offspring() {
        Random other = *this;
        other.state = next();
        return other;
    }

    friend bool operator==(const Random&, const Random&) = default;

private:
    [[nodiscard]] std::uint64_t keyed(std::uint64_t number) const;
};

}  // namespace shelfmark::base
