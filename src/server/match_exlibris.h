#pragma once

#include "exlibris/game.h"
#include "server/match_of.h"

namespace shelfmark::server {

// Ex Libris at a table (see TableGame).
struct ExLibrisAtTable {
    using Game = exlibris::ExLibris;

    static players::Player<Game> find_bot(std::string_view name);
    static std::string notation(const exlibris::View& view, exlibris::Action action);
    static void show(const exlibris::State& state, const exlibris::View& view, const exlibris::ActionList& choices,
                     Showing how, protocol::View& out);
    static void tell(const Witnessed<Game>& decision, const exlibris::EventList& events, protocol::Happened& out);
    static std::vector<int> ranks(const exlibris::State& state, SeatSet resigned);
    static void sum_up(const exlibris::State& state, protocol::TableRow& out);

    static players::Thoughts<exlibris::Action> consider(const exlibris::View& view, const exlibris::ActionList& options,
                                                        base::Random& random, const players::Budget& budget,
                                                        std::optional<exlibris::Action> also);
    static bool begins_turn(const exlibris::View& view);
    // Whether all can see what a turn begins with, and what else it could begin with.
    static constexpr bool turns_begin_openly = true;
    // Fills in the choices of somebody's thoughts.
    static void name(const exlibris::View& view, const exlibris::ActionList& choices, protocol::Thoughts& out);
};

}  // namespace shelfmark::server
