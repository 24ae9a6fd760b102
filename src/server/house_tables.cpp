#include <algorithm>
#include <utility>
#include <variant>

#include "protocol/codec.h"
#include "protocol/write.h"
#include "server/house_inside.h"

namespace shelfmark::server {

OpenTable& House::Inside::open(const std::string& id) {
    auto& table = tables[id];
    if (!table) {
        table = std::make_unique<OpenTable>();
        table->id = id;
    }
    return *table;
}

void House::Inside::enqueue(OpenTable& table, Task task) {
    use(table);
    table.waiting.push_back(std::move(task));
    go_on(table);
}

// Lets a table see to itself. It does so after whatever waits there, however often somebody knocks meanwhile: news of
// other servers take no room from people's requests.
void House::Inside::knock(OpenTable& table) {
    if (table.waiting.empty()) return enqueue(table, [](OpenTable&) {});
    use(table);
    go_on(table);
}

// What a table does never happens inside of what another one does, however long a chain of tables is that lead to each
// other: it has its turn afterwards.
void House::Inside::go_on(OpenTable& table) {
    if (table.busy || table.going_on) return;
    their_turn.push_back(&table);
    table.going_on = true;
    if (their_turn.size() > 1) return;
    notice_sleep();
    for (; !their_turn.empty(); their_turn.pop_front()) {
        OpenTable& next = *their_turn.front();
        if (!next.busy) work_off(next);
        next.going_on = false;
    }
}

// Does what waits, in order, until the store has to be asked for something.
void House::Inside::work_off(OpenTable& table) {
    while (!table.busy && (!table.waiting.empty() || behind(table))) {
        if (!oriented()) {
            if (!sign.failed) return;
            leave_memory(table);
            table.absence = OpenTable::Absence::unreadable;
            if (table.waiting.empty()) break;
        }
        if (!table.room && table.absence == OpenTable::Absence::unread) return read(table, {});
        if (behind(table)) return bring_up_to_date(table);
        if (note_restart(table)) continue;
        Task task = std::move(table.waiting.front());
        table.waiting.pop_front();
        task(table);
    }
    if (table.busy) return;
    if (table.room) return care_for(table);
    table.absence = OpenTable::Absence::unread;
    watch(table, now());
}

// Reads the room again, calls `first` with the log or with nothing, and tells everybody what they have missed.
void House::Inside::read(OpenTable& table, Then<const Log*> first) {
    table.busy = true;
    if (table.rewritten) table.presence_changed = true;  // so that all see the seats as they are now
    leave_memory(table);
    const Number heard = table.heard_of;
    ports.desk.load(table.id, 0, [this, &table, heard, first = std::move(first)](std::optional<Log> log) mutable {
        if (log && table.heard_of == heard) table.heard_of = 0;
        if (log) table.verified = now();
        table.absence = log && log->empty() ? OpenTable::Absence::unknown : OpenTable::Absence::unreadable;
        if (log && !log->empty()) furnish(table, *log);
        if (first) first(table.room ? &*log : nullptr);
        if (table.room) {
            catch_up(table, *log);
        } else if (log) {
            part_with_everybody(table);
        }
        table.busy = false;
        go_on(table);
    });
}

void House::Inside::furnish(OpenTable& table, const Log& log) {
    auto reading = read_log(log);
    if (!reading) {
        ++counts.failures;
        if (unreadable.insert(table.id).second) ports.desk.unreadable(table.id, reading.error());
        let_go(table);  // a newer server may know what to do there
        return;
    }
    enter_memory(table, std::move(reading->room));
}

// A table that is not there any more, or whose entries only a newer server understands.
void House::Inside::part_with_everybody(OpenTable& table) {
    const bool deleted = table.absence == OpenTable::Absence::unknown;
    if (!deleted && !limits.shared) return;
    const auto everybody = table.lines;
    for (Line* line : everybody) {
        hang_up(*line, deleted ? protocol::Closing::deleted : protocol::Closing::restart);
    }
}

// The log of a table whose room stays as it is, as far as the room has it; until it is there the table is busy.
void House::Inside::look_up(OpenTable& table, Then<OpenTable&, std::optional<Log>> then) {
    table.busy = true;
    ports.desk.load(table.id, 0, [this, &table, then = std::move(then)](std::optional<Log> log) mutable {
        if (log && log->size() > table.room->entries()) {
            table.heard_of = std::max(table.heard_of, log->size());
            log->resize(table.room->entries());
        }
        then(table, std::move(log));
        table.busy = false;
        go_on(table);
    });
}

void House::Inside::submit(store::Change change, Then<store::Outcome> then) {
    ++writing;
    const bool raced = std::holds_alternative<store::Batch>(change);
    ports.desk.submit(std::move(change), [this, raced, then = std::move(then)](store::Outcome outcome) mutable {
        --writing;
        if (outcome == store::Outcome::conflict && raced) ++counts.conflicts;
        if (outcome == store::Outcome::failed) ++counts.failures;
        note(outcome);
        then(outcome);
        finish_closing();
    });
}

// Each by itself; committed when all of them are.
void House::Inside::submit_all(std::vector<store::Change> changes, Then<store::Outcome> then) {
    struct Progress {
        std::size_t left;
        store::Outcome outcome;
        Then<store::Outcome> then;
    };
    if (changes.empty()) return then(store::Outcome::committed);
    auto progress = std::make_shared<Progress>(changes.size(), store::Outcome::committed, std::move(then));
    for (auto& change : changes) {
        submit(std::move(change), [progress](store::Outcome outcome) {
            if (outcome != store::Outcome::committed) progress->outcome = outcome;
            if (--progress->left == 0) progress->then(progress->outcome);
        });
    }
}

// The room takes the entry at once, since the row of the lists depends on it; as long as it is not committed the table
// is busy and shows nothing to anybody. What was not committed is undone by reading the room again.
void House::Inside::keep(OpenTable& table, Intent intent, Then<OpenTable&, store::Outcome> then) {
    const Number number = table.room->entries();
    std::string body = protocol::encode(intent.entry);
    const auto look_again = [this, &table, number, body](store::Outcome outcome, auto next) {
        // A write that failed may yet have reached the disk.
        read(table, [&table, number, body, outcome, next = std::move(next)](const Log* log) mutable {
            const bool there = log != nullptr && log->size() > number && (*log)[number] == body;
            next(table, there ? store::Outcome::committed : outcome);
        });
    };
    const SeatSet asked_before = table.room->asked();
    if (const auto nonsense = table.room->take(intent.entry)) {
        ++counts.failures;
        return look_again(store::Outcome::failed, std::move(then));
    }
    table.busy = true;
    store::Batch batch;
    batch.table = table.id;
    batch.first = number;
    batch.entries = {std::move(body)};
    batch.new_tokens = std::move(intent.new_tokens);
    batch.old_tokens = std::move(intent.old_tokens);
    batch.row = changed_row(table);
    batch.forgets = intent.forgets;
    batch.notices = new_notices(table, asked_before);
    auto notices = batch.notices;
    submit(std::move(batch), [this, &table, number, notices = std::move(notices), look_again,
                              then = std::move(then)](store::Outcome outcome) mutable {
        if (outcome != store::Outcome::committed) return look_again(outcome, std::move(then));
        table.verified = now();
        then(table, outcome);
        tell(table);
        for (const auto& [owner, since] : notices) hurry_notice({owner, table.id, number + 1, since});
        table.busy = false;
        go_on(table);
    });
}

// None where lists and clocks would find the table as before: most decisions.
std::optional<store::IndexRow> House::Inside::changed_row(OpenTable& table) {
    store::IndexRow row = row_of(table.id, *table.room);
    const auto found_alike = [&](const store::IndexRow& before) {
        return !before.listed && !row.listed && before.status == row.status && before.wake_at == row.wake_at;
    };
    if (table.row && found_alike(*table.row)) return std::nullopt;
    table.row = row;
    return row;
}

store::IndexRow House::Inside::row_of(const std::string& id, const Room& room) {
    store::IndexRow row;
    row.listed =
        room.opened().visibility == protocol::Visibility::listed && room.status() == protocol::Status::gathering;
    row.status = static_cast<std::uint8_t>(room.status());
    row.updated_at = room.updated();
    row.wake_at = room.bot_to_move() || room.complete() ? room.updated() : room.deadline();
    if (!row.listed) return row;
    protocol::TableRow summary = room.row();
    summary.table = id;
    protocol::write_value(row.summary, summary);
    return row;
}

Secret House::Inside::secret_of(std::string token) {
    Secret secret;
    secret.token = std::move(token);
    secret.hash = ports.secrets.hash(secret.token);
    secret.key = hex_of(secret.hash);
    return secret;
}

}  // namespace shelfmark::server
