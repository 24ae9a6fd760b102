#include "server_world.h"

#include <algorithm>

#include "short_time.h"

namespace shelfmark::proof {

namespace {

constexpr std::int64_t tick = 100;

}  // namespace

World::World(std::uint64_t seed, Troubles troubles, server::HouseLimits limits)
    : random_{seed}, troubles_(troubles), limits_(limits),
      store_({.before_commit = [this] { return !happens(troubles_.failed_commits); }, .trouble = {}},
             store::MemoryStore::Commits::by_hand) {
    start();
}

void World::start() {
    ++life_;
    house_ = std::make_unique<server::House>(server::Ports{*this, *this, *this, *this, *this, *this}, limits_);
}

std::int64_t World::after_a_while() { return now_ + 1 + (troubles_.delay == 0 ? 0 : chance(troubles_.delay)); }

void World::later(std::uint32_t delay, Then<> what) { at(now_ + delay, std::move(what)); }

void World::to_house(std::int64_t when, Then<> what) {
    at(when, [this, life = life_, what = std::move(what)]() mutable {
        if (life == life_) what();
    });
}

bool World::step() {
    const bool something = !events_.empty();
    const std::int64_t next = something ? std::min(events_.begin()->first.first, next_tick_) : next_tick_;
    now_ = std::max(now_, next);
    if (something && events_.begin()->first.first <= now_) {
        auto event = events_.extract(events_.begin());
        event.mapped()();
    } else {
        next_tick_ = now_ + tick;
        house_->tick();
    }
    return something;
}

void World::settle() {
    while (step()) {
    }
}

void World::pass(std::int64_t milliseconds) {
    for (const std::int64_t end = now_ + milliseconds; now_ < end;) step();
}

LineId World::connect(Caller& caller) {
    const LineId line = ++last_line_;
    wires_[line] = {&caller, now_, now_, false};
    house_->connected(line, "somewhere");
    return line;
}

void World::say(LineId line, std::string text) {
    const auto wire = wires_.find(line);
    if (wire == wires_.end()) return;
    wire->second.up = std::max(wire->second.up, after_a_while());
    at(wire->second.up, [this, line, text = std::move(text)] {
        if (const auto there = wires_.find(line); there == wires_.end() || there->second.ended) return;
        house_->received(line, text);
    });
}

void World::send(LineId line, std::string_view message) {
    for (const char letter : message) trace_.add(static_cast<unsigned char>(letter));
    trace_.add(line);
    const auto wire = wires_.find(line);
    if (wire == wires_.end() || wire->second.ended) return;
    wire->second.down = std::max(wire->second.down, after_a_while());
    at(wire->second.down, [this, line, text = std::string(message)] {
        if (const auto there = wires_.find(line); there != wires_.end()) there->second.caller->hear(line, text);
    });
}

void World::hang_up(LineId line) {
    const auto wire = wires_.find(line);
    if (wire == wires_.end() || wire->second.ended) return;
    wire->second.ended = true;
    at(std::max(wire->second.down, now_ + 1), [this, line] { end(line); });
    to_house(now_ + 1, [this, line] { house_->disconnected(line); });
}

void World::end(LineId line) {
    const auto wire = wires_.extract(line);
    if (!wire.empty()) wire.mapped().caller->cut_off(line);
}

void World::cut(LineId line) {
    if (!wires_.contains(line)) return;
    end(line);
    to_house(after_a_while(), [this, line] { house_->disconnected(line); });
}

void World::crash(std::int64_t down) {
    house_.reset();
    store_.lose_waiting();
    now_ += down;
    start();
    while (!wires_.empty()) end(wires_.begin()->first);
}

void World::submit(store::Change change, Then<store::Outcome> then) {
    const auto done = [this, life = life_,
                       then = std::make_shared<Then<store::Outcome>>(std::move(then))](store::Outcome outcome) {
        if (outcome == store::Outcome::committed && happens(troubles_.hidden_commits)) outcome = store::Outcome::failed;
        if (life != life_) return;
        to_house(after_a_while(), [then, outcome] { (*then)(outcome); });
    };
    if (store_.submit(std::move(change), done) == store::Submission::busy) done(store::Outcome::failed);
    at(after_a_while(), [this] { store_.write_group(1 + chance(8)); });
}

// A read sees the store as it is somewhere between the question and the answer.
template <class Answer, class Read>
void World::answer(Then<std::optional<Answer>> then, Read read) {
    if (happens(troubles_.failed_reads)) {
        return to_house(after_a_while(), [then = std::move(then)]() mutable { then(std::nullopt); });
    }
    if (happens(500)) {
        return to_house(after_a_while(),
                        [then = std::move(then), found = read()]() mutable { then(std::move(found)); });
    }
    to_house(after_a_while(), [then = std::move(then), read]() mutable { then(read()); });
}

void World::load(std::string table, Then<std::optional<std::vector<store::Bytes>>> then) {
    answer(std::move(then), [this, table] { return store_.load(table, 0); });
}

void World::find_token(store::Hash hash, Then<std::optional<std::optional<store::FoundToken>>> then) {
    answer(std::move(then), [this, hash] { return store_.find_token(hash); });
}

void World::listed(std::size_t limit, store::Cursor after, Then<std::optional<std::vector<store::Listing>>> then) {
    answer(std::move(then), [this, limit, after] { return store_.listed(limit, after); });
}

void World::due_before(std::int64_t moment, std::size_t limit, Then<std::optional<std::vector<store::Due>>> then) {
    answer(std::move(then), [this, moment, limit] { return store_.due_before(moment, limit); });
}

void World::subscriptions(store::Hash owner, Then<std::optional<std::vector<store::Subscription>>> then) {
    answer(std::move(then), [this, owner] { return store_.subscriptions(owner); });
}

void World::think(const server::Match& match, const server::BotsTurn& turn, Then<server::Thought> then) {
    expected_thoughts_.push_back(turn.usual);
    auto reflection = server::reflection(match, turn);
    to_house(after_a_while(), [this, reflection = std::move(reflection), then = std::move(then)]() mutable {
        ShortTime time;
        then({reflection(&time), thoughts_take_});
    });
}

void World::your_turn(std::vector<store::Subscription> where, std::string) {
    notices_.insert(notices_.end(), where.begin(), where.end());
}

std::string World::letters(std::size_t count) {
    std::string text;
    while (text.size() < count) text += static_cast<char>('a' + chance(26));
    return text;
}

store::Hash World::hash(std::string_view token) {
    store::Hash made{};
    base::Hash mixed;
    for (const char letter : token) mixed.add(static_cast<unsigned char>(letter));
    for (auto& byte : made) {
        mixed.add(1);
        byte = static_cast<std::uint8_t>(mixed.value());
    }
    return made;
}

}  // namespace shelfmark::proof
