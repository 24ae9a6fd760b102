#include <utility>

#include "server/house_inside.h"

// Which tables are in memory: those that were used lately, and no more than fit. The others are read again when
// somebody needs them.
namespace shelfmark::server {

void House::Inside::use(OpenTable& table) {
    table.used = now();
    if (table.room) in_memory.splice(in_memory.end(), in_memory, table.place);
}

void House::Inside::enter_memory(OpenTable& table, Room room) {
    make_space();
    table.room = std::move(room);
    table.place = in_memory.insert(in_memory.end(), &table);
}

void House::Inside::leave_memory(OpenTable& table) {
    if (table.room) in_memory.erase(table.place);
    table.room.reset();
    table.absence = OpenTable::Absence::unread;
    table.row.reset();
    table.told = {};
    table.doubtful = table.rewritten = false;  // as long as nothing is known, nothing is wrong
}

// For one more table. Those that are just being served stay, so that there may be a few too many.
void House::Inside::make_space() {
    auto next = in_memory.begin();
    while (in_memory.size() >= limits.rooms && next != in_memory.end()) {
        OpenTable& table = **next++;
        if (table.busy || table.going_on || !table.waiting.empty()) continue;
        ++counts.displaced;
        leave_memory(table);
        let_go(table);
        watch(table, now());  // perhaps nobody needs it at all
    }
}

}  // namespace shelfmark::server
