// What can still happen at best, known without search.
#pragma once

#include "librarians/state.h"

namespace shelfmark::players {

// Powers that change nothing for somebody who sees all cards (LB-Q17, LB-Q18).
bool only_tells(librarians::Genre genre);

struct Foresight {
    // From now on books are only added, by the plain rules: no power card, thrill or licence is left that could change
    // that, and no genre but Horror, which ends the game, can be completed. If in doubt, the answer is no.
    bool only_grows = false;
    // Beyond that, not even Horror can be completed, and nothing but letters says where a book may go.
    bool letters_decide = false;
    // No ending that can be reached has more points (librarians/result.h).
    int most_points = 0;
};
Foresight foresee(const librarians::State& state);

}  // namespace shelfmark::players
