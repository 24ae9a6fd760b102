// How long a test may go on: a fixed number of rounds within ./test, or as long as asked for.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace shelfmark::proof {

/// `for (Pace pace(40); pace.goes_on();)`: 40 rounds. More if asked for: SHELFMARK_LONG_ROUNDS is their number, and
/// SHELFMARK_LONG_MINUTES how long it goes on at least. SHELFMARK_FIRST_ROUND is counted from, so that a long run sees
/// games that no run has seen before, and any of them can be played again.
class Pace {
public:
    explicit Pace(int rounds) : rounds_(std::max(rounds, static_cast<int>(asked_for("SHELFMARK_LONG_ROUNDS")))) {}

    bool goes_on() {
        ++round_;
        return round_ < rounds_ || std::chrono::steady_clock::now() < end_;
    }
    [[nodiscard]] int round() const { return first_ + round_; }

private:
    using Clock = std::chrono::steady_clock;

    static double asked_for(const char* what) {
        // Read once, before any thread is started.
        const char* value = std::getenv(what);  // NOLINT(concurrency-mt-unsafe)
        return value == nullptr ? 0 : std::strtod(value, nullptr);
    }

    int rounds_;
    int first_ = static_cast<int>(asked_for("SHELFMARK_FIRST_ROUND"));
    int round_ = -1;
    Clock::time_point end_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                                asked_for("SHELFMARK_LONG_MINUTES") * std::chrono::minutes(1));
};

}  // namespace shelfmark::proof
