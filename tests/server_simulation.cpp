#include "server_simulation.h"

#include <algorithm>
#include <map>

#include "protocol/codec.h"
#include "server/room.h"

namespace shelfmark::proof {

namespace {

constexpr Troubles bad_times = {.failed_commits = 60,
                                .hidden_commits = 20,
                                .failed_reads = 30,
                                .delay = 40,
                                .lost_news = 100,
                                .news_delay = 300,
                                .failed_pushes = 200};
constexpr std::uint32_t longest_absence = 20'000;  // of a server that died, in milliseconds
constexpr Habits restless = {.cuts_line = 20,
                             .says_twice = 150,
                             .chats = 60,
                             .undoes = 200,
                             .proposes = 40,
                             .renews = 30,
                             .dozes = 20,
                             .pause = 60};
constexpr std::int64_t until_network_forgets = 20'000;
constexpr std::int64_t until_told = 240'000;
constexpr std::int64_t under_way = 1'000;       // what was said when somebody fell asleep arrives at most so much later
constexpr std::size_t long_enough = 2'000'000;  // steps: no game takes as many

struct Kind {
    protocol::Game game;
    const char* options;
    int people;
    int invited;
    int bots;
    bool clock;
};
constexpr Kind kinds[] = {
    {protocol::Game::exlibris, "players=2", 2, 0, 0, false},
    {protocol::Game::exlibris, "players=3", 1, 1, 1, false},
    {protocol::Game::librarians, "players=2", 1, 1, 0, false},
    {protocol::Game::librarians, "players=3", 2, 0, 1, true},
};

protocol::CreateTable table_of(const Kind& kind) {
    protocol::CreateTable request;
    request.game = kind.game;
    request.options = kind.options;
    for (int i = 0; i < kind.people; ++i) request.seats.push_back({protocol::Occupant::person, "Ada", std::nullopt});
    for (int i = 0; i < kind.invited; ++i)
        request.seats.push_back({protocol::Occupant::open, std::nullopt, std::nullopt});
    for (int i = 0; i < kind.bots; ++i) request.seats.push_back({protocol::Occupant::bot, std::nullopt, "random"});
    request.talk = protocol::Talk::free;
    request.spectators = true;
    if (kind.clock) request.pacing = {protocol::Pace::move, 2000, protocol::Lateness::bot};
    return request;
}

std::optional<std::pair<std::int64_t, std::int64_t>> asked_by(const protocol::LogEntry& entry) {
    return std::visit(
        [](const auto& one) -> std::optional<std::pair<std::int64_t, std::int64_t>> {
            if constexpr (requires {
                              one.seq;
                              one.seat;
                          }) {
                std::optional<std::int64_t> seq = one.seq;
                std::optional<std::int64_t> seat = one.seat;
                if (seq && seat) return std::pair(*seat, *seq);
            }
            return std::nullopt;
        },
        entry);
}

// Compares what a player has heard with what the table's history would have told.
class Listener {
public:
    explicit Listener(const Player& player) : player_(&player) {}

    void listen(const server::Room& room, std::uint64_t number) {
        for (const auto& news : room.news(player_->viewer())) {
            const bool counts = std::holds_alternative<protocol::Happened>(news);
            if (counts && std::cmp_greater(number, player_->first()))
                story_.push_back({number, protocol::encode(news)});
        }
        std::optional<std::string> right;
        for (const auto& view : player_->views()) {
            if (view.number != number) continue;
            if (!right) right = protocol::encode(protocol::ServerMessage(room.view(player_->viewer())));
            if (view.text != *right) wrong_ = number;
        }
    }
    /// What is wrong when the history is at its end, or nothing.
    [[nodiscard]] std::string complaint(const server::Room& room) const {
        if (wrong_) return "a wrong view of entry " + std::to_string(*wrong_);
        if (story_ != player_->happened())
            return "somebody heard another story than the one that happened" + difference();
        if (player_->views().empty()) return "somebody has seen nothing";
        // What came after the last view, such as chat, has changed nothing but its number.
        auto now = room.view(player_->viewer());
        now.number = static_cast<protocol::EntryNumber>(player_->views().back().number);
        const bool same = player_->views().back().text == protocol::encode(protocol::ServerMessage(now));
        return same ? "" : "somebody was left behind";
    }

private:
    /// Where the two stories part.
    [[nodiscard]] std::string difference() const {
        const auto& heard = player_->happened();
        const auto [told, listened] = std::ranges::mismatch(story_, heard);
        const auto text = [](auto where, const auto& all) { return where == all.end() ? "nothing" : where->text; };
        return ": " + text(told, story_) + " was heard as " + text(listened, heard);
    }

