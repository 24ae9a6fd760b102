#include "app/tournament/tournament_log.h"

#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace shelfmark::app {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class TournamentLogTest : public testing::Test {
protected:
    void SetUp() override {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        file_ = std::filesystem::temp_directory_path() / (std::string("tournament-log-") + test->name());
        std::filesystem::remove(file_);
    }
    void TearDown() override { std::filesystem::remove(file_); }

    auto open(const std::string& title = title_, std::size_t games = 20) {
        return TournamentLog::open(file_, title, {.chairs = 2, .rotations = 2, .games = games}, messages::Language::en);
    }
    void add(unsigned deal) { EXPECT_TRUE(open()->add(score(deal))); }
    void write(const std::string& text) const { std::ofstream(file_, std::ios::app) << text; }

    static GameScore score(unsigned deal) { return {deal, 1, {{.points = 3}, {.points = 4}}}; }

    inline static const std::string title_ = "shelfmark tournament this one";

    std::filesystem::path file_;
};

TEST_F(TournamentLogTest, remembers_the_games) {
    add(5);
    add(6);
    EXPECT_EQ(open()->games(), (std::vector{score(5), score(6)}));
}

TEST_F(TournamentLogTest, is_not_continued_by_another_tournament) {
    add(5);
    EXPECT_THAT(open("shelfmark tournament another one").error(), AllOf(HasSubstr(title_), HasSubstr("--log")));
}

TEST_F(TournamentLogTest, what_another_one_is_called_cannot_meddle_with_the_terminal) {
    write("shelfmark tournament \x1b[31m\r\n");
    EXPECT_THAT(open().error(), AllOf(Not(HasSubstr("\x1b")), Not(HasSubstr("\r"))));
}

TEST_F(TournamentLogTest, what_is_no_log_stays_as_it_is) {
    for (const std::string text : {"my novel", "my novel\nits first chapter"}) {
        std::filesystem::remove(file_);
        write(text);
        EXPECT_THAT(open().error(), AllOf(HasSubstr("is no log"), HasSubstr("--log")));
        EXPECT_EQ(std::filesystem::file_size(file_), text.size());
    }
}

TEST_F(TournamentLogTest, forgets_a_game_that_was_not_written_to_its_end) {
    add(5);
    add(6);
    std::filesystem::resize_file(file_, std::filesystem::file_size(file_) - 4);
    add(7);
    EXPECT_EQ(open()->games(), (std::vector{score(5), score(7)}));
}

TEST_F(TournamentLogTest, begins_anew_if_even_its_title_was_not_written_to_its_end) {
    write(title_.substr(0, 10));
    add(5);
    EXPECT_EQ(open()->games(), std::vector{score(5)});
}

TEST_F(TournamentLogTest, says_which_line_cannot_be_read) {
    add(5);
    write("nonsense\n");
    EXPECT_THAT(open().error(), HasSubstr(":3:"));
}

TEST_F(TournamentLogTest, a_game_that_was_written_twice_counts_once) {
    add(5);
    write(to_line(score(5)) + '\n');
    EXPECT_EQ(open()->games(), std::vector{score(5)});
}

TEST_F(TournamentLogTest, games_that_are_not_planned_do_not_count) {
    add(0);
    add(5);
    EXPECT_EQ(open(title_, 2)->games(), std::vector{score(0)});
    EXPECT_EQ(open()->games().size(), 2) << "but they are kept";
}

TEST_F(TournamentLogTest, belongs_to_one_tournament_at_a_time) {
    {
        const auto first = open();
        ASSERT_TRUE(first);
        EXPECT_THAT(open().error(), AllOf(HasSubstr("another"), HasSubstr("--log")));
    }
    EXPECT_TRUE(open());
}

TEST_F(TournamentLogTest, is_the_same_one_under_another_name) {
    add(5);
    const auto link = file_.string() + "-link";
    std::filesystem::remove(link);
    std::filesystem::create_symlink(file_, link);
    const auto first = open();
    const auto second =
        TournamentLog::open(link, title_, {.chairs = 2, .rotations = 2, .games = 20}, messages::Language::en);
    std::filesystem::remove(link);
    ASSERT_TRUE(first);
    ASSERT_FALSE(second);
    EXPECT_THAT(second.error(), HasSubstr("another"));
}

TEST_F(TournamentLogTest, is_no_standard_input) {
    EXPECT_FALSE(TournamentLog::open("-", title_, {.chairs = 2, .rotations = 2, .games = 20}, messages::Language::en));
    EXPECT_FALSE(std::filesystem::exists("-"));
}

TEST_F(TournamentLogTest, says_where_nothing_can_be_written) {
    const Schedule schedule{.chairs = 2, .rotations = 2, .games = 20};
    EXPECT_FALSE(TournamentLog::open(file_ / "missing" / "log", title_, schedule, messages::Language::en));
}

TEST_F(TournamentLogTest, without_a_name_nothing_is_kept) {
    auto log = TournamentLog::open("", title_, {.chairs = 2, .rotations = 2, .games = 20}, messages::Language::en);
    EXPECT_TRUE(log->add(score(5)));
    EXPECT_EQ(log->games().size(), 1);
    EXPECT_FALSE(std::filesystem::exists(file_));
}

}  // namespace
}  // namespace shelfmark::app
