// Several real servers, one database, one proxy: everything dies again and again, and nothing is lost.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <future>
#include <iostream>
#include <map>
#include <thread>

#include "base/random.h"
#include "cluster_process.h"
#include "pace.h"
#include "program.h"
#include "protocol/codec.h"
#include "server_process.h"
#include "store/postgres_store.h"
#include "told_story.h"

namespace shelfmark::proof {

using client::Glance;
using client::Guest;
using client::Kind;
using protocol::Game;

namespace {

std::size_t running(const Evening& evening) {
    return static_cast<std::size_t>(
        std::ranges::count_if(evening.tables(), [](const auto& table) { return !table->over(); }));
}

using Log = std::vector<std::string>;

Log log_of(const Cluster& cluster, const std::string& table) {
    return (*store::open_postgres(cluster.database()))->load(table);
}

// By which version a table's game is played.
std::int32_t rules_of(const Cluster& cluster, const std::string& table) {
    const auto opened = protocol::decode<protocol::LogEntry>(log_of(cluster, table).front());
    return std::get<protocol::Opened>(*opened).rules;
}

// A server that has just come back may ask to try again.
std::string record_of(Evening& evening, const std::string& table) {
    client::Answer answer;
    EXPECT_TRUE(evening.play_until([&] {
        answer = evening.get("/api/tables/" + table + "/record");
        if (answer.status != 200) evening.play_for(std::chrono::milliseconds(10));
        return answer.status == 200;
    })) << table
        << " is not over: " << answer.body;
    return answer.body;
}

// What everybody was told and saw there is what the database has kept, and so is the record.
void compare(Evening& evening, const Cluster& cluster, TableOfTwo& table) {
    evening.compare(table);
    const auto record = record_of(evening, table.name());
    EXPECT_EQ(wrong_story(log_of(cluster, table.name()), {&table.witness(0), &table.witness(1)}, record), "")
        << table.name();
}

std::size_t promises(const Evening& evening) {
    std::size_t count = 0;
    for (const auto& table : evening.tables()) {
        for (std::size_t seat = 0; seat < 2; ++seat) count += table->witness(seat).promises().size();
    }
    return count;
}

// How often a server took it upon itself to look after a table.
int claims_of(const Cluster& cluster, std::size_t server) {
    constexpr std::string_view name = "\nshelfmark_claims_total ";
    const auto figures = Evening(cluster.server_address(server)).get("/metrics").body;
    const auto place = figures.find(name);
    return place == std::string::npos ? 0 : std::stoi(figures.substr(place + name.size()));
}

// Which server looks after the only table that there is.
std::size_t caretaker(Evening& evening, const Cluster& cluster) {
    std::size_t found = 0;
    const auto looks_after = [&](std::size_t server) { return claims_of(cluster, server) > 0; };
    EXPECT_TRUE(evening.play_until([&] {
        for (found = 0; found < Cluster::servers && !looks_after(found);) ++found;
        return found < Cluster::servers;
    }));
    return found;
}

// Every second one of them with a bot, and with clocks that run out when a server is away for long.
Company company_at(std::size_t table) {
    if (table % 4 < 2) return {};
    return {.people = 2, .bots = 1, .clock = std::chrono::seconds(3)};
}

// One of them, or two at once, as it happens.
void kill_something(Cluster& cluster, base::Random& random) {
    const auto first = random.below(Cluster::servers);
    switch (random.below(4)) {
        case 0: cluster.kill_database(); break;
        case 1:
            cluster.postgres().kill();
            cluster.server(first).kill();
            cluster.postgres().start();
            if (!cluster.server(first).start()) throw std::runtime_error("a server does not start again");
            break;
        case 2: cluster.kill_server((first + 1) % Cluster::servers); [[fallthrough]];
        default: cluster.kill_server(first);
    }
}

// What was promised at one seat: a request becomes one entry, whoever is asked.
using Promises = std::map<std::int64_t, std::int64_t>;

// Two connections of one seat, at two servers, both of which make the same move as soon as they can.
class Race {
public:
    Race(Evening& evening, const Cluster& cluster, const Guest::Ticket& ticket, Promises& promises)
        : evening_(evening), promises_(promises) {
        for (std::size_t i = 0; i < 2; ++i) {
            racers_[i].guest = std::make_unique<Guest>(
                evening.context(), cluster.server_address(i), ticket,
                [this, i](const Glance& at, std::string_view message) { hear(racers_[i], at, message); });
        }
    }

