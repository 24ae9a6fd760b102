#include <algorithm>
#include <utility>

#include "server/house_inside.h"

// Whoever is away is told that they are waited for. That it is owed is written together with the entry that makes it
// so. The server that kept the entry sends it at once; where it did not come to that, any server finds it in the store.
// Whoever sends it claims it before and settles it afterwards: it is sent once, unless a server dies between the two.
namespace shelfmark::server {

namespace {

constexpr Moment between_looks = 1'000;
constexpr Moment patience = 2'000;
constexpr Moment time_to_come_back = 10'000;
constexpr Moment before_trying_again = 10'000;
constexpr Moment between_notices = 60'000;  // somebody else may take things back and decide anew
constexpr Moment stale_after = 86'400'000;  // push services keep it no longer either
constexpr std::size_t looked_at_once = 256;

bool is_away(const OpenTable& table, Seat seat, Moment now) {
    const Room& room = *table.room;
    return room.played_by_person(seat) && !room.key(seat).empty() && !table.connected(now).contains(seat);
}

// The seat of somebody who is owed a notice, if they are still waited for and still away.
std::optional<Seat> awaited_seat(const OpenTable& table, const store::Hash& owner, Moment now) {
    for (SeatSet left = table.room->asked(); !left.empty(); left.remove(left.lowest())) {
        const Seat seat = left.lowest();
        if (is_away(table, seat, now) && hash_of(table.room->key(seat)) == owner) return seat;
    }
    return std::nullopt;
}

// The longer it could not be sent, the less often it is tried: a dozen times a day.
Moment rest(const store::Owed& owed, Moment now, Moment at_least) { return std::max(at_least, (now - owed.due) / 2); }

// How long an earlier notice could not be sent says nothing of one that is owed since then.
bool may_follow(const store::Owed& owed, const NoticeRest& rest, Moment now) {
    return owed.due > rest.tried && now - rest.tried >= between_notices;
}

}  // namespace

// To those who are away and asked since the newest entry.
std::vector<store::Notice> House::Inside::new_notices(const OpenTable& table, SeatSet asked_before) const {
    std::vector<store::Notice> notices;
    for (SeatSet left = table.room->asked(); !left.empty(); left.remove(left.lowest())) {
        const Seat seat = left.lowest();
        if (asked_before.contains(seat) || !is_away(table, seat, now())) continue;
        notices.push_back({hash_of(table.room->key(seat)), now()});
    }
    return notices;
}

// Most have not asked for notices, so that nothing is owed to them.
void House::Inside::hurry_notice(const store::Owed& owed) {
    ports.desk.subscriptions(owed.owner, [this, owed](auto where) {
        if (where && !where->empty()) send_notice(owed);
    });
}

// Whoever went without a word since they were asked may not know it: a page that sleeps in a pocket keeps its
// connection for a while, and so does one whose network is gone.
void House::Inside::remind(const std::string& id, const store::Hash& owner) {
    if (closed) return;
    ports.desk.subscriptions(owner, [this, id, owner](auto where) {
        if (where && !where->empty()) keep_reminder(open(id), owner);
    });
}

void House::Inside::keep_reminder(OpenTable& table, const store::Hash& owner) {
    enqueue(table, [this, owner](OpenTable& here) {
        if (!here.room || !awaited_seat(here, owner, now())) return;
        store::Batch batch;
        batch.table = here.id;
        batch.first = here.room->entries();
        batch.notices = {{owner, now() + time_to_come_back}};
        submit(std::move(batch), [this, id = here.id, owner](store::Outcome outcome) {
            if (outcome != store::Outcome::conflict) return;
            // Something has happened there of which this server did not know.
            OpenTable& again = open(id);
            again.doubtful = true;
            keep_reminder(again, owner);
        });
    });
}

void House::Inside::look_for_notices() {
    if (owing.looking || now() < owing.next_look || !oriented()) return;
    owing.looking = true;
    std::erase_if(owing.resting, [this](const auto& one) { return one.second.until <= now(); });
    // Those that rest stay where they are, and so do those of tables that cannot be read.
    const std::size_t most = looked_at_once + owing.resting.size() + table::max_seats * unreadable.size();
    ports.desk.owed_before(now() - patience, most, [this](std::optional<std::vector<store::Owed>> owed) {
        owing.looking = false;
        owing.next_look = now() + between_looks;
        if (!owed) return;
        for (const auto& one : *owed) {
            if (now() - one.due > stale_after) {
                settle_notice(one);
            } else if (!unreadable.contains(one.table)) {
                send_notice(one);
            }
        }
    });
}

void House::Inside::send_notice(const store::Owed& owed) {
    if (closed) return;
    const NoticeRest next{now(), now() + rest(owed, now(), before_trying_again)};
    const auto [found, is_new] = owing.resting.emplace(owed.owner, next);
    if (!is_new && !may_follow(owed, found->second, now())) return;
    found->second = next;
    enqueue(open(owed.table), [this, owed](OpenTable& table) {
        if (!table.room && table.absence != OpenTable::Absence::unknown) return;
        const auto seat = table.room ? awaited_seat(table, owed.owner, now()) : std::nullopt;
        if (!seat) return settle_notice(owed);
        once("notice " + owed.table + ' ' + std::to_string(*seat), between_notices,
             [this, owed] { deliver_notice(owed); });
    });
}

void House::Inside::deliver_notice(const store::Owed& owed) {
    owing.resting[owed.owner] = {now(), now() + rest(owed, now(), between_notices)};
    ports.desk.subscriptions(owed.owner, [this, owed](auto where) {
        if (!where) return;
        if (where->empty()) return settle_notice(owed);
        ++counts.notices;
        ports.notices.your_turn(std::move(*where), owed.table, [this, owed](bool arrived) {
            if (arrived) settle_notice(owed);
        });
    });
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
