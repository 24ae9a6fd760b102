#include "app/command_replay.h"

#include <gtest/gtest.h>

#include <sstream>

#include "app/command.h"
#include "app/rulebook.h"
#include "exlibris/engine.h"
#include "exlibris/position.h"
#include "exlibris/record.h"

namespace shelfmark::app {
namespace {

using librarians::Librarians;
using messages::Language;

struct Answer {
    int status;
    std::string out;
    std::string err;
};

Answer ask(const std::string& text, ReplayOptions options, Language language = Language::en) {
    std::ostringstream out;
    std::ostringstream err;
    options.file = "evening.record";
    const int status = replay(options, language, text, out, err);
    return {status, out.str(), err.str()};
}

// A solo game in which everything is refused that can be: the player goes home and passes.
exlibris::Record idle_game() {
    exlibris::Record record = {{.players = 1, .solo_level = 1}, 8, {}};
    exlibris::State state = exlibris::setup(record.options, record.seed);
    while (!over(state)) {
        exlibris::ActionList actions;
        exlibris::legal(state, 0, actions);
        const exlibris::Action* last = actions.end() - 1;
        record.decisions.push_back({0, *last});
        exlibris::apply(state, 0, *last);
    }
    return record;
}

TEST(ReplayCommand, numbers_the_decisions_and_tells_the_points) {
    const Answer answer = ask(to_text(idle_game()), {});
    EXPECT_EQ(answer.status, success);
    EXPECT_TRUE(answer.out.starts_with("   1  seat1 keep ")) << answer.out;
    EXPECT_NE(answer.out.find("\nseat1: "), std::string::npos);
    EXPECT_NE(answer.out.find("\nPublic Library: "), std::string::npos);
    EXPECT_EQ(answer.out.find("not over"), std::string::npos);
}

TEST(ReplayCommand, stops_where_it_is_told) {
    const Answer answer = ask(to_text(idle_game()), {.at = 2});
    EXPECT_EQ(answer.status, success);
    EXPECT_EQ(answer.out.find("   3  "), std::string::npos);
    EXPECT_NE(answer.out.find("The game is not over here"), std::string::npos);
}

TEST(ReplayCommand, refuses_a_step_after_the_end) {
    const Answer answer = ask(to_text(idle_game()), {.at = 100000});
    EXPECT_EQ(answer.status, wrong_input);
    EXPECT_EQ(answer.out, "");
    EXPECT_NE(answer.err.find("choose a step from 0 to"), std::string::npos);
}

TEST(ReplayCommand, prints_a_position_that_can_be_read) {
    const exlibris::Record record = idle_game();
    const Answer answer = ask(to_text(record), {.at = 5, .position = true});
    const auto state = exlibris::parse_position(answer.out);
    ASSERT_TRUE(state.has_value());
    EXPECT_EQ(*state, exlibris::replay(record, 5));
}

TEST(ReplayCommand, speaks_json) {
    const Answer answer = ask(to_text(idle_game()), {.at = 0, .json = true});
    EXPECT_TRUE(answer.out.starts_with(R"({"game":"exlibris","rules":1,"options":"players=1 solo=1","seed":"8",)"
                                       R"("decisions":[],"over":false,"points":[)"))
        << answer.out;
    EXPECT_TRUE(answer.out.ends_with("],\"winners\":[]}\n")) << answer.out;
}

TEST(ReplayCommand, says_where_a_record_is_wrong_in_every_language) {
    const std::string text = "shelfmark record 1\ngame exlibris\nrules 1\noptions players=5\n";
    const Answer english = ask(text, {});
    EXPECT_EQ(english.status, wrong_input);
    EXPECT_EQ(english.err, "evening.record:4:17: “5” does not fit players=: write a number from 1 to 4.\n");
    EXPECT_TRUE(ask(text, {}, Language::cs).err.starts_with("evening.record:4:17: „5“ se nehodí"));
    EXPECT_TRUE(ask(text, {}, Language::de).err.starts_with("evening.record:4:17: „5“ passt nicht"));
}

// Two librarians who play the first thing that they can.
table::RecordOf<Librarians> hasty_game() {
    table::RecordOf<Librarians> record = {{.players = 2}, 4, {}};
    auto state = Librarians::setup(record.options, record.seed);
    while (!over(state)) {
        librarians::ActionList actions;
        legal(state, state.board.turn, actions);
        record.decisions.push_back({state.board.turn, actions[0]});
        apply(state, state.board.turn, actions[0]);
    }
    return record;
}

TEST(ReplayCommand, a_record_says_itself_which_game_it_is) {
    const auto record = hasty_game();
    const Answer answer = ask(table::record_text<Librarians>(record), {});
    EXPECT_EQ(answer.status, success);
    EXPECT_NE(answer.out.find(" play "), std::string::npos);
    EXPECT_NE(answer.out.find(" of 66 left. The fewer, the better; none is a win.\n"), std::string::npos) << answer.out;
    const Answer json = ask(table::record_text<Librarians>(record), {.at = 2, .json = true});
    EXPECT_TRUE(json.out.starts_with(R"({"game":"librarians","rules":)")) << json.out;
    EXPECT_NE(json.out.find(R"("over":false,"points":[)"), std::string::npos) << json.out;
}

TEST(ReplayCommand, LB_W2_json_says_how_a_game_of_librarians_ended) {
    const auto record = hasty_game();
    const auto result = librarians::result(table::replayed<Librarians>(record, record.decisions.size()));
    ASSERT_EQ(result.outcome, librarians::Outcome::stuck);
    const std::string left = std::to_string(result.cards_left);
    const Answer answer = ask(table::record_text<Librarians>(record), {.at = {}, .json = true});
    EXPECT_TRUE(answer.out.ends_with(R"("over":true,"points":[-)" + left + ",-" + left +
                                     R"(],"winners":[],"outcome":"stuck","won":false,"cards_left":)" + left +
                                     ",\"cards\":66}\n"))
        << answer.out;
}

TEST(ReplayCommand, a_position_of_librarians_can_be_read) {
    const auto record = hasty_game();
    const Answer answer = ask(table::record_text<Librarians>(record), {.at = 5, .position = true});
    EXPECT_EQ(game_of_file(answer.out), Librarians::id);
    const auto state = librarians::parse_position(answer.out);
    ASSERT_TRUE(state.has_value());
    EXPECT_EQ(*state, table::replayed<Librarians>(record, 5));
}

TEST(ReplayCommand, a_file_without_a_game_is_taken_for_the_usual_one) {
    EXPECT_EQ(game_of_file(""), exlibris::ExLibris::id);
    EXPECT_EQ(game_of_file("shelfmark record 1\ngame chess\n"), exlibris::ExLibris::id);
    EXPECT_EQ(game_of_file("shelfmark record 1 # a comment\n\n game librarians\n"), librarians::Librarians::id);
}

}  // namespace
}  // namespace shelfmark::app
