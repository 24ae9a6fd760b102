#pragma once

#include <optional>
#include <vector>

#include "server/ports.h"

namespace shelfmark::server {

// What the strongest bot thinks about what a seat decides, for as long as nothing happens: whoever asks again is told
// the same.
struct Counsel {
    store::Number at = 0;  // Room::entries()
    Seat seat = 0;
    std::optional<protocol::Thoughts> told;
    std::vector<Then<const protocol::Thoughts&>> asking;  // until it is told
};

}  // namespace shelfmark::server
