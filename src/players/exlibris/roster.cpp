#include "players/exlibris/roster.h"

#include "players/exlibris/greedy.h"
#include "players/exlibris/search.h"
#include "players/exlibris/turning.h"
#include "players/levels.h"

namespace shelfmark::players {

using exlibris::ExLibris;

namespace {

// About 0.2 s and 1 s for a turn on one core of today.
constexpr Budget strong = {.simulations = 5000};
constexpr Budget strongest = {.simulations = 25'000};

exlibris::Action apprentice_choice(const exlibris::View& view, const exlibris::ActionList& options,
                                   base::Random& random) {
    return absent_minded(random) ? random_choice<ExLibris>(view, options, random)
                                 : greedy_choice(view, options, random);
}

}  // namespace

Player<ExLibris> find_player(std::string_view name) {
    if (name == "random") return {random_choice<ExLibris>};
    if (name == "apprentice") return {apprentice_choice};
    if (name == "greedy" || name == "clerk") return {greedy_choice};
    if (name == "librarian") return {search_choice, strong};
    if (name == "search" || name == "archivist") return {search_choice, strongest};
    if (name == "flat") return {flat_choice, strongest};
    return nullptr;
}

Thoughts<exlibris::Action> consider(const exlibris::View& view, const exlibris::ActionList& options,
                                    base::Random& random, const Budget& budget, std::optional<exlibris::Action> also) {
    const bool turning = top(view.board).ask == exlibris::Ask::inspection && options.size() > 1;
    return turning ? thoughts_on_turning(view, options, random) : search_thoughts(view, options, random, budget, also);
}

bool begins_turn(const exlibris::View& view) { return top(view.board).ask == exlibris::Ask::place; }

}  // namespace shelfmark::players
