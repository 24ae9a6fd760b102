#include "server/net/cardboard.h"

#include <gtest/gtest.h>

namespace shelfmark::server::net {
namespace {

constexpr const char* two_players =
    "prominent: spells\nbanned: monsters\nplayer: Red\nfocus: historic\nshelf:\n  A1:hh B1:hs\n"
    "player: Blue\nfocus: fiction\nshelf:\n  Z1:fr A2:ff B7:fr\n";

TEST(Cardboard, XL_I5_everybody_has_a_column_of_the_sheet) {
    const auto score = cardboard_score({.file = two_players, .best = false, .solo = false});
    ASSERT_FALSE(score.mistake);
    ASSERT_EQ(score.sheets.size(), 2);
    const auto& red = score.sheets[0];
    EXPECT_EQ(red.name, "Red");
    EXPECT_EQ(red.category, protocol::ExLibrisCategory::historic);
    EXPECT_EQ(red.counts, (std::vector<std::int32_t>{0, 0, 3, 0, 0, 1}));
    EXPECT_EQ(red.focus, 6);
    EXPECT_TRUE(red.wins);
}

TEST(Cardboard, XL_I1_the_best_cards_to_turn_are_told) {
    const auto turned = [](bool best) {
        return cardboard_score({.file = two_players, .best = best, .solo = false}).sheets[1].owner_turned;
    };
    EXPECT_TRUE(turned(false).empty());
    EXPECT_EQ(turned(true), std::vector<std::string>{"Z1"});
}

TEST(Cardboard, what_is_wrong_is_told_with_its_place) {
    const auto score = cardboard_score({.file = "prominent: spells\nbanned: spells\n", .best = false, .solo = false});
    ASSERT_TRUE(score.mistake);
    EXPECT_EQ(score.mistake->key, "score.error.category-twice");
    EXPECT_EQ(score.mistake->line, 2);
    EXPECT_TRUE(score.sheets.empty());
}

}  // namespace
}  // namespace shelfmark::server::net
