#include <algorithm>
#include <tuple>
#include <utility>

#include "protocol/codec.h"
#include "server/house_inside.h"

// Who is connected to which of the servers. Each of them tells the others of its own people, and everything is told
// again after a while: what got lost is late, and whoever was connected to a server that died is gone.
namespace shelfmark::server {

namespace {

constexpr Moment between_greetings = 2'000;
constexpr Moment presumed_dead = 8'000;
constexpr Moment before_first_round = 1'000;
// Where somebody is, their server says so every thirty seconds at least.
constexpr Moment presumed_gone = 75'000;

bool is_out_of_date(const OpenTable::Guests& guests, Moment now) { return now - guests.heard > presumed_gone; }

}  // namespace

SeatSet OpenTable::connected(Moment now) const {
    SeatSet seats;
    for (const Line* line : lines) {
        if (line->who.seat != table::no_seat) seats.add(line->who.seat);
    }
    for (const Guests& guests : elsewhere) {
        if (is_out_of_date(guests, now)) continue;
        for (const protocol::Sitting& sitting : guests.seats) seats.add(static_cast<Seat>(sitting.seat));
    }
    return seats;
}

void House::Inside::announce(const protocol::HouseMessage& message) {
    submit(store::Announcement{protocol::encode(message)}, [](store::Outcome) {});
}

// Nobody listens where there is no other server; one that comes later asks.
void House::Inside::announce_presence(const OpenTable& table) {
    if (closed || peers.empty()) return;
    protocol::Present present{own_name, ++stamp, table.id, {}};
    for (const Line* line : table.lines) {
        if (line->who.seat != table::no_seat) present.seats.push_back({line->who.seat, line->since});
    }
    announce(present);
}

// Whether the other servers were asked before who is there.
bool House::Inside::ask_around(OpenTable& table) {
    if (std::exchange(table.asked_around, true) || peers.empty()) return true;
    announce(protocol::WhoIsThere{own_name, table.id});
    return false;
}

// Somebody has a connection now. Where their seat has another one elsewhere, that one ends when its server hears of it.
void House::Inside::sit_down(OpenTable& table, Line& line) {
    if (!limits.shared) return;
    plan_round(table, now() + before_first_round);
    ask_around(table);
    if (line.who.seat == table::no_seat) return;
    line.since = now();
    for (const auto& guests : table.elsewhere) {
        for (const protocol::Sitting& other : guests.seats) {
            if (other.seat == line.who.seat) line.since = std::max(line.since, other.since + 1);
        }
    }
    announce_presence(table);
}

void House::Inside::on(const protocol::Present& message) {
    peers[message.server] = now();
    const auto found = tables.find(message.table);
    if (found == tables.end()) return;
    OpenTable& table = *found->second;
    auto guests = std::ranges::find(table.elsewhere, message.server, &OpenTable::Guests::server);
    if (guests == table.elsewhere.end()) {
        guests = table.elsewhere.insert(guests, OpenTable::Guests{message.server, 0, {}, 0});
    }
    if (message.stamp <= guests->stamp) return;  // it was overtaken by something newer
    const SeatSet before = table.connected(now());
    *guests = {message.server, message.stamp, message.seats, now()};
    give_way(table, OpenTable::Guests(*guests));
    if (table.lines.empty() || table.connected(now()) == before) return;
    table.presence_changed = true;
    knock(table);
}

// Of two connections of one seat, at different servers, both servers see the same one as the later.
void House::Inside::give_way(OpenTable& table, const OpenTable::Guests& guests) {
    for (const protocol::Sitting& other : guests.seats) {
        const auto line = std::ranges::find(table.lines, static_cast<Seat>(other.seat),
                                            [](const Line* one) { return one->who.seat; });
        if (line == table.lines.end()) continue;
        if (std::tie(other.since, guests.server) > std::tie((*line)->since, own_name)) {
            hang_up(**line, protocol::Closing::elsewhere);
        }
    }
}

void House::Inside::on(const protocol::WhoIsThere& message) {
    peers[message.server] = now();
    const auto found = tables.find(message.table);
    if (found != tables.end() && !found->second->lines.empty()) announce_presence(*found->second);
}

void House::Inside::on(const protocol::Alive& message) { peers[message.server] = now(); }

void House::Inside::on(const protocol::Departing& message) { vanish(message.server); }

void House::Inside::vanish(const std::string& server) {
    peers.erase(server);
    std::vector<OpenTable*> bereft;
    for (const auto& [id, table] : tables) {
        const SeatSet before = table->connected(now());
        std::erase_if(table->elsewhere, [&](const OpenTable::Guests& guests) { return guests.server == server; });
        if (!table->lines.empty() && table->connected(now()) != before) bereft.push_back(table.get());
    }
    std::ranges::sort(bereft, {}, &OpenTable::id);
    for (OpenTable* table : bereft) {
        table->presence_changed = true;
        knock(*table);
    }
}

// What a server says when the last of its people goes may get lost, and it says nothing more of a table where it has
// nobody.
void House::Inside::forget_guests(OpenTable& table) {
    bool somebody = false;
    std::erase_if(table.elsewhere, [&](const OpenTable::Guests& guests) {
        const bool gone = is_out_of_date(guests, now());
        somebody = somebody || (gone && !guests.seats.empty());
        return gone;
    });
    if (!somebody) return;
    table.presence_changed = true;
    knock(table);
}

void House::Inside::keep_in_touch() {
    if (now() < next_greeting) return;
    next_greeting = now() + between_greetings;
    announce(protocol::Alive{own_name});
    std::vector<std::string> silent;
    for (const auto& [server, heard] : peers) {
        if (now() - heard > presumed_dead) silent.push_back(server);
    }
    std::ranges::sort(silent);
    for (const auto& server : silent) vanish(server);
}

}  // namespace shelfmark::server
