#include "app/terminal/session.h"

#include "exlibris/engine.h"

namespace shelfmark::app::terminal {

using exlibris::EventList;
using exlibris::Seat;

Session::Session(const exlibris::Record& record)
    : options_(record.options), seed_(record.seed), state_(setup(record.options, record.seed)) {
    for (const auto& [seat, action] : record.decisions) {
        exlibris::ActionList actions;
        legal(state_, seat, actions);
        decide(seat, action, actions.size() == 1);
    }
}

exlibris::Record Session::record() const {
    exlibris::Record record{.options = options_, .seed = seed_, .decisions = {}};
    for (const Step& step : steps_) record.decisions.push_back(step.decision);
    return record;
}

EventList Session::events_since(std::size_t decisions) const {
    EventList events;
    for (std::size_t i = decisions; i < steps_.size(); ++i) {
        events.insert(events.end(), steps_[i].events.begin(), steps_[i].events.end());
    }
    return events;
}

void Session::decide(Seat seat, exlibris::Action action, bool forced) {
    Step step{.before = state_, .decision = {seat, action}, .events = {}, .forced = forced};
    apply(state_, seat, action, &step.events);
    steps_.push_back(std::move(step));
}

bool Session::take_back(Seat seat) {
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

}  // namespace shelfmark::app::terminal
