#include "app/terminal/exlibris/typed.h"

#include "app/terminal/face.h"
#include "exlibris/notation.h"
#include "exlibris/play.h"

namespace shelfmark::app::terminal::xl {
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

}  // namespace

std::optional<Action> typed_action(const View& view, const ActionList& actions, std::string_view text) {
    const auto action = parse_action(view.board, view.seat, text);
    if (!action) return std::nullopt;
    return offered_twin(view, actions, *action);
}

}  // namespace shelfmark::app::terminal::xl
