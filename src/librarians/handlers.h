#pragma once

#include "librarians/play.h"

namespace shelfmark::librarians {

// What a pending frame does. `settle` carries out what needs no decision and answers whether the frame now waits for
// one; it may push further frames or pop its own. `legal` lists what the active player may decide, `act` carries it
// out.
struct Handler {
    bool (*settle)(Play& play, Frame& frame);
    void (*legal)(const State& state, const Frame& frame, ActionList& out);
    void (*act)(Play& play, Frame& frame, Action action);
};

const Handler& handler(const Frame& frame);

// One for each Ask.
extern const Handler turn_handler;
extern const Handler place_handler;
extern const Handler completing_handler;
extern const Handler declaring_handler;
extern const Handler red_handler;
extern const Handler award_handler;
extern const Handler keep_author_handler;
extern const Handler detective_handler;
extern const Handler comedy_handler;
extern const Handler thriller_handler;
extern const Handler swap_handler;
extern const Handler take_handler;
extern const Handler travel_handler;
extern const Handler science_handler;
extern const Handler cooking_handler;
extern const Handler crime_handler;
extern const Handler drama_handler;
extern const Handler picture_book_handler;
extern const Handler name_colour_handler;
extern const Handler name_letter_handler;
extern const Handler reveal_handler;
extern const Handler steal_handler;

// What using a power of each genre sets off (LB-Q1 to LB-Q24); a thrill, when its book is played (LB-E5).
using Effect = void (*)(Play& play);
Effect power_of(Genre genre);
Effect action_of(Thrill thrill);

}  // namespace shelfmark::librarians
