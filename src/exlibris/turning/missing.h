#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "exlibris/turning/problem.h"

namespace shelfmark::exlibris::turning {

/// Books that are still to be found, by category: five small numbers side by side, so that one subtraction compares or
/// lowers them all.
class Missing {
public:
    explicit constexpr Missing(const Books& books) {
        for (std::size_t category = 0; category < scoring_count; ++category) {
            lanes_ |= static_cast<std::uint64_t>(books[category]) << (category * lane_bits);
        }
    }

    friend bool operator==(Missing, Missing) = default;
    bool nothing() const { return lanes_ == 0; }
    bool at_most(Missing other) const { return (((other.lanes_ | guards) - lanes_) & guards) == guards; }

    /// What is still missing after these books; never less than nothing.
    Missing after(Missing books) const {
        const std::uint64_t difference = (lanes_ | guards) - books.lanes_;
        const std::uint64_t positive = difference & guards;
        Missing rest = *this;
        rest.lanes_ = difference & (positive - (positive >> (lane_bits - 1)));
        return rest;
    }

    /// Both together.
    Missing with(Missing books) const {
        Missing sum = *this;
        sum.lanes_ += books.lanes_;
        return sum;
    }
    /// The greater of both in each category.
    Missing at_least(Missing other) const { return other.with(after(other)); }
    int of(std::size_t category) const { return static_cast<int>((lanes_ >> (category * lane_bits)) & lane_mask); }

    Worth price(const Prices& prices) const {
        Worth sum = 0;
        for (std::size_t category = 0; category < scoring_count; ++category) {
            sum += of(category) * prices[category];
        }
        return sum;
    }

    /// Spread over all bits, for tables.
    std::uint64_t hash() const { return (lanes_ * 0x9E37'79B9'7F4A'7C15) >> 20U; }

private:
    static constexpr unsigned lane_bits = 12;  // 608 books at most, and a guard bit that catches the borrow
    static constexpr std::uint64_t lane_mask = (1U << lane_bits) - 1;
    static constexpr std::uint64_t guards = 0x0800'8008'0080'0800;

    std::uint64_t lanes_ = 0;
};

/// Which of a known number of things have been met.
class MissingSet {
public:
    /// Empty again, with room for so many.
    void clear(std::size_t most) { places_.assign(std::bit_ceil(2 * most + 1), empty); }

    /// False if it is there already.
    bool insert(Missing missing) {
        const std::size_t last = places_.size() - 1;
        std::size_t place = missing.hash() & last;
        while (places_[place] != empty) {
            if (places_[place] == missing) return false;
            place = (place + 1) & last;
        }
        places_[place] = missing;
        return true;
    }

private:
    static constexpr int more_than_any = 2047;  // books, which no shelf has
    static constexpr Missing empty{Books{more_than_any, more_than_any, more_than_any, more_than_any, more_than_any}};

    std::vector<Missing> places_;
};

}  // namespace shelfmark::exlibris::turning
