#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <map>

namespace shelfmark {

/// Whether the counts are those of a draw with these weights: Pearson's test, failed once in ten thousand true draws
/// (the approximation of Wilson and Hilferty to the quantile). The seeds are fixed, so it fails always or never.
template <class Key>
void expect_drawn_by(const std::map<Key, int>& counts, const std::map<Key, double>& weights) {
    double drawn = 0;
    double whole = 0;
    for (const auto& [key, count] : counts) {
        EXPECT_TRUE(weights.contains(key)) << "drawn, though it has no weight";
        drawn += count;
    }
    for (const auto& [key, weight] : weights) whole += weight;
    double distance = 0;
    for (const auto& [key, weight] : weights) {
        const double expected = drawn * weight / whole;
        const double off = (counts.contains(key) ? counts.at(key) : 0) - expected;
        distance += off * off / expected;
    }
    const double freedom = static_cast<double>(weights.size()) - 1;
    const double spread = 2.0 / (9.0 * freedom);
    EXPECT_LT(distance, freedom * std::pow(1.0 - spread + 3.719 * std::sqrt(spread), 3.0));
}

/// From `from` to `to`, all with the same weight.
inline std::map<int, double> even(int from, int to) {
    std::map<int, double> weights;
    for (int value = from; value <= to; ++value) weights[value] = 1;
    return weights;
}

}  // namespace shelfmark
