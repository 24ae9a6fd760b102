#include <algorithm>
#include <utility>

#include "server/house_inside.h"

// Clocks, bots, rooms that nobody needs, and the end.
namespace shelfmark::server {

namespace {

constexpr Moment between_wakes = 1'000;
constexpr Moment after_trouble = 1'000;
constexpr std::size_t woken_at_once = 256;
constexpr Moment patience = 2'000;

}  // namespace

// Makes sure that somebody looks after a table not later than this.
void House::Inside::watch(OpenTable& table, Moment when) {
    if (when >= table.next_look) return;
    table.next_look = when;
    looks.emplace(when, table.id);
}

void House::Inside::tick() {
    if (closed) return;
    notice_sleep();
    const Moment moment = now();
    while (!looks.empty() && looks.top().first <= moment) {
        const auto [when, id] = looks.top();
        looks.pop();
        const auto found = tables.find(id);
        if (found == tables.end() || found->second->next_look != when) continue;
        found->second->next_look = never;
        look(*found->second);
    }
    if (limits.shared) {
        look_for_sign();
        keep_in_touch();
        go_round();
    }
    if (trouble.suspected) probe();
    wake_sleepers();
    look_for_notices();
}

void House::Inside::look(OpenTable& table) {
    const Moment moment = now();
    if (table.busy || !table.waiting.empty()) return watch(table, moment + after_trouble);
    const Moment idle = moment - table.used;
    const bool needed = table.thinking || (table.room && table.room->bot_to_move());
    if (idle >= limits.close_rooms_after && !needed) {
        leave_memory(table);
        let_go(table);
    }
    if (table.room) return go_on(table);
    if (table.lines.empty() && !table.thinking && !table.claiming) tables.erase(std::string(table.id));
}

// What a table wants by itself when nobody asks for anything.
void House::Inside::care_for(OpenTable& table) {
    const Room& room = *table.room;
    const Moment moment = now();
    if (table.presence_changed) tell_table(table);
    watch(table, std::max(table.used + limits.close_rooms_after, moment + after_trouble));
    if (closed) return;
    if (moment < table.rests_until) return watch(table, table.rests_until);
    if (!oriented()) return watch(table, moment + after_trouble);
    if (note_restart(table)) return;
    if (const auto deadline = room.deadline(); deadline && *deadline > moment) watch(table, *deadline);
    if (!has_work(room, moment) || !looks_after(table)) return;
    if (room.complete()) {
        protocol::Begun begun;
        begun.time = moment;
        return keep_own(table, begun);
    }
    if (auto late = room.late(moment)) return keep_own(table, std::move(*late));
    if (room.bot_to_move()) ask_bot(table);
}

bool House::Inside::has_work(const Room& room, Moment moment) {
    return room.complete() || room.late(moment) || room.bot_to_move();
}

// Before anything else happens at a table that an earlier process left.
bool House::Inside::note_restart(OpenTable& table) {
    if (!table.room || closed || now() < table.rests_until) return false;
    auto restarted = table.room->restarted(*sign.since);
    if (!restarted) return false;
    keep_own(table, *std::move(restarted));
    return true;
}

// An entry that nobody asked for. When it cannot be kept there is time to try again.
void House::Inside::keep_own(OpenTable& table, protocol::LogEntry entry) {
    use(table);
    keep(table, {std::move(entry), {}, {}}, [this](OpenTable& here, store::Outcome outcome) {
        if (outcome == store::Outcome::failed) here.rests_until = now() + after_trouble;
    });
}

void House::Inside::ask_bot(OpenTable& table) {
    if (table.thinking) return;
    const Room& room = *table.room;
    const Moment when = room.changed() + limits.bot_pause;
    if (now() < when) return watch(table, when);
    const auto [seat, kind] = *room.bot_to_move();
    table.thinking = true;
    ports.thinker.think(room.match(), {room.opened().game, seat, kind, ports.secrets.seed(), table.thought_for},
                        [this, &table, seat, at = room.entries()](Thought thought) {
                            table.thought_for = thought.took;
                            enqueue(table, [this, seat, at, thought = std::move(thought)](OpenTable& here) mutable {
                                here.thinking = false;
                                if (here.room) hear_bot(here, seat, std::move(thought.text), at);
                            });
                        });
}

void House::Inside::hear_bot(OpenTable& table, Seat seat, std::string action, Number at) {
    auto entry = table.room->decided_by_bot(seat, std::move(action), at, now());
    if (entry) {
        ++counts.bot_decisions;
        return keep_own(table, std::move(*entry));
    }
    if (at < table.room->entries()) return;  // thought about something else: it is asked again
    ++counts.failures;
    table.rests_until = now() + after_trouble;
}

// Tables with a bot to move or a clock that runs out may not be in memory.
void House::Inside::wake_sleepers() {
    if (asking_for_sleepers || now() < next_wake || !oriented()) return;
    asking_for_sleepers = true;
    // Those that cannot be read stay due for ever, so there may be as many before the others.
    const std::size_t most = woken_at_once + unreadable.size();
    // Other servers have their own tables to look after: what they do in time is none of this one's business.
    const Moment overdue = limits.shared ? patience : 0;
    ports.desk.due_before(now() + 1 - overdue, most, [this, most](std::optional<std::vector<store::Due>> due) {
        asking_for_sleepers = false;
        next_wake = now() + (due && due->size() == most ? 0 : between_wakes);
        if (!due || closed) return;
        for (const auto& one : *due) {
            if (!unreadable.contains(one.table)) wake(one.table);
        }
    });
}

void House::Inside::wake(const std::string& id) {
    OpenTable& table = open(id);
    if (table.busy) return;
    if (!table.room) {
        // One that left memory while its bot thinks comes back with the thought.
        if (!table.thinking && looks_after(table)) knock(table);
    } else if (limits.shared && !has_work(*table.room, now())) {
        // Something must have happened there of which nobody told.
        table.doubtful = true;
        go_on(table);
    }
}

void House::Inside::close(Then<> then) {
    closed = true;
    when_closed = std::move(then);
    std::vector<LineId> everybody;
    for (const auto& [id, line] : lines) everybody.push_back(id);
    for (const LineId id : everybody) {
        if (Line* line = find(id)) hang_up(*line, protocol::Closing::restart);
    }
    if (limits.shared) announce(protocol::Departing{own_name});
    for (const auto& [id, table] : tables) let_go(*table);
    finish_closing();
}

void House::Inside::finish_closing() {
    if (closed && writing == 0 && when_closed) std::exchange(when_closed, {})();
}

}  // namespace shelfmark::server
