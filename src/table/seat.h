#pragma once

#include <bit>
#include <cstdint>

namespace shelfmark::table {

// A place at the table, counted from 0 in play order. A spectator is a seat that sees only the public part.
using Seat = std::uint8_t;
inline constexpr Seat max_seats = 6;
inline constexpr Seat no_seat = 0xff;
inline constexpr Seat spectator = 7;

// A set of seats, one bit each.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
    static constexpr SeatSet only(Seat seat) { return SeatSet(static_cast<std::uint8_t>(1U << seat)); }
    static constexpr SeatSet first(unsigned count) { return SeatSet(static_cast<std::uint8_t>((1U << count) - 1U)); }

    [[nodiscard]] constexpr bool contains(Seat seat) const { return seat < 8 && ((bits_ >> seat) & 1U) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr Seat lowest() const { return static_cast<Seat>(std::countr_zero(bits_)); }
    [[nodiscard]] constexpr std::uint8_t bits() const { return bits_; }
    constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << seat)); }
    constexpr void remove(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << seat)); }

    friend constexpr bool operator==(SeatSet, SeatSet) = default;

private:
    std::uint8_t bits_ = 0;
};

}  // namespace shelfmark::table
