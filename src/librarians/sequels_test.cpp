// LB-E3: Song of the Sequels.
#include <gtest/gtest.h>

#include "librarians_scene.h"

namespace shelfmark::librarians {
namespace {

constexpr const char* series = R"(
    options expansions=sequels
    card horror-F volume=1
    card horror-F2 volume=2
    card horror-F3 volume=3
)";

std::string with(const char* rest) { return std::string(series) + rest; }

TEST(Sequels, LB_E3_the_first_of_a_series_goes_anywhere) {
    Scene scene(with("row 1 |>| romance-B\nhand seat1 horror-F2 romance-E\ndiscard horror-F horror-F3"));
    scene.play("play horror-F2");
    EXPECT_EQ(scene.options(), "at 1,2");
}

TEST(Sequels, LB_E3_along_the_arrow_in_numerical_order) {
    Scene scene(with("row 1 |>| horror-F2\nrow 2 |>|\nhand seat1 horror-F3 horror-F"));
    scene.play("play horror-F3");
    EXPECT_EQ(scene.options(), "at 1,2; at 2,1; on 1,1");
    Scene first(with("row 1 romance-A |>| horror-F2\nrow 2 |>|\nhand seat1 horror-F3 horror-F"));
    first.play("play horror-F");
    EXPECT_EQ(first.options(), "on 1,1") << "1 stands before 2, or above it";
}

TEST(Sequels, LB_E3_against_the_arrow_the_numbers_run_from_right_to_left) {
    Scene scene(with("row 1 |<| horror-F2\nhand seat1 horror-F3 horror-F"));
    scene.play("play horror-F");
    EXPECT_EQ(scene.options(), "at 1,2; on 1,1");
}

TEST(Sequels, LB_E3_the_bookshelf_card_is_ignored) {
    Scene scene(with("row 1 horror-F |>|\nhand seat1 horror-F3 horror-F2"));
    scene.play("play horror-F2");
    EXPECT_EQ(scene.options(), "at 1,1; on 1,-1");
}

TEST(Sequels, LB_E3_numbers_may_be_missing) {
    Scene scene(with("row 1 |>| horror-F\nhand seat1 horror-F3 horror-F2"));
    scene.play("play horror-F3; at 1,2; play horror-F2");
    EXPECT_EQ(scene.options(), "on 1,1; on 1,2") << "no room between 1 and 3";
}

TEST(Sequels, LB_E3_the_third_continues_the_line) {
    Scene scene(with("row 1 |>| horror-F horror-F2\nrow 2 |>|\nhand seat1 horror-F3 romance-V"));
    scene.play("play horror-F3");
    EXPECT_EQ(scene.refusal("at 2,2"), "LB-E3");
    EXPECT_TRUE(scene.offers("at 1,3"));
}

TEST(Sequels, LB_E3_scattered_by_powers_it_joins_one) {
    Scene scene(with("row 1 |>| horror-F\nrow 2 |>|\nrow 3 |>| horror-F2\nhand seat1 horror-F3 romance-V"));
    scene.play("play horror-F3");
    EXPECT_EQ(scene.options("at"), "at 1,2; at 3,2");
    EXPECT_EQ(scene.refusal("at 2,1"), "LB-E3") << "3 would stand above 2";
}

TEST(Sequels, LB_E3_in_order_with_every_volume_that_it_touches) {
    Scene third(with("row 1 |>| horror-F . horror-F2\nhand seat1 horror-F3 romance-V"));
    third.play("play horror-F3");
    EXPECT_EQ(third.options("at"), "at 1,4");
    Scene second(with("row 1 |>| horror-F . horror-F3\nhand seat1 horror-F2 romance-V"));
    second.play("play horror-F2");
    EXPECT_EQ(second.options("at"), "at 1,2");
}

TEST(Sequels, LB_Q16_no_order_of_numbers_in_a_row_without_bookshelf_card) {
    const auto above_the_shelf = [](const char* hand) {
        return with("discard graphic-novel-D\nlicence any-row\nrow 0 || . horror-F2\nrow 1 |>| romance-A romance-B\n") +
               "hand seat1 romance-V " + hand;
    };
    Scene first(above_the_shelf("horror-F"));
    first.play("play horror-F");
    EXPECT_EQ(first.options("at 0"), "at 0,1; at 0,3");
    Scene third(above_the_shelf("horror-F3"));
    third.play("play horror-F3");
    EXPECT_EQ(third.options("at 0"), "at 0,1; at 0,3");
}

TEST(Sequels, LB_Q16_across_the_column_of_a_row_without_bookshelf_card_volumes_do_not_touch) {
    Scene scene(with("discard graphic-novel-D\nlicence any-row\nrow 0 || horror-F\nrow 1 romance-A |>| romance-B\n"
                     "hand seat1 horror-F2 romance-V"));
    scene.play("play horror-F2");
    EXPECT_EQ(scene.options("at 0"), "at 0,2");
    EXPECT_EQ(scene.refusal("at 0,-1"), "LB-E3");
}

}  // namespace
}  // namespace shelfmark::librarians
