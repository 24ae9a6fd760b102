#include <algorithm>
#include <memory>
#include <utility>

#include "protocol/codec.h"
#include "server/house_questions.h"

// Delete my data: the name and the words of whoever holds a seat, their notices and their secret. The decisions stay,
// since they are the others' game, too.
namespace shelfmark::server {

namespace {

constexpr std::string_view nothing = "-";

// The entries of a seat since its present owner came.
Number since_when(const std::vector<protocol::LogEntry>& entries, Seat seat) {
    for (Number number = entries.size(); number-- > 0;) {
        const auto* joined = std::get_if<protocol::Joined>(&entries[number]);
        if (joined != nullptr && joined->seat == seat) return number;
    }
    return 0;
}

bool blank(std::string& text) { return std::exchange(text, nothing) != nothing; }

// Takes what a person wrote out of an entry; false where there is nothing.
bool blank_out(protocol::LogEntry& entry, Seat seat) {
    if (auto* opened = std::get_if<protocol::Opened>(&entry)) {
        auto& name = opened->seats[seat].name;
        return name && blank(*name);
    }
    if (auto* joined = std::get_if<protocol::Joined>(&entry)) return joined->seat == seat && blank(joined->name);
    if (auto* named = std::get_if<protocol::Named>(&entry)) return named->seat == seat && blank(named->name);
    if (auto* spoke = std::get_if<protocol::Spoke>(&entry)) return spoke->seat == seat && blank(spoke->text);
    return false;
}

// The newest first: the store finds them in this order. Nothing where the log cannot be read.
using Redactions = std::optional<std::vector<store::Change>>;

Redactions redactions(const std::string& table, Seat seat, const Log& log) {
    std::vector<protocol::LogEntry> entries;
    for (const auto& body : log) {
        auto entry = protocol::decode<protocol::LogEntry>(body);
        if (!entry) return std::nullopt;
        entries.push_back(std::move(*entry));
    }
    std::vector<store::Change> changes;
    const Number first = since_when(entries, seat);
    for (Number number = entries.size(); number-- > first;) {
        if (!blank_out(entries[number], seat)) continue;
        changes.emplace_back(store::Redaction{table, number, log[number], protocol::encode(entries[number])});
    }
    return changes;
}

// How long a table's log is, if nothing is left in it that the seat's owner wrote.
Number blank_length(const std::string& table, Seat seat, const Log* log) {
    const auto left = log != nullptr ? redactions(table, seat, *log) : Redactions();
    return left && left->empty() ? log->size() : 0;
}

// Nobody else sits there, or is expected.
bool alone(const Room& room, Seat seat) {
    const protocol::Table standing = room.table({}, room.updated());
    return std::ranges::none_of(standing.seats, [&](const protocol::SeatState& other) {
        return other.seat != seat && other.occupant != protocol::Occupant::bot;
    });
}

std::unexpected<protocol::Fault> wrong(std::string_view key) { return std::unexpected(faults::fault(key)); }

}  // namespace

void House::Inside::forget(const protocol::Forget& request, Answer<bool> answer) {
    if (closed) return answer(wrong(faults::closing));
    at_seat<bool>(request.token, std::move(answer),
                  [this](OpenTable& table, Seat seat, const std::string& key, Answer<bool> told) {
                      forget_seat(table, seat, key, std::move(told));
                  });
}

// The secret goes last: as long as something could not be deleted, one can ask again.
void House::Inside::forget_seat(OpenTable& table, Seat seat, const std::string& key, Answer<bool> answer) {
    if (alone(*table.room, seat)) return remove_table(table, std::move(answer));
    blank_seat(table, seat,
               [this, seat, key, answer = std::move(answer)](OpenTable& here, store::Outcome outcome) mutable {
                   if (outcome == store::Outcome::failed) return answer(wrong(faults::store));
                   if (!opens(here, seat, key, answer)) return;
                   // Another goes at the same time: what they took out of an entry must not come back.
                   if (outcome == store::Outcome::conflict) return forget_seat(here, seat, key, std::move(answer));
                   give_up_seat(here, seat, key, std::move(answer));
               });
}

// Takes what the owner of a seat wrote out of the table's history, and reads the room again. It is a conflict, too, if
// they have written something more meanwhile, through another server.
void House::Inside::blank_seat(OpenTable& table, Seat seat, Then<OpenTable&, store::Outcome> then) {
    look_up(table, [this, seat, then = std::move(then)](OpenTable& here, std::optional<Log> log) mutable {
        auto changes = log ? redactions(here.id, seat, *log) : std::nullopt;
        here.waiting.emplace_front([this, seat, changes = std::move(changes),
                                    then = std::move(then)](OpenTable& again) mutable {
            if (!changes) return then(again, store::Outcome::failed);
            again.busy = true;
            submit_all(std::move(*changes), [this, seat, &again,
                                             then = std::move(then)](store::Outcome outcome) mutable {
                again.presence_changed = true;  // so that all see the seat without its name
                read(again, [&again, seat, outcome, then = std::move(then)](const Log* blank) mutable {
                    const Number length = blank_length(again.id, seat, blank);
                    again.waiting.emplace_front([outcome, length, then = std::move(then)](OpenTable& quiet) mutable {
                        const bool more = quiet.room && quiet.room->entries() != length;
                        then(quiet, outcome == store::Outcome::committed && more ? store::Outcome::conflict : outcome);
                    });
                });
            });
        });
    });
}

// Whether the secret still opens the seat in the room as it is now; otherwise the asker is answered.
bool House::Inside::opens(const OpenTable& table, Seat seat, const std::string& key, Answer<bool>& answer) {
    if (table.room && same_key(table.room->key(seat), key)) return true;
    answer(wrong(table.room ? faults::unknown : faults::store));
    return false;
}

void House::Inside::give_up_seat(OpenTable& table, Seat seat, const std::string& key, Answer<bool> answer) {
    const Secret secret = new_secret();
    protocol::Left left;
    left.time = now();
    left.seat = seat;
    Intent intent{left, {}, {hash_of(key)}, true};
    if (table.room->status() == protocol::Status::gathering) {
        std::get<protocol::Left>(intent.entry).key = secret.key;
        intent.new_tokens = {{secret.hash, text_of({Pass::To::invitation, seat})}};
    }
    keep(table, std::move(intent),
         [this, seat, key, secret, answer = std::move(answer)](OpenTable& here, store::Outcome outcome) mutable {
             if (outcome == store::Outcome::failed) return answer(wrong(faults::store));
             if (outcome == store::Outcome::conflict) {
                 // Somebody was faster: they may have said something more, or be gone already.
                 here.waiting.emplace_front([this, seat, key, answer = std::move(answer)](OpenTable& again) mutable {
                     if (opens(again, seat, key, answer)) forget_seat(again, seat, key, std::move(answer));
                 });
                 return;
             }
             const auto gone = std::ranges::find(here.lines, seat, [](const Line* line) { return line->who.seat; });
             if (gone != here.lines.end()) hang_up(**gone, protocol::Closing::left);
             tell_invitation(here, seat, secret.token);
             answer(true);
         });
}

// Nobody else is there: the whole table goes.
void House::Inside::remove_table(OpenTable& table, Answer<bool> answer) {
    table.busy = true;
    submit(store::Removal{table.id}, [this, &table, answer = std::move(answer)](store::Outcome outcome) mutable {
        if (outcome != store::Outcome::committed) {
            answer(wrong(faults::store));
        } else {
            const auto everybody = table.lines;
            for (Line* line : everybody) hang_up(*line, protocol::Closing::deleted);
            answer(true);
        }
        leave_memory(table);
        table.busy = false;
        go_on(table);
    });
}

}  // namespace shelfmark::server
