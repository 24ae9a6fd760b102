#pragma once

#include <chrono>
#include <map>
#include <mutex>

#include "server/ports.h"
#include "server/ports/crew.h"
#include "server/ports/mailbox.h"

namespace shelfmark::server {

// Where bots think, quietly: on threads that give way to the network's. A table has at most one bot thinking. A thought
// waits behind those that came before it, and also behind those that come within the time that it will take itself: a
// table with a slow bot holds up nobody, and nobody can push it aside for longer than that. The more wait, the less
// time each has: however many tables there are, a thought comes within about two full turns.
class ThinkingRoom final : public Thinker {
public:
    // `turn` is how long a bot may compute for a turn, if nobody else waits.
    ThinkingRoom(std::size_t threads, std::chrono::milliseconds turn, Mailbox& mailbox)
        : threads_(threads), turn_(turn), mailbox_(mailbox), crew_(threads, Crew::Priority::low) {}

    void think(const Match& match, const BotsTurn& turn, Then<Thought> then) override {
        answer(reflection(match, turn), turn.usual, std::move(then));
    }
    // `usual` is how long the reflection takes, in microseconds, as far as is known.
    void answer(Reflection reflection, std::int64_t usual, Then<Thought> then);

    [[nodiscard]] std::size_t waiting() const { return crew_.waiting(); }

private:
    using SteadyClock = std::chrono::steady_clock;
    struct Question {
        Reflection reflection;
        Then<Thought> then;
        std::size_t before;  // so many waited when it was asked
    };

    // One call for each question.
    void answer_next();
    Question take_next();
    [[nodiscard]] double milliseconds_for_a_turn(const Question& question) const;

    std::size_t threads_;
    std::chrono::milliseconds turn_;
    Mailbox& mailbox_;
    std::mutex mutex_;
    std::multimap<SteadyClock::time_point, Question> questions_;  // by when their turn comes at the latest
    Crew crew_;                                                   // goes first
};

}  // namespace shelfmark::server
