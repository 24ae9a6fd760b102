#include "players/librarians/greedy.h"

#include "players/librarians/plan.h"

namespace shelfmark::players {

using namespace librarians;

Action greedy_choice(const View& view, const ActionList& options, base::Random& random) {
    if (options.size() == 1) return options[0];
    return Planner(view.seat, view.memory.known).choose(sample(view, random), options);
}

}  // namespace shelfmark::players
