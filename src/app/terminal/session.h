#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/terminal/face.h"
#include "table/record.h"

namespace shelfmark::app::terminal {

// A game at the table, with its past: what was decided, what happened then, and how to take it back.
template <table::Recorded G>
class Session {
public:
    using State = typename G::State;
    using Action = typename G::Action;
    using EventList = typename G::EventList;

    // Starts from a position. What chance decides from there on lies in the state, so that any seed will do.
    explicit Session(const State& start)
        : start_{start.board.options, G::fingerprint(start), {}, G::position_text(start)}, state_(start) {}
    // Goes on where the record ends.
    explicit Session(const table::RecordOf<G>& record)
        : start_{record.options, record.seed, {}, record.position}, state_(table::first_state<G>(record)) {
        for (const auto& [seat, action] : record.decisions) {
            typename G::ActionList actions;
            G::legal(state_, seat, actions);
            decide(seat, action, goes_without_asking<G>(state_, seat, actions));
        }
    }

    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] table::RecordOf<G> record() const {
        table::RecordOf<G> record = start_;
        for (const Step& step : steps_) record.decisions.push_back(step.decision);
        return record;
    }
    // The game as it is kept.
    [[nodiscard]] std::string text() const { return table::record_text<G>(record()); }
    [[nodiscard]] base::Seed seed() const { return start_.seed; }
    [[nodiscard]] std::size_t decisions() const { return steps_.size(); }
    // Everything that happened after so many decisions.
    [[nodiscard]] EventList events_since(std::size_t decisions) const {
        EventList events;
        for (std::size_t i = decisions; i < steps_.size(); ++i) {
            events.insert(events.end(), steps_[i].events.begin(), steps_[i].events.end());
        }
        return events;
    }

    // What a seat decided as its last turn began, and how the game stood before it; nothing until then. begins(view)
    // says whether a turn begins.
    struct Beginning {
        std::size_t decision = 0;  // counted from 0
        const State& before;
        Action chosen;
    };
    template <class Begins>
    [[nodiscard]] std::optional<Beginning> last_turn_of(table::Seat seat, Begins begins) const {
        for (std::size_t i = steps_.size(); i-- > 0;) {
            const Step& step = steps_[i];
            const bool found = step.decision.seat == seat && begins(G::observe(step.before, seat));
            if (found) return Beginning{i, step.before, step.decision.action};
        }
        return std::nullopt;
    }

    // Carries out a legal action. One that was `forced`, because there was no other, is taken back with the one before.
    void decide(table::Seat seat, Action action, bool forced = false) {
        Step step{.before = state_, .decision = {seat, action}, .events = {}, .forced = forced};
        G::apply(state_, seat, action, &step.events);
        steps_.push_back(std::move(step));
    }

    // Takes this seat's last decision back. Not possible once something was revealed, or somebody else has decided.
    bool take_back(table::Seat seat) {
        for (std::size_t i = steps_.size(); i-- > 0;) {
            const Step& step = steps_[i];
            if (step.decision.seat != seat) return false;
            if (step.before.board.revelations != state_.board.revelations) return false;
            if (step.forced) continue;
            state_ = step.before;
            steps_.resize(i);
            return true;
        }
        return false;
    }

private:
    struct Step {
        State before;
        table::Decision<Action> decision;
        EventList events;
        bool forced = false;
    };

    table::RecordOf<G> start_;  // without decisions
    State state_;
    std::vector<Step> steps_;
};

}  // namespace shelfmark::app::terminal
