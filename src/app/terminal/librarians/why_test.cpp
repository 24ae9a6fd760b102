#include "app/terminal/librarians/why.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "librarians/engine.h"
#include "librarians_scene.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Scene;
using messages::Language;
using testing::AllOf;
using testing::HasSubstr;
using testing::Optional;

constexpr const char* position = R"(
    row 1 |>| horror-F
    hand seat1 fantasy-H romance-E horror-A
    hand seat2 thriller-N
    discard mystery-J
)";

std::optional<std::string> why(const Scene& scene, std::string_view text) {
    librarians::ActionList actions;
    legal(scene.state(), 0, actions);
    return about(Phrases(Language::en, {}, 0), scene.state(), actions, text);
}

TEST(LibrariansWhy, LB_P2_why_a_card_does_not_fit_somewhere) {
    const Scene scene(position);
    EXPECT_THAT(why(scene, "romance-E at 1,2"), Optional(AllOf(HasSubstr("LB-P2"), HasSubstr("horror-F (1,1)"))));
    EXPECT_THAT(why(scene, "play romance-E on 1,1"), Optional(HasSubstr("LB-P3")));
    EXPECT_THAT(why(scene, "romance-E 1,1"), Optional(HasSubstr("LB-P3")));
    EXPECT_THAT(why(scene, "romance-E at 1,-1"), Optional(HasSubstr("That is allowed: romance-E fits at 1,-1.")));
    EXPECT_THAT(why(scene, "romance-E at 1,9"), Optional(HasSubstr("LB-P1")));
}

TEST(LibrariansWhy, LB_S5_a_card_of_another_hand_is_no_more_than_not_ones_own) {
    const Scene scene(position);
    EXPECT_THAT(why(scene, "thriller-N at 1,2"), Optional(HasSubstr("thriller-N is not in your hand.")));
}

TEST(LibrariansWhy, a_card_that_is_being_played_can_be_asked_about) {
    Scene scene(position);
    scene.play("play romance-E");
    EXPECT_THAT(why(scene, "romance-E"), Optional(HasSubstr("romance-E is being played")));
    EXPECT_THAT(why(scene, "romance-E at 1,2"), Optional(HasSubstr("LB-P2")));
    EXPECT_THAT(why(scene, "1,2"), Optional(HasSubstr("LB-P2")));
    EXPECT_THAT(why(scene, "1 -1"), Optional(HasSubstr("romance-E fits at 1,-1.")));
}

TEST(LibrariansWhy, what_is_nothing_gets_no_answer) {
    const Scene scene(position);
    EXPECT_EQ(why(scene, "nonsense"), std::nullopt);
    EXPECT_EQ(why(scene, "horror-Z"), std::nullopt);
    EXPECT_EQ(why(scene, "romance-E at 99,1"), std::nullopt);
    EXPECT_EQ(why(scene, "romance-E at 1,1 please"), std::nullopt);
}

TEST(LibrariansWhy, another_card_of_the_hand_comes_later_but_can_be_asked_about) {
    Scene scene(position);
    scene.play("play romance-E");
    EXPECT_THAT(why(scene, "fantasy-H"), Optional(AllOf(HasSubstr("romance-E is being played"), HasSubstr("undo"))));
    EXPECT_THAT(why(scene, "fantasy-H at 1,2"), Optional(HasSubstr("fantasy-H fits at 1,2.")));
    EXPECT_THAT(why(scene, "horror-A at 1,2"), Optional(HasSubstr("LB-P2")));
    EXPECT_THAT(why(scene, "thriller-N"), Optional(HasSubstr("not what is being decided")));
}

TEST(LibrariansWhy, LB_P2_a_place_alone_says_which_cards_of_the_hand_go_there) {
    const Scene scene(position);
    EXPECT_THAT(why(scene, "1,2"), Optional(AllOf(HasSubstr("fantasy-H fits at 1,2."), HasSubstr("romance-E: "),
                                                  HasSubstr("horror-A: "), HasSubstr("(LB-P2)"))));
}

}  // namespace
}  // namespace shelfmark::app::terminal::lb
