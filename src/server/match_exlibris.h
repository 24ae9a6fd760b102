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
    static void tell(const exlibris::View& before, const exlibris::View& after, const exlibris::EventList& events,
                     protocol::Happened& out);
    static std::vector<int> ranks(const exlibris::State& state, SeatSet resigned);
    static void sum_up(const exlibris::State& state, protocol::TableRow& out);
};

}  // namespace shelfmark::server
