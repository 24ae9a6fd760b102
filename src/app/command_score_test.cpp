#include "app/command_score.h"

#include <gtest/gtest.h>

#include <sstream>

#include "app/command.h"

namespace shelfmark::app {
namespace {

using messages::Language;

struct Answer {
    int status;
    std::string out;
    std::string err;
};

Answer ask(const std::string& text, ScoreOptions options, Language language = Language::en) {
    options.file = "game.txt";
    std::ostringstream out;
    std::ostringstream err;
    const int status = score(options, language, text, out, err);
    return {status, out.str(), err.str()};
}

const std::string two_players = "prominent: spells\n"
                                "banned: monsters\n"
                                "player: Red\n"
                                "focus: historic\n"
                                "hand: 2\n"
                                "shelf:\n"
                                "  A1:hf  B3:ssm  C2:rr\n"
                                "  .      D4:hhs  E1:cf\n"
                                "  B9:hh  #       (G2:hm)/#\n"
                                "player: \"Blue\"\n"
                                "focus: fiction\n"
                                "shelf:\n"
                                "  H1:ssc\n";

TEST(CommandScore, XL_I9_prints_the_whole_sheet_as_json) {
    const auto answer = ask(two_players, {.file = "", .json = true, .best = false, .solo = false});
    EXPECT_EQ(answer.status, success);
    EXPECT_EQ(answer.err, "");
    // Red: a rectangle of 2 by 3, three spells against two, one monster, one codex the fewest, three historic books.
    EXPECT_EQ(answer.out,
              R"({"players":[{"name":"Red","counts":{"codices":1,"fiction":2,"historic":3,"monsters":1,)"
              R"("reference":2,"spells":3},"books":12,"stability":6,"entombed":2,"prominent":15,"banned":-1,)"
              R"("variety":3,"focus":6,"total":31,"rank":1,"turned":["B9"],"owner_turned":["G2"],"assumed":[]},)"
              R"({"name":"\"Blue\"","counts":{"codices":1,"fiction":0,"historic":0,"monsters":0,)"
              R"("reference":0,"spells":2},"books":3,"stability":0,"entombed":0,"prominent":9,"banned":0,)"
              R"("variety":0,"focus":0,"total":9,"rank":2,"turned":[],"owner_turned":[],"assumed":[]}],)"
              R"("winners":["Red"],"assumed":[]})"
              "\n");
}

TEST(CommandScore, XL_I1_best_forgets_the_parentheses_and_turns_anew) {
    const auto answer = ask(two_players, {.file = "", .json = true, .best = true, .solo = false});
    // G2 pays for itself: two points for history, one off for the monster.
    EXPECT_NE(answer.out.find(R"("total":32,"rank":1,"turned":["B9"],"owner_turned":[])"), std::string::npos)
        << answer.out;
}

TEST(CommandScore, XL_I1_best_takes_the_others_prominent_books_as_the_file_stands) {
    const std::string text = "prominent: spells\nbanned: monsters\n"
                             "player: Red\nfocus: historic\nshelf:\n (A1:smm)\n"
                             "player: Blue\nfocus: fiction\nshelf:\n B1:smm\n";
    const auto answer = ask(text, {.file = "", .json = true, .best = true, .solo = false});
    // Blue has one book in the file, so Red ties with it: 12 - 2 against 9. Red has none in the file, so Blue keeps
    // the first place: 15 - 2 against 12.
    EXPECT_EQ(answer.out.find(R"("owner_turned":["A1"])"), std::string::npos);
    EXPECT_EQ(answer.out.find(R"("owner_turned":["B1"])"), std::string::npos);
    EXPECT_NE(answer.out.find(R"("prominent":12,"banned":-2)"), std::string::npos);
}

TEST(CommandScore, lists_the_assumed_cards) {
    const auto answer = ask("prominent: spells\nbanned: monsters\nplayer: Red\nfocus: historic\nshelf:\n A1 A2:hh A3\n"
                            "player: Blue\nfocus: fiction\nshelf:\n B1\n",
                            {.file = "", .json = true, .best = false, .solo = false});
    EXPECT_NE(answer.out.find(R"("assumed":["A1","A3"]},)"), std::string::npos);
    EXPECT_NE(answer.out.find(R"("assumed":["A1","A3","B1"]})"), std::string::npos);
}

const std::string solo_game = "prominent: spells\n"
                              "banned: monsters\n"
                              "player: Red\n"
                              "focus: historic\n"
                              "shelf:\n"
                              "  A1:hs  B3:ss\n"
                              "library:\n"
                              "focus: codices\n"
                              "cards:\n"
                              "  C1:cc D1:mm\n"
                              "  A2:ss\n";

TEST(CommandScore, XL_O9_scores_the_public_library_second) {
    const auto answer = ask(solo_game, {.file = "", .json = true, .best = false, .solo = true});
    EXPECT_EQ(answer.status, success);
    EXPECT_NE(answer.out.find(R"("prominent":15,"banned":0,"variety":0,"focus":2,"total":17,"rank":1)"),
              std::string::npos);
    EXPECT_NE(
        answer.out.find(R"({"name":"Public Library","counts":{"codices":2,"fiction":0,"historic":0,"monsters":2,)"
                        R"("reference":0,"spells":2},"books":6,"stability":0,"entombed":0,"prominent":0,"banned":-2,)"
                        R"("variety":0,"focus":4,"total":2,"rank":2,"turned":[])"),
        std::string::npos)
        << answer.out;
    EXPECT_NE(answer.out.find(R"("winners":["Red"])"), std::string::npos);
}

TEST(CommandScore, prints_a_table_in_each_language) {
    const auto english = ask(solo_game, {.file = "", .json = false, .best = false, .solo = true}).out;
    EXPECT_NE(english.find("Spells & Potions"), std::string::npos);
    EXPECT_NE(english.find("Winner: Red\n"), std::string::npos);
    const auto czech = ask(solo_game, {.file = "", .json = false, .best = false, .solo = true}, Language::cs).out;
    const auto german = ask(solo_game, {.file = "", .json = false, .best = false, .solo = true}, Language::de).out;
    EXPECT_NE(czech, english);
    EXPECT_NE(german, english);
    EXPECT_NE(german, czech);
}

TEST(CommandScore, the_table_has_straight_columns) {
    std::istringstream table(ask(two_players, {.file = "", .json = false, .best = false, .solo = false}).out);
    std::string line;
    std::getline(table, line);
    const auto width = line.size();
    while (std::getline(table, line) && !line.empty()) {
        EXPECT_EQ(line.size(), width) << line;
    }
}

TEST(CommandScore, a_wrong_file_is_named_with_line_and_column) {
    const auto answer =
        ask("prominent: spells\nbanned: cookery\n", {.file = "", .json = true, .best = false, .solo = false});
    EXPECT_EQ(answer.status, wrong_input);
    EXPECT_EQ(answer.out, "");
    EXPECT_TRUE(answer.err.starts_with("game.txt:2:9: ")) << answer.err;
    EXPECT_NE(answer.err.find("cookery"), std::string::npos);
    EXPECT_NE(answer.err.find("codices, fiction, historic"), std::string::npos);
}

}  // namespace
}  // namespace shelfmark::app
