#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "exlibris/turning/problem.h"

namespace shelfmark::exlibris::turning {

/// Books that are still to be found, by category: five small numbers side by side, so that one subtraction compares or
/// lowers them all.
class Missing {
public:
    constexpr Missing() = default;
    explicit constexpr Missing(const Tally& tally) {
        for (std::size_t category = 0; category < scoring_count; ++category) {
            lanes_ |= static_cast<std::uint64_t>(tally[first_category + category]) << (category * lane_bits);
        }
    }

    friend bool operator==(Missing, Missing) = default;
    bool at_most(Missing other) const { return (((other.lanes_ | guards) - lanes_) & guards) == guards; }

    /// What is still missing after these books; never less than nothing.
    Missing after(Missing books) const {
        const std::uint64_t difference = (lanes_ | guards) - books.lanes_;
        const std::uint64_t positive = difference & guards;
        Missing rest;
        rest.lanes_ = difference & (positive - (positive >> (lane_bits - 1)));
        return rest;
    }

    /// Both together.
    Missing with(Missing books) const {
        Missing sum;
        sum.lanes_ = lanes_ + books.lanes_;
        return sum;
    }
    /// The greater of both in each category.
    Missing at_least(Missing other) const { return other.with(after(other)); }
    int fewest() const {
        int least = of(0);
        for (std::size_t category = 1; category < scoring_count; ++category) least = std::min(least, of(category));
        return least;
    }
    int of(std::size_t category) const { return static_cast<int>((lanes_ >> (category * lane_bits)) & lane_mask); }

    Worth price(const Prices& prices) const {
        Worth sum = 0;
        for (std::size_t category = 0; category < scoring_count; ++category) {
            sum += of(category) * prices[first_category + category];
        }
        return sum;
    }

    std::uint64_t hash(std::uint64_t salt) const { return ((lanes_ + salt) * 0x9E37'79B9'7F4A'7C15) >> 32U; }

private:
    static constexpr unsigned lane_bits = 12;  // 608 books at most, and a guard bit that catches the borrow
    static constexpr std::uint64_t lane_mask = (1U << lane_bits) - 1;
    static constexpr std::uint64_t guards = 0x0800'8008'0080'0800;

    std::uint64_t lanes_ = 0;
};

}  // namespace shelfmark::exlibris::turning
