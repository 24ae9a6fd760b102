#pragma once

#include <string>
#include <string_view>

#include "app/terminal/face.h"
#include "base/utf8.h"
#include "table/words.h"

namespace shelfmark::app::terminal {

// Says which choice an action is.
template <class Phrases, class View, class ActionList>
std::string allowed(const Phrases& phrases, const View& view, const ActionList& actions, std::size_t number) {
    const std::string action = phrases.action(view, actions[number - 1]);
    const std::string words = phrases.say("terminal.why-allowed", {{"n", number}, {"action", action}});
    return flowed(words, phrases.style().width) + '\n';
}

// Answers `why TEXT`: about a choice by its number, an action, or whatever else the game knows. A reason comes with its
// rule.
template <class G>
std::string why(const typename Face<G>::Phrases& phrases, const typename G::State& state,
                const typename G::ActionList& actions, std::string_view text) {
    const auto view = G::observe(state, phrases.reader());
    const auto line = [&](const std::string& words) { return flowed(words, phrases.style().width) + '\n'; };
    const std::string example = G::notation(state, view.seat, actions[0]);
    if (text.empty()) return line(phrases.say(Face<G>::texts.why_anything, {{"example", example}}));
    // A number is the choice that stands beside it on the screen.
    if (const auto number = table::parse_number(text, actions.size()); number && *number > 0) {
        return allowed(phrases, view, actions, *number);
    }
    if (const auto wish = Face<G>::typed(view, actions, text)) {
        if (const auto place = position(actions, *wish)) return allowed(phrases, view, actions, *place + 1);
        return Face<G>::why_not(phrases, state, *wish).value_or("");
    }
    if (const auto answer = Face<G>::about(phrases, state, actions, text)) return *answer;
    return line(phrases.say(Face<G>::texts.why_what, {{"text", base::quotable(text)}, {"example", example}}));
}

}  // namespace shelfmark::app::terminal
