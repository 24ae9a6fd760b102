// `shelfmark serve` as it begins and ends; what it does in between is proved with real clients (tests/).

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <fmt/format.h>

#include "postgres_process.h"
#include "program.h"
#include "store/postgres_store.h"
#include "store/sqlite_store.h"
#include "temporary_folder.h"

namespace shelfmark::app {
namespace {

using proof::run_program;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

// Ends after a while by a signal, as a keeper or a system ends it.
constexpr const char* for_a_while = "LANG=C.UTF-8 timeout --preserve-status --signal TERM 3";

TEST(Serve, a_signal_ends_it_in_peace) {
    const proof::TemporaryFolder folder;
    const auto data = folder.path() / "new" / "folder";
    const auto ran = run_program("true", fmt::format("serve --port 0 --data '{}'", data.string()), for_a_while);
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.text, AllOf(HasSubstr("http://127.0.0.1:"), HasSubstr("\"event\":\"listening\""),
                                HasSubstr("\"event\":\"closed\"")));
    EXPECT_EQ(std::filesystem::status(data).permissions(), std::filesystem::perms::owner_all);
    EXPECT_TRUE(std::filesystem::exists(data / "tables.db"));
}

TEST(Serve, a_taken_port_is_named_in_every_language) {
    const proof::TemporaryFolder folder;
    boost::asio::io_context context;
    const boost::asio::ip::tcp::acceptor taken(context, {boost::asio::ip::address_v4::loopback(), 0});
    const auto port = std::to_string(taken.local_endpoint().port());
    for (const char* language : {"en", "cs", "de"}) {
        const auto ran = run_program(
            "true", fmt::format("serve --lang {} --port {} --data '{}'", language, port, folder.path().string()));
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.text, AllOf(HasSubstr(port), HasSubstr("--port"), Not(HasSubstr("{"))));
    }
}

TEST(Serve, games_that_can_be_foreseen_are_for_this_computer_alone) {
    const proof::TemporaryFolder folder;
    const auto options = fmt::format("serve --seed 1 --port 0 --data '{}'", folder.path().string());
    EXPECT_EQ(run_program("true", options, for_a_while).status, 0);
    for (const char* reachable : {" --address 0.0.0.0", " --behind-proxy"}) {
        const auto ran = run_program("true", options + reachable, for_a_while);
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.text, HasSubstr("--seed"));
    }
}

TEST(Serve, two_servers_do_not_share_tables) {
    const proof::TemporaryFolder folder;
    const auto store = store::open_sqlite(folder.file("tables.db"));
    ASSERT_TRUE(store.has_value());
    const auto ran = run_program("true", fmt::format("serve --port 0 --data '{}'", folder.path().string()));
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.text, HasSubstr("Another Shelfmark is using"));
}

TEST(Serve, servers_share_a_database) {
    const auto database = proof::PostgresProcess::shared().new_database();
    const auto store = store::open_postgres(database);
    ASSERT_TRUE(store.has_value());
    const auto ran =
        run_program("true", fmt::format("serve --port 0 --store '{}' --data /proc/unused", database), for_a_while);
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.text, AllOf(HasSubstr("http://127.0.0.1:"), HasSubstr("\"event\":\"closed\"")));
    EXPECT_TRUE((*store)->setting("push-keys").has_value());
}

TEST(Serve, a_database_that_cannot_be_used_is_named_in_every_language_and_its_password_in_none) {
    for (const char* language : {"en", "cs", "de"}) {
        for (const char* address : {"postgresql://u:open-sesame@127.0.0.1:1/house",
                                    "postgres://u:open-sesame@[::1/house", "http://open-sesame.example"}) {
            const auto ran =
                run_program("true", fmt::format("serve --lang {} --port 0 --store '{}'", language, address));
            EXPECT_EQ(ran.status, 2) << address;
            EXPECT_THAT(ran.text, AllOf(HasSubstr("--store"), Not(HasSubstr("{")), Not(HasSubstr("open-sesame"))));
        }
    }
}

TEST(Serve, a_folder_that_cannot_be_used_is_named) {
    const auto ran = run_program("true", "serve --port 0 --data /proc/tables");
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.text, AllOf(HasSubstr("/proc/tables"), HasSubstr("--data")));
    const proof::TemporaryFolder folder;
    const auto page =
        run_program("true", fmt::format("serve --port 0 --data '{}' --page /proc/page", folder.path().string()));
    EXPECT_EQ(page.status, 2);
    EXPECT_THAT(page.text, HasSubstr("/proc/page"));
}

TEST(Serve, limits_have_limits) {
    for (const char* wrong : {"--port 65536", "--connections 0", "--idle-seconds x", "--log-level loud"}) {
        EXPECT_EQ(run_program("true", std::string("serve ") + wrong).status, 2) << wrong;
    }
}

}  // namespace
}  // namespace shelfmark::app
