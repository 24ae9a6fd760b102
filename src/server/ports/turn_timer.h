#pragma once

#include <ctime>

#include "players/budget.h"

namespace shelfmark::server {

// The clock of players who have so much time for a turn. It counts what this thread computes: others on the same
// machine take nothing away.
class TurnTimer final : public players::Timer {
public:
    explicit TurnTimer(double milliseconds) : turn_(milliseconds) {}

    void start(int share) override {
        share_ = turn_ * share / players::whole_turn;
        start_ = computed_ms();
    }
    [[nodiscard]] double used() const override { return (computed_ms() - start_) / share_; }

    static double computed_ms() {
        timespec time = {};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }

private:
    double turn_;
    double share_ = 0;
    double start_ = 0;
};

}  // namespace shelfmark::server
