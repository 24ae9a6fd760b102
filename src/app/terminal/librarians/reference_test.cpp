#include "app/terminal/librarians/reference.h"

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

TEST(LibrariansReference, LB_P2_why_a_card_does_not_fit_somewhere) {
    const Scene scene(position);
    EXPECT_THAT(why(scene, "romance-E at 1,2"), Optional(AllOf(HasSubstr("LB-P2"), HasSubstr("horror-F (1,1)"))));
    EXPECT_THAT(why(scene, "play romance-E on 1,1"), Optional(HasSubstr("LB-P3")));
    EXPECT_THAT(why(scene, "romance-E 1,1"), Optional(HasSubstr("LB-P3")));
    EXPECT_THAT(why(scene, "romance-E at 1,-1"), Optional(HasSubstr("That is allowed: romance-E fits at 1,-1.")));
    EXPECT_THAT(why(scene, "romance-E at 1,9"), Optional(HasSubstr("LB-P1")));
}

TEST(LibrariansReference, LB_S5_a_card_of_another_hand_is_no_more_than_not_ones_own) {
    const Scene scene(position);
    EXPECT_THAT(why(scene, "thriller-N at 1,2"), Optional(HasSubstr("thriller-N is not in your hand.")));
}

TEST(LibrariansReference, a_card_that_is_being_played_can_be_asked_about) {
    Scene scene(position);
    scene.play("play romance-E");
    EXPECT_THAT(why(scene, "romance-E"), Optional(HasSubstr("romance-E is being played")));
    EXPECT_THAT(why(scene, "romance-E at 1,2"), Optional(HasSubstr("LB-P2")));
    EXPECT_THAT(why(scene, "fantasy-H at 1,2"), Optional(HasSubstr("not what is being decided")));
}

TEST(LibrariansReference, what_is_nothing_gets_no_answer) {
    const Scene scene(position);
    EXPECT_EQ(why(scene, "nonsense"), std::nullopt);
    EXPECT_EQ(why(scene, "horror-Z"), std::nullopt);
    EXPECT_EQ(why(scene, "romance-E at 99,1"), std::nullopt);
    EXPECT_EQ(why(scene, "romance-E at 1,1 please"), std::nullopt);
}

TEST(LibrariansReference, a_power_is_found_by_its_name_in_any_language) {
    EXPECT_THAT(power_page(Phrases(Language::en, {}, 0), "roman"),
                Optional(AllOf(HasSubstr("Romance (green)"), HasSubstr("LB-Q5"))));
    EXPECT_THAT(power_page(Phrases(Language::cs, {}, 0), "zivotopis"), Optional(HasSubstr("LB-Q17")));
    EXPECT_THAT(power_page(Phrases(Language::de, {}, 0), "farbzwang"), Optional(HasSubstr("LB-E5")));
    EXPECT_EQ(power_page(Phrases(Language::en, {}, 0), "western"), std::nullopt);
}

TEST(LibrariansReference, LB_S6_a_card_says_where_it_is_as_far_as_the_reader_knows) {
    const Scene scene(position);
    const auto page = [&](std::string_view card) {
        return card_page(Phrases(Language::en, {}, 0), observe(scene.state(), 0), card);
    };
    EXPECT_THAT(page("horror-F"), Optional(AllOf(HasSubstr("Lies at 1,1."), HasSubstr("LB-Q1"))));
    EXPECT_THAT(page("fantasy-H"), Optional(HasSubstr("In the hand of you.")));
    EXPECT_THAT(page("mystery-J"), Optional(HasSubstr("Is discarded.")));
    EXPECT_THAT(page("thriller-N"), Optional(HasSubstr("In the deck, in a hand or put away.")));
    EXPECT_EQ(page("thriller-Z"), std::nullopt);
}

}  // namespace
}  // namespace shelfmark::app::terminal::lb
