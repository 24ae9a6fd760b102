#pragma once

#include "librarians/state.h"

namespace shelfmark::librarians {

// LB-W1 to LB-W4: how a game ended, or stands.
struct Result {
    Outcome outcome = Outcome::running;
    int cards_left = 0;  // in the deck and all hands

    friend bool operator==(const Result&, const Result&) = default;
};
Result result(const State& state);
// For comparing games, more is better: minus the cards left, a lost Horror game below any other (LB-W4).
int points(const Result& result);

}  // namespace shelfmark::librarians
