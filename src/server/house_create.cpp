#include <algorithm>
#include <utility>

#include "protocol/codec.h"
#include "server/house_questions.h"
#include "server/house_requests.h"
#include "server/names.h"

// New tables: made anew, from a moment of a finished game, or for the same people once more.
namespace shelfmark::server {

namespace {

using protocol::Occupant;

constexpr Moment shortest_time = 1'000;
constexpr Moment shortest_days = 3'600'000;  // nobody has to stay for a game that is played over days
constexpr Moment longest_time = 366LL * 24 * 3'600'000;

bool makes_sense(const protocol::Pacing& pacing) {
    if (pacing.pace == protocol::Pace::unlimited) return !pacing.time && !pacing.late;
    const Moment shortest = pacing.pace == protocol::Pace::days ? shortest_days : shortest_time;
    return pacing.time && pacing.late && *pacing.time >= shortest && *pacing.time <= longest_time;
}

std::optional<std::string> name_of(const protocol::NewSeat& seat) {
    std::string name = plain_name(seat.name.value_or(""));
    return name.empty() ? std::nullopt : std::optional(std::move(name));
}

std::unexpected<protocol::Fault> wrong(std::string_view key) { return std::unexpected(faults::fault(key)); }

protocol::Fault fault_of(const BeginningFault& fault) { return {fault.key, std::nullopt, fault.where}; }

}  // namespace

// Gives each seat its secret. The first of the seats is not special: the host need not play.
std::expected<NewTable, protocol::Fault> House::Inside::furnish(protocol::Opened opened,
                                                                const std::vector<protocol::NewSeat>& seats) {
    NewTable made{ports.secrets.table_id(), std::move(opened), {}, {}};
    const Secret host = new_secret();
    made.opened.time = now();
    made.opened.rules = rules_version(made.opened.game);
    made.opened.seed = std::to_string(ports.secrets.seed());
    made.opened.host = host.key;
    made.told.table = made.id;
    made.told.host = host.token;
    for (Seat number = 0; number < seats.size(); ++number) {
        const protocol::NewSeat& seat = seats[number];
        protocol::OpenedSeat& place = made.opened.seats.emplace_back();
        place.occupant = seat.occupant;
        if (seat.occupant == Occupant::bot) {
            place.bot = seat.bot.value_or(std::string(usual_bot));
            if (!is_bot(made.opened.game, *place.bot)) return wrong(faults::no_such_bot);
            continue;
        }
        const Secret secret = new_secret();
        const bool mine = seat.occupant == Occupant::person;
        if (mine) place.name = name_of(seat);
        place.key = secret.key;
        const auto to = mine ? Pass::To::seat : Pass::To::invitation;
        made.tokens.push_back({secret.hash, text_of({to, number})});
        (mine ? made.told.seats : made.told.invitations).push_back({number, secret.token});
    }
    if (made.tokens.empty()) return wrong(faults::nobody);
    return made;
}

void House::Inside::create(const protocol::CreateTable& request, const std::string& address,
                           Answer<protocol::TableCreated> answer) {
    if (closed) return answer(wrong(faults::closing));
    const auto options = check_options(request.game, request.options, request.talk);
    if (!options) return answer(std::unexpected(fault_of(options.error())));
    if (std::cmp_not_equal(options->players, request.seats.size())) return answer(wrong(faults::seats));
    if (!makes_sense(request.pacing)) return answer(wrong(faults::pacing));
    protocol::Opened opened;
    opened.game = request.game;
    opened.options = options->text;
    opened.visibility = request.visibility;
    opened.spectators = request.spectators;
    opened.talk = options->talk;
    opened.aids = request.aids;
    opened.pacing = request.pacing;
    auto made = furnish(std::move(opened), request.seats);
    if (!made) return answer(std::unexpected(made.error()));
    if (!creations.take(address, now(), limits.tables_per_hour)) return answer(wrong(faults::too_many_tables));
    answer_with(std::move(*made), std::move(answer));
}

void House::Inside::answer_with(NewTable made, Answer<protocol::TableCreated> answer) {
    auto told = made.told;
    open_new(std::move(made), [told = std::move(told), answer = std::move(answer)](bool done) mutable {
        if (!done) return answer(wrong(faults::store));
        answer(std::move(told));
    });
}

// Writes the table and lets it go on: a game without open seats begins at once.
void House::Inside::open_new(NewTable made, Then<bool> then) {
    auto room = Room::open(made.opened);
    if (!room) {
        ++counts.failures;
        return then(false);
    }
    store::Batch batch;
    batch.table = made.id;
    batch.entries.push_back(protocol::encode(protocol::LogEntry(made.opened)));
    if (room->complete()) {
        protocol::Begun begun;
        begun.time = made.opened.time;
        if (!room->take(begun)) batch.entries.push_back(protocol::encode(protocol::LogEntry(begun)));
    }
    batch.new_tokens = std::move(made.tokens);
    batch.row = row_of(made.id, *room);
    submit(std::move(batch),
           [this, id = made.id, room = std::move(*room), then = std::move(then)](store::Outcome outcome) mutable {
               if (outcome != store::Outcome::committed) return then(false);
               ++counts.tables_created;
               then(true);
               OpenTable& table = open(id);
               if (table.busy || table.room) return;
               table.used = now();
               table.room = std::move(room);
               go_on(table);
           });
}

void House::Inside::fork(const std::string& id, const protocol::Fork& request, const std::string& address,
                         Answer<protocol::TableCreated> answer) {
    when_over<protocol::TableCreated>(
        id, std::move(answer),
        [this, request, address](OpenTable& table, Answer<protocol::TableCreated> reply) mutable {
            if (std::cmp_greater_equal(request.at, table.room->entries())) return reply(wrong(faults::no_such_entry));
            look_up(table, [this, request, address, reply = std::move(reply)](OpenTable& here,
                                                                              std::optional<Log> log) mutable {
                if (!log) return reply(wrong(faults::store));
                log->resize(static_cast<std::size_t>(request.at) + 1);
                fork_from(here.id, *log, request, address, std::move(reply));
            });
        });
}

void House::Inside::fork_from(const std::string& id, const Log& log, const protocol::Fork& request,
                              const std::string& address, Answer<protocol::TableCreated> answer) {
    const auto reading = read_log(log);
    if (!reading) return answer(wrong(faults::store));
    const Room& room = reading->room;
    if (room.match().over()) return answer(wrong(faults::position));
    if (std::cmp_not_equal(request.seats.size(), room.seats())) return answer(wrong(faults::seats));
    if (request.seat && *request.seat >= room.seats()) return answer(wrong(faults::seats));
    protocol::Opened opened = room.opened();
    opened.seats.clear();
    opened.origin = id;
    opened.visibility = protocol::Visibility::unlisted;
    const Seat viewer = request.seat ? static_cast<Seat>(*request.seat) : table::spectator;
    opened.position = room.match().imagined_position(viewer, ports.secrets.seed());
    opened.host_seat.reset();
    auto made = furnish(std::move(opened), request.seats);
    if (!made) return answer(std::unexpected(made.error()));
    if (!creations.take(address, now(), limits.tables_per_hour)) return answer(wrong(faults::too_many_tables));
    answer_with(std::move(*made), std::move(answer));
}

// The same bots and options, and a new seed. The asker sits there; the others' seats wait for them, and they take them
// by asking for the same. Nobody has an invitation, and nobody's name is there before they are.
NewTable House::Inside::rematch_of(const Room& room, const std::string& id, Seat asker, const Secret& secret) {
    std::vector<protocol::NewSeat> seats;
    for (const auto& seat : room.table({}, now()).seats) {
        protocol::NewSeat& again = seats.emplace_back();
        again.occupant = seat.occupant == Occupant::bot ? Occupant::bot : Occupant::open;
        if (again.occupant == Occupant::bot) again.bot = seat.bot;
        if (seat.seat == asker) again = {Occupant::person, seat.name, std::nullopt};
    }
    protocol::Opened opened = room.opened();
    opened.seats.clear();
    opened.position.reset();
    opened.origin = id;
    opened.visibility = protocol::Visibility::unlisted;
    auto made = furnish(std::move(opened), seats);
    // The host stays the host, with the same secret.
    made->opened.host = room.opened().host;
    made->opened.host_seat = room.table({}, now()).host;
    made->opened.seats[asker].key = secret.key;
    made->tokens = {{secret.hash, text_of({Pass::To::seat, asker})}};
    return std::move(*made);
}

void House::Inside::serve(OpenTable& table, Line& line, const protocol::Rematch& request) {
    const Room& room = *table.room;
    if (line.who.seat == table::no_seat) return answer(line, request.seq, faults::refusal(faults::not_yours));
    if (room.status() != protocol::Status::over && room.status() != protocol::Status::aborted) {
        return answer(line, request.seq, faults::refusal(faults::not_over));
    }
    if (room.rematch()) return join_rematch(table, line, request);
    if (!creations.take(line.address, now(), limits.tables_per_hour)) {
        return answer(line, request.seq, faults::refusal(faults::too_many_tables));
    }
    choose_secret(table, line.id, request.seq, request.token,
                  [this, seq = request.seq](OpenTable& here, Line& asker, const Secret& secret) {
                      open_rematch(here, asker, seq, secret);
                  });
}

void House::Inside::open_rematch(OpenTable& table, Line& line, std::int64_t seq, const Secret& secret) {
    const Seat seat = line.who.seat;
    auto made = rematch_of(*table.room, table.id, seat, secret);
    const protocol::Claimed claimed{seq, made.id, seat, secret.token};
    table.busy = true;
    open_new(std::move(made), [this, &table, id = line.id, claimed](bool done) {
        table.busy = false;
        table.waiting.emplace_front([this, id, claimed, done](OpenTable& here) {
            if (done && here.room) return link_rematch(here, id, claimed);
            if (Line* asker = find(id)) refuse(*asker, claimed.seq, faults::refusal(faults::store));
        });
        go_on(table);
    });
}

// Also where the asker is gone: the new table is there, and they may ask again.
void House::Inside::link_rematch(OpenTable& table, LineId id, const protocol::Claimed& claimed) {
    keep(table, {protocol::Rematched{now(), claimed.table}, {}, {}},
         [this, id, claimed](OpenTable& here, store::Outcome outcome) {
             if (outcome == store::Outcome::conflict) {
                 // Somebody else was faster: their table it is.
                 const protocol::Rematch again{claimed.seq, std::nullopt};
                 here.waiting.emplace_front([this, id, again](OpenTable& there) { carry_out(there, id, again); });
                 return;
             }
             Line* asker = find(id);
             if (asker == nullptr) return;
             if (outcome == store::Outcome::failed) {
                 return refuse(*asker, claimed.seq, faults::refusal(faults::store));
             }
             send(*asker, claimed);
         });
}

// Those who come later take their own seat there; whoever asks again with the same wish is told again.
void House::Inside::join_rematch(const OpenTable& from, const Line& line, const protocol::Rematch& request) {
    const Seat seat = line.who.seat;
    const auto name = from.room->table({}, now()).seats[seat].name.value_or("-");
    enqueue(open(*from.room->rematch()), [this, id = line.id, request, seat, name](OpenTable& table) {
        Line* asker = find(id);
        if (asker == nullptr) return;
        if (!table.room) return refuse(*asker, request.seq, faults::refusal(faults::store));
        if (request.token && same_key(secret_of(*request.token).key, table.room->key(seat))) {
            return send(*asker, protocol::Claimed{request.seq, table.id, seat, *request.token});
        }
        if (table.room->table({}, now()).seats[seat].occupant != Occupant::open) {
            return answer(*asker, request.seq, faults::refusal(faults::rematched));
        }
        choose_secret(table, id, request.seq, request.token,
                      [this, seat, name, seq = request.seq](OpenTable& here, Line& there, const Secret& secret) {
                          take_rematch_seat(here, there.id, {seq, here.id, seat, secret.token}, name);
                      });
    });
}

void House::Inside::take_rematch_seat(OpenTable& table, LineId id, const protocol::Claimed& claimed,
                                      const std::string& name) {
    const Secret secret = secret_of(claimed.token);
    const auto seat = static_cast<Seat>(claimed.seat);
    Intent intent{
        protocol::Joined{now(), claimed.seat, name, secret.key}, {{secret.hash, text_of({Pass::To::seat, seat})}}, {}};
    keep(table, std::move(intent), [this, id, claimed](OpenTable&, store::Outcome outcome) {
        Line* asker = find(id);
        if (asker == nullptr) return;
        if (outcome != store::Outcome::committed) {
            return refuse(*asker, claimed.seq, faults::refusal(faults::store));
        }
        send(*asker, claimed);
    });
}

}  // namespace shelfmark::server
