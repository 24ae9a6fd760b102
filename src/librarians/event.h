#pragma once

#include <cstdint>
#include <vector>

#include "librarians/state.h"

namespace shelfmark::librarians {

// What happened, for logs, animations and the recap. `seat` is whose affair it is.
enum class EventKind : std::uint8_t {
    turn_began,        //
    turn_skipped,      //                                          LB-E5 Skip!
    played,            // card, cell, a = 1 on top of another
    drew,              // card, seen by its owner
    moved,             // card, cell                               LB-Q9, LB-Q10, LB-Q23, LB-Q24, LB-E5 Swap!
    removed,           // card, from the library to the discard pile
    genre_completed,   // a = genre, b = power cards that it gives LB-G1
    author_completed,  // a = author                               LB-E1
    given,             // card, a = seat that gets the power       LB-G1
    power_used,        // card, a = genre, b = whose card it was
    shelf_removed,     // a = row                                  LB-Q2
    shelf_added,       // a = row, b = bookshelf card              LB-Q6
    shelf_rotated,     // a = row                                  LB-Q22
    limit_changed,     // a = the new hand limit                   LB-Q3, LB-Q7
    stacking_ended,    //                                          LB-Q4
    put_away,          // a = how many cards                       LB-Q5
    taken_back,        // card                                     LB-Q12
    licensed,          // a = genre or thrill kind: an exception now holds
    hand_shown,        // a = whose                                LB-Q17, LB-E5 Reveal!
    tapped,            // card and cell                            LB-Q18, LB-S5
    tapped_shelf,      // a = row
    hands_passed,      //                                          LB-Q19
    deck_shown,        // card, a = place from the top             LB-Q20
    column_shifted,    // a = column, b = 0 up, 1 down             LB-Q24
    colour_named,      // a = colour                               LB-E5
    letter_named,      // a = letter                               LB-E5
    duty_unmet,        // the hand holds no card that met it       LB-E5
    game_over,         // a = outcome
};
inline constexpr int event_kind_count = static_cast<int>(EventKind::game_over) + 1;

struct Event {
    EventKind kind = EventKind::game_over;
    Seat seat = no_seat;
    CardId card = no_card;
    Cell at = {};
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

}  // namespace shelfmark::librarians