    [[nodiscard]] bool over() const {
        return std::ranges::all_of(
            racers_, [](const Racer& racer) { return racer.answered || racer.waits || racer.guest->turned_away(); });
    }
    [[nodiscard]] int accepted() const { return accepted_; }
    /// Both servers were asked.
    [[nodiscard]] bool ran() const { return std::ranges::all_of(racers_, &Racer::decided); }
    [[nodiscard]] bool game_over() const {
        return std::ranges::any_of(racers_, [](const Racer& racer) { return racer.guest->game_over(); });
    }

private:
    struct Racer {
        std::unique_ptr<Guest> guest;
        bool decided = false;
        bool answered = false;
        bool waits = false;  // it is another seat's turn
    };

    void hear(Racer& racer, const Glance& at, std::string_view message) {
        if (at.kind == Kind::accepted) keep(at.seq.value_or(-1), at.number.value_or(-1));
        if (at.kind == Kind::accepted || at.kind == Kind::refused) racer.answered = true;
        if (at.kind == Kind::fault) evening_.complain(std::string(message));
        if (at.kind != Kind::view || racer.decided) return;
        racer.waits = !racer.guest->may_decide();
        if (racer.waits) return;
        racer.decided = true;
        racer.guest->decide(*client::action_after(racer.guest->choices(), 0));
    }

    void keep(std::int64_t seq, std::int64_t number) {
        ++accepted_;
        const auto [known, is_new] = promises_.emplace(seq, number);
        if (known->second != number) evening_.complain("request " + std::to_string(seq) + " became two entries");
    }

    Evening& evening_;
    Promises& promises_;
    std::array<Racer, 2> racers_;
    int accepted_ = 0;
};

// All that happened at a table, as any server tells it who has not been asked before.
std::map<std::int64_t, std::string> all_told(Evening& evening, const client::ServerAddress& server,
                                             Guest::Ticket ticket) {
    std::map<std::int64_t, std::string> told;
    bool complete = false;
    ticket.seen = 0;
    const Guest reader(evening.context(), server, ticket, [&](const Glance& at, std::string_view message) {
        if (at.kind == Kind::happened) told.emplace(at.number.value(), message);
        if (at.kind == Kind::view) complete = true;
    });
    EXPECT_TRUE(evening.play_until([&] { return complete; }));
    return told;
}

}  // namespace

TEST(ClusterProcess, a_table_is_played_at_several_servers_at_once) {
    Cluster cluster;
    Evening evening(cluster.proxy());
    for (int i = 0; i < 3; ++i) {
        evening.open_table(Game::exlibris);
        evening.open_table(Game::librarians);
    }
    ASSERT_TRUE(evening.play_until([&] { return running(evening) == 0; })) << evening.complaints();
    for (const auto& table : evening.tables()) {
        compare(evening, cluster, *table);
    }
    EXPECT_EQ(evening.complaints(), "");
}

TEST(ClusterProcess, a_server_is_not_ready_while_the_database_is_away) {
    Cluster cluster;
    Evening evening(cluster.server_address(0));
    const auto becomes = [&](unsigned status) {
        return evening.play_until([&] {
            evening.play_for(std::chrono::milliseconds(50));
            return evening.get("/ready").status == status;
        });
    };
    EXPECT_TRUE(becomes(200));
    for (int deaths = 0; deaths < 2; ++deaths) {
        cluster.postgres().kill();
        EXPECT_TRUE(becomes(503));
        EXPECT_EQ(evening.get("/health").status, 200U);
        cluster.postgres().start();
        EXPECT_TRUE(becomes(200));
    }
}

// SHELFMARK_LONG_ROUNDS is the number of games, and of deaths (pace.h).
TEST(ClusterProcess, what_was_acknowledged_outlives_servers_and_database) {
    Cluster cluster;
    Evening evening(cluster.proxy());
    // Where nobody comes, bots play alone, also for the person whose time is up.
    const auto lonely = evening.new_table(Game::exlibris, {.people = 1, .bots = 3, .clock = std::chrono::seconds(1)});
    cluster.kill_server(caretaker(evening, cluster));
    const auto before = log_of(cluster, lonely.table).size();
    std::size_t games = 0;
    for (Pace pace(12); pace.goes_on(); ++games) {
        ASSERT_TRUE(evening.play_until([&] { return running(evening) < 8; })) << evening.complaints();
        evening.open_table(games % 2 == 0 ? Game::exlibris : Game::librarians, company_at(games));
        base::Random random{static_cast<std::uint64_t>(pace.round())};
        evening.play_for(std::chrono::milliseconds(50 + random.below(400)));
        kill_something(cluster, random);
        ASSERT_EQ(evening.complaints(), "") << "after " << games << " deaths";
    }
    ASSERT_TRUE(evening.play_until([&] { return running(evening) == 0; })) << running(evening) << " games go on";
    for (const auto& table : evening.tables()) compare(evening, cluster, *table);
    const auto record = record_of(evening, lonely.table);
    const auto log = log_of(cluster, lonely.table);
    EXPECT_EQ(wrong_story(log, {}, record), "");
    EXPECT_LT(before, log.size()) << "it was over before its server died";
    EXPECT_EQ(evening.complaints(), "");
    EXPECT_GT(promises(evening), 10 * games);
    std::cout << games << " games at " << Cluster::servers << " servers that died as often, " << promises(evening)
              << " promises kept\n";
}

// Servers are replaced by those of a next version, one after the other, while people play and begin games at all of
// them.
TEST(ClusterProcess, two_versions_stand_side_by_side) {
    Cluster cluster;
    Evening evening(cluster.proxy());
    const auto open_tables = [&] {
        for (std::size_t kind = 0; kind < 4; ++kind) {
            evening.open_table(kind % 2 == 0 ? Game::exlibris : Game::librarians, company_at(kind));
        }
        evening.play_for(std::chrono::milliseconds(400));
    };
    open_tables();
    for (std::size_t i = 0; i < Cluster::servers; ++i) {
        cluster.upgrade_server(i);
        open_tables();
        ASSERT_EQ(evening.complaints(), "") << i + 1 << " servers are of the next version";
    }
    ASSERT_TRUE(evening.play_until([&] { return running(evening) == 0; })) << running(evening) << " games go on";

    const auto& tables = evening.tables();
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const auto rules = rules_of(cluster, tables[i]->name());
        // Those of the next version can be told by its servers alone.
        rules == 1 ? compare(evening, cluster, *tables[i]) : evening.compare(*tables[i]);
        EXPECT_THAT(record_of(evening, tables[i]->name()),
                    testing::HasSubstr("\nrules " + std::to_string(rules) + '\n'));
        if (i < 4) EXPECT_EQ(rules, 1) << "begun before there was any other";
        if (i + 4 >= tables.size()) EXPECT_EQ(rules, 2) << "begun when there was no other";
    }
    EXPECT_EQ(evening.complaints(), "");
}

