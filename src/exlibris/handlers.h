#pragma once

#include "exlibris/play.h"

namespace shelfmark::exlibris {

// What a pending frame does. `settle` carries out what needs no decision and answers whether the frame now waits for
// one; it may push further frames or pop its own. `legal` lists what its seat may decide, `act` carries it out.
struct Handler {
    bool (*settle)(Play& play, Frame& frame);
    void (*legal)(const State& state, const Frame& frame, ActionList& out);
    void (*act)(Play& play, Frame& frame, Action action);
};

const Handler& handler(const Frame& frame);

// One for each Ask.
extern const Handler keep_library_handler;
extern const Handler place_handler;
extern const Handler visit_handler;
extern const Handler home_actions_handler;
extern const Handler draw_handler;
extern const Handler gather_handler;
extern const Handler witch_handler;
extern const Handler offer_handler;
extern const Handler shelve_handler;
extern const Handler pay_handler;
extern const Handler pickpocket_handler;
extern const Handler burn_handler;
extern const Handler bookworm_handler;
extern const Handler sasquatch_handler;
extern const Handler cube_handler;
extern const Handler resolution_handler;
extern const Handler golem_handler;
extern const Handler remove_tiles_handler;
extern const Handler inspection_handler;

// One for each location's effect (Ask::effect).
extern const Handler diviners_hut_handler;
extern const Handler book_swap_handler;
extern const Handler auction_house_handler;
extern const Handler donation_center_handler;
extern const Handler community_center_handler;
extern const Handler wishing_well_handler;
extern const Handler gambling_den_handler;
extern const Handler librarians_lodge_handler;
extern const Handler book_collector_handler;
extern const Handler bookshop_handler;
extern const Handler garbage_dump_handler;
extern const Handler bookworm_tavern_handler;
extern const Handler mysterious_shack_handler;
extern const Handler bargain_books_handler;
extern const Handler assistants_guild_handler;
extern const Handler tax_collector_handler;
extern const Handler yard_sale_handler;
extern const Handler shelfmasons_guild_handler;

// For frames that never wait for a decision.
void nothing_legal(const State& state, const Frame& frame, ActionList& out);
void nothing_to_do(Play& play, Frame& frame, Action action);

}  // namespace shelfmark::exlibris
