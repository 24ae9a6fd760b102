#include "players/librarians/beam.h"

#include <algorithm>

#include "librarians/result.h"
#include "players/librarians/choices.h"
#include "players/librarians/plan.h"

namespace shelfmark::players {

using namespace librarians;

namespace {

constexpr std::size_t first_width = 1;
constexpr std::size_t places_to_try = 4;

}  // namespace

void Beam::widen_until_won() {
    for (std::size_t width = first_width; !finished(); width *= 4) {
        const std::uint64_t before = positions_;
        run(width);
        if (positions_ - before < width) return;  // so few that nothing was left out
    }
}

void Beam::run(std::size_t width) {
    Positions beam;
    beam.push_back({start_, {}});
    while (!beam.empty() && !finished()) {
        Positions next;
        seen_.clear();
        for (const Position& position : beam) {
            expand(position, next);
            if (finished()) return;
        }
        const auto kept = next.begin() + static_cast<std::ptrdiff_t>(std::min(width, next.size()));
        std::ranges::partial_sort(next, kept, looks_better);
        next.erase(kept, next.end());
        beam = std::move(next);
    }
}

// A card and its place are one step, as is every other decision with what follows from it.
void Beam::expand(const Position& position, Positions& next) {
    for (const Action choice : choices(position.state, Telling::by_all)) {
        if (choice.verb != Verb::play) {
            go_on(position, {choice}, next);
            continue;
        }
        State chosen = position.state;
        apply(chosen, chosen.board.turn, choice);
        const std::vector<Action> places = choices(chosen, Telling::by_all);
        for (std::size_t i = 0; i < std::min(places.size(), places_to_try); ++i) {
            go_on(position, {choice, places[i]}, next);
        }
    }
}

void Beam::go_on(const Position& position, std::initializer_list<Action> decisions, Positions& next) {
    Position reached = position;
    const Seat seat = position.state.board.turn;
    for (const Action decision : decisions) {
        apply(reached.state, seat, decision);
        reached.line.push_back(decision);
    }
    Planner(seat, other_hands(position.state, seat)).settle(reached.state, reached.line);
    reached.found = positions_++;
    if (over(reached.state)) {
        const int points_here = points(result(reached.state));
        if (points_here > best_) {
            best_ = points_here;
            best_line_ = std::move(reached.line);
        }
        return;
    }
    if (!seen_.insert(likeness_of(reached.state, Telling::by_all)).second) return;
    const Seat turn = reached.state.board.turn;
    reached.worth = judge(reached.state, turn, other_hands(reached.state, turn));
    next.push_back(std::move(reached));
}

}  // namespace shelfmark::players
