#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "table/seat.h"

namespace shelfmark::table {

// A seat, counted from 1: "seat2".
inline std::string seat_name(Seat seat) { return "seat" + std::to_string(seat + 1); }

// One of so many seats.
inline std::optional<Seat> parse_seat(std::string_view text, int seats) {
    for (Seat seat = 0; seat < seats; ++seat) {
        if (text == seat_name(seat)) return seat;
    }
    return std::nullopt;
}

// "seat1, seat3".
inline std::string seat_names(SeatSet seats, std::string_view between) {
    std::string list;
    for (Seat seat = 0; seat < max_seats; ++seat) {
        if (seats.contains(seat)) list.append(list.empty() ? "" : between).append(seat_name(seat));
    }
    return list;
}

}  // namespace shelfmark::table
