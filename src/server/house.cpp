#include "server/house.h"

#include <algorithm>
#include <utility>

#include "server/house_inside.h"

namespace shelfmark::server {

House::Inside::Inside(Ports outside, HouseLimits settings) : ports(outside), limits(settings) {
    if (limits.shared) {
        own_name = ports.secrets.table_id();
    } else {
        sign.since = awake = now();
    }
    // Those who were connected to the server before this one, or to one that died, come back first.
    owing.next_look = now() + time_to_come_back;
}

House::House(Ports ports, HouseLimits limits) : inside_(std::make_unique<Inside>(ports, limits)) {}

House::~House() = default;

void House::connected(LineId line, std::string address) {
    if (inside_->closed) return;
    Line& here = inside_->lines[line];
    here.id = line;
    here.address = std::move(address);
}

void House::received(LineId line, std::string_view text) {
    if (Line* known = inside_->find(line)) inside_->received(*known, text);
}

void House::signalled(LineId line) {
    if (Line* known = inside_->find(line)) inside_->may_speak(*known);
}

void House::disconnected(LineId line) {
    if (Line* known = inside_->find(line)) inside_->detach(*known);
}

void House::create(const protocol::CreateTable& request, const std::string& address,
                   Answer<protocol::TableCreated> answer) {
    inside_->create(request, address, std::move(answer));
}

void House::list(const std::string& after, Answer<protocol::TableList> answer) {
    inside_->list(after, std::move(answer));
}

void House::fork(const std::string& table, const protocol::Fork& request, const Asker& asker,
                 Answer<protocol::TableCreated> answer) {
    inside_->fork(table, request, asker, std::move(answer));
}

void House::record(const std::string& table, const Asker& asker, Answer<std::string> answer) {
    inside_->record(table, asker, std::move(answer));
}

void House::replay(const std::string& table, std::optional<std::int64_t> at, std::optional<Seat> seat,
                   const Asker& asker, Answer<protocol::Replay> answer) {
    inside_->replay(table, at, seat, asker, std::move(answer));
}

void House::mine(const protocol::Mine& request, const Asker& asker, Answer<protocol::TableList> answer) {
    inside_->mine(request, asker, std::move(answer));
}

void House::forget(const protocol::Forget& request, Answer<bool> answer) {
    inside_->forget(request, std::move(answer));
}

void House::set_up(const protocol::SetUp& request, Answer<protocol::TableCreated> answer) {
    inside_->set_up(request, std::move(answer));
}

void House::advise(const protocol::WantAdvice& request, Answer<protocol::Advice> answer) {
    inside_->advise(request, std::move(answer));
}

void House::think_aloud(const protocol::WantThoughts& request, Answer<protocol::Thoughts> answer) {
    inside_->think_aloud(request, std::move(answer));
}

void House::heard(const store::News& news) { inside_->heard(news); }

void House::tick() { inside_->tick(); }

void House::close(Then<> then) { inside_->close(std::move(then)); }

HouseCounts House::counts() const {
    HouseCounts counts = inside_->counts;
    counts.rooms = inside_->in_memory.size();
    counts.lines = inside_->lines.size();
    counts.others = inside_->peers.size();
    return counts;
}

}  // namespace shelfmark::server
