#include <algorithm>
#include <cstdlib>
#include <limits>
#include <string>
#include <utility>

#include "server/house_inside.h"
#include "table/words.h"

// Since when there was always a server, so that nobody loses minutes while there is none. The store has a sign of life
// that any of the servers renews: since when the house is open, and when somebody last saw to it. Only where it grew
// old did everybody lose the store, or was nobody there.
namespace shelfmark::server {

namespace {

constexpr const char* setting = "open";
constexpr Moment between_looks = 1'000;
constexpr Moment too_old = 5'000;
constexpr Moment too_slow = 3'000;

struct Life {
    Moment since = 0;
    Moment last = 0;
};

std::string text_of(Life life) { return std::to_string(life.since) + ' ' + std::to_string(life.last); }

std::optional<Life> life_of(const std::optional<store::Bytes>& text) {
    const auto space = text ? text->find(' ') : std::string::npos;
    if (space == std::string::npos) return std::nullopt;
    const auto moment = [](std::string_view digits) {
        return table::parse_number(digits, std::numeric_limits<Moment>::max());
    };
    const auto since = moment(std::string_view(*text).substr(0, space));
    const auto last = moment(std::string_view(*text).substr(space + 1));
    if (!since || !last) return std::nullopt;
    return Life{static_cast<Moment>(*since), static_cast<Moment>(*last)};
}

}  // namespace

// Whether this server knows since when the house is open. One that has lost the store for a while has to find out anew
// before it takes time from anybody.
bool House::Inside::oriented() const { return sign.since && (!limits.shared || now() - sign.seen <= too_old); }

// A server that is alone renews no sign, but it may sleep with its machine: meanwhile there was none.
void House::Inside::notice_sleep() {
    if (limits.shared) return;
    if (now() - awake > too_old) sign.since = now();
    awake = now();
}

void House::Inside::look_for_sign() {
    if (sign.asked) return await_sign();
    if (now() < sign.next) return;
    sign.asked = now();
    ports.desk.setting(setting, [this](std::optional<std::optional<store::Bytes>> answer) {
        if (answer) return hear_sign(*answer);
        sign.asked.reset();
        sign.failed = true;
        sign.next = now() + between_looks;
        note(store::Outcome::failed);
        if (!oriented()) go_on_everywhere();
    });
}

// A store that says nothing for long is as good as away.
void House::Inside::await_sign() {
    if (sign.failed || now() - *sign.asked < too_slow) return;
    sign.failed = true;
    tell_of_trouble(true);
    if (!oriented()) go_on_everywhere();
}

// A server that was here all the time goes by what it saw itself; only one that begins compares another's clock with
// its own. What a clock that is far ahead has written stops nobody's time.
void House::Inside::hear_sign(const std::optional<store::Bytes>& text) {
    const auto life = life_of(text);
    const bool renewed = text != sign.text;
    if (life && oriented()) {
        const Moment since = life->since <= now() + too_old ? life->since : *sign.since;
        return renewed ? orient(*text, since, now()) : give_sign(text, since);
    }
    const bool fresh = life && std::abs(now() - life->last) <= too_old && life->since <= life->last;
    if (renewed && fresh) return orient(*text, life->since, now());
    give_sign(text, now());
}

void House::Inside::give_sign(const std::optional<store::Bytes>& before, Moment since) {
    const Moment moment = now();
    auto after = text_of({since, moment});
    submit(store::Setting{setting, before, after}, [this, after, since, moment](store::Outcome outcome) {
        if (outcome == store::Outcome::committed) return orient(after, since, moment);
        sign.asked.reset();
        sign.failed = outcome == store::Outcome::failed;
        // Somebody else was faster: theirs counts.
        sign.next = sign.failed ? now() + between_looks : now();
        if (sign.failed && !oriented()) go_on_everywhere();
    });
}

void House::Inside::orient(const store::Bytes& text, Moment since, Moment seen) {
    const bool waited = !oriented();
    sign = {since, seen, text, std::nullopt, false, now() + between_looks};
    if (waited) go_on_everywhere();
}

// What waited for the sign goes on, or is answered that the store is away.
void House::Inside::go_on_everywhere() {
    std::vector<OpenTable*> waiting;
    for (const auto& [id, table] : tables) {
        if (!table->waiting.empty()) waiting.push_back(table.get());
    }
    std::ranges::sort(waiting, {}, &OpenTable::id);
    for (OpenTable* table : waiting) go_on(*table);
}

}  // namespace shelfmark::server
