#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "protocol/codec.h"
#include "table/seat.h"

namespace shelfmark::server {

using Moment = std::int64_t;  // milliseconds since 1970
using table::Seat;
using table::SeatSet;

// How much time each seat has. It knows only the moments that it is told.
class Clocks {
public:
    explicit Clocks(const protocol::Pacing& pacing);

    [[nodiscard]] bool limited() const { return time_ > 0; }

    // Takes the time since the last moment from those whose clocks run.
    void pass(Moment now);
    // Takes nothing: until now there was nobody who could have decided.
    void stand_still(Moment now) { last_ = now; }
    // From the last moment on these clocks run, and no others.
    void run(SeatSet seats) { running_ = limited() ? seats : SeatSet(); }
    // A seat is asked something new. Where the whole game is counted, that gives nobody new time.
    void renew(Seat seat) { resume(seat, time_); }
    // It is asked again what it was asked before, and has so much time left.
    void resume(Seat seat, Moment left);

    [[nodiscard]] bool running(Seat seat) const { return running_.contains(seat); }
    [[nodiscard]] Moment left(Seat seat) const { return left_[seat]; }  // at the last moment
    [[nodiscard]] Moment left(Seat seat, Moment now) const;
    // What is left of `before` when the time since the last renew or resume is taken from it too. Where the whole game
    // is counted, that was taken already.
    [[nodiscard]] Moment left_of(Moment before, Seat seat, Moment now) const;
    // Whether minutes are counted that passed while nobody could decide, since the server began only then.
    [[nodiscard]] bool ran_before(Moment server_began) const {
        return live_ && !running_.empty() && last_ < server_began;
    }
    // Whether another move could be made at all.
    [[nodiscard]] bool used_up(Seat seat) const { return limited() && !by_move_ && left_[seat] == 0; }

    // Who runs out of time first, and when.
    struct End {
        Seat seat = table::no_seat;
        Moment when = 0;
    };
    [[nodiscard]] std::optional<End> next_end() const;

private:
    Moment time_ = 0;  // of a decision or of the game; 0 where it is unlimited
    bool by_move_ = false;
    bool live_ = false;  // minutes, not days: people are there
    Moment last_ = 0;
    SeatSet running_;
    std::array<Moment, table::max_seats> given_ = {};  // when it was last asked something
    std::array<Moment, table::max_seats> left_ = {};
};

}  // namespace shelfmark::server
