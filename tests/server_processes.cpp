// The real server under test: whole games, lost connections, and death in the middle of everything.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <iostream>

#include "base/random.h"
#include "certificate.h"
#include "cluster_process.h"
#include "pace.h"
#include "program.h"
#include "server_process.h"

namespace shelfmark::proof {

using protocol::Game;

namespace {

bool all_over(const Evening& evening) {
    return std::ranges::all_of(evening.tables(), [](const auto& table) { return table->over() && table->calm(); });
}

}  // namespace

TEST(ServerProcess, whole_games_of_both_kinds_are_played_and_kept) {
    Evening evening(without_limits());
    for (int i = 0; i < 2; ++i) {
        evening.open_table(Game::exlibris);
        evening.open_table(Game::librarians);
    }
    ASSERT_TRUE(evening.play_until([&] { return all_over(evening); })) << evening.complaints();
    for (const auto& table : evening.tables()) {
        evening.compare(*table);
        EXPECT_GT(table->moves(), 5U);
        const auto record = evening.get("/api/tables/" + table->name() + "/record");
        EXPECT_EQ(record.status, 200U);
        EXPECT_THAT(record.body, testing::ContainsRegex("\nseed [0-9a-f]{32}\n")) << "dealt from 128 bits";
    }
    EXPECT_EQ(evening.complaints(), "");
    EXPECT_EQ(evening.end(), 0);
}

TEST(ServerProcess, whoever_comes_back_misses_nothing_and_hears_nothing_twice) {
    Evening evening(without_limits());
    for (const Game game : {Game::exlibris, Game::librarians}) {
        TableOfTwo& table = evening.open_table(game);
        table.witness(0).become_fickle();
        table.witness(1).become_fickle();
    }
    ASSERT_TRUE(evening.play_until([&] { return all_over(evening); })) << evening.complaints();
    for (const auto& table : evening.tables()) {
        evening.compare(*table);
        EXPECT_GT(table->witness(0).times_hung_up() + table->witness(1).times_hung_up(), 12);
    }
    EXPECT_EQ(evening.complaints(), "");
}

// SHELFMARK_LONG_ROUNDS is the number of deaths (pace.h).
TEST(ServerProcess, what_was_acknowledged_outlives_the_process) {
    Evening evening(without_limits());
    std::vector<TableOfTwo*> running;
    std::size_t deaths = 0;
    for (Pace pace(10); pace.goes_on(); ++deaths) {
        std::erase_if(running, [](const TableOfTwo* table) { return table->over(); });
        while (running.size() < 4) {
            running.push_back(&evening.open_table(running.size() % 2 == 0 ? Game::exlibris : Game::librarians));
        }
        base::Random random{static_cast<std::uint64_t>(pace.round())};
        evening.play_for(std::chrono::milliseconds(50 + random.below(400)));
        evening.server().kill();
        ASSERT_TRUE(evening.server().start());
        ASSERT_EQ(evening.complaints(), "") << "after " << deaths << " deaths";
    }
    std::map<const TableOfTwo*, std::size_t> moves;
    for (const TableOfTwo* table : running) moves[table] = table->moves();
    const auto goes_on = [&](const TableOfTwo* table) { return table->over() || table->moves() > moves[table] + 2; };
    EXPECT_TRUE(evening.play_until([&] { return std::ranges::all_of(running, goes_on); }));
    std::size_t promises = 0;
    for (const auto& table : evening.tables()) {
        evening.compare(*table);
        promises += table->witness(0).promises().size() + table->witness(1).promises().size();
    }
    EXPECT_EQ(evening.complaints(), "");
    EXPECT_GT(promises, 10 * deaths);
    std::cout << deaths << " deaths of a server, " << promises << " promises kept\n";
}

TEST(ServerProcess, the_example_of_a_bot_plays_whole_games) {
    Evening evening(without_limits());
    for (const std::string game : {"exlibris", "librarians"}) {
        const auto [status, said] =
            run_command("timeout 120 /usr/bin/python3 " SHELFMARK_SOURCE_DIR "/examples/bot.py " +
                        evening.server().url() + " --pause 0 --new " + game);
        EXPECT_EQ(status, 0);
        EXPECT_THAT(said, testing::AllOf(testing::HasSubstr(". Example\n"), testing::HasSubstr(". clerk\n")));
    }
}

TEST(ServerProcess, its_log_has_no_secrets_names_or_addresses) {
    testing::internal::CaptureStderr();  // which the server inherits
    auto flags = without_limits();
    std::ranges::replace(flags, "error", "debug");
    Evening evening(flags);
    TableOfTwo& table = evening.open_table(Game::exlibris);
    const std::vector<std::string> secrets = {
        table.ticket(0).token, table.ticket(1).token, table.name(), "Ada", "Bela", "nonsense"};
    EXPECT_TRUE(evening.play_until([&] { return table.moves() > 5; }));
    evening.post("/api/mine", R"({"tokens":[")" + table.ticket(0).token + "\"]}");
    evening.get("/api/tables/" + table.name() + "/replay?at=1");
    evening.post("/api/forget", R"({"token":")" + table.ticket(0).token + "\"}");
    evening.post("/api/tables", "nonsense");
    EXPECT_EQ(evening.end(), 0);
    const auto log = testing::internal::GetCapturedStderr();
    EXPECT_THAT(log, testing::HasSubstr(R"("level":"debug","event":"answer")"));
    for (const auto& secret : secrets) EXPECT_THAT(log, testing::Not(testing::HasSubstr(secret)));
    const std::string address = "127.0.0.1";
    EXPECT_EQ(log.find(address), log.rfind(address)) << "only where it listens itself";
}

// As keepers run it: deploy/nginx.conf with TLS in front, and somebody who comes by https and wss.
TEST(ServerProcess, a_whole_game_is_played_through_the_proxy_with_tls) {
    auto flags = without_limits();
    flags.emplace_back("--behind-proxy");
    Evening evening(flags);
    const Certificate certificate;
    const ProxyProcess proxy({evening.server().url()}, &certificate);
    const auto [status, said] = run_command("SSL_CERT_FILE=" + certificate.file() +
                                            " timeout 120 /usr/bin/python3 " SHELFMARK_SOURCE_DIR "/examples/bot.py " +
                                            proxy.url() + " --pause 0 --new librarians 2>&1");
    EXPECT_EQ(status, 0) << said;
    EXPECT_THAT(said, testing::HasSubstr(". Example\n"));
}

}  // namespace shelfmark::proof
