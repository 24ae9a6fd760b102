#include "server/match_exlibris.h"

#include "players/exlibris/roster.h"
#include "protocol/exlibris/events.h"
#include "protocol/exlibris/view.h"

namespace shelfmark::server {

namespace {

// XL-I9 among those who played to the end; in the solo game the Public Library is one of them (XL-O9). Whoever resigned
// comes after them all.
exlibris::ScoreSheets result_without(const exlibris::State& state, SeatSet resigned) {
    const exlibris::ScoreSheets all = exlibris::score(state);
    exlibris::ScoreSheets result = all;
    const auto stayed = [&](std::size_t sheet) { return !resigned.contains(static_cast<Seat>(sheet)); };
    for (std::size_t own = 0; own < all.size; ++own) {
        int& rank = result.sheets[own].rank = 1;
        for (std::size_t other = 0; other < all.size; ++other) {
            const bool better = !stayed(own) || all.sheets[other].rank < all.sheets[own].rank;
            if (stayed(other) && better) ++rank;
        }
    }
    return result;
}

}  // namespace

players::Player<exlibris::ExLibris> ExLibrisAtTable::find_bot(std::string_view name) {
    return players::find_player(name);
}

std::string ExLibrisAtTable::notation(const exlibris::View& view, exlibris::Action action) {
    return exlibris::notation(view.board, view.seat, action);
}

void ExLibrisAtTable::show(const exlibris::State& state, const exlibris::View& view,
                           const exlibris::ActionList& choices, Showing how, protocol::View& out) {
    const bool over = exlibris::over(state);
    const exlibris::ScoreSheets result = over ? result_without(state, how.resigned) : exlibris::ScoreSheets{};
    out.exlibris =
        protocol::full_view(view, {exlibris::actors(state), choices},
                            {.memory_aids = how.memory_aids, .best = how.best, .result = over ? &result : nullptr});
}

void ExLibrisAtTable::tell(const Witnessed<Game>& decision, const exlibris::EventList& events,
                           protocol::Happened& out) {
    out.exlibris = protocol::seen_events(decision.before(), events);
}

std::vector<int> ExLibrisAtTable::ranks(const exlibris::State& state, SeatSet resigned) {
    const exlibris::ScoreSheets result = result_without(state, resigned);
    std::vector<int> ranks;
    for (int seat = 0; seat < exlibris::players(state.board); ++seat) {
        ranks.push_back(result.sheets[static_cast<std::size_t>(seat)].rank);
    }
    return ranks;
}

void ExLibrisAtTable::sum_up(const exlibris::State& state, protocol::TableRow& out) {
    const exlibris::ScoreSheets result = exlibris::score(state);
    auto& points = out.points.emplace();
    for (std::size_t sheet = 0; sheet < result.size; ++sheet) points.push_back(result.sheets[sheet].total);
}

players::Thoughts<exlibris::Action> ExLibrisAtTable::consider(const exlibris::View& view,
                                                              const exlibris::ActionList& options, base::Random& random,
                                                              const players::Budget& budget,
                                                              std::optional<exlibris::Action> also) {
    return players::consider(view, options, random, budget, also);
}

bool ExLibrisAtTable::begins_turn(const exlibris::View& view) { return players::begins_turn(view); }

void ExLibrisAtTable::name(const exlibris::View& view, const exlibris::ActionList& choices, protocol::Thoughts& out) {
    out.exlibris = std::move(protocol::full_view(view, {SeatSet::only(view.seat), choices}, {}).choices);
}

}  // namespace shelfmark::server
