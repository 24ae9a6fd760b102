#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

constexpr std::array<const Handler*, location_count> effects = {
    &diviners_hut_handler,     &book_swap_handler,        &auction_house_handler,    &donation_center_handler,
    &community_center_handler, &wishing_well_handler,     &gambling_den_handler,     &librarians_lodge_handler,
    &book_collector_handler,   &bookshop_handler,         &garbage_dump_handler,     &bookworm_tavern_handler,
    &mysterious_shack_handler, &bargain_books_handler,    &assistants_guild_handler, &tax_collector_handler,
    &yard_sale_handler,        &shelfmasons_guild_handler};

// In the order of Ask; an effect is found by its location.
constexpr std::array<const Handler*, ask_count> handlers = {
    &keep_library_handler, &place_handler,    &visit_handler,        nullptr,
    &home_actions_handler, &draw_handler,     &gather_handler,       &witch_handler,
    &offer_handler,        &shelve_handler,   &pay_handler,          &pickpocket_handler,
    &burn_handler,         &bookworm_handler, &sasquatch_handler,    &cube_handler,
    &resolution_handler,   &golem_handler,    &remove_tiles_handler, &inspection_handler};

}  // namespace

const Handler& handler(const Frame& frame) {
    if (frame.ask == Ask::effect) return *effects[frame.a];
    return *handlers[static_cast<std::size_t>(frame.ask)];
}

void nothing_legal(const State&, const Frame&, ActionList&) {}
void nothing_to_do(Play&, Frame&, Action) {}

}  // namespace shelfmark::exlibris
