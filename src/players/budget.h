#pragma once

#include <algorithm>
#include <cstdint>

namespace shelfmark::players {

// Somebody with a clock: the bots have none. Shares are sixteenths of the time for a turn.
class Timer {
public:
    virtual void start(int share) = 0;
    // How much of what was started is over: 1 is all of it.
    [[nodiscard]] virtual double used() const = 0;

protected:
    ~Timer() = default;
};

inline constexpr int whole_turn = 16;

// How much a player may think about one decision.
class Allowance {
public:
    Allowance(std::uint32_t simulations, const Timer* timer) : simulations_(simulations), timer_(timer) {}

    // How much of it is used after so many simulations: 1 is all of it.
    [[nodiscard]] double used(std::uint32_t simulations) const {
        const double of_simulations = simulations_ > 0 ? static_cast<double>(simulations) / simulations_ : 0;
        return timer_ != nullptr ? std::max(of_simulations, timer_->used()) : of_simulations;
    }

private:
    std::uint32_t simulations_;
    const Timer* timer_;
};

// How much a player may think about a turn: a number of simulations, which makes every choice repeatable, a time, or
// whichever of them is over first.
struct Budget {
    std::uint32_t simulations = 0;  // with a timer, 0 is as many as there is time for
    Timer* timer = nullptr;

    // For one of its decisions, the more difficult the larger the share.
    [[nodiscard]] Allowance share(int share) const {
        if (timer != nullptr) timer->start(share);
        if (timer != nullptr && simulations == 0) return {0, timer};
        const auto most = std::uint64_t{simulations} * static_cast<std::uint64_t>(share) / whole_turn;
        return {std::max<std::uint32_t>(1, static_cast<std::uint32_t>(most)), timer};
    }
};

}  // namespace shelfmark::players
