#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "program.h"
#include "temporary_folder.h"

namespace shelfmark::app {
namespace {

using proof::run_program;
using testing::HasSubstr;

// Where its server keeps its tables is gone afterwards, however it ends.
TEST(LoadTest, measures_a_server_of_its_own_and_leaves_nothing_behind) {
    const proof::TemporaryFolder folder;
    const auto ran = run_program("true", "loadtest --tables 3 --seconds 1 --json", "TMPDIR=" + folder.path().string());
    EXPECT_EQ(ran.status, 0) << ran.text;
    for (const char* key : {"tables", "moves", "moves_per_second", "p50_ms", "p99_ms", "errors",
                            "server_cpu_us_per_move", "server_rss_mb"}) {
        EXPECT_THAT(ran.text, HasSubstr('"' + std::string(key) + "\": "));
    }
    EXPECT_THAT(ran.text, HasSubstr("\"tables\": 3,"));
    EXPECT_THAT(ran.text, HasSubstr("\"errors\": 0,"));
    EXPECT_THAT(ran.text, testing::Not(HasSubstr("\"moves\": 0,")));
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(LoadTest, measures_how_long_people_wait_for_bots) {
    const auto ran = run_program("true", "loadtest --tables 4 --seconds 1 --bot clerk --json");
    EXPECT_EQ(ran.status, 0) << ran.text;
    EXPECT_THAT(ran.text, HasSubstr("\"errors\": 0,"));
    for (const char* game : {"exlibris", "librarians"}) {
        EXPECT_THAT(ran.text, HasSubstr('"' + std::string(game) + "_bots\": {\"decisions\": "));
    }
    EXPECT_THAT(ran.text, testing::Not(HasSubstr("\"decisions\": 0,")));
    EXPECT_THAT(ran.text, HasSubstr("\"tables_without\": 0}}"));
    EXPECT_EQ(run_program("true", "loadtest --bot nobody").status, 2);
}

TEST(LoadTest, an_interruption_leaves_nothing_behind) {
    const proof::TemporaryFolder folder;
    const auto ran = run_program("true", "loadtest --tables 1 --seconds 60 & sleep 2; kill -INT $!; wait $!",
                                 "TMPDIR=" + folder.path().string());
    EXPECT_EQ(ran.status, 130) << ran.text;
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(LoadTest, what_is_no_server_is_named) {
    const auto nobody = run_program("true", "loadtest --tables 1 --seconds 1 --server http://127.0.0.1:1");
    EXPECT_EQ(nobody.status, 2);
    EXPECT_THAT(nobody.text, HasSubstr("http://127.0.0.1:1"));
    EXPECT_EQ(run_program("true", "loadtest --tables 0").status, 2);
    EXPECT_EQ(run_program("true", "loadtest --server nonsense").status, 2);
}

}  // namespace
}  // namespace shelfmark::app
