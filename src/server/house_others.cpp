#include <algorithm>
#include <utility>
#include <variant>

#include "protocol/codec.h"
#include "server/house_inside.h"

// What other servers of the same store have kept. Whatever they say is only a hint: what happened is read from the
// store.
namespace shelfmark::server {

namespace {

constexpr Moment between_rounds = 5'000;
constexpr Moment between_rounds_of_sleepers = 30'000;  // where nobody has done anything for long
constexpr Moment sure_for = 2'000;
constexpr int visits_at_once = 50;
constexpr std::size_t most_entries_one_by_one = 20;
constexpr Moment after_trouble = 1'000;

// The seat that somebody else may take now.
std::optional<Seat> reopened(const protocol::LogEntry& entry) {
    const auto* left = std::get_if<protocol::Left>(&entry);
    if (left != nullptr && left->key) return static_cast<Seat>(left->seat);
    const auto* removed = std::get_if<protocol::Removed>(&entry);
    if (removed != nullptr && removed->key) return static_cast<Seat>(removed->seat);
    return std::nullopt;
}

}  // namespace

void House::Inside::heard(const store::News& news) {
    if (closed) return;
    ++counts.news;
    std::visit([this](const auto& one) { hear(one); }, news);
}

void House::Inside::hear(const store::Appended& news) {
    const auto found = tables.find(news.table);
    if (found == tables.end()) return;
    OpenTable& table = *found->second;
    table.heard_of = std::max(table.heard_of, news.entries);
    follow(table);
}

void House::Inside::hear(const store::Rewritten& news) {
    const auto found = tables.find(news.table);
    if (found == tables.end()) return;
    found->second->rewritten = true;
    follow(*found->second);
}

// From a server that speaks of other things, too, since it is newer, one hears what one understands.
void House::Inside::hear(const store::Announcement& news) {
    if (const auto message = protocol::decode<protocol::HouseMessage>(news.text)) {
        std::visit([this](const auto& one) { on(one); }, *message);
    }
}

// Nobody knows what it was: every table with people is looked at, a few at a time.
void House::Inside::hear(const store::Missed&) {
    ++counts.missed;
    for (const auto& [id, table] : tables) {
        if (!table->lines.empty()) plan_round(*table, now());
    }
}

// Brings a table up to date if anybody here needs that; otherwise it is read when somebody comes.
void House::Inside::follow(OpenTable& table) {
    const bool needed = !table.lines.empty() || table.thinking || table.held_until > now();
    if (needed) return knock(table);
    if (!table.busy && table.waiting.empty()) leave_memory(table);
}

bool House::Inside::behind(const OpenTable& table) const {
    if (!table.room || now() < table.rests_until) return false;
    // Where nobody is connected, nobody goes round.
    const bool asked_out_of_the_blue = limits.shared && table.lines.empty() && !table.waiting.empty();
    return table.doubtful || table.rewritten || table.room->entries() < table.heard_of ||
           (asked_out_of_the_blue && now() - table.verified > sure_for);
}

// Reads what follows the last entry that is known here, and that one, too: where it is missing the table is gone.
void House::Inside::bring_up_to_date(OpenTable& table) {
    if (table.rewritten) return read(table, {});
    table.busy = true;
    table.doubtful = false;
    const Number heard = table.heard_of;
    ports.desk.load(table.id, table.room->entries() - 1, [this, &table, heard](std::optional<Log> log) {
        if (!log) {
            table.doubtful = true;
            table.rests_until = now() + after_trouble;
        } else {
            if (table.heard_of == heard) table.heard_of = 0;
            table.verified = now();
            if (log->empty() || log->size() > most_entries_one_by_one) return read(table, {});
            for (std::size_t i = 1; i < log->size(); ++i) {
                if (!take_over(table, (*log)[i])) return read(table, {});
            }
        }
        table.busy = false;
        go_on(table);
    });
}

// An entry that another server has kept. People hear of it as if it had been kept here.
bool House::Inside::take_over(OpenTable& table, const store::Bytes& body) {
    const auto entry = protocol::decode<protocol::LogEntry>(body);
    if (!entry || table.room->take(*entry)) return false;
    table.row.reset();  // that server may have written it or not
    tell(table);
    if (const auto seat = reopened(*entry)) invite_anew(table, *seat, table.room->key(*seat));
    return true;
}

void House::Inside::plan_round(OpenTable& table, Moment when) {
    if (!limits.shared || when >= table.next_round) return;
    table.next_round = when;
    rounds.emplace(when, table.id);
}

// Looks now and then at the tables with people, since what other servers say may get lost.
void House::Inside::go_round() {
    for (int visits = 0; visits < visits_at_once && !rounds.empty() && rounds.top().first <= now();) {
        const auto [when, id] = rounds.top();
        rounds.pop();
        const auto found = tables.find(id);
        if (found == tables.end() || found->second->next_round != when) continue;
        OpenTable& table = *found->second;
        table.next_round = never;
        if (table.lines.empty()) continue;
        ++visits;
        const bool sleeps = now() - table.used >= limits.close_rooms_after;
        plan_round(table, now() + (sleeps ? between_rounds_of_sleepers : between_rounds));
        announce_presence(table);
        forget_guests(table);
        glance(table);
    }
}

// A table that is not in memory shall not come back only to be looked at.
void House::Inside::glance(OpenTable& table) {
    if (table.busy) return;
    if (table.room) {
        table.doubtful = true;
        return go_on(table);
    }
    table.busy = true;
    ports.desk.load(table.id, table.known() - 1, [this, &table](std::optional<Log> log) {
        table.busy = false;
        const bool changed = log && log->size() != 1;
        if (changed) return knock(table);
        go_on(table);
    });
}

}  // namespace shelfmark::server
