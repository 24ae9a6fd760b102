#include "app/terminal/exlibris/why.h"

#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/terminal/exlibris/reference.h"
#include "app/terminal/why.h"
#include "exlibris/play.h"

namespace shelfmark::app::terminal::xl {
namespace {

using exlibris::Action;
using exlibris::ActionList;
using exlibris::Assistant;
using exlibris::figure_id;
using exlibris::FigureId;
using exlibris::Verb;
using exlibris::View;

int first_waiting(const View& view) {
    int first = 0;
    while (first < 3 && view.board.figures[figure_id(view.seat, first)].place != exlibris::waiting) ++first;
    return first;
}

bool concerns(const View& view, Action action, Assistant assistant) {
    switch (action.verb) {
        case Verb::keep: return static_cast<Assistant>(action.a) == assistant;
        case Verb::place:
        case Verb::call:
        case Verb::send:
        case Verb::claim: return assistant_of(view.board, figure_id(view.seat, action.a)) == assistant;
        default: return false;
    }
}

// The choices that are about something, as a sentence; nothing if there are none.
template <class Concerns>
std::optional<std::string> choices_about(const Phrases& phrases, const ActionList& actions, const std::string& what,
                                         Concerns concerns) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (concerns(actions[i])) numbers.push_back(i + 1);
    }
    if (numbers.empty()) return std::nullopt;
    const std::string list = fmt::format("{}", fmt::join(numbers, ", "));
    return phrases.say("terminal.why-choices", {{"what", what}, {"n", numbers.size()}, {"list", list}});
}

// What keeps a special assistant from the choices, or which of them are about it.
std::string about_assistant(const Phrases& phrases, const View& view, const ActionList& actions, Assistant assistant) {
    const std::string who = phrases.assistant(assistant);
    const auto about_it = [&](Action action) { return concerns(view, action, assistant); };
    if (const auto choices = choices_about(phrases, actions, who, about_it)) return *choices;
    const FigureId figure = exlibris::find_special(view.board, assistant);
    if (figure == exlibris::no_figure) return phrases.say("terminal.why-nobodys", {{"assistant", who}});
    const auto owner = exlibris::owner_of(figure);
    if (owner != view.seat) {
        return phrases.say("terminal.why-anothers", {{"assistant", who}, {"other", phrases.player(owner)}});
    }
    const auto place = view.board.figures[figure].place;
    if (place == exlibris::waiting) return phrases.say("terminal.why-waits", {{"assistant", who}});
    return phrases.say("terminal.why-placed",
                       {{"assistant", who}, {"place", phrases.location(static_cast<exlibris::Location>(place))}});
}

// A location means placing an assistant there: whoever may go, or else the first one at hand.
std::string about_location(const Phrases& phrases, const exlibris::State& state, const View& view,
                           const ActionList& actions, exlibris::Location location) {
    const Action wish =
        exlibris::act(Verb::place, first_waiting(view), static_cast<int>(location), exlibris::any_space);
    if (const auto place = position(actions, wish)) return allowed(phrases, view, actions, *place + 1);
    const auto goes_there = [&](Action action) { return action.verb == Verb::place && action.b == wish.b; };
    if (const auto choices = choices_about(phrases, actions, phrases.location(location), goes_there)) {
        return flowed(*choices, phrases.style().width) + '\n';
    }
    return why_not(phrases, state, wish).value_or("");
}

}  // namespace

std::optional<std::string> about(const Phrases& phrases, const exlibris::State& state, const ActionList& actions,
                                 std::string_view text) {
    const View view = observe(state, phrases.reader());
    if (const auto location = find_location(phrases, text)) {
        return about_location(phrases, state, view, actions, *location);
    }
    if (const auto assistant = find_special(phrases, text)) {
        return flowed(about_assistant(phrases, view, actions, *assistant), phrases.style().width) + "\n\n" +
               assistant_page(phrases, *assistant);
    }
    return std::nullopt;
}

}  // namespace shelfmark::app::terminal::xl
