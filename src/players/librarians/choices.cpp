#include "players/librarians/choices.h"

#include <algorithm>
#include <limits>

#include "librarians/places.h"
#include "players/librarians/foresight.h"
#include "players/librarians/judgement.h"
#include "players/librarians/lines.h"

namespace shelfmark::players {

using namespace librarians;

namespace {

struct Rated {
    Action action;
    Prospect worth = 0;
    std::size_t listed = 0;  // its place on the list, which decides between equals
};

bool looks_better(const Rated& one, const Rated& other) {
    return one.worth != other.worth ? one.worth > other.worth : one.listed < other.listed;
}

// Taps and hands that are shown tell nobody anything.
bool changes_nothing(const Board& board, const Action& option) {
    if (top(board).ask != Ask::turn) return false;
    return option.verb == Verb::tap || option.verb == Verb::tap_shelf ||
           (option.verb == Verb::use && only_tells(static_cast<Genre>(option.a)));
}

bool one_is_like_another(Ask ask) { return ask == Ask::science || ask == Ask::reveal; }

bool names_a_hand_card(Verb verb) { return verb == Verb::play || verb == Verb::put || verb == Verb::insert; }

// What the best place for a card promises, or one place for the card that was chosen.
class Placing {
public:
    explicit Placing(const State& state)
        : board_(state.board), room_(state.board),
          demand_(demand_for(state.board, state.hidden.hand[state.board.turn], other_hands(state, state.board.turn))) {}

    [[nodiscard]] Prospect now() const { return room_.worth(demand_); }

    Prospect at(CardId card, Cell place) {
        Demand rest = demand_;
        rest[book_of(board_, card).letter] -= own_demand;
        return room_.worth_with(board_, card, place, rest) + lines_gained(board_, card, place);
    }

    Prospect best_for(CardId card) {
        ActionList places;
        list_places(board_, card, places);
        Prospect best = std::numeric_limits<Prospect>::min();
        for (const Action place : places) best = std::max(best, at(card, cell_of(place)));
        return best;
    }

private:
    Board board_;
    Room room_;
    Demand demand_;
};

Prospect rate(const State& state, const Action& option, Placing& placing) {
    switch (option.verb) {
        case Verb::play: return placing.best_for(option.a);
        case Verb::at:
        case Verb::on: return placing.at(top(state.board).a, cell_of(option));
        case Verb::end: return placing.now();
        case Verb::give_up: return std::numeric_limits<Prospect>::min();
        default: break;
    }
    State next = state;
    apply(next, state.board.turn, option);
    return judge_library(
        next.board, demand_for(next.board, next.hidden.hand[state.board.turn], other_hands(next, state.board.turn)));
}

bool stands_for(const Board& board, const Action& one, const Action& other, Telling telling) {
    return names_a_hand_card(one.verb) && one.verb == other.verb &&
           sort_of(board, one.a, telling) == sort_of(board, other.a, telling);
}

}  // namespace

CardSet other_hands(const State& state, Seat seat) {
    CardSet cards;
    for (std::size_t other = 0; other < state.hidden.hand.size(); ++other) {
        if (other != seat) cards |= state.hidden.hand[other];
    }
    return cards;
}

std::vector<Action> choices(const State& state, Telling telling) {
    const Board& board = state.board;
    ActionList options;
    legal(state, board.turn, options);
    if (options.size() == 1 || one_is_like_another(top(board).ask)) return {options[0]};
    Placing placing(state);
    std::vector<Rated> rated;
    for (const Action& option : options) {
        if (changes_nothing(board, option)) continue;
        const bool known = std::ranges::any_of(
            rated, [&](const Rated& other) { return stands_for(board, other.action, option, telling); });
        if (!known) rated.push_back({option, rate(state, option, placing), rated.size()});
    }
    std::ranges::sort(rated, looks_better);
    std::vector<Action> sorted;
    sorted.reserve(rated.size());
    for (const Rated& choice : rated) sorted.push_back(choice.action);
    return sorted;
}

}  // namespace shelfmark::players
