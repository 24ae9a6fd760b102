#include "app/terminal/why.h"

#include <optional>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/terminal/reference.h"
#include "app/terminal/typed.h"
#include "app/utf8.h"
#include "exlibris/engine.h"
#include "exlibris/notation.h"
#include "exlibris/play.h"
#include "exlibris/words.h"

namespace shelfmark::app::terminal {
namespace {

using exlibris::Action;
using exlibris::ActionList;
using exlibris::Assistant;
using exlibris::figure_id;
using exlibris::FigureId;
using exlibris::Verb;
using exlibris::View;

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

std::vector<std::size_t> choices_about(const View& view, const ActionList& actions, Assistant assistant) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (concerns(view, actions[i], assistant)) numbers.push_back(i + 1);
    }
    return numbers;
}

// What keeps a special assistant from the choices, or which of them are about it.
std::string about_assistant(const Phrases& phrases, const View& view, const ActionList& actions, Assistant assistant) {
    const std::string who = phrases.assistant(assistant);
    if (const auto numbers = choices_about(view, actions, assistant); !numbers.empty()) {
        const std::string list = fmt::format("{}", fmt::join(numbers, ", "));
        return phrases.say("terminal.why-choices", {{"assistant", who}, {"n", numbers.size()}, {"list", list}});
    }
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

// A number is the choice that stands beside it on the screen; beyond these, a location.
std::optional<std::size_t> choice_number(const ActionList& actions, std::string_view text) {
    const auto number = exlibris::parse_number(text, actions.size());
    return number != 0U ? number : std::nullopt;
}

std::string allowed(const Phrases& phrases, const View& view, const ActionList& actions, std::size_t number) {
    return phrases.say("terminal.why-allowed", {{"n", number}, {"action", phrases.action(view, actions[number - 1])}});
}

}  // namespace

std::string why(const Phrases& phrases, const exlibris::State& state, const ActionList& actions,
                std::string_view text) {
    const View view = observe(state, phrases.reader());
    const auto line = [&](const std::string& words) { return flowed(words, phrases.style().width) + '\n'; };
    const std::string example = notation(view.board, view.seat, actions[0]);
    if (text.empty()) return line(phrases.say("terminal.why-anything", {{"example", example}}));
    if (const auto number = choice_number(actions, text)) return line(allowed(phrases, view, actions, *number));
    if (const auto wish = typed_wish(phrases, view, actions, text)) {
        if (const auto place = position(actions, *wish)) return line(allowed(phrases, view, actions, *place + 1));
        return why_not(phrases, state, *wish).value_or("");
    }
    if (const auto assistant = find_special(phrases, text)) {
        return line(about_assistant(phrases, view, actions, *assistant)) + '\n' + assistant_page(phrases, *assistant);
    }
    return line(phrases.say("terminal.why-what", {{"text", quotable(text)}, {"example", example}}));
}

}  // namespace shelfmark::app::terminal
