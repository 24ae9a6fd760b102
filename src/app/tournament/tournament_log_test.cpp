#include "app/tournament/tournament_log.h"

#include <filesystem>

#include <gtest/gtest.h>

namespace shelfmark::app {
namespace {

class TournamentLogTest : public testing::Test {
protected:
    void SetUp() override {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        file_ = std::filesystem::temp_directory_path() / (std::string("tournament-log-") + test->name());
        std::filesystem::remove(file_);
    }
    void TearDown() override { std::filesystem::remove(file_); }

    auto open(const std::string& title) { return TournamentLog::open(file_, title, 2, messages::Language::en); }

    static GameScore score(unsigned deal) { return {deal, 1, {{.points = 3}, {.points = 4}}}; }

    std::filesystem::path file_;
};

TEST_F(TournamentLogTest, remembers_the_games) {
    open("this one")->add(score(5));
    open("this one")->add(score(6));
    EXPECT_EQ(open("this one")->games(), (std::vector{score(5), score(6)}));
}

TEST_F(TournamentLogTest, is_not_continued_by_another_tournament) {
    open("this one")->add(score(5));
    EXPECT_FALSE(open("another one"));
}

TEST_F(TournamentLogTest, forgets_a_game_that_was_not_written_to_its_end) {
    open("this one")->add(score(5));
    open("this one")->add(score(6));
    std::filesystem::resize_file(file_, std::filesystem::file_size(file_) - 4);
    open("this one")->add(score(7));
    EXPECT_EQ(open("this one")->games(), (std::vector{score(5), score(7)}));
}

TEST_F(TournamentLogTest, without_a_name_nothing_is_kept) {
    auto log = TournamentLog::open("", "this one", 2, messages::Language::en);
    log->add(score(5));
    EXPECT_EQ(log->games().size(), 1);
    EXPECT_FALSE(std::filesystem::exists(file_));
}

}  // namespace
}  // namespace shelfmark::app
