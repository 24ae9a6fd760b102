#include "browser/review.h"

#include <utility>

#include "players/review.h"
#include "protocol/codec.h"
#include "server/match_exlibris.h"
#include "server/match_librarians.h"

namespace shelfmark::browser {

namespace {

template <class T>
std::string text_of(const typename T::Game::State& state, const players::Reviewed<typename T::Game>& reviewed) {
    using G = typename T::Game;
    typename G::ActionList choices;
    std::size_t chosen = 0;
    std::string expected;
    for (const auto& thought : reviewed.thoughts) {
        if (thought.action == reviewed.chosen) chosen = choices.size();
        choices.push_back(thought.action);
        expected += ' ' + std::to_string(thought.expected);
    }
    protocol::View view;
    view.full = true;
    T::show(state, G::observe(state, reviewed.seat), choices, {.choices = true}, view);
    return std::to_string(reviewed.decision) + ' ' + std::to_string(reviewed.seat) + ' ' + std::to_string(chosen) +
           ' ' + std::to_string(reviewed.lost) + expected + '\n' +
           protocol::encode(protocol::ServerMessage(std::move(view)));
}

std::string text_of(const players::Review& review) {
    std::string text;
    for (std::size_t seat = 0; seat < review.lost.size(); ++seat) {
        text += std::to_string(review.lost[seat]);
        if (review.finished) {
            text += ' ' + std::to_string(review.result[seat]) + ' ' + std::to_string(review.luck[seat]);
        }
        text += '\n';
    }
    return text;
}

template <class T>
bool review_as(std::string_view text, base::Callback<void(std::string_view)>& tell) {
    using G = typename T::Game;
    const auto record = table::read_record<G>(text);
    if (!record) return false;
    const auto note = [&](const typename G::State& state, const players::Reviewed<G>& reviewed) {
        tell(text_of<T>(state, reviewed));
    };
    tell(text_of(players::review<G>(*record, players::usual_budget<G>(), std::nullopt, note)));
    return true;
}

}  // namespace

void review(std::string_view record, base::Callback<void(std::string_view text)> tell) {
    if (review_as<server::ExLibrisAtTable>(record, tell)) return;
    review_as<server::LibrariansAtTable>(record, tell);
}

}  // namespace shelfmark::browser
