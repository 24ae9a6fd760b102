#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

#include "table/seat.h"

namespace shelfmark::app::terminal {

// What can be typed besides a choice, and the text that explains it.
struct CommandHelp {
    std::string_view form;  // "tile NAME"
    std::string_view help;
};

// The texts of the table that differ from game to game.
struct FaceTexts {
    std::string_view welcome;
    std::string_view choices;       // how a choice is typed
    std::string_view signs;         // what the signs on the cards mean
    std::string_view why_anything;  // what can be asked
    std::string_view why_what;      // what was asked about is nothing
};

// How a game shows itself at the table (exlibris/face.h, librarians/face.h):
//   Phrases                                  its words, a Voice
//   texts, commands                          FaceTexts, and a list of CommandHelp: its own commands
//   begins_turn(view, news)                  a question to be asked with the whole table in sight
//   asks_anyway(view)                        a question that even one answer is worth
//   table_picture(phrases, view), legend(phrases, view)
//   glance(phrases, view, news)              what is worth showing instead of the whole table: what has just changed
//   who_asks(phrases, view), question(phrases, view, actions), choices(phrases, view, actions)
//   recap(phrases, board, events)            what happened, a sentence for each line
//   typed(view, actions, text)               the action that a text stands for, legal or not
//   why_not(phrases, state, action)          the reason and the rule; nothing if it is allowed
//   about(phrases, state, actions, text)     an answer to `why` about anything else
//   page(phrases, view, word, rest)          what one of its own commands shows
//   may_tell_thoughts(board)                 whether bots may say what they expect before the game is over
//   open_choice(phrases, view, action)       what all can see of the decision that began a turn; nothing if it is
//   secret ending(phrases, state, events)           how it ended
template <class G>
struct Face;

// Whether there is nothing to decide: one choice, and no reason to ask for it.
template <class G>
bool goes_without_asking(const typename G::State& state, table::Seat seat, const typename G::ActionList& actions) {
    return actions.size() == 1 && !Face<G>::asks_anyway(G::observe(state, seat));
}

// Where an action stands in the list of choices, from 0.
template <class ActionList, class Action>
std::optional<std::size_t> position(const ActionList& actions, const Action& action) {
    const auto* const found = std::find(actions.begin(), actions.end(), action);
    if (found == actions.end()) return std::nullopt;
    return static_cast<std::size_t>(found - actions.begin());
}

}  // namespace shelfmark::app::terminal
