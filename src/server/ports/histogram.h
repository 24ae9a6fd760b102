#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace shelfmark::server {

// How long things took, counted in steps. Written by one thread, read by any.
class Histogram {
public:
    // In microseconds; whatever took longer is counted after the last.
    static constexpr std::array<std::int64_t, 10> steps = {250,    500,    1'000,   2'500,   5'000,
                                                           10'000, 25'000, 100'000, 500'000, 2'500'000};

    void add(std::chrono::steady_clock::duration duration) {
        const auto time = std::chrono::duration_cast<std::chrono::microseconds>(duration).count();
        std::size_t step = 0;
        while (step < steps.size() && time > steps[step]) ++step;
        ++counts_[step];
        sum_ += static_cast<std::uint64_t>(time);
    }

    [[nodiscard]] std::uint64_t count(std::size_t step) const { return counts_[step]; }
    [[nodiscard]] std::uint64_t sum() const { return sum_; }  // microseconds

private:
    std::array<std::atomic<std::uint64_t>, steps.size() + 1> counts_ = {};
    std::atomic<std::uint64_t> sum_ = 0;
};

}  // namespace shelfmark::server
