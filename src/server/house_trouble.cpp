#include "server/house_inside.h"

// When the store cannot be written to, everybody is told, and again when it can.
namespace shelfmark::server {

namespace {

constexpr Moment between_probes = 1'000;

}  // namespace

// One failure may be an accident: whether it is more, a probe tells.
void House::Inside::note(store::Outcome outcome) {
    if (outcome == store::Outcome::failed) {
        trouble.suspected = true;
        return;
    }
    trouble.suspected = false;
    tell_of_trouble(false);
}

// Removes what never was, which is as hard to write as anything else.
void House::Inside::probe() {
    if (trouble.probing || now() < trouble.next) return;
    trouble.probing = true;
    submit(store::Removal{"nothing-at-all"}, [this](store::Outcome outcome) {
        trouble.probing = false;
        trouble.next = now() + between_probes;
        if (outcome == store::Outcome::failed) tell_of_trouble(true);
    });
}

void House::Inside::tell_of_trouble(bool now_there) {
    if (trouble.told == now_there) return;
    trouble.told = now_there;
    for (const auto& [id, line] : lines) {
        if (line.table != nullptr) send(line, protocol::Writing{!now_there});
    }
}

}  // namespace shelfmark::server