// As long as nobody can write, everybody is told so, nothing is promised, and no clock runs (decision 15).
TEST(ClusterProcess, a_database_that_is_away_for_long_costs_nobody_their_time) {
    constexpr std::chrono::seconds time{7};
    Cluster cluster;
    Evening evening(cluster.proxy());
    TableOfTwo& lively = evening.open_table(Game::exlibris, {.clock = time});
    TableOfTwo& thoughtful = evening.open_table(Game::librarians, {.clock = time});
    ASSERT_TRUE(evening.play_until([&] { return lively.moves() > 3 && thoughtful.moves() > 3; }));
    for (std::size_t seat = 0; seat < 2; ++seat) thoughtful.witness(seat).rest();
    cluster.postgres().kill();
    evening.play_for(std::chrono::milliseconds(500));
    const auto promised = promises(evening);
    evening.play_for(time + std::chrono::seconds(1));
    EXPECT_EQ(promises(evening), promised);
    for (const auto& table : evening.tables()) {
        for (std::size_t seat = 0; seat < 2; ++seat) EXPECT_GT(table->witness(seat).interruptions(), 0);
    }
    EXPECT_EQ(running(evening), 2U);
    cluster.postgres().start();
    // Whoever were late now would soon be told so.
    evening.play_for(std::chrono::seconds(3));
    for (std::size_t seat = 0; seat < 2; ++seat) thoughtful.witness(seat).go_on();
    ASSERT_TRUE(evening.play_until([&] { return running(evening) == 0; })) << evening.complaints();
    for (const auto& table : evening.tables()) {
        compare(evening, cluster, *table);
        for (const auto& text : log_of(cluster, table->name())) {
            const auto entry = protocol::decode<protocol::LogEntry>(text);
            EXPECT_FALSE(entry && std::holds_alternative<protocol::Late>(*entry)) << table->name();
        }
    }
    EXPECT_EQ(evening.complaints(), "");
}

