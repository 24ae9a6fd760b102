// What only points at cards: it tells partners something only if they agreed on what, and bots have no private
// conventions (LB-S5).
#pragma once

#include "librarians/action.h"

namespace shelfmark::players {

// Taps, and Science, which brings two of them (LB-Q18).
constexpr bool is_sign(const librarians::Action& option) {
    using enum librarians::Verb;
    return option.verb == tap || option.verb == tap_shelf ||
           (option.verb == use && option.a == static_cast<int>(librarians::Genre::science));
}

// The other options, or all of them if there are no others.
inline librarians::ActionList without_signs(const librarians::ActionList& options) {
    librarians::ActionList others;
    for (const librarians::Action& option : options) {
        if (!is_sign(option)) others.push_back(option);
    }
    return others.empty() ? options : others;
}

}  // namespace shelfmark::players
