#include "server_world.h"

#include <algorithm>

#include "short_time.h"

namespace shelfmark::proof {

namespace {

constexpr std::int64_t tick = 100;
constexpr std::int64_t a_moment = 50;

}  // namespace

/// A process: what it asks the world for comes back to it alone, unless it died meanwhile.
class World::Server final : public server::Desk, public server::Thinker, public server::Notices {
public:
    explicit Server(World& world) : world_(world) {}

    [[nodiscard]] bool runs() const { return house_ != nullptr; }
    [[nodiscard]] server::House& house() { return *house_; }

    void start() {
        ++life_;
        house_ =
            std::make_unique<server::House>(server::Ports{world_, world_, *this, *this, world_, *this}, world_.limits_);
    }
    /// What was not written is lost.
    void die() {
        ++life_;
        house_.reset();
        waiting_.clear();
    }
    /// For a callback to the house: a later one is not to be bothered with it.
    void to_house(std::int64_t when, Then<> what) {
        world_.at(when, [this, life = life_, what = std::move(what)]() mutable {
            if (life == life_ && runs()) what();
        });
    }

    void submit(store::Change change, Then<store::Outcome> then) override {
        waiting_.push_back({std::move(change), std::move(then)});
        world_.at(world_.after_a_while(), [this] { write_group(); });
    }
    void load(std::string table, store::Number from, Then<std::optional<std::vector<store::Bytes>>> then) override {
        answer(std::move(then), [this, table, from] { return world_.store_.load(table, from); });
    }
    void find_token(store::Hash hash, Then<std::optional<std::optional<store::FoundToken>>> then) override {
        answer(std::move(then), [this, hash] { return world_.store_.find_token(hash); });
    }
    void listed(std::size_t limit, store::Cursor after,
                Then<std::optional<std::vector<store::Listing>>> then) override {
        answer(std::move(then), [this, limit, after] { return world_.store_.listed(limit, after); });
    }
    void due_before(std::int64_t moment, std::size_t limit,
                    Then<std::optional<std::vector<store::Due>>> then) override {
        answer(std::move(then), [this, moment, limit] { return world_.store_.due_before(moment, limit); });
    }
    void setting(std::string name, Then<std::optional<std::optional<store::Bytes>>> then) override {
        answer(std::move(then), [this, name] { return world_.store_.setting(name); });
    }
    void unreadable(const std::string& /*table*/, const std::string& /*reason*/) override { ++world_.unreadable_; }
    void subscriptions(store::Hash owner, Then<std::optional<std::vector<store::Subscription>>> then) override {
        answer(std::move(then), [this, owner] { return world_.store_.subscriptions(owner); });
    }
    void owed_before(std::int64_t moment, std::size_t limit,
                     Then<std::optional<std::vector<store::Owed>>> then) override {
        world_.longest_look_ = std::max(world_.longest_look_, limit);
        answer(std::move(then), [this, moment, limit] { return world_.store_.owed_before(moment, limit); });
    }
    void your_turn(std::vector<store::Subscription> where, std::string /*table*/, Then<bool> then) override {
        const bool arrives = !world_.push_down_ && !world_.happens(world_.troubles_.failed_pushes);
        if (arrives) world_.notices_.insert(world_.notices_.end(), where.begin(), where.end());
        if (arrives) world_.last_told_[where.front().owner] = world_.now_;
        to_house(world_.after_a_while(), [arrives, then = std::move(then)]() mutable { then(arrives); });
    }
    bool can_reach(const protocol::Subscribe& wish) const override { return wish.endpoint.starts_with("https://"); }
    void think(const server::Match& match, const server::BotsTurn& turn, Then<server::Thought> then) override {
        world_.expected_thoughts_.push_back(turn.usual);
        auto reflection = server::reflection(match, turn);
        const auto done = world_.after_a_while() + world_.thoughts_take_ / 1000;
        to_house(done, [this, reflection = std::move(reflection), then = std::move(then)]() mutable {
            ShortTime time;
            then({reflection(&time), world_.thoughts_take_});
        });
    }

private:
    struct Waiting {
        store::Change change;
        Then<store::Outcome> then;
    };

    /// Some of what waits becomes one transaction.
    void write_group() {
        if (world_.store_hangs_) return world_.at(world_.now_ + a_moment, [this] { write_group(); });
        const std::size_t most = std::min<std::size_t>(1 + world_.chance(8), waiting_.size());
        for (std::size_t i = 0; i < most; ++i) {
            auto [change, then] = std::move(waiting_.front());
            waiting_.pop_front();
            hand_in(std::move(change), std::move(then));
        }
        world_.store_.write_group(most);
    }
    void hand_in(store::Change change, Then<store::Outcome> then) {
        const auto news = store::news_of(change);
        const auto shared = std::make_shared<Then<store::Outcome>>(std::move(then));
        const auto done = [this, news, shared](store::Outcome outcome) {
            if (outcome == store::Outcome::committed) {
                if (news) world_.spread(*news, *this);
                if (world_.happens(world_.troubles_.hidden_commits)) outcome = store::Outcome::failed;
            }
            to_house(world_.after_a_while(), [shared, outcome] { (*shared)(outcome); });
        };
        const bool busy = world_.store_.submit(std::move(change), done) == store::Submission::busy;
        if (busy) done(store::Outcome::failed);
    }

