#include <algorithm>
#include <utility>

#include "server/house_inside.h"

// Whoever is waited for and may not know it is told. That it is owed is written together with the entry that makes it
// so, and stays in the store until somebody was told, or is seen to know. Any server sends what is due there; what
// cannot be sent, or need not be yet, is put off. Whoever sends it claims it before and settles it afterwards: it is
// sent once, unless a server dies between the two.
namespace shelfmark::server {

namespace {

constexpr Moment between_looks = 1'000;
constexpr Moment patience = 2'000;
constexpr Moment before_others_answer = 2'000;
constexpr Moment before_trying_again = 10'000;
// Of a server at which somebody is connected, or one that understands a newer table.
constexpr Moment patience_with_others = 15'000;
constexpr Moment between_glances = 30'000;      // at somebody who is connected and says nothing
constexpr Moment between_notices = 60'000;      // somebody else may take things back and decide anew
constexpr Moment given_up_after = 259'200'000;  // three days, as of the game's last change
constexpr std::size_t looked_at_once = 256;

const Line* line_at(const OpenTable& table, Seat seat) {
    const auto line = std::ranges::find(table.lines, seat, [](const Line* one) { return one->who.seat; });
    return line == table.lines.end() ? nullptr : *line;
}

bool is_played(const Room& room, Seat seat) { return room.played_by_person(seat) && !room.key(seat).empty(); }

// The seat of somebody who is owed a notice, if they are still waited for.
std::optional<Seat> awaited_seat(const Room& room, const store::Hash& owner) {
    for (SeatSet left = room.asked(); !left.empty(); left.remove(left.lowest())) {
        const Seat seat = left.lowest();
        if (is_played(room, seat) && hash_of(room.key(seat)) == owner) return seat;
    }
    return std::nullopt;
}

}  // namespace

// To those who are asked since the newest entry. Whoever is connected here has time to show that they know it; whether
// somebody wants notices who is connected elsewhere, the store knows.
std::vector<store::Notice> House::Inside::new_notices(const OpenTable& table, SeatSet asked_before) const {
    const Room& room = *table.room;
    std::vector<store::Notice> notices;
    for (SeatSet left = room.asked(); !left.empty(); left.remove(left.lowest())) {
        const Seat seat = left.lowest();
        if (asked_before.contains(seat) || !is_played(room, seat)) continue;
        const Line* line = line_at(table, seat);
        if (line != nullptr && !line->may_want_notices()) continue;
        const auto owner = hash_of(room.key(seat));
        const Moment due = now() + (table.connected(now()).contains(seat) ? time_to_come_back : 0);
        const auto rest = owing.resting.find(owner);
        notices.push_back({owner, rest == owing.resting.end() ? due : std::max(due, rest->second)});
    }
    return notices;
}

// Most have not asked for notices, so that nothing is owed to them.
void House::Inside::hurry_notice(const store::Owed& owed) {
    if (owed.due > now()) return;
    ports.desk.subscriptions(owed.owner, [this, owed](auto where) {
        if (where && !where->empty()) send_notice(owed);
    });
}

// Whether the person at a line wants notices. Whoever comes sees that it is their turn.
void House::Inside::ask_for_subscriptions(const Line& line) {
    if (line.who.seat == table::no_seat) return;
    ports.desk.subscriptions(hash_of(line.key), [this, id = line.id](auto where) {
        Line* asker = find(id);
        if (asker == nullptr || !where) return;
        if (!asker->wants_notices) asker->wants_notices = !where->empty();
        if (asker->asked && !asker->silent) settle_notice(*asker);
    });
}

// Whoever says anything since they were asked knows it.
void House::Inside::settle_notice(const Line& line) {
    if (line.may_want_notices()) submit(store::Settlement{hash_of(line.key), line.told}, [](store::Outcome) {});
}

// Whoever goes without a word since they were asked may not know it: a page that sleeps in a pocket keeps its
// connection for a while, and so does one whose network is gone. Perhaps they are back at once.
void House::Inside::give_time_to_come_back(const Line& line) {
    if (!line.may_want_notices()) return;
    submit(store::Postponement{hash_of(line.key), line.told, now() + time_to_come_back}, [](store::Outcome) {});
}

void House::Inside::look_for_notices() {
    if (owing.looking || now() < owing.next_look || !oriented()) return;
    owing.looking = true;
    std::erase_if(owing.resting, [this](const auto& one) { return one.second <= now(); });
    ports.desk.owed_before(now() - patience, looked_at_once, [this](std::optional<std::vector<store::Owed>> owed) {
        owing.looking = false;
        owing.next_look = now() + between_looks;
        if (!owed) return;
        for (const auto& one : *owed) send_notice(one);
    });
}

void House::Inside::send_notice(const store::Owed& owed) {
    if (closed) return;
    if (unreadable.contains(owed.table)) return leave_notice(owed);
    const auto [rest, is_new] = owing.resting.emplace(owed.owner, now() + before_trying_again);
    if (!is_new && now() < rest->second) return;
    rest->second = now() + before_trying_again;
    OpenTable& table = open(owed.table);
    // It is owed since an entry of which nobody here may have heard.
    table.heard_of = std::max(table.heard_of, owed.entries);
    enqueue(table, [this, owed](OpenTable& here) { see_to_notice(here, owed); });
}

void House::Inside::see_to_notice(OpenTable& table, const store::Owed& owed) {
    if (table.absence == OpenTable::Absence::unknown) return settle_notice(owed);
    if (!table.room || table.doubtful || table.room->entries() < owed.entries) return leave_notice(owed);
    const auto seat = awaited_seat(*table.room, owed.owner);
    if (!seat) return settle_notice(owed);
    if (const Line* line = line_at(table, *seat)) {
        return line->silent ? put_off(owed, now() + between_glances) : settle_notice(owed);
    }
    if (limits.shared && !ask_around(table)) {
        owing.resting[owed.owner] = now() + before_others_answer;
    } else if (table.connected(now()).contains(*seat)) {
        leave_notice(owed);
    } else {
        once("notice " + owed.table + ' ' + std::to_string(*seat), between_notices,
             [this, owed, waited = now() - table.room->changed()] { deliver_notice(owed, waited); });
    }
}

// The longer it could not be sent, the less often it is tried: some twenty times in three days.
void House::Inside::deliver_notice(const store::Owed& owed, Moment waited) {
    owing.resting[owed.owner] = now() + between_notices;
    put_off(owed, now() + std::max(between_notices, waited / 2));
    ports.desk.subscriptions(owed.owner, [this, owed, waited](auto where) {
        if (!where) return;
        if (where->empty()) return settle_notice(owed);
        ++counts.notices;
        ports.notices.your_turn(std::move(*where), owed.table, [this, owed, waited](bool arrived) {
            if (arrived || waited > given_up_after) settle_notice(owed);
        });
    });
}

// Another server can do better: the one at which somebody is, one that understands the table, one that can read it.
// What none of them sees to shall not stand in the way of the rest.
void House::Inside::leave_notice(const store::Owed& owed) {
    if (now() - owed.due > patience_with_others) put_off(owed, now() + between_glances);
}

void House::Inside::put_off(const store::Owed& owed, Moment due) {
    submit(store::Postponement{owed.owner, owed.entries, due}, [](store::Outcome) {});
}

void House::Inside::settle_notice(const store::Owed& owed) {
    submit(store::Settlement{owed.owner, owed.entries}, [](store::Outcome) {});
}

// No more notices for whoever had this secret.
void House::Inside::silence(const store::Hash& owner, Then<store::Outcome> then) {
    ports.desk.subscriptions(owner, [this, then = std::move(then)](auto where) mutable {
        if (!where) return then(store::Outcome::failed);
        std::vector<store::Change> changes;
        for (const auto& subscription : *where) changes.emplace_back(store::Unsubscription{subscription.key});
        submit_all(std::move(changes), std::move(then));
    });
}

}  // namespace shelfmark::server
