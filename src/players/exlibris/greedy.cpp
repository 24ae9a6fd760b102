#include "players/exlibris/greedy.h"

#include <algorithm>
#include <span>

#include "exlibris/best_turns.h"
#include "players/exlibris/evaluation.h"
#include "players/exlibris/removal.h"
#include "players/exlibris/taste.h"
#include "players/exlibris/turn.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

constexpr int world_count = 3;
constexpr std::size_t finalist_count = 6;

// The own prospects count most; what the others get out of it counts against it.
Worth balance(const State& state, Seat seat) {
    constexpr int weight_of_own = 4;
    const int opponents = exlibris::players(state.board) - 1;
    Worth others = 0;
    for (int steps = 1; steps <= opponents; ++steps) others += evaluate(state, after(state.board, seat, steps));
    return weight_of_own * evaluate(state, seat) - others / std::max(1, opponents);
}

template <class Rate>
Action best_of(const ActionList& options, Rate rate) {
    return *std::ranges::max_element(options, {}, rate);
}

struct Candidate {
    Action action;
    int listed = 0;  // its place on the list of options, which decides between equals
    Worth worth = 0;
};

bool looks_better(const Candidate& a, const Candidate& b) {
    return a.worth != b.worth ? a.worth > b.worth : a.listed < b.listed;
}

void try_out(const State& world, Seat seat, std::span<Candidate> candidates) {
    for (Candidate& candidate : candidates) {
        State trial = world;
        apply(trial, seat, candidate.action);
        finish_turn(world.board, trial);
        candidate.worth += balance(trial, seat);
    }
}

// One world gives a first impression; only the options that look best there are tried in the others.
Action best_by_trial(const View& view, const ActionList& options, base::Random& random) {
    base::InlineVector<Candidate, ActionList::capacity()> all;
    for (const Action option : options) all.push_back({option, static_cast<int>(all.size())});
    try_out(sample(view, random), view.seat, all);
    const std::span finalists(all.begin(), std::min(all.size(), finalist_count));
    std::partial_sort(all.begin(), all.begin() + finalists.size(), all.end(), looks_better);
    for (int world = 1; world < world_count; ++world) try_out(sample(view, random), view.seat, finalists);
    return std::ranges::min_element(finalists, looks_better)->action;
}

// The Prominent Works of the others if nobody turned a card.
Rivals rivals_at_inspection(const Board& board, Seat seat) {
    Rivals rivals{.public_library = solo(board)};
    if (solo(board)) rivals.add(books_on(board.discard, board.prominent));
    for (int steps = 1; steps < exlibris::players(board); ++steps) {
        const ShelvedCards shelf = shelved_cards(board, after(board, seat, steps));
        rivals.add(count_books(shelf, inspect(shelf))[index_of(board.prominent)]);
    }
    return rivals;
}

// XL-I1: the exact answer, one card at a time in reading order. Somebody else may have begun to turn cards here, after
// which earlier ones can no longer be turned.
Action next_to_turn(const View& view, const ActionList& options) {
    const Board& board = view.board;
    const Positions turns = best_turns(shelved_cards(board, view.seat), {board.prominent, board.banned}, view.focus,
                                       rivals_at_inspection(board, view.seat));
    const auto cards = reading_order(board, view.seat);
    for (std::size_t position = 0; position < cards.size(); ++position) {
        const Action turn = act(Verb::turn, cards[position]);
        if (turns[position] && std::find(options.begin(), options.end(), turn) != options.end()) return turn;
    }
    return act(Verb::done);
}

}  // namespace

Action greedy_choice(const View& view, const ActionList& options, base::Random& random) {
    if (options.size() == 1) return options[0];
    switch (top(view.board).ask) {
        case Ask::keep_library:
            return best_of(options, [](Action option) { return taste_for(static_cast<Library>(option.a)); });
        case Ask::remove_tiles: return tile_to_remove(view.board, options);
        case Ask::inspection: return next_to_turn(view, options);
        default: return best_by_trial(view, options, random);
    }
}

}  // namespace shelfmark::players
