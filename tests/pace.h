// How long a test may go on: a fixed number of rounds within ./test, or as long as asked for.
#pragma once

#include <chrono>
#include <cstdlib>

namespace shelfmark::proof {

/// `for (Pace pace(40); pace.goes_on();)`: 40 rounds; with SHELFMARK_LONG_MINUTES set, at least 40 and then until the
/// minutes are over.
class Pace {
public:
    explicit Pace(int rounds) : rounds_(rounds) {}

    bool goes_on() {
        ++round_;
        return round_ < rounds_ || std::chrono::steady_clock::now() < end_;
    }
    [[nodiscard]] int round() const { return round_; }

private:
    using Clock = std::chrono::steady_clock;

    static std::chrono::duration<double> asked_for() {
        // Read once, before any thread is started.
        const char* minutes = std::getenv("SHELFMARK_LONG_MINUTES");  // NOLINT(concurrency-mt-unsafe)
        return std::chrono::duration<double>(minutes == nullptr ? 0.0 : 60 * std::strtod(minutes, nullptr));
    }

    int rounds_;
    int round_ = -1;
    Clock::time_point end_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(asked_for());
};

}  // namespace shelfmark::proof
