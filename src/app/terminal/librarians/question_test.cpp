#include "app/terminal/librarians/question.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/terminal/librarians/ending.h"
#include "app/terminal/librarians/table_picture.h"
#include "librarians/game.h"
#include "librarians_scene.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::ActionList;
using librarians::Librarians;
using librarians::Scene;
using librarians::View;
using messages::Language;
using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

struct Asked {
    explicit Asked(const librarians::State& state, Language language = Language::en)
        : view(observe(state, state.board.turn)), phrases(language, {}, state.board.turn) {
        legal(state, state.board.turn, actions);
    }
    [[nodiscard]] std::string choices() const { return lb::choices(phrases, view, actions); }
    [[nodiscard]] std::string question() const { return lb::question(phrases, view, actions); }

    View view;
    Phrases phrases;
    ActionList actions;
};

TEST(LibrariansQuestion, everything_that_can_be_asked_has_words_in_every_language) {
    base::Random random{1};
    int games = 0;
    for (const auto& options : Librarians::sample_options()) {
        if (++games % 5 != 0) continue;
        auto state = librarians::setup(options, static_cast<std::uint64_t>(games));
        while (!over(state)) {
            const Asked asked(state, static_cast<Language>(random.below(3)));
            // A text that is missing shows as its key, a gap that is not filled with its braces.
            const std::string text = table_picture(asked.phrases, asked.view) + who_asks(asked.phrases, asked.view) +
                                     asked.question() + asked.choices();
            ASSERT_THAT(text, Not(ContainsRegex(
                                  "[{}]|(librarians|genre|thrill|colour|audience|expansion|shelf-power)[.][a-z]")));
            apply(state, state.board.turn, asked.actions[random.below(static_cast<unsigned>(asked.actions.size()))]);
        }
        const Phrases spoken(Language::cs, {}, 0);
        EXPECT_THAT(ending(spoken, state, {}), Not(ContainsRegex("[{}]|librarians[.]")));
    }
}

TEST(LibrariansQuestion, every_choice_is_listed_or_drawn) {
    auto state = librarians::setup({.players = 3}, 9);
    base::Random random{9};
    while (!over(state)) {
        const Asked asked(state);
        const std::string text = asked.choices();
        for (std::size_t i = 1; i <= asked.actions.size(); ++i) {
            ASSERT_THAT(text, ContainsRegex("[ (/]" + std::to_string(i) + "[)*!/]")) << text;
        }
        apply(state, state.board.turn, asked.actions[random.below(static_cast<unsigned>(asked.actions.size()))]);
    }
}

TEST(LibrariansQuestion, LB_P1_places_are_numbered_in_the_library) {
    Scene scene(R"(
        row 1 |>| horror-F
        hand seat1 fantasy-H romance-E
    )");
    scene.play("play fantasy-H");
    const Asked asked(scene.state());
    EXPECT_EQ(asked.question(), "Where does fantasy-H go?");
    EXPECT_THAT(asked.choices(), HasSubstr(" 1  .   |>| FHo (1)\n"));
}

constexpr const char* three_romances = R"(
    row 1 |>| romance-B romance-B2 romance-B3
    hand seat1 romance-E fantasy-H
)";

TEST(LibrariansQuestion, LB_G1_what_a_card_would_complete_is_said_before_it_is_played) {
    EXPECT_THAT(Asked(Scene(three_romances).state()).choices(),
                ContainsRegex("romance-E “.*” \\(1 place; completes Romance at[ \n]+1,4\\)"));
}

TEST(LibrariansQuestion, LB_G1_a_place_that_completes_a_genre_is_marked) {
    Scene scene(three_romances);
    scene.play("play romance-E");
    EXPECT_THAT(Asked(scene.state()).choices(),
                AllOf(ContainsRegex("BRo \\([0-9]+\\*\\)"), HasSubstr("Completes Romance: choice "),
                      Not(HasSubstr("WARNING"))));
}

TEST(LibrariansQuestion, LB_Q1_completing_horror_is_warned_of) {
    Scene scene(R"(
        row 1 |>| horror-A horror-A2 horror-A3
        hand seat1 horror-F fantasy-H
    )");
    EXPECT_THAT(Asked(scene.state()).choices(), HasSubstr("WARNING: Horror loses the game!"));
    scene.play("play horror-F");
    EXPECT_THAT(Asked(scene.state()).choices(),
                AllOf(ContainsRegex("AHo \\([0-9]+!\\)"),
                      ContainsRegex("WARNING: choice [0-9]+ completes Horror, and the game is lost.")));
}

TEST(LibrariansQuestion, LB_Q10_swapping_into_a_row_is_foreseen_too) {
    Scene scene(R"(
        row 1 |>| romance-B romance-B2 fantasy-D romance-E
        row 2 |>| romance-G
        hand seat1 fantasy-H fantasy-T
        powers seat1 action-C
    )");
    scene.play("use action; swap fantasy-D");
    EXPECT_THAT(Asked(scene.state()).choices(), ContainsRegex("GRo\\([0-9]+\\*\\)"));
}

TEST(LibrariansQuestion, LB_S5_taps_are_typed_and_not_listed) {
    const Scene scene(R"(
        options talk=taps
        row 1 |>| horror-F
        hand seat1 fantasy-H romance-E
    )");
    EXPECT_THAT(Asked(scene.state()).choices(), AllOf(HasSubstr("You may tap 2 more cards"), Not(HasSubstr("Tap "))));
}

TEST(LibrariansQuestion, LB_W2_who_is_stuck_is_told_what_is_left) {
    const Scene scene(R"(
        options expansions=powers
        row 1 |>no-letters:A-L| horror-Q
        hand seat1 fantasy-H romance-E
    )");
    const Asked asked(scene.state());
    ASSERT_EQ(asked.actions.size(), 1U);
    EXPECT_THAT(asked.question(), AllOf(HasSubstr("taken back"), HasSubstr("give up")));
    EXPECT_THAT(asked.choices(), HasSubstr("1) Give up: the game ends here"));
}

TEST(LibrariansTable, LB_S6_the_hands_of_others_are_not_shown) {
    const Scene scene(R"(
        row 1 |>| horror-F
        hand seat1 fantasy-H romance-E
        hand seat2 thriller-N
    )");
    const std::string picture = table_picture(Phrases(Language::en, {}, 0), observe(scene.state(), 0));
    EXPECT_THAT(picture, AllOf(HasSubstr("fantasy-H"), HasSubstr("Player 2: 1 card."), Not(HasSubstr("thriller-N"))));
}

TEST(LibrariansTable, powers_limits_and_what_is_in_force_are_shown) {
    const Scene scene(R"(
        options players=2 expansions=powers,authors,ages
        row 1 |<no-letters:C-F| horror-G
        hand seat1 fantasy-H
        powers seat2 romance-E romance-E2
        card fantasy-H author=5 audience=kids
    )");
    const std::string picture = table_picture(Phrases(Language::en, {}, 0), observe(scene.state(), 0));
    EXPECT_THAT(picture, AllOf(HasSubstr("hand limit 4"), HasSubstr("Powers: Romance (2)."), HasSubstr("|<|"),
                               HasSubstr("Shelf 1: no letters from C to F."), HasSubstr("Story for the Ages"),
                               ContainsRegex("fantasy-H .* - kids\n")));
}

}  // namespace
}  // namespace shelfmark::app::terminal::lb
