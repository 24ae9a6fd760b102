#include <utility>

#include "server/house_inside.h"

// Work that has to be done once, though any of the servers could do it: bots, clocks that run out, games that begin by
// themselves, notices. Whoever does it has claimed it in the store for a while; where a server died, another one claims
// it when that is over. Even two who do it at once do no harm, since a table takes only one of their entries: a claim
// saves the work.
namespace shelfmark::server {

namespace {

constexpr Moment lease = 10'000;
constexpr Moment before_asking_again = lease / 4;

}  // namespace

// Whether it is this server that does what the table wants by itself. If that is not known it asks for it, and the
// table goes on when it knows.
bool House::Inside::looks_after(OpenTable& table) {
    if (!limits.shared) return true;
    const Moment left = table.held_until - now();
    if (left > lease / 2) {
        watch(table, table.held_until - lease / 2);
    } else {
        claim_work(table);
    }
    return left > 0;
}

void House::Inside::claim_work(OpenTable& table) {
    if (table.claiming) return;
    if (now() < table.taken_until) return watch(table, table.taken_until);
    table.claiming = true;
    const Moment until = now() + lease;
    submit(store::Claim{"table " + table.id, own_name, now(), until}, [this, &table, until](store::Outcome outcome) {
        table.claiming = false;
        if (outcome == store::Outcome::committed) {
            ++counts.claims;
            table.held_until = until;
            return knock(table);
        }
        table.taken_until = now() + before_asking_again;
        watch(table, table.taken_until);
    });
}

// Also a claim that is over by now, so that it does not stay in the store.
void House::Inside::let_go(OpenTable& table) {
    if (std::exchange(table.held_until, 0) == 0) return;
    submit(store::Claim{"table " + table.id, own_name, now(), now()}, [](store::Outcome) {});
}

// Something that nobody shall do again before this much time has passed.
void House::Inside::once(const std::string& work, Moment lasts, Then<> then) {
    if (!limits.shared) return then();
    submit(store::Claim{work, own_name, now(), now() + lasts},
           [then = std::move(then)](store::Outcome outcome) mutable {
               if (outcome == store::Outcome::committed) then();
           });
}

}  // namespace shelfmark::server
