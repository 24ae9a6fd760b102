// How a request of somebody becomes an entry, for the files that serve requests.
#pragma once

#include <utility>
#include <vector>

#include "server/house_inside.h"

namespace shelfmark::server {

// The key that a seat had goes with it, if there was one.
inline std::vector<store::Hash> old_key(const Room& room, Seat seat) {
    if (room.key(seat).empty()) return {};
    return {hash_of(room.key(seat))};
}

// Keeps the entry of a request and calls `committed` for the asker, if still there, before anybody hears of it.
template <class Request>
void House::Inside::keep_for(OpenTable& table, Line& line, const Request& request, Intent intent,
                             Then<Line&, Number> committed) {
    const Number number = table.room->entries();
    keep(table, std::move(intent),
         [this, id = line.id, request, number, committed = std::move(committed)](OpenTable& here,
                                                                                 store::Outcome outcome) mutable {
             if (outcome == store::Outcome::conflict) {
                 // Somebody was faster: in the room as it is now, the request may mean something else.
                 here.waiting.emplace_front([this, id, request](OpenTable& again) { carry_out(again, id, request); });
                 return;
             }
             Line* asker = find(id);
             if (asker == nullptr) return;
             if (outcome == store::Outcome::failed) {
                 return refuse(*asker, request.seq, faults::refusal(faults::store));
             }
             committed(*asker, number);
         });
}

}  // namespace shelfmark::server
