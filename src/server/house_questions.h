// What is asked of finished games.
#pragma once

#include <utility>

#include "server/house_inside.h"

namespace shelfmark::server {

// What was secret is nobody's business before the game is over.
template <class T>
void House::Inside::when_over(const std::string& id, Answer<T> answer, Then<OpenTable&, Answer<T>> then) {
    if (closed) return answer(std::unexpected(faults::fault(faults::closing)));
    OpenTable& table = open(id);
    if (table.waiting.size() >= limits.waiting_requests) return answer(std::unexpected(faults::fault(faults::busy)));
    enqueue(table, [answer = std::move(answer), then = std::move(then)](OpenTable& here) mutable {
        if (!here.room) {
            const bool unknown = here.absence == OpenTable::Absence::unknown;
            return answer(std::unexpected(faults::fault(unknown ? faults::unknown : faults::store)));
        }
        if (here.room->status() != protocol::Status::over) {
            return answer(std::unexpected(faults::fault(faults::not_over)));
        }
        then(here, std::move(answer));
    });
}

}  // namespace shelfmark::server
