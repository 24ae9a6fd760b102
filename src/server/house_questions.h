// What is asked over HTTP: of finished games, and for a seat by whoever has its secret.
#pragma once

#include <utility>

#include "server/house_inside.h"

namespace shelfmark::server {

// For an answer a game is played again. Most are read as quickly as any request is; at a table that was worn out ten
// times as much stands.
inline constexpr Number entries_of_one_request = 500;
inline constexpr std::size_t tables_of_one_request = 5;

// What was secret is nobody's business before the game is over.
template <class T>
void House::Inside::when_over(const std::string& id, const Asker& asker, Answer<T> answer,
                              Then<OpenTable&, Answer<T>> then) {
    if (closed) return answer(std::unexpected(faults::fault(faults::closing)));
    OpenTable& table = open(id);
    if (table.waiting.size() >= limits.waiting_requests) return answer(std::unexpected(faults::fault(faults::busy)));
    enqueue(table, [asker, answer = std::move(answer), then = std::move(then)](OpenTable& here) mutable {
        if (!here.room) {
            const bool unknown = here.absence == OpenTable::Absence::unknown;
            return answer(std::unexpected(faults::fault(unknown ? faults::unknown : faults::store)));
        }
        if (here.room->status() != protocol::Status::over) {
            return answer(std::unexpected(faults::fault(faults::not_over)));
        }
        if (!asker.may_ask_more(here.room->entries() / entries_of_one_request)) {
            return answer(std::unexpected(faults::fault(faults::flood)));
        }
        then(here, std::move(answer));
    });
}

template <class T>
void House::Inside::at_seat(const std::string& token, Answer<T> answer,
                            Then<OpenTable&, Seat, const std::string&, Answer<T>> then) {
    const auto hash = ports.secrets.hash(token);
    ports.desk.find_token(
        hash, [this, key = hex_of(hash), answer = std::move(answer), then = std::move(then)](auto found) mutable {
            if (!found) return answer(std::unexpected(faults::fault(faults::store)));
            const auto pass = *found ? read_pass((*found)->value) : std::nullopt;
            if (!pass || pass->to != Pass::To::seat) return answer(std::unexpected(faults::fault(faults::unknown)));
            enqueue(open((*found)->table), [this, seat = pass->seat, key, answer = std::move(answer),
                                            then = std::move(then)](OpenTable& table) mutable {
                answer_seat(table, seat, key, std::move(answer), std::move(then), Attempt::first);
            });
        });
}

template <class T>
void House::Inside::answer_seat(OpenTable& table, Seat seat, const std::string& key, Answer<T> answer,
                                Then<OpenTable&, Seat, const std::string&, Answer<T>> then, Attempt attempt) {
    if (!table.room || (attempt == Attempt::second && table.doubtful)) {
        return answer(std::unexpected(faults::fault(faults::store)));
    }
    const bool opens = seat < table.room->seats() && same_key(table.room->key(seat), key);
    if (opens) return then(table, seat, key, std::move(answer));
    if (!limits.shared || attempt == Attempt::second) {
        return answer(std::unexpected(faults::fault(faults::unknown)));
    }
    // The store knows the secret: the room may be behind.
    table.doubtful = true;
    table.waiting.emplace_front(
        [this, seat, key, answer = std::move(answer), then = std::move(then)](OpenTable& here) mutable {
            answer_seat(here, seat, key, std::move(answer), std::move(then), Attempt::second);
        });
}

}  // namespace shelfmark::server