    /// A read sees the store as it is somewhere between the question and the answer.
    template <class Answer, class Read>
    void answer(Then<std::optional<Answer>> then, Read read) {
        if (world_.store_hangs_) {
            return to_house(world_.now_ + a_moment,
                            [this, then = std::move(then), read]() mutable { answer(std::move(then), read); });
        }
        if (world_.store_down_ || world_.happens(world_.troubles_.failed_reads)) {
            return to_house(world_.after_a_while(), [then = std::move(then)]() mutable { then(std::nullopt); });
        }
        if (world_.happens(500)) {
            return to_house(world_.after_a_while(),
                            [then = std::move(then), found = read()]() mutable { then(std::move(found)); });
        }
        to_house(world_.after_a_while(), [then = std::move(then), read]() mutable { then(read()); });
    }

    World& world_;
    std::uint64_t life_ = 0;
    std::deque<Waiting> waiting_;
    std::unique_ptr<server::House> house_;
};

World::World(std::uint64_t seed, Troubles troubles, server::HouseLimits limits, std::size_t houses)
    : random_{seed}, troubles_(troubles), limits_(limits),
      store_({.before_commit = [this] { return !store_down_ && !happens(troubles_.failed_commits); }, .trouble = {}},
             store::MemoryStore::Commits::by_hand) {
    limits_.shared = limits_.shared || houses > 1;
    for (std::size_t i = 0; i < houses; ++i) servers_.push_back(std::make_unique<Server>(*this));
    for (std::size_t i = 0; i < houses; ++i) start(i);
}

World::~World() = default;

void World::start(std::size_t which) { servers_[which]->start(); }

server::House& World::house(std::size_t which) { return servers_[which]->house(); }

bool World::runs(std::size_t which) const { return servers_[which]->runs(); }

std::size_t World::some_house() {
    std::vector<std::size_t> running;
    for (std::size_t i = 0; i < servers_.size(); ++i) {
        if (runs(i)) running.push_back(i);
    }
    return running.size() <= 1 ? (running.empty() ? 0 : running[0])
                               : running[chance(static_cast<std::uint32_t>(running.size()))];
}

std::optional<std::int64_t> World::last_told(const store::Hash& owner) const {
    const auto found = last_told_.find(owner);
    if (found == last_told_.end()) return std::nullopt;
    return found->second;
}

std::int64_t World::after_a_while() { return now_ + 1 + (troubles_.delay == 0 ? 0 : chance(troubles_.delay)); }

void World::later(std::uint32_t delay, Then<> what) { at(now_ + delay, std::move(what)); }

bool World::step() {
    const bool something = !events_.empty();
    const std::int64_t next = something ? std::min(events_.begin()->first.first, next_tick_) : next_tick_;
    now_ = std::max(now_, next);
    if (something && events_.begin()->first.first <= now_) {
        auto event = events_.extract(events_.begin());
        event.mapped()();
    } else {
        next_tick_ = now_ + tick;
        for (const auto& one : servers_) {
            if (one->runs()) one->house().tick();
        }
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

LineId World::connect(Caller& caller, std::size_t which) {
    const LineId line = ++last_line_;
    wires_[line] = {&caller, which, now_, now_, false};
    if (runs(which)) {
        house(which).connected(line, "somewhere");
    } else {
        at(now_ + 1, [this, line] { end(line); });
    }
    return line;
}

void World::say(LineId line, std::string text) {
    const auto wire = wires_.find(line);
    if (wire == wires_.end()) return;
    wire->second.up = std::max(wire->second.up, after_a_while());
    at(wire->second.up, [this, line, text = std::move(text)] {
        const auto there = wires_.find(line);
        if (there == wires_.end() || there->second.ended || !runs(there->second.house)) return;
        house(there->second.house).received(line, text);
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
    Server& server = *servers_[wire->second.house];
    server.to_house(now_ + 1, [&server, line] { server.house().disconnected(line); });
}

void World::end(LineId line) {
    const auto wire = wires_.extract(line);
    if (!wire.empty()) wire.mapped().caller->cut_off(line);
}

void World::cut(LineId line) {
    const auto wire = wires_.find(line);
    if (wire == wires_.end()) return;
    Server& server = *servers_[wire->second.house];
    end(line);
    server.to_house(after_a_while(), [&server, line] { server.house().disconnected(line); });
}

void World::kill(std::size_t which) {
    servers_[which]->die();
    std::vector<LineId> cut_off;
    for (const auto& [line, wire] : wires_) {
        if (wire.house == which) cut_off.push_back(line);
    }
    for (const LineId line : cut_off) end(line);
}

void World::crash(std::int64_t down, std::size_t which) {
    kill(which);
    now_ += down;
    start(which);
}

void World::restart(std::size_t which) {
    bool closed = false;
    house(which).close([&] { closed = true; });
    while (!closed) step();
    kill(which);
    start(which);
}

// Each of the others hears of it by itself, or does not.
void World::spread(const store::News& news, const Server& source) {
    for (const auto& one : servers_) {
        if (one.get() == &source || happens(troubles_.lost_news)) continue;
        const auto late = troubles_.news_delay == 0 ? 0 : chance(troubles_.news_delay);
        one->to_house(after_a_while() + late, [&to = *one, news] { to.house().heard(news); });
    }
}

void World::submit(store::Change change, Then<store::Outcome> then) {
    servers_[0]->submit(std::move(change), std::move(then));
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
