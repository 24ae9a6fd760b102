#include "server/ports/thinking_room.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "server/ports/turn_timer.h"

namespace shelfmark::server {

void ThinkingRoom::answer(Reflection reflection, std::int64_t usual, Then<Thought> then) {
    {
        const std::scoped_lock lock(mutex_);
        questions_.emplace(SteadyClock::now() + std::chrono::microseconds(usual),
                           Question{std::move(reflection), std::move(then), waiting()});
    }
    crew_.add([this] { answer_next(); });
}

void ThinkingRoom::answer_next() {
    Question question = take_next();
    TurnTimer timer(milliseconds_for_a_turn(question));
    const double begin = TurnTimer::computed_ms();
    std::string decision = question.reflection(&timer);
    const auto took = std::llround((TurnTimer::computed_ms() - begin) * 1'000);
    mailbox_.put([then = std::move(question.then), thought = Thought{std::move(decision), took}]() mutable {
        then(std::move(thought));
    });
}

// All who wait share the time that one of them would have: those who are behind, or were before, when it was asked.
double ThinkingRoom::milliseconds_for_a_turn(const Question& question) const {
    const auto threads = static_cast<double>(threads_);
    const auto others = static_cast<double>(std::max(waiting(), question.before));
    return static_cast<double>(turn_.count()) * threads / (threads + others);
}

ThinkingRoom::Question ThinkingRoom::take_next() {
    const std::scoped_lock lock(mutex_);
    return std::move(questions_.extract(questions_.begin()).mapped());
}

}  // namespace shelfmark::server
