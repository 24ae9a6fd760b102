#pragma once

#include <algorithm>
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
    // From the last moment on these clocks run, and no others. Those of `lent` seats, for which a bot is about to
    // decide, stand still; only their owners owe that time until it has decided.
    void run(SeatSet seats, SeatSet lent) {
        running_ = limited() ? seats : SeatSet();
        lent_ = limited() ? lent : SeatSet();
    }
    // A seat is asked something new. Where the whole game is counted, that gives nobody new time.
    void renew(Seat seat) { resume(seat, time_); }
    // The owner of a lent seat is back before the bot has decided: to lend it is no way to more time.
    void charge(Seat seat);
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
        return live_ && !(running_.empty() && lent_.empty()) && last_ < server_began;
    }
    // Whether nothing would be left to the owner of a lent seat.
    [[nodiscard]] bool used_up(Seat seat, Moment now) const { return limited() && left_[seat] <= owed(seat, now); }
    [[nodiscard]] bool by_move() const { return by_move_; }

    // Who runs out of time first, and when.
    struct End {
        Seat seat = table::no_seat;
        Moment when = 0;
    };
    [[nodiscard]] std::optional<End> next_end() const;

private:
    // Somebody may set the server's clock back: nobody gains by it.
    [[nodiscard]] Moment since_last(Moment now) const { return std::max<Moment>(0, now - last_); }
    [[nodiscard]] Moment owed(Seat seat, Moment now) const {
        return owed_[seat] + (lent_.contains(seat) ? since_last(now) : 0);
    }

    Moment time_ = 0;  // of a decision or of the game; 0 where it is unlimited
    bool by_move_ = false;
    bool live_ = false;  // minutes, not days: people are there
    Moment last_ = 0;
    SeatSet running_;
    SeatSet lent_;
    std::array<Moment, table::max_seats> given_ = {};  // when it was last asked something
    std::array<Moment, table::max_seats> left_ = {};
    std::array<Moment, table::max_seats> owed_ = {};
};

}  // namespace shelfmark::server
