#pragma once

#include "server/ports.h"
#include "server/ports/crew.h"
#include "server/ports/mailbox.h"

namespace shelfmark::server {

// Where bots think, quietly: on threads that give way to the network's. A table has at most one bot thinking, so that
// first come first served is fair to all tables.
class ThinkingRoom final : public Thinker {
public:
    ThinkingRoom(std::size_t threads, Mailbox& mailbox) : mailbox_(mailbox), crew_(threads, Crew::Priority::low) {}

    void think(const Match& match, const BotsTurn& turn, Then<std::string> then) override {
        auto reflection = match.reflect(turn.seat, turn.bot, turn.seed);
        crew_.add([this, reflection = std::move(reflection), then = std::move(then)]() mutable {
            mailbox_.put([then = std::move(then), decision = reflection()]() mutable { then(std::move(decision)); });
        });
    }

    [[nodiscard]] std::size_t waiting() const { return crew_.waiting(); }

private:
    Mailbox& mailbox_;
    Crew crew_;
};

}  // namespace shelfmark::server
