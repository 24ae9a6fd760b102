#include "server/ports/thinking_room.h"

#include <ctime>
#include <utility>

namespace shelfmark::server {

namespace {

// Of this thread: what others did meanwhile on the same processor is not its thought.
std::int64_t microseconds_worked() {
    timespec worked = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &worked);
    return worked.tv_sec * 1'000'000 + worked.tv_nsec / 1'000;
}

}  // namespace

void ThinkingRoom::answer(Reflection reflection, std::int64_t usual, Then<Thought> then) {
    {
        const std::scoped_lock lock(mutex_);
        questions_.emplace(SteadyClock::now() + std::chrono::microseconds(usual),
                           Question{std::move(reflection), std::move(then)});
    }
    crew_.add([this] { answer_next(); });
}

void ThinkingRoom::answer_next() {
    Question question = take_next();
    const auto begin = microseconds_worked();
    std::string decision = question.reflection();
    mailbox_.put([then = std::move(question.then),
                  thought = Thought{std::move(decision), microseconds_worked() - begin}]() mutable {
        then(std::move(thought));
    });
}

ThinkingRoom::Question ThinkingRoom::take_next() {
    const std::scoped_lock lock(mutex_);
    return std::move(questions_.extract(questions_.begin()).mapped());
}

}  // namespace shelfmark::server