    const Player* player_;
    std::vector<Player::Heard> story_;
    std::optional<std::uint64_t> wrong_;
};

server::HouseLimits limits_of(const SimulationOptions& options) {
    server::HouseLimits limits;
    if (options.cramped) limits.rooms = 1;
    return limits;
}

}  // namespace

Simulation::Simulation(const SimulationOptions& options)
    : options_(options), world_(options.seed, {}, limits_of(options), options.houses) {
    for (int i = 0; i < options_.tables; ++i) open_table();
    world_.settle();
}

void Simulation::open_table() {
    world_.house(world_.some_house())
        .create(table_of(kinds[world_.chance(std::size(kinds))]), "somewhere", [this](auto created) {
            if (!created) return finding("a new table", created.error().key);
            tables_.push_back(created->table);
            players_.push_back(std::make_unique<Player>(world_, created->table, std::nullopt, restless));
            for (const auto& seat : created->seats) {
                players_.push_back(std::make_unique<Player>(world_, created->table, seat.token, restless));
            }
            for (const auto& seat : created->invitations) {
                players_.push_back(std::make_unique<Player>(world_, created->table, seat.token, restless));
            }
        });
}

void Simulation::crash_now_and_then() {
    if (!world_.happens(options_.crashes)) return;
    ++crashes_;
    if (options_.houses == 1) return world_.crash();
    const std::size_t house = world_.some_house();
    if (!world_.runs(house)) return;
    world_.kill(house);
    world_.later(world_.chance(longest_absence), [this, house] { start_again(house); });
}

void Simulation::start_again(std::size_t house) {
    if (!world_.runs(house)) world_.start(house);
}

void Simulation::forget_now_and_then() {
    if (options_.forgetting && world_.happens(3)) {
        players_[world_.chance(static_cast<std::uint32_t>(players_.size()))]->be_forgotten();
    }
}

bool Simulation::somebody_sleeps(const std::string& table) const {
    return std::ranges::any_of(players_,
                               [&](const auto& player) { return player->table() == table && player->asleep_since(); });
}

void Simulation::fall_asleep_now_and_then() {
    if (!options_.sleeping || !world_.happens(60)) return;
    Player& player = *players_[world_.chance(static_cast<std::uint32_t>(players_.size()))];
    if (!somebody_sleeps(player.table())) player.fall_asleep();
}

// The others play on until it is the turn of whoever sleeps.
void Simulation::wait_for_sleepers() {
    for (const auto& player : players_) {
        if (!somebody_sleeps(player->table())) player->rest();
    }
    world_.pass(until_network_forgets);
    for (const auto& player : players_) {
        if (player->asleep_since()) player->lose_line();
    }
    world_.pass(until_told);
    for (const auto& player : players_) {
        if (player->asleep_since()) check_notice(*player);
        if (player->asleep_since()) player->wake_up();
    }
}

// Whoever is away and waited for has been told.
void Simulation::check_notice(const Player& player) {
    const auto owner = world_.hash(*player.token());
    const auto seat = *player.seat();
    std::optional<server::Room> room;
    std::optional<std::int64_t> waited_for_since;
    for (const auto& body : world_.store().load(player.table(), 0)) {
        const auto entry = protocol::decode<protocol::LogEntry>(body);
        if (!room) {
            room = std::move(*server::Room::open(std::get<protocol::Opened>(*entry)));
        } else if (const auto nonsense = room->take(*entry)) {
            return finding(player.table(), *nonsense);
        }
        const bool waits = room->asked().contains(seat) && room->played_by_person(seat);
        if (!waits) waited_for_since.reset();
        if (waits && !waited_for_since) waited_for_since = room->updated();
    }
    if (!waited_for_since || *waited_for_since < *player.asleep_since() + under_way) return;
    ++told_;
    const auto told = world_.last_told(owner);
    if (!told || *told < *waited_for_since) finding(player.table(), "somebody who sleeps was not told");
}

void Simulation::run() {
    world_.set(bad_times);
    for (const auto& player : players_) player->connect();
    for (std::size_t i = 0; i < options_.steps; ++i) {
        world_.step();
        crash_now_and_then();
        forget_now_and_then();
        fall_asleep_now_and_then();
    }
    world_.set({.delay = 5});
    for (std::size_t house = 0; house < world_.houses(); ++house) start_again(house);
    for (const auto& player : players_) player->calm();
    for (std::size_t i = 0; options_.to_the_end && !over() && i < long_enough; ++i) world_.step();
    if (options_.sleeping) wait_for_sleepers();
    // Everybody hears what is still to be heard, and decides nothing more.
    for (const auto& player : players_) player->rest();
    world_.pass(15'000);
    // Bots may still play for whoever is late: only what nobody adds to has been heard by all.
    for (std::size_t before = 0; before != entries();) {
        before = entries();
        world_.pass(6'000);
    }
}

std::size_t Simulation::entries() {
    std::size_t count = 0;
    for (const auto& table : tables_) count += world_.store().load(table, 0).size();
    return count;
}

bool Simulation::over() const {
    return std::ranges::all_of(players_, [](const auto& one) {
        return one->status() == protocol::Status::over || one->status() == protocol::Status::aborted;
    });
}

std::size_t Simulation::forgotten() const {
    return static_cast<std::size_t>(std::ranges::count_if(players_, [](const auto& one) { return one->forgotten(); }));
}

std::size_t Simulation::promises() const {
    std::size_t count = 0;
    for (const auto& player : players_) count += player->promises().size();
    return count;
}

std::vector<std::string> Simulation::findings() {
    for (const auto& table : tables_) check_table(table);
    for (const auto& player : players_) {
        for (const auto& complaint : player->complaints()) finding(player->table(), complaint);
    }
    if (options_.to_the_end && !over()) finding("a game", "did not come to its end");
    return std::move(findings_);
}

void Simulation::check_table(const std::string& table) {
    const auto log = world_.store().load(table, 0);
    check_forgotten(table, log);
    if (log.empty()) return;
    check_promises(table, log);
    check_rematch(table, log);
    check_presence(table);
    check_story(table, log);
}

// What was accepted stands where it was promised to stand, and nothing stands there twice.
void Simulation::check_promises(const std::string& table, const std::vector<store::Bytes>& log) {
    std::map<std::pair<std::int64_t, std::int64_t>, std::vector<std::int64_t>> kept;
    for (std::size_t number = 0; number < log.size(); ++number) {
        const auto entry = protocol::decode<protocol::LogEntry>(log[number]);
        if (!entry) return finding(table, entry.error());
        entry_kinds_.insert(entry->index());
        if (const auto who = asked_by(*entry)) kept[*who].push_back(static_cast<std::int64_t>(number));
    }
    for (const auto& [who, numbers] : kept) {
        if (numbers.size() > 1) finding(table, "request " + std::to_string(who.second) + " was carried out twice");
    }
    for (const auto& player : players_) {
        if (player->table() != table || !player->seat()) continue;
        for (const auto& promise : player->promises()) {
            const auto found = kept.find({*player->seat(), promise.seq});
            if (found == kept.end() || found->second.front() != promise.number) {
                finding(table, "entry " + std::to_string(promise.number) + " was promised and is not there");
            }
        }
    }
}

// All who go on do so at the one table that the log names, each with a secret that opens their own seat there.
void Simulation::check_rematch(const std::string& table, const std::vector<store::Bytes>& log) {
    std::vector<std::string> next;
    for (const auto& body : log) {
        const auto entry = protocol::decode<protocol::LogEntry>(body);
        if (const auto* rematched = std::get_if<protocol::Rematched>(&*entry)) next.push_back(rematched->table);
    }
    if (next.size() > 1) finding(table, "went on at several tables");
    for (const auto& player : players_) {
        if (player->table() != table || !player->rematch()) continue;
        const auto& claimed = *player->rematch();
        const auto found = world_.store().find_token(world_.hash(claimed.token));
        const std::string seat = "seat " + std::to_string(*player->seat());
        if (next.empty() || claimed.table != next[0]) finding(table, "somebody goes on elsewhere");
        if (!found || found->table != claimed.table || found->value != seat)
            finding(table, "a promised seat is not there");
    }
}

// Of whoever is gone nothing is left: no secret, no word; with the last of them the table.
void Simulation::check_forgotten(const std::string& table, const std::vector<store::Bytes>& log) {
    bool somebody_is_left = false;
    for (const auto& player : players_) {
        if (player->table() != table || !player->seat()) continue;
        somebody_is_left = somebody_is_left || !player->going();
        if (!player->forgotten()) continue;
        if (world_.store().find_token(world_.hash(*player->token()))) finding(table, "a secret was not forgotten");
        for (const auto& body : log) {
            const auto entry = protocol::decode<protocol::LogEntry>(body);
            const auto* spoke = std::get_if<protocol::Spoke>(&*entry);
            const bool theirs = spoke != nullptr && spoke->seat == *player->seat();
            if (theirs && spoke->text != "-") finding(table, "words were not forgotten");
        }
    }
    if (log.empty() && somebody_is_left) finding(table, "a table is gone though people sit there");
}

// Once nothing happens any more, everybody knows who is there.
void Simulation::check_presence(const std::string& table) {
    table::SeatSet there;
    for (const auto& player : players_) {
        if (player->table() == table && player->connected() && player->seat()) there.add(*player->seat());
    }
    for (const auto& player : players_) {
        if (player->table() != table || !player->connected()) continue;
        if (player->there() != there) finding(table, "somebody does not know who is there");
    }
}

// Reads the log entry by entry: each player must have heard exactly what their own seat hears in it.
void Simulation::check_story(const std::string& table, const std::vector<store::Bytes>& log) {
    std::vector<Listener> listeners;
    for (const auto& player : players_) {
        const bool listens = player->table() == table && player->first() >= 0 && !player->going();
        if (listens) listeners.emplace_back(*player);
    }
    std::optional<server::Room> room;
    for (std::uint64_t number = 0; number < log.size(); ++number) {
        const auto entry = protocol::decode<protocol::LogEntry>(log[number]);
        if (number == 0) {
            room = std::move(*server::Room::open(std::get<protocol::Opened>(*entry)));
        } else if (const auto nonsense = room->take(*entry)) {
            return finding(table, *nonsense);
        }
        for (Listener& listener : listeners) listener.listen(*room, number);
    }
    for (Listener& listener : listeners) {
        const auto what = listener.complaint(*room);
        if (!what.empty()) finding(table, what);
    }
}

}  // namespace shelfmark::proof
