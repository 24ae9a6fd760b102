#include "app/rulebook.h"

#include <algorithm>

#include <fmt/format.h>

#include "librarians/position_words.h"
#include "messages/format.h"
#include "table/seat_text.h"
#include "table/words.h"

namespace shelfmark::app {

using messages::Language;

std::string_view game_of_file(std::string_view text) {
    table::Lines lines(text);
    lines.next();
    lines.next();
    table::Words words = lines.words();
    const bool says_it = words.next().text == "game";
    const auto* const named = std::ranges::find(game_ids, words.rest().text);
    return says_it && named != game_ids.end() ? *named : usual_game;
}

std::vector<int> Rulebook<exlibris::ExLibris>::points(const State& state) {
    const auto result = exlibris::score(state);
    std::vector<int> points;
    for (std::size_t i = 0; i < result.size; ++i) points.push_back(result.sheets[i].total);
    return points;
}

std::string Rulebook<exlibris::ExLibris>::outcome(const State& state, Language language) {
    std::string text;
    if (!over(state)) text += std::string(messages::text(language, "formats.replay.unfinished")) + '\n';
    const auto result = exlibris::score(state);
    for (std::size_t i = 0; i < result.size; ++i) {
        const auto seat = static_cast<table::Seat>(i);
        const int points = result.sheets[i].total;
        if (seat >= exlibris::players(state.board)) {
            text += messages::format(language, "formats.replay.library", {{"points", points}}) + '\n';
            continue;
        }
        const std::string_view wins = over(state) && result.winners.contains(seat) ? "yes" : "no";
        text += messages::format(language, "formats.replay.score",
                                 {{"seat", table::seat_name(seat)}, {"points", points}, {"wins", wins}}) +
                '\n';
    }
    return text;
}

std::vector<int> Rulebook<librarians::Librarians>::points(const State& state) {
    return std::vector(static_cast<std::size_t>(librarians::players(state.board)), librarians::points(result(state)));
}

std::string Rulebook<librarians::Librarians>::outcome(const State& state, Language language) {
    const auto [outcome, cards_left] = librarians::result(state);
    return messages::format(language, "librarians.outcome",
                            {{"outcome", librarians::outcome_names[static_cast<std::size_t>(outcome)]},
                             {"n", cards_left},
                             {"all", state.board.card_count},
                             {"turns", state.board.turns}}) +
           '\n';
}

std::string Rulebook<librarians::Librarians>::outcome_json(const State& state) {
    const auto [outcome, cards_left] = librarians::result(state);
    return fmt::format(R"(,"outcome":"{}","won":{},"cards_left":{},"cards":{})",
                       librarians::outcome_names[static_cast<std::size_t>(outcome)],
                       outcome == librarians::Outcome::won, cards_left, state.board.card_count);
}

}  // namespace shelfmark::app
