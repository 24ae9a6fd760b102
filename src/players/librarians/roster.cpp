#include "players/librarians/roster.h"

#include "librarians/position_defaults.h"
#include "players/levels.h"
#include "players/librarians/greedy.h"
#include "players/librarians/lookahead.h"
#include "players/librarians/plan.h"
#include "players/librarians/signs.h"

namespace shelfmark::players {
namespace {

using namespace librarians;

// About 0.2 s and 1 s for a turn on one core of today.
constexpr Budget strong = {.simulations = 330};
constexpr Budget strongest = {.simulations = 1650};

// LB-S5: taps once in a turn at most, since to tap the same card again would tell nothing, and nobody notes which it
// was.
Action any_choice(const View& view, const ActionList& options, base::Random& random) {
    const Board& board = view.board;
    const bool has_tapped = top(board).ask == Ask::turn && board.taps_left < default_taps_left(board);
    if (!has_tapped) return random_choice<Librarians>(view, options, random);
    return random_choice<Librarians>(view, without_signs(options), random);
}

// Nobody ends a game by mistake that others enjoy, neither by Horror (LB-W4) nor by giving up, however carefully the
// turn would go on; and a sign without meaning would only confuse them (LB-S5).
bool spoils_the_game(const View& view, const Action& slip, base::Random& random) {
    if (is_sign(slip)) return true;
    State world = sample(view, random);
    apply(world, view.seat, slip);
    Planner(view.seat, view.memory.known).finish_turn(world);
    return over(world) && result(world).outcome != Outcome::won;
}

Action apprentice_choice(const View& view, const ActionList& options, base::Random& random) {
    if (absent_minded(random)) {
        const Action slip = random_choice<Librarians>(view, options, random);
        if (!spoils_the_game(view, slip, random)) return slip;
    }
    return greedy_choice(view, options, random);
}

}  // namespace

Player<librarians::Librarians> find_librarian(std::string_view name) {
    if (name == "random") return {any_choice};
    if (name == "apprentice") return {apprentice_choice};
    if (name == "greedy" || name == "clerk") return {greedy_choice};
    if (name == "librarian") return {lookahead_choice, strong};
    if (name == "search" || name == "archivist") return {lookahead_choice, strongest};
    return nullptr;
}

Thoughts<Action> consider(const View& view, const ActionList& options, base::Random& random, const Budget& budget,
                          std::optional<Action> also) {
    return lookahead_thoughts(view, options, random, budget, also);
}

bool begins_turn(const librarians::View& view) { return top(view.board).ask == Ask::turn && view.board.played == 0; }

}  // namespace shelfmark::players
