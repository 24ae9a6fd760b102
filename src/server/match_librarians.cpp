#include "server/match_librarians.h"

#include "players/librarians/roster.h"
#include "protocol/librarians/events.h"
#include "protocol/librarians/parts.h"
#include "protocol/librarians/view.h"

namespace shelfmark::server {

players::Player<librarians::Librarians> LibrariansAtTable::find_bot(std::string_view name) {
    return players::find_librarian(name);
}

std::string LibrariansAtTable::notation(const librarians::View& view, librarians::Action action) {
    return librarians::notation(view.board, view.seat, action);
}

void LibrariansAtTable::show(const librarians::State& state, const librarians::View& view,
                             const librarians::ActionList& choices, Showing how, protocol::View& out) {
    out.librarians = protocol::full_view(view, {librarians::actors(state), choices},
                                         {.memory_aids = how.memory_aids, .material = how.material});
}

void LibrariansAtTable::tell(const Witnessed<Game>& decision, const librarians::EventList& events,
                             protocol::Happened& out) {
    out.librarians = protocol::seen_events(decision.before(), decision.after(), events);
}

// LB-W1: all win or all lose.
std::vector<int> LibrariansAtTable::ranks(const librarians::State& state, SeatSet) {
    return std::vector<int>(static_cast<std::size_t>(librarians::players(state.board)), 1);
}

void LibrariansAtTable::sum_up(const librarians::State& state, protocol::TableRow& out) {
    out.outcome = protocol::on_wire(state.board.outcome);
}

players::Thoughts<librarians::Action> LibrariansAtTable::consider(const librarians::View& view,
                                                                  const librarians::ActionList& options,
                                                                  base::Random& random, const players::Budget& budget,
                                                                  std::optional<librarians::Action> also) {
    return players::consider(view, options, random, budget, also);
}

bool LibrariansAtTable::begins_turn(const librarians::View& view) { return players::begins_turn(view); }

void LibrariansAtTable::name(const librarians::View& view, const librarians::ActionList& choices,
                             protocol::Thoughts& out) {
    out.librarians = std::move(protocol::full_view(view, {SeatSet::only(view.seat), choices}, {}).choices);
}

}  // namespace shelfmark::server
