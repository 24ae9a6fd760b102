#pragma once

#include <cstddef>
#include <vector>

#include "exlibris/event.h"
#include "exlibris/record.h"

namespace shelfmark::app::terminal {

// A game at the table, with its past: what was decided, what happened then, and how to take it back.
class Session {
public:
    // Goes on where the record ends.
    explicit Session(const exlibris::Record& record);

    [[nodiscard]] const exlibris::State& state() const { return state_; }
    [[nodiscard]] exlibris::Record record() const;
    [[nodiscard]] std::size_t decisions() const { return steps_.size(); }
    // Everything that happened after so many decisions.
    [[nodiscard]] exlibris::EventList events_since(std::size_t decisions) const;

    // Carries out a legal action. One that was `forced`, because there was no other, is taken back with the one before.
    void decide(exlibris::Seat seat, exlibris::Action action, bool forced = false);
    // Takes this seat's last decision back. Not possible once something was revealed, or somebody else has decided.
    bool take_back(exlibris::Seat seat);

private:
    struct Step {
        exlibris::State before;
        exlibris::Decision decision;
        exlibris::EventList events;
        bool forced = false;
    };

    exlibris::Options options_;
    std::uint64_t seed_;
    exlibris::State state_;
    std::vector<Step> steps_;
};

}  // namespace shelfmark::app::terminal
