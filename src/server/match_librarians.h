#pragma once

#include "librarians/game.h"
#include "server/match_of.h"

namespace shelfmark::server {

// Librarians at a table (see TableGame).
struct LibrariansAtTable {
    using Game = librarians::Librarians;

    static players::Player<Game> find_bot(std::string_view name);
    static std::string notation(const librarians::View& view, librarians::Action action);
    static void show(const librarians::State& state, const librarians::View& view,
                     const librarians::ActionList& choices, Showing how, protocol::View& out);
    static void tell(const Witnessed<Game>& decision, const librarians::EventList& events, protocol::Happened& out);
    static std::vector<int> ranks(const librarians::State& state, SeatSet resigned);
    static void sum_up(const librarians::State& state, protocol::TableRow& out);

    static players::Thoughts<librarians::Action> consider(const librarians::View& view,
                                                          const librarians::ActionList& options, base::Random& random,
                                                          const players::Budget& budget,
                                                          std::optional<librarians::Action> also);
    static bool begins_turn(const librarians::View& view);
    // Whether all can see what a turn begins with, and what else it could begin with.
    static constexpr bool turns_begin_openly = false;
    // Fills in the choices of somebody's thoughts.
    static void name(const librarians::View& view, const librarians::ActionList& choices, protocol::Thoughts& out);
};

}  // namespace shelfmark::server
