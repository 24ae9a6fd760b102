// Positions for tests of what happens at the end of games.
#pragma once

#include <vector>

#include "librarians/game.h"
#include "players/librarians/greedy.h"

namespace shelfmark::players {

// From games of greedy players with every kind of options: the beginning of the first turn with at most so many cards
// left. Games that never come so far are left out.
inline std::vector<librarians::State> ends_of_games(int games, int cards_left) {
    using namespace librarians;
    const std::vector<Options> options = Librarians::sample_options();
    std::vector<State> ends;
    for (int game = 0; game < games; ++game) {
        State state = setup(options[static_cast<std::size_t>(game) % options.size()], static_cast<std::uint64_t>(game));
        base::Random random{static_cast<std::uint64_t>(game)};
        while (!over(state)) {
            const bool turn = top(state.board).ask == Ask::turn && state.board.played == 0;
            if (turn && result(state).cards_left <= cards_left) {
                ends.push_back(state);
                break;
            }
            ActionList actions;
            legal(state, state.board.turn, actions);
            apply(state, state.board.turn, greedy_choice(observe(state, state.board.turn), actions, random));
        }
    }
    return ends;
}

}  // namespace shelfmark::players
