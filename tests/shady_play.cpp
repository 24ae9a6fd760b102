#include "shady_play.h"

#include "exlibris/play.h"

namespace shelfmark::exlibris {

Options shady_town(int players) {
    unsigned kept = bit(Assistant::cube) | bit(Assistant::goblin) | bit(Assistant::witch) | bit(Assistant::ghost);
    if (players > 2) kept |= bit(Assistant::mummy) | bit(Assistant::wizard);
    if (players > 3) kept |= bit(Assistant::fire_imp) | bit(Assistant::bookworm);
    Options options;
    options.players = static_cast<std::uint8_t>(players);
    options.without_libraries = static_cast<LibrarySet>(all_libraries & ~kept);
    return options;
}

Action shadiest(const State& state, Seat seat, base::Random& random, Action otherwise, bool small_hands) {
    ActionList list;
    legal(state, seat, list);
    for (const Action& action : list) {
        // Small hands are shown more often; large ones bring the deck to its end.
        if (action.verb == Verb::surrender || (action.verb == Verb::shelve && small_hands)) return action;
        if (action.verb == Verb::rob &&
            (state.hidden.hand[action.a] & cards_showing(static_cast<Category>(action.b))).empty()) {
            return action;
        }
        const bool wanted = action.verb == Verb::keep && action.a != static_cast<int>(Assistant::ghost) &&
                            action.a <= static_cast<int>(Assistant::cube);
        if (wanted) return action;
    }
    for (int i = 0; i < 8 && otherwise.verb == Verb::place; ++i) {
        const Action action = list[random.below(static_cast<std::uint32_t>(list.size()))];
        if (action.b < location_count && opponents_on(state.board, seat, action.b)) return action;
    }
    return otherwise;
}

}  // namespace shelfmark::exlibris
