#include "app/terminal/save_file.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "temporary_folder.h"

namespace shelfmark::app::terminal {
namespace {

constexpr const char* beginning = "shelfmark record 1\ngame exlibris\nrules 1\noptions players=2\nseed 1\n";
const std::string some_game = std::string(beginning) + "end 1f\n# seats human,greedy\n";
const std::string later = std::string(beginning) + "seat1 keep witch\nend 2e\n# seats human,greedy\n";

class SaveFile : public testing::Test {
protected:
    [[nodiscard]] std::filesystem::path path(const char* name) const { return folder_.path() / name; }
    [[nodiscard]] std::ptrdiff_t files() const {
        return std::distance(std::filesystem::directory_iterator(folder_.path()), {});
    }
    static std::string text_of(const std::filesystem::path& file) {
        std::ifstream in(file);
        return {std::istreambuf_iterator<char>(in), {}};
    }

private:
    proof::TemporaryFolder folder_;
};

TEST_F(SaveFile, a_new_file_and_an_older_save_of_the_same_game_are_written) {
    EXPECT_TRUE(save_text(path("game"), some_game));
    EXPECT_TRUE(save_text(path("game"), later));
    EXPECT_EQ(text_of(path("game")), later);
    EXPECT_FALSE(std::filesystem::exists(path("game-2")));
}

TEST_F(SaveFile, a_game_that_got_further_is_kept_under_another_name) {
    EXPECT_TRUE(save_text(path("game"), later));
    EXPECT_TRUE(save_text(path("game"), some_game));
    EXPECT_EQ(text_of(path("game")), some_game);
    EXPECT_EQ(text_of(path("game-2")), later);
}

TEST_F(SaveFile, a_folder_is_no_place_for_a_game) {
    std::filesystem::create_directory(path("folder"));
    EXPECT_FALSE(save_text(path("folder"), some_game));
    EXPECT_TRUE(std::filesystem::is_directory(path("folder")));
}

TEST_F(SaveFile, a_device_is_none_either) { EXPECT_FALSE(save_text("/dev/full", some_game)); }

TEST_F(SaveFile, somebody_elses_file_is_left_alone) {
    for (const std::string text : {"prominent: spells\n", "shelfmark position 1\noptions players=2\n"}) {
        std::ofstream(path("scores.txt")) << text;
        EXPECT_FALSE(save_text(path("scores.txt"), some_game));
        EXPECT_EQ(text_of(path("scores.txt")), text);
    }
}

TEST_F(SaveFile, folders_are_not_made_for_a_name_that_may_be_mistyped) {
    EXPECT_FALSE(save_text(path("nowhere") / "game", some_game));
    EXPECT_FALSE(std::filesystem::exists(path("nowhere")));
}

TEST(ShellWord, only_what_a_shell_would_split_is_quoted) {
    EXPECT_EQ(shell_word("/tmp/game-2.record"), "/tmp/game-2.record");
    EXPECT_EQ(shell_word("my game"), "'my game'");
    EXPECT_EQ(shell_word("what's"), "'what'\\''s'");
    EXPECT_EQ(shell_word(""), "''");
}

TEST_F(SaveFile, a_save_leaves_nothing_else_behind) {
    EXPECT_TRUE(save_text(path("game"), some_game));
    EXPECT_TRUE(save_text(path("game"), later));
    EXPECT_FALSE(save_text(path("nowhere") / "game", some_game));
    EXPECT_EQ(files(), 1);
}

TEST_F(SaveFile, whoever_reads_the_file_meanwhile_sees_a_whole_game) {
    EXPECT_TRUE(save_text(path("game"), some_game));
    std::ifstream reader(path("game"));
    EXPECT_TRUE(save_text(path("game"), later));
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(reader), {}), some_game) << "it was not written over";
}

TEST_F(SaveFile, a_link_and_the_permissions_stay_as_they_are) {
    EXPECT_TRUE(save_text(path("game"), some_game));
    std::filesystem::permissions(path("game"),
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    std::filesystem::create_symlink(path("game"), path("link"));
    EXPECT_TRUE(save_text(path("link"), later));
    EXPECT_TRUE(std::filesystem::is_symlink(path("link")));
    EXPECT_EQ(text_of(path("game")), later);
    EXPECT_EQ(std::filesystem::status(path("game")).permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

}  // namespace
}  // namespace shelfmark::app::terminal
