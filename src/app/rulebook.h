#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/games.h"
#include "exlibris/position.h"
#include "librarians/position.h"
#include "messages/messages.h"
#include "players/exlibris/roster.h"
#include "players/librarians/roster.h"

namespace shelfmark::app {

// What the commands need of a game besides table::Recorded.
template <class G>
struct Rulebook;

template <>
struct Rulebook<exlibris::ExLibris> {
    using State = exlibris::State;

    static constexpr std::string_view rules = "XL";  // how the ids of its rules begin
    static constexpr int fewest_players = 1;
    static constexpr int most_players = 4;

    static constexpr auto& player_names = players::player_names;
    static auto find_player(std::string_view name) { return players::find_player(name); }
    static bool begins_turn(const exlibris::View& view) { return players::begins_turn(view); }
    static auto parse_position(std::string_view text) { return exlibris::parse_position(text); }
    // By seat; in the solo game those of the Public Library come last.
    static std::vector<int> points(const State& state);
    // How a game ended, or stands: a line for each.
    static std::string outcome(const State& state, messages::Language language);
    // What JSON says of it besides points and winners, each with a comma before it.
    static std::string outcome_json(const State&) { return {}; }
    // Whether all win or lose together.
    static constexpr bool partners = false;
};

template <>
struct Rulebook<librarians::Librarians> {
    using State = librarians::State;

    static constexpr std::string_view rules = "LB";
    static constexpr int fewest_players = librarians::min_players;
    static constexpr int most_players = librarians::max_players;

    static constexpr auto& player_names = players::librarian_names;
    static auto find_player(std::string_view name) { return players::find_librarian(name); }
    static bool begins_turn(const librarians::View& view) { return players::begins_turn(view); }
    static auto parse_position(std::string_view text) { return librarians::parse_position(text); }
    static std::vector<int> points(const State& state);
    static std::string outcome(const State& state, messages::Language language);
    static std::string outcome_json(const State& state);
    static constexpr bool partners = true;
};

// The game that a record or a position belongs to, as its second line says; without one it is the usual game, whose
// reader will say what is wrong with the file.
std::string_view game_of_file(std::string_view text);

}  // namespace shelfmark::app
