#include "score/file.h"

#include <gtest/gtest.h>

#include <fmt/format.h>

namespace shelfmark::score {
namespace {

using exlibris::Category;

constexpr std::string_view head = "prominent: spells\nbanned: monsters\n";

// Two players, the second one with an empty shelf.
std::string with_shelf(std::string_view rows) {
    return fmt::format("{}player: Red\nfocus: historic\nshelf:\n{}\nplayer: Blue\nfocus: fiction\nshelf:\n", head,
                       rows);
}

ScoredPlayer red(std::string_view rows) {
    const auto file = read_score_file(with_shelf(rows), false);
    EXPECT_TRUE(file) << file.error().message;
    return file ? file->players.front() : ScoredPlayer();
}

// "LINE:COLUMN key" of what is wrong, or "" for a good file.
std::string fault(std::string_view text, bool solo = false) {
    const auto file = read_score_file(text, solo);
    if (file) {
        return "";
    }
    const auto& error = file.error();
    return fmt::format("{}:{} {}", error.at.line, error.at.column,
                       error.message.substr(std::string_view("score.error.").size()));
}

std::string shelf_fault(std::string_view rows) { return fault(with_shelf(rows)); }

TEST(ScoreFile, reads_the_categories_names_and_hands) {
    const auto file =
        read_score_file("prominent: spells\nbanned: monsters\nplayer:  Red Queen \nfocus: historic\nhand: 2\nshelf:\n"
                        "player: Blue\nfocus: fiction\nshelf:\n",
                        false);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->goals.prominent, Category::spells);
    EXPECT_EQ(file->goals.banned, Category::monsters);
    ASSERT_EQ(file->players.size(), 2U);
    EXPECT_EQ(file->players[0].name, "Red Queen");
    EXPECT_EQ(file->players[0].focus, Category::historic);
    EXPECT_EQ(file->players[0].hand, 2);
    EXPECT_EQ(file->players[1].hand, 0);
}

TEST(ScoreFile, places_cards_by_row_and_word) {
    const auto player = red("A1:hf B3:ssm\n.  D4:hhs E1:cf");
    ASSERT_EQ(player.cards, (std::vector<std::string>{"A1", "B3", "D4", "E1"}));
    EXPECT_EQ(player.shelf[3].row, 1);
    EXPECT_EQ(player.shelf[3].column, 2);
    EXPECT_EQ(player.shelf[1].icons, (exlibris::Icons{0, 0, 0, 1, 0, 2}));
}

TEST(ScoreFile, a_shelf_may_stand_away_from_the_margin) {
    const auto player = red(". . A1:hf\n. . B1:hf");
    EXPECT_EQ(player.shelf[0].column, 0);
}

TEST(ScoreFile, XL_B4_face_down_cards_have_no_name_and_no_icons) {
    const auto player = red("# A1:hf");
    EXPECT_EQ(player.cards.front(), "#");
    EXPECT_TRUE(player.shelf[0].face_down);
    EXPECT_FALSE(player.shelf[1].face_down);
}

TEST(ScoreFile, XL_I1_parentheses_turn_a_card) {
    const auto player = red("A1:hf (B1:ss)");
    EXPECT_FALSE(player.turned_by_owner[0]);
    EXPECT_TRUE(player.turned_by_owner[1]);
    EXPECT_EQ(player.shelf[1].icons[5], 2);  // known, in case that the owner thinks better of it
}

TEST(ScoreFile, XL_A2_a_slash_entombs_the_lower_card) {
    const auto player = red("A1:hf/B1:ss (C1:hf)/D1:ss E1:ff/# #/# F1:cc");
    EXPECT_EQ(player.cards, (std::vector<std::string>{"A1", "C1", "E1", "#", "F1"}));
    EXPECT_EQ(exlibris::entombed_cards(player.shelf), 4);
    EXPECT_TRUE(player.turned_by_owner[1]);
}

TEST(ScoreFile, cards_without_icons_take_ours_and_say_so) {
    const auto player = red("A1 B1:ss C1/D1");
    EXPECT_EQ(player.assumed, (std::vector<std::string>{"A1", "C1", "D1"}));
    EXPECT_EQ(player.shelf[0].icons, exlibris::icons(*exlibris::find_card('A', 1)));
}

TEST(ScoreFile, cards_with_icons_may_have_any_letter_and_rank) {
    const auto player = red("A9:hf A10:hf Z999:hf");
    EXPECT_LT(player.shelf[0].order, player.shelf[1].order);
    EXPECT_LT(player.shelf[1].order, player.shelf[2].order);
}

TEST(ScoreFile, forgives_case_tabs_line_ends_comments_and_blank_lines) {
    EXPECT_EQ(
        fault("\xef\xbb\xbfPROMINENT:Spells\r\nbanned :\tMONSTERS\r\n\r\n; a comment\r\n  ; another\r\nPlayer: Red\r\n"
              "Focus: historic\r\nShelf:\r\n\ta1:HF\tb1:ss\r\n; between rows\r\n\r\n\tc1:hh\r\nhand: 3\r\n"
              "player: Blue\r\nfocus: fiction\r\nshelf:"),
        "");
}

TEST(ScoreFile, XL_O9_reads_the_public_library) {
    const auto file = read_score_file("prominent: spells\nbanned: monsters\nplayer: Red\nfocus: historic\nshelf:\n"
                                      "library:\nfocus: codices\ncards:\nA2:cc B1:ss\nC3:mmr D1\n",
                                      true);
    ASSERT_TRUE(file);
    ASSERT_TRUE(file->library);
    const auto& d1 = exlibris::icons(*exlibris::find_card('D', 1));
    EXPECT_EQ(file->library->focus, Category::codices);
    EXPECT_EQ(file->library->books[3], 2 + d1[3]);
    EXPECT_EQ(file->library->assumed, (std::vector<std::string>{"D1"}));
}

TEST(ScoreFile, a_card_twice) {
    EXPECT_EQ(shelf_fault("A1:hf B1:ss\nC1:hh A1:rr"), "7:7 card-twice");
    EXPECT_EQ(shelf_fault("A1:hf/A1:hf"), "6:7 card-twice");
    EXPECT_EQ(fault(with_shelf("A1:hf") + "A1:hf"), "10:1 card-twice");
}

TEST(ScoreFile, XL_B2_more_than_three_rows) {
    EXPECT_EQ(shelf_fault("#\n#\n#"), "");
    EXPECT_EQ(shelf_fault("#\n#\n#\n  #"), "9:3 rows");
}

TEST(ScoreFile, XL_B3_a_shelf_in_pieces) {
    EXPECT_EQ(shelf_fault("A1:hf . B1:ss"), "6:9 pieces");
    EXPECT_EQ(shelf_fault("A1:hf .\n. B1:ss"), "7:3 pieces");
    EXPECT_EQ(shelf_fault("A1:hf . B1:ss\nC1:hf D1:hf E1:hf"), "");
}

TEST(ScoreFile, the_same_name_twice) {
    EXPECT_EQ(fault(std::string(head) + "player: Red\nfocus: historic\nshelf:\nplayer: Red\n"), "6:9 name-twice");
    EXPECT_EQ(fault(std::string(head) + "player: Red\nfocus: historic\nshelf:\nplayer: RED\n"), "6:9 name-twice");
}

TEST(ScoreFile, XL_S5_the_same_category_card_twice) {
    EXPECT_EQ(fault("prominent: spells\nbanned: spells\n"), "2:9 category-twice");
    EXPECT_EQ(fault(std::string(head) + "player: Red\nfocus: monsters\n"), "4:8 category-twice");
    EXPECT_EQ(fault(std::string(head) + "player: Red\nfocus: fiction\nshelf:\nplayer: Blue\nfocus: fiction\n"),
              "7:8 category-twice");
}

TEST(ScoreFile, the_number_of_players) {
    const std::string one = std::string(head) + "player: A\nfocus: codices\nshelf:\n";
    const std::string four = one + "player: B\nfocus: fiction\nshelf:\nplayer: C\nfocus: historic\nshelf:\n"
                                   "player: D\nfocus: reference\nshelf:\n";
    EXPECT_EQ(fault(four), "");
    EXPECT_EQ(fault(head), "1:1 too-few-players");
    EXPECT_EQ(fault(one), "3:1 too-few-players");
    EXPECT_EQ(fault(four + "player: E\n"), "15:1 too-many-players");
    EXPECT_EQ(fault(four, true), "6:1 solo-players");
    EXPECT_EQ(fault(head, true), "1:1 solo-players");
    EXPECT_EQ(fault(one, true), "3:1 library-missing");
}

TEST(ScoreFile, what_is_missing) {
    EXPECT_EQ(fault(""), "1:1 missing");
    EXPECT_EQ(fault("prominent: spells\n"), "1:1 missing");
    EXPECT_EQ(fault(std::string(head) + "player: Red\nshelf:\nplayer: Blue\n"), "3:1 missing");
    EXPECT_EQ(fault(std::string(head) + "player: Red\nfocus: historic\n"), "3:1 missing");
}

TEST(ScoreFile, what_stands_in_the_wrong_place) {
    EXPECT_EQ(fault("focus: historic\n"), "1:1 misplaced");
    EXPECT_EQ(fault("A1:hf\n"), "1:1 line");
    EXPECT_EQ(fault("size: 3\n"), "1:1 line");
    EXPECT_EQ(fault("library:\n"), "1:1 library-needs-solo");
    EXPECT_EQ(fault("library: big\n", true), "1:10 library-value");
    EXPECT_EQ(fault("library:\nhand: 2\n", true), "2:1 misplaced");
    EXPECT_EQ(fault("library:\nfocus: spells\ncards:\n#\n", true), "4:1 library-card");
    EXPECT_EQ(fault("library:\nfocus: spells\ncards:\nA1:hf .\n", true), "4:7 library-card");
    EXPECT_EQ(fault("player: Red\ncards:\n"), "2:1 misplaced");
    EXPECT_EQ(fault("player: Red\nshelf: A1:hf\n"), "2:8 rows-start");
    EXPECT_EQ(fault("player: Red\nshelf:\nfocus: fiction\nA1:hf\n"), "4:1 line");
    EXPECT_EQ(fault("prominent: spells\nprominent: fiction\n"), "2:1 key-twice");
    EXPECT_EQ(fault("player: Red\nhand: 1\nhand: 1\n"), "3:1 key-twice");
}

TEST(ScoreFile, what_cannot_be_read) {
    EXPECT_EQ(fault("banned: cookery\n"), "1:9 category");
    EXPECT_EQ(fault("banned:\n"), "1:8 category");
    EXPECT_EQ(fault("player: Red\nhand: many\n"), "2:7 hand");
    EXPECT_EQ(fault("player: Red\nhand: -1\n"), "2:7 hand");
    EXPECT_EQ(fault("player:\n"), "1:8 name");
    EXPECT_EQ(fault("player: a\x1b[2J\n"), "1:9 name");
    EXPECT_EQ(fault("player: \xff\n"), "1:9 name");
    EXPECT_EQ(fault("player: Public Library\n", true), "1:9 name-library");
    EXPECT_EQ(fault("player: public library\n", true), "1:9 name-library");
    EXPECT_EQ(shelf_fault("AA:hf"), "6:1 card");
    EXPECT_EQ(shelf_fault("A1:hf x"), "6:7 card");
    EXPECT_EQ(shelf_fault("(A1:hf"), "6:1 card");
    EXPECT_EQ(shelf_fault("(A1:hf/B1:ss)"), "6:1 card");
    EXPECT_EQ(shelf_fault("A1:hf/(B1:ss)"), "6:7 card");
    EXPECT_EQ(shelf_fault("A1:hf/B1:ss/C1:ss"), "6:12 stack");
    EXPECT_EQ(shelf_fault("(#)"), "6:2 turned-twice");
    EXPECT_EQ(shelf_fault("A0:hf"), "6:2 rank");
    EXPECT_EQ(shelf_fault("A1000:hf"), "6:2 rank");
    EXPECT_EQ(shelf_fault("A99999999999:hf"), "6:2 rank");
    EXPECT_EQ(shelf_fault("A1:"), "6:4 icon-count");
    EXPECT_EQ(shelf_fault("A1:h"), "6:4 icon-count");
    EXPECT_EQ(shelf_fault("A1:hhhhh"), "6:4 icon-count");
    EXPECT_EQ(shelf_fault("A1:hx"), "6:5 icon");
    EXPECT_EQ(shelf_fault("Q3"), "6:1 card-unknown");
}

TEST(ScoreFile, XL_C3_a_shelf_holds_no_more_cards_than_the_game_has) {
    std::string row;
    for (int card = 0; card < exlibris::card_count; ++card) {
        row += "# ";
    }
    EXPECT_EQ(shelf_fault(row), "");
    EXPECT_EQ(shelf_fault(row + "#"), "6:305 shelf-size");
}

}  // namespace
}  // namespace shelfmark::score
