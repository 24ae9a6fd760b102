#include "app/terminal/librarians/face.h"

#include <algorithm>

#include "base/utf8.h"

namespace shelfmark::app::terminal {

using Own = Face<librarians::Librarians>;

bool Own::begins_turn(const View& view, const librarians::EventList& news) {
    const auto is_start = [](const librarians::Event& event) {
        return event.kind == librarians::EventKind::turn_began;
    };
    return top(view.board).ask == librarians::Ask::turn && std::ranges::any_of(news, is_start);
}

bool Own::asks_anyway(const View& view) {
    const librarians::Ask ask = top(view.board).ask;
    return ask == librarians::Ask::turn || ask == librarians::Ask::place;
}

std::size_t Own::numbered(const View& view, const librarians::ActionList& actions) {
    if (top(view.board).ask != librarians::Ask::turn) return actions.size();
    const auto is_tap = [](const librarians::Action& action) {
        return action.verb == librarians::Verb::tap || action.verb == librarians::Verb::tap_shelf;
    };
    return static_cast<std::size_t>(std::find_if(actions.begin(), actions.end(), is_tap) - actions.begin());
}

std::optional<librarians::Action> Own::typed(const View& view, const librarians::ActionList& /*actions*/,
                                             std::string_view text) {
    return parse_action(view.board, view.seat, text);
}

std::string Own::page(const Phrases& phrases, const View& view, std::string_view word, std::string_view rest) {
    if (word == "discarded") return lb::discarded_page(phrases, view);
    const bool card = word == "card";
    const auto page = card ? lb::card_page(phrases, view, rest) : lb::power_page(phrases, view.board, rest);
    const std::string_view missing = card ? "librarians.no-such-card" : "librarians.no-such-power";
    return page ? *page : phrases.say(missing, {{"text", base::quotable(rest)}}) + '\n';
}

}  // namespace shelfmark::app::terminal