// One that has lost its database, or stops, is no reason to send anybody away.
TEST(ClusterProcess, what_one_server_cannot_answer_is_asked_of_another_one) {
    PostgresProcess postgres;
    auto flags = without_limits();
    flags.emplace_back("--behind-proxy");
    client::OwnServer good(built_server(), flags);
    flags.insert(flags.end(), {"--store", postgres.new_database()});
    client::OwnServer lost(built_server(), flags);
    ASSERT_TRUE(good.start() && lost.start());
    postgres.kill();
    // Each time one that has not asked anybody yet, and asks the first one first.
    const auto status = [&](const std::function<client::Answer(Evening&)>& ask) {
        const ProxyProcess proxy({lost.url(), good.url()});
        Evening evening(*client::find_server(proxy.url()));
        return ask(evening).status;
    };
    EXPECT_EQ(Evening(*client::find_server(lost.url())).get("/api/tables").status, 503U);
    EXPECT_EQ(status([](Evening& evening) { return evening.get("/api/tables"); }), 200U);
    const std::string mine = R"({"tokens":["aaaaaaaaaaaaaaaaaaaaaaaaaa"]})";
    EXPECT_EQ(status([&](Evening& evening) { return evening.post("/api/mine", mine); }), 200U);
    // A table could be made twice.
    protocol::CreateTable table;
    table.options = "players=2";
    table.seats = {{protocol::Occupant::person, "Ada", std::nullopt}, {protocol::Occupant::bot, std::nullopt, "clerk"}};
    EXPECT_EQ(status([&](Evening& evening) { return evening.post("/api/tables", protocol::encode(table)); }), 503U);
    // Where nobody can answer, the page comes all the same.
    const ProxyProcess proxy({lost.url(), lost.url()});
    Evening evening(*client::find_server(proxy.url()));
    for (int asked = 0; asked < 5; ++asked) {
        EXPECT_GE(evening.get("/api/tables").status, 500U);
        EXPECT_EQ(evening.get("/").status, 200U);
    }
}

// Whoever is connected to a server that dies finds the others without their database, again and again.
TEST(ClusterProcess, the_example_of_a_bot_comes_back_whatever_dies) {
    Cluster cluster;
    Evening evening(cluster.proxy());
    const auto table = evening.new_table(Game::exlibris);
    const auto play = [&](std::size_t seat) {
        return std::async(std::launch::async, run_command,
                          "timeout 120 /usr/bin/python3 " SHELFMARK_SOURCE_DIR "/examples/bot.py " +
                              cluster.proxy_url() + ' ' + table.table + ' ' + table.seats[seat].token + " 2>&1");
    };
    std::array players = {play(0), play(1)};
    for (std::size_t i = 0; i < Cluster::servers; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(700));
        cluster.postgres().kill();
        cluster.server(i).kill();
        std::this_thread::sleep_for(std::chrono::milliseconds(700));
        cluster.postgres().start();
        ASSERT_TRUE(cluster.server(i).start());
    }
    for (auto& player : players) {
        const auto [status, said] = player.get();
        EXPECT_EQ(status, 0) << said;
        EXPECT_THAT(said, testing::AllOf(testing::HasSubstr(". Ada\n"), testing::HasSubstr(". Bela\n")));
    }
}

// SHELFMARK_LONG_ROUNDS is the number of races.
TEST(ClusterProcess, the_same_move_at_two_servers_is_made_once) {
    Cluster cluster;
    Evening evening(cluster.proxy());
    int races = 0;
    int accepted_twice = 0;
    int real = 0;
    Pace pace(100);
    for (bool goes_on = pace.goes_on(); goes_on;) {
        const auto table = evening.new_table(Game::exlibris);
        std::array<Promises, 2> promises;
        bool game_over = false;
        for (std::size_t seat = 0; !game_over && goes_on; seat = 1 - seat) {
            const Guest::Ticket ticket = {table.table, table.seats[seat].token, std::nullopt};
            Race race(evening, cluster, ticket, promises[seat]);
            ASSERT_TRUE(evening.play_until([&] { return race.over(); })) << "after " << races << " races";
            ASSERT_EQ(evening.complaints(), "");
            if (race.accepted() == 2) ++accepted_twice;
            if (race.ran()) ++real;
            if (race.accepted() > 0) {
                ++races;
                goes_on = pace.goes_on();
            }
            game_over = race.game_over();
        }
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const auto told = all_told(evening, cluster.server_address(2), {table.table, table.seats[seat].token, {}});
            for (const auto& [seq, number] : promises[seat]) {
                ASSERT_TRUE(told.contains(number)) << "entry " << number << " was promised and is not there";
                EXPECT_THAT(told.at(number), testing::HasSubstr("\"seat\":" + std::to_string(seat) + ","));
            }
        }
    }
    EXPECT_GT(real, races / 10);
    std::cout << races << " races between two servers, " << real << " of them run by both, " << accepted_twice
              << " promised by both\n";
}

}  // namespace shelfmark::proof
