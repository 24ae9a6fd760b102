#include "app/terminal/typed.h"

#include <algorithm>

#include "app/terminal/reference.h"
#include "exlibris/notation.h"
#include "exlibris/play.h"

namespace shelfmark::app::terminal {
namespace {

using exlibris::Action;
using exlibris::ActionList;
using exlibris::figure_id;
using exlibris::Verb;
using exlibris::View;

// Ordinary assistants are alike, and only one of them is offered: whoever names another means that one.
Action offered_twin(const View& view, const ActionList& actions, Action action) {
    const auto is_ordinary = [&](const Action& placing) {
        return assistant_of(view.board, figure_id(view.seat, placing.a)) == exlibris::Assistant::ordinary;
    };
    if (action.verb != Verb::place || position(actions, action) || !is_ordinary(action)) return action;
    for (const Action& offered : actions) {
        if (offered.verb == action.verb && offered.b == action.b && offered.c == action.c && is_ordinary(offered)) {
            return offered;
        }
    }
    return action;
}

int first_waiting(const View& view) {
    int first = 0;
    while (first < 3 && view.board.figures[figure_id(view.seat, first)].place != exlibris::waiting) ++first;
    return first;
}

}  // namespace

std::optional<std::size_t> position(const ActionList& actions, Action action) {
    const auto* const found = std::ranges::find(actions, action);
    if (found == actions.end()) return std::nullopt;
    return static_cast<std::size_t>(found - actions.begin());
}

std::optional<Action> typed_action(const View& view, const ActionList& actions, std::string_view text) {
    const auto action = parse_action(view.board, view.seat, text);
    if (!action) return std::nullopt;
    return offered_twin(view, actions, *action);
}

std::optional<Action> typed_wish(const Phrases& phrases, const View& view, const ActionList& actions,
                                 std::string_view text) {
    if (const auto action = typed_action(view, actions, text)) return action;
    const auto location = find_location(phrases, text);
    if (!location) return std::nullopt;
    return exlibris::act(Verb::place, first_waiting(view), static_cast<int>(*location), exlibris::any_space);
}

}  // namespace shelfmark::app::terminal
