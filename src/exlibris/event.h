#pragma once

#include <cstdint>
#include <vector>

#include "exlibris/state.h"

namespace shelfmark::exlibris {

// What happened, for logs, animations and the recap. `seat` is whose affair it is.
enum class EventKind : std::uint8_t {
    library_kept,      // a = library
    round_began,       // a = round
    category_retired,  // a = category                            XL-O5
    tile_revealed,     // place
    card_laid_out,     // place, card                             XL-R4
    placed,            // figure, place, a = space
    returned,          // figure, place it left                   XL-R11, outbid, evicted, withdrawn
    called_home,       // figure                                  XL-L8
    sent,              // figure, place, a = space                XL-L15
    drew,              // card, seen by its owner; figure
    took,              // card, a = what shows that it was chosen over another (XL-A1)
    discarded,         // card
    turned_up,         // card                                    XL-L7, XL-L12, XL-A1
    shelved,           // card, a = row, b = column
    entombed,          // card, a = row, b = column               XL-A2: the card that lies below
    shifted,           // card, a = row, b = column               XL-A4, XL-L18, XL-L8
    laid,              // card, place                             XL-L2, XL-L16, XL-L17
    took_back,         // card                                    XL-L17
    exchanged,         // card that came onto the shelf, a = row, b = column  XL-L8
    named,             // a = category                            XL-T6
    gave,              // card, a = to whom
    showed_hand,       // a = to whom, b = the category it lacks  XL-A5
    looked,            // place                                   XL-L13
    first_player,      //                                         XL-L1
    became_permanent,  // place                                   XL-R13
    tile_discarded,    // place
    tile_removed,      // place                                   XL-O7
    reshuffled,        //                                         XL-C7
    last_round,        //                                         XL-R14
    inspection,        //                                         XL-I1
    turned,            // card                                    XL-I1
    game_over,
};
inline constexpr int event_kind_count = static_cast<int>(EventKind::game_over) + 1;

struct Event {
    EventKind kind = EventKind::game_over;
    Seat seat = no_seat;
    FigureId figure = no_figure;
    Place place = absent;
    CardId card = no_card;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    SeatSet seen_by = SeatSet(0xff);  // who sees which card it is

    friend bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 8);

using EventList = std::vector<Event>;

// What this seat sees of an event.
inline Event seen_from(Event event, Seat seat) {
    if (!event.seen_by.contains(seat)) event.card = no_card;
    event.seen_by = SeatSet();
    return event;
}

}  // namespace shelfmark::exlibris
