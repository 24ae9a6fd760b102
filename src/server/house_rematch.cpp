#include <utility>

#include "server/house_requests.h"

// New tables for the same people once more. A table that is over leads to the next one; where that was aborted, it
// leads on in the same way, so that all who ask, at whichever of them, come together at the last.
namespace shelfmark::server {

using protocol::Occupant;
using protocol::Status;

namespace {

// Tables that were aborted one after the other, on the way to one that was not: each may have to be read.
constexpr int most_passed = 50;

}  // namespace

void House::Inside::serve(OpenTable& table, Line& line, const protocol::Rematch& request) {
    const Room& room = *table.room;
    const Seat seat = line.who.seat;
    if (seat == table::no_seat) return answer(line, request.seq, faults::refusal(faults::not_yours));
    if (room.status() != Status::over && room.status() != Status::aborted) {
        return answer(line, request.seq, faults::refusal(faults::not_over));
    }
    seek_rematch(table, {line.id, seat, room.table({}, now()).seats[seat].name, request});
}

void House::Inside::seek_rematch(OpenTable& table, const RematchWish& wish) {
    table.room->rematch() ? join_rematch(table, wish) : begin_rematch(table, wish);
}

// Somebody was faster: what the wish means has to be decided anew, before anything that the asker wants after it.
void House::Inside::seek_rematch_again(const RematchWish& wish) {
    const Line* line = find(wish.asker);
    if (line == nullptr) return;
    line->table->waiting.emplace_front([this, wish](OpenTable& here) { carry_out(here, wish.asker, wish.request); });
    go_on(*line->table);
}

void House::Inside::refuse_rematch(const RematchWish& wish) {
    if (Line* line = find(wish.asker)) refuse(*line, wish.request.seq, faults::refusal(faults::store));
}

// ---- the first who asks ----

void House::Inside::begin_rematch(OpenTable& table, const RematchWish& wish) {
    Line& line = *find(wish.asker);
    if (!creations.take(line.address, now(), limits.tables_per_hour)) {
        return answer(line, wish.request.seq, faults::refusal(faults::too_many_tables));
    }
    choose_secret(table, wish.asker, wish.request.seq, wish.request.token,
                  [this, wish](OpenTable& here, Line&, const Secret& secret) { open_rematch(here, wish, secret); });
}

// The same bots and options, and a new seed. The asker sits there; the others' seats wait for them, and they take them
// by asking for the same. Nobody has an invitation, and nobody's name is there before they are.
NewTable House::Inside::rematch_of(const OpenTable& table, const RematchWish& wish, const Secret& secret) {
    const Room& room = *table.room;
    std::vector<protocol::NewSeat> seats;
    for (const auto& seat : room.table({}, now()).seats) {
        protocol::NewSeat& again = seats.emplace_back();
        again.occupant = seat.occupant == Occupant::bot ? Occupant::bot : Occupant::open;
        if (again.occupant == Occupant::bot) again.bot = seat.bot;
        if (seat.seat == wish.seat) again = {Occupant::person, wish.name, std::nullopt};
    }
    protocol::Opened opened = room.opened();
    opened.seats.clear();
    opened.position.reset();
    opened.rules = rules_versions(opened.game).newest;
    opened.origin = table.id;
    opened.visibility = protocol::Visibility::unlisted;
    auto made = draft(std::move(opened), seats);
    // The host stays the host, with the same secret.
    made->opened.host = room.opened().host;
    made->opened.host_seat = room.table({}, now()).host;
    made->opened.seats[wish.seat].key = secret.key;
    made->tokens = {{secret.hash, text_of({Pass::To::seat, wish.seat})}};
    return std::move(*made);
}

void House::Inside::open_rematch(OpenTable& table, const RematchWish& wish, const Secret& secret) {
    auto made = rematch_of(table, wish, secret);
    const protocol::Claimed claimed{wish.request.seq, made.id, wish.seat, secret.token};
    table.busy = true;
    open_new(std::move(made), [this, &table, wish, claimed, before = table.room->rematch()](bool done) {
        table.busy = false;
        table.waiting.emplace_front([this, wish, claimed, before, done](OpenTable& here) {
            if (!done || !here.room) return refuse_rematch(wish);
            link_rematch(here, wish, claimed, before);
        });
        go_on(table);
    });
}

// Also where the asker is gone: the new table is there, and they may ask again. `before` is where the table led until
// now.
void House::Inside::link_rematch(OpenTable& table, const RematchWish& wish, const protocol::Claimed& claimed,
                                 const std::optional<std::string>& before) {
    if (table.room->rematch() != before) return drop_rematch(table, wish, claimed.table);
    keep(table, {protocol::Rematched{now(), claimed.table}, {}, {}},
         [this, wish, claimed, before](OpenTable& here, store::Outcome outcome) {
             if (outcome == store::Outcome::conflict) {
                 here.waiting.emplace_front([this, wish, claimed, before](OpenTable& again) {
                     if (!again.room) return refuse_rematch(wish);
                     link_rematch(again, wish, claimed, before);
                 });
                 return;
             }
             if (outcome == store::Outcome::failed) return refuse_rematch(wish);
             if (Line* line = find(wish.asker)) send(*line, claimed);
         });
}

// Somebody else was faster: their table it is. The other one goes, so that the secret that the asker wished for opens
// nothing there.
void House::Inside::drop_rematch(OpenTable& table, const RematchWish& wish, const std::string& made) {
    table.busy = true;
    submit(store::Removal{made}, [this, &table, wish = RematchWish(wish), made](store::Outcome outcome) mutable {
        const auto dropped = tables.find(made);
        if (dropped != tables.end() && !dropped->second->busy) leave_memory(*dropped->second);
        if (outcome != store::Outcome::committed) wish.request.token.reset();
        table.busy = false;
        seek_rematch_again(wish);
        go_on(table);
    });
}

// ---- those who come later ----

// They take their own seat there; whoever asks again with the same wish is told again.
void House::Inside::join_rematch(const OpenTable& from, const RematchWish& wish) {
    enqueue(open(*from.room->rematch()), [this, wish, from = from.id](OpenTable& table) {
        Line* line = find(wish.asker);
        if (line == nullptr) return;
        if (!table.room && table.absence == OpenTable::Absence::unknown) return replace_rematch(from, table.id, wish);
        if (!table.room) return refuse_rematch(wish);
        const Room& room = *table.room;
        const auto& [seq, token] = wish.request;
        if (token && same_key(secret_of(*token).key, room.key(wish.seat))) {
            return send(*line, protocol::Claimed{seq, table.id, wish.seat, *token});
        }
        if (room.only_by_invitation(wish.seat)) return answer(*line, seq, faults::refusal(faults::not_invited));
        if (room.status() == Status::aborted) {
            if (wish.passed == most_passed) return answer(*line, seq, faults::refusal(faults::busy));
            auto onwards = wish;
            ++onwards.passed;
            return seek_rematch(table, onwards);
        }
        if (room.table({}, now()).seats[wish.seat].occupant != Occupant::open) {
            return answer(*line, seq, faults::refusal(faults::rematched));
        }
        choose_secret(table, wish.asker, seq, token, [this, wish](OpenTable& here, Line&, const Secret& secret) {
            take_rematch_seat(here, wish, secret);
        });
    });
}

// The table where they went on was deleted.
void House::Inside::replace_rematch(const std::string& from, const std::string& deleted, const RematchWish& wish) {
    enqueue(open(from), [this, deleted, wish](OpenTable& table) {
        if (find(wish.asker) == nullptr) return;
        if (!table.room) return refuse_rematch(wish);
        table.room->rematch() == deleted ? begin_rematch(table, wish) : seek_rematch(table, wish);
    });
}

void House::Inside::take_rematch_seat(OpenTable& table, const RematchWish& wish, const Secret& secret) {
    const protocol::Claimed claimed{wish.request.seq, table.id, wish.seat, secret.token};
    Intent intent{protocol::Joined{now(), wish.seat, wish.name.value_or("-"), secret.key},
                  {{secret.hash, text_of({Pass::To::seat, wish.seat})}},
                  old_key(*table.room, wish.seat)};
    keep(table, std::move(intent), [this, wish, claimed](OpenTable&, store::Outcome outcome) {
        if (outcome == store::Outcome::conflict) return seek_rematch_again(wish);
        if (outcome == store::Outcome::failed) return refuse_rematch(wish);
        if (Line* line = find(wish.asker)) send(*line, claimed);
    });
}

}  // namespace shelfmark::server
