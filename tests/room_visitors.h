// People who ask a table for anything at all, from a seed.
#pragma once

#include "base/random.h"
#include "room_scene.h"

namespace shelfmark::server {

class Visitors {
public:
    Visitors(RoomScene& scene, std::uint64_t seed) : scene_(scene), random_{seed} {}

    // Somebody asks for something, a bot decides, or time passes. The key of the refusal, if there was one.
    std::string anything();

private:
    std::uint32_t below(std::uint32_t limit) { return random_.below(limit); }
    bool one_in(std::uint32_t count) { return below(count) == 0; }
    Seat any_seat() { return static_cast<Seat>(below(static_cast<std::uint32_t>(scene_.room.seats()) + 1)); }
    Person anybody();
    std::string key() { return hash_of(static_cast<char>('a' + below(26))); }
    std::int64_t seen() { return one_in(8) ? static_cast<std::int64_t>(below(99)) : scene_.newest(); }

    std::string decide(Person who);
    std::string ask_for_consent(Person who);
    std::string change_seats(Person who);
    std::string talk(Person who);
    void let_bot_decide();
    void let_time_pass();

    RoomScene& scene_;
    base::Random random_;
};

}  // namespace shelfmark::server
