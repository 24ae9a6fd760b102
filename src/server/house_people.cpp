#include <algorithm>
#include <utility>

#include "protocol/codec.h"
#include "server/house_requests.h"

// Requests about seats and secrets: who sits where, on which device, and who is told that it is their turn.
namespace shelfmark::server {

namespace {

constexpr std::size_t most_subscriptions = 8;  // devices of one person

protocol::Claimed claimed(std::int64_t seq, const std::string& table, Seat seat, const std::string& token) {
    return {seq, table, seat, token};
}

}  // namespace

// The secret that the asker wishes for, or a new one. A wish that opens something already is refused: otherwise the
// store would refuse it again and again.
void House::Inside::choose_secret(OpenTable& table, LineId id, std::int64_t seq,
                                  const std::optional<protocol::Token>& wish,
                                  Then<OpenTable&, Line&, const Secret&> then) {
    if (!wish) return then(table, *find(id), new_secret());
    table.busy = true;
    const Secret secret = secret_of(*wish);
    ports.desk.find_token(secret.hash, [this, &table, id, seq, secret, then = std::move(then)](auto answer) mutable {
        table.busy = false;
        if (Line* line = find(id)) {
            if (!answer) {
                refuse(*line, seq, faults::refusal(faults::store));
            } else if (answer->has_value()) {
                this->answer(*line, seq, faults::refusal(faults::token_taken));
            } else {
                then(table, *line, secret);
            }
        }
        go_on(table);
    });
}

void House::Inside::serve(OpenTable& table, Line& line, const protocol::Claim& request) {
    choose_secret(
        table, line.id, request.seq, request.token,
        [this, request](OpenTable& here, Line& asker, const Secret& secret) { claim(here, asker, request, secret); });
}

void House::Inside::claim(OpenTable& table, Line& line, const protocol::Claim& request, const Secret& secret) {
    auto response = table.room->respond(line.who, request, line.invited, secret.key, now());
    if (auto* refusal = std::get_if<protocol::Refusal>(&response))
        return answer(line, request.seq, std::move(*refusal));
    if (!line.invited && !claims_uninvited.take(line.address, now(), limits.seats_per_hour))
        return answer(line, request.seq, faults::refusal(faults::too_many_seats));
    auto entry = std::move(std::get<protocol::LogEntry>(response));
    const auto seat = static_cast<Seat>(std::get<protocol::Joined>(entry).seat);
    Intent intent{std::move(entry), {{secret.hash, text_of({Pass::To::seat, seat})}}, old_key(*table.room, seat)};
    keep_for(table, line, request, std::move(intent),
             [this, id = table.id, seat, secret, seq = request.seq](Line& asker, Number) {
                 asker.who.seat = seat;
                 asker.invited.reset();
                 asker.key = secret.key;
                 asker.table->presence_changed = true;
                 sit_down(*asker.table, asker);
                 send(asker, claimed(seq, id, seat, secret.token));
             });
}

void House::Inside::serve(OpenTable& table, Line& line, const protocol::Renew& request) {
    choose_secret(
        table, line.id, request.seq, request.token,
        [this, request](OpenTable& here, Line& asker, const Secret& secret) { renew(here, asker, request, secret); });
}

void House::Inside::renew(OpenTable& table, Line& line, const protocol::Renew& request, const Secret& secret) {
    auto response = table.room->respond(line.who, request, secret.key, now());
    if (auto* refusal = std::get_if<protocol::Refusal>(&response))
        return answer(line, request.seq, std::move(*refusal));
    const Seat seat = line.who.seat;
    Intent intent{std::move(std::get<protocol::LogEntry>(response)),
                  {{secret.hash, text_of({Pass::To::seat, seat})}},
                  old_key(*table.room, seat)};
    keep_for(table, line, request, std::move(intent),
             [this, id = table.id, seat, secret, seq = request.seq](Line& asker, Number) {
                 asker.key = secret.key;
                 send(asker, claimed(seq, id, seat, secret.token));
             });
}

// What the person wrote goes first: they have no secret any more afterwards with which they could ask for it.
void House::Inside::serve(OpenTable& table, Line& line, const protocol::Remove& request) {
    const auto response = table.room->respond(line.who, request, {}, now());
    if (const auto* refusal = std::get_if<protocol::Refusal>(&response)) return answer(line, request.seq, *refusal);
    vacate(table, line.id, line.who, static_cast<Seat>(request.seat), request);
}

// Who goes leaves nothing behind that they wrote; the secret goes last, so that they can try again.
void House::Inside::serve(OpenTable& table, Line& line, const protocol::Leave& request) {
    if (line.who.seat == table::no_seat) return hang_up(line, protocol::Closing::left);
    vacate(table, line.id, line.who, line.who.seat, request);
}

// Blanks a seat and empties it. It is finished even if the asker is gone meanwhile.
template <class Request>
void House::Inside::vacate(OpenTable& table, LineId id, Person who, Seat seat, const Request& request) {
    blank_seat(table, seat,
               [this, id, who, seat, request, key = table.room->key(seat)](OpenTable& here, store::Outcome outcome) {
                   if (outcome == store::Outcome::failed) {
                       if (Line* asker = find(id)) refuse(*asker, request.seq, faults::refusal(faults::store));
                   } else if (still_theirs(here, seat, key, id, request.seq)) {
                       // Another goes at the same time: what they took out of an entry must not come back.
                       if (outcome == store::Outcome::conflict) return vacate(here, id, who, seat, request);
                       empty_seat(here, id, who, seat, request);
                   }
               });
}

// Whether a seat is still whose it was when somebody asked to empty it: through another server they may have gone
// meanwhile, and somebody else may sit there. Otherwise the asker is answered.
bool House::Inside::still_theirs(OpenTable& table, Seat seat, const std::string& key, LineId id, std::int64_t seq) {
    if (table.room && same_key(table.room->key(seat), key)) return true;
    Line* asker = find(id);
    if (asker == nullptr) return false;
    if (!table.room) {
        refuse(*asker, seq, faults::refusal(faults::store));
    } else if (!answer_again(table, *asker, seq)) {
        answer(*asker, seq, faults::refusal(faults::nobody_there));
    }
    return false;
}

template <class Request>
void House::Inside::empty_seat(OpenTable& table, LineId id, Person who, Seat seat, const Request& request) {
    const Secret secret = new_secret();
    auto response = table.room->respond(who, request, secret.key, now());
    if (auto* refusal = std::get_if<protocol::Refusal>(&response)) {
        if (Line* asker = find(id)) answer(*asker, request.seq, std::move(*refusal));
        return;
    }
    const bool open_again = table.room->status() == protocol::Status::gathering;
    Intent intent{std::move(std::get<protocol::LogEntry>(response)), {}, old_key(*table.room, seat)};
    if (open_again) intent.new_tokens = {{secret.hash, text_of({Pass::To::invitation, seat})}};
    intent.forgets = true;
    keep(table, std::move(intent),
         [this, id, who, seat, secret, open_again, request, key = table.room->key(seat),
          number = table.room->entries()](OpenTable& here, store::Outcome outcome) {
             if (outcome == store::Outcome::conflict) {
                 // Somebody was faster: in the room as it is now, the request may mean something else, and whoever
                 // goes may have said something more.
                 here.waiting.emplace_front([this, id, who, seat, request, key](OpenTable& again) {
                     if (still_theirs(again, seat, key, id, request.seq)) vacate(again, id, who, seat, request);
                 });
                 return;
             }
             Line* asker = find(id);
             if (outcome == store::Outcome::failed) {
                 if (asker != nullptr) refuse(*asker, request.seq, faults::refusal(faults::store));
                 return;
             }
             if (asker != nullptr) accept(*asker, request.seq, number);
             if (asker != nullptr && asker->who.seat == seat) hang_up(*asker, protocol::Closing::left);
             if (open_again) tell_invitation(here, seat, secret.token);
         });
}

void House::Inside::serve(OpenTable& table, Line& line, const protocol::Invite& request) {
    const Secret secret = new_secret();
    const auto seat = static_cast<Seat>(request.seat);
    auto response = table.room->respond(line.who, request, secret.key, now());
    if (auto* refusal = std::get_if<protocol::Refusal>(&response))
        return answer(line, request.seq, std::move(*refusal));
    Intent intent{std::move(std::get<protocol::LogEntry>(response)),
                  {{secret.hash, text_of({Pass::To::invitation, seat})}},
                  old_key(*table.room, seat)};
    keep_for(table, line, request, std::move(intent),
             [this, seat, secret, seq = request.seq](Line& asker, Number number) {
                 accept(asker, seq, number);
                 tell_invitation(*asker.table, seat, secret.token);
             });
}

// Through another server somebody went, and their seat is open to whoever has a secret that only that server knew. The
// host is here, and needs one.
void House::Inside::invite_anew(OpenTable& table, Seat seat, const std::string& key) {
    const auto hosts = [](const Line* line) { return line->who.host; };
    if (std::ranges::none_of(table.lines, hosts)) return;
    table.waiting.emplace_back([this, seat, key](OpenTable& here) {
        const bool open_still = here.room && here.room->status() == protocol::Status::gathering;
        if (!open_still || !same_key(here.room->key(seat), key)) return;
        const Secret secret = new_secret();
        protocol::Reinvited entry{.time = now(), .seat = seat, .key = secret.key};
        keep(here, {entry, {{secret.hash, text_of({Pass::To::invitation, seat})}}, {hash_of(key)}},
             [this, seat, key, secret](OpenTable& there, store::Outcome outcome) {
                 if (outcome == store::Outcome::committed) return tell_invitation(there, seat, secret.token);
                 if (outcome == store::Outcome::conflict) invite_anew(there, seat, key);
             });
    });
}

void House::Inside::tell_invitation(OpenTable& table, Seat seat, const std::string& token) {
    for (const Line* line : table.lines) {
        if (line->who.host) send(*line, protocol::Invited{seat, token});
    }
}

void House::Inside::serve(OpenTable& table, Line& line, const protocol::Subscribe& request) {
    if (line.who.seat == table::no_seat) return answer(line, request.seq, faults::refusal(faults::not_yours));
    store::Subscription subscription;
    if (!ports.notices.can_reach(request)) return answer(line, request.seq, faults::refusal(faults::no_notices));
    subscription.owner = hash_of(table.room->key(line.who.seat));
    line.wants_notices = true;
    // A browser has one address for all its tables.
    subscription.key = ports.secrets.hash(table.room->key(line.who.seat) + request.endpoint);
    subscription.value = protocol::encode(request);
    // The table is busy until it is written, so that of many wishes at once none passes the limit.
    table.busy = true;
    ports.desk.subscriptions(subscription.owner, [this, &table, id = line.id, seq = request.seq,
                                                  subscription](auto others) {
        const auto same_place = [&](const store::Subscription& other) { return other.key == subscription.key; };
        const bool full = others && others->size() >= most_subscriptions && std::ranges::none_of(*others, same_place);
        if (others && !full) {
            return submit(subscription, [this, &table, id, seq](store::Outcome outcome) {
                table.busy = false;
                answer_notices(id, seq, outcome);
                go_on(table);
            });
        }
        table.busy = false;
        if (Line* asker = find(id)) {
            if (full) answer(*asker, seq, faults::refusal(faults::too_many_notices));
            if (!others) refuse(*asker, seq, faults::refusal(faults::store));
        }
        go_on(table);
    });
}

void House::Inside::serve(OpenTable& table, Line& line, const protocol::Unsubscribe& request) {
    if (line.who.seat == table::no_seat) return answer(line, request.seq, faults::refusal(faults::not_yours));
    silence(hash_of(table.room->key(line.who.seat)),
            [this, id = line.id, seq = request.seq](store::Outcome outcome) { answer_notices(id, seq, outcome); });
}

void House::Inside::answer_notices(LineId id, std::int64_t seq, store::Outcome outcome) {
    Line* asker = find(id);
    if (asker == nullptr) return;
    if (outcome != store::Outcome::committed) return refuse(*asker, seq, faults::refusal(faults::store));
    accept(*asker, seq, std::nullopt);
}

}  // namespace shelfmark::server
