#include "server/clocks.h"

namespace shelfmark::server {

Clocks::Clocks(const protocol::Pacing& pacing)
    : by_move_(pacing.pace != protocol::Pace::game), live_(pacing.pace != protocol::Pace::days) {
    if (pacing.pace != protocol::Pace::unlimited) time_ = pacing.time.value_or(0);
    given_.fill(time_);
    left_.fill(time_);
}

void Clocks::pass(Moment now) {
    for (Seat seat = 0; seat < table::max_seats; ++seat) {
        left_[seat] = left(seat, now);
        owed_[seat] = owed(seat, now);
    }
    last_ = now;
}

void Clocks::charge(Seat seat) {
    left_[seat] = std::max<Moment>(0, left_[seat] - owed_[seat]);
    owed_[seat] = 0;
}

void Clocks::resume(Seat seat, Moment left) {
    owed_[seat] = 0;
    if (by_move_) given_[seat] = left_[seat] = left;
}

Moment Clocks::left(Seat seat, Moment now) const {
    return std::max<Moment>(0, left_[seat] - (running(seat) ? since_last(now) : 0));
}

Moment Clocks::left_of(Moment before, Seat seat, Moment now) const {
    if (!by_move_) return left(seat, now);
    return std::max<Moment>(0, before - (given_[seat] - left(seat, now)));
}

std::optional<Clocks::End> Clocks::next_end() const {
    std::optional<End> first;
    for (Seat seat = 0; seat < table::max_seats; ++seat) {
        const Moment when = last_ + left_[seat];
        if (running(seat) && (!first || when < first->when)) first = End{seat, when};
    }
    return first;
}

}  // namespace shelfmark::server
