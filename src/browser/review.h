// What the strongest bot thinks about a recorded game, for the page to show.
#pragma once

#include <string>
#include <string_view>

#include "base/callback.h"

namespace shelfmark::browser {

// Tells of every decision that there was something to think about, one after the other: a line of numbers
//     DECISION SEAT CHOSEN EXPECTED...
// (the decision counted from 1, the seat and the choice from 0, hundredths of a point for each choice, the best first,
// then the others as they promise most), and on the next line what the seat saw before it, a View of the protocol whose
// choices are these. The last text has a line for each seat: LOST RESULT LUCK, of a game that is not finished LOST
// alone. Nothing is told of what is no record.
void review(std::string_view record, base::Callback<void(std::string_view text)> tell);

}  // namespace shelfmark::browser
