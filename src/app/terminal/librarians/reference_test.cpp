#include "app/terminal/librarians/reference.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "librarians/words.h"
#include "librarians_scene.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Scene;
using messages::Language;
using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;
using testing::Optional;

std::optional<std::string> power(std::string_view text, Language language = Language::en) {
    return power_page(Phrases(language, {}, 0), librarians::setup({.players = 2}, 1).board, text);
}

TEST(LibrariansReference, a_power_is_found_by_its_name_in_any_language) {
    EXPECT_THAT(power("roman"), Optional(AllOf(HasSubstr("Romance (green)"), HasSubstr("LB-Q5"))));
    EXPECT_THAT(power("zivotopis", Language::cs), Optional(HasSubstr("LB-Q17")));
    EXPECT_THAT(power("farbzwang", Language::de), Optional(HasSubstr("LB-E5")));
    EXPECT_EQ(power("western"), std::nullopt);
}

TEST(LibrariansReference, LB_C1_a_colour_shows_its_genres) {
    EXPECT_THAT(power("purple"), Optional(AllOf(HasSubstr("Fantasy: "), HasSubstr("Poetry (not in this game): "),
                                                Not(HasSubstr("Horror")))));
    for (const auto language : {Language::en, Language::cs, Language::de}) {
        for (int i = 0; i < librarians::colour_count; ++i) {
            const auto colour = static_cast<librarians::Colour>(i);
            const std::string name = Phrases(language, {}, 0).colour(colour);
            EXPECT_THAT(power(name, language), Optional(HasSubstr("-- " + name + " --")));
            EXPECT_THAT(power(librarians::name(colour), language), Optional(HasSubstr("-- " + name + " --")));
        }
    }
}

struct Reader {
    explicit Reader(std::string_view position) : scene(position), view(observe(scene.state(), 0)) {}
    [[nodiscard]] std::optional<std::string> page(std::string_view text) const {
        return card_page(Phrases(Language::en, {}, 0), view, text);
    }

    Scene scene;
    librarians::View view;
};

TEST(LibrariansReference, LB_S6_a_card_says_where_it_is_as_far_as_the_reader_knows) {
    const Reader reader(R"(
        row 1 |>| horror-F
        row 2 |<| fantasy-E/romance-E
        hand seat1 fantasy-H
        hand seat2 thriller-N
        discard mystery-J
    )");
    EXPECT_THAT(reader.page("horror-F"), Optional(AllOf(HasSubstr("Lies at 1,1."), HasSubstr("LB-Q1"))));
    EXPECT_THAT(reader.page("fantasy-E"), Optional(HasSubstr("Lies at 2,1, on top of romance-E.")));
    EXPECT_THAT(reader.page("romance-E"),
                Optional(ContainsRegex("Lies at 2,1 in a pile with fantasy-E,[ \n]covered\\.")));
    EXPECT_THAT(reader.page("fantasy-H"), Optional(HasSubstr("In your hand.")));
    EXPECT_THAT(reader.page("mystery-J"), Optional(HasSubstr("Is discarded.")));
    EXPECT_THAT(reader.page("thriller-N"), Optional(HasSubstr("In the deck, in a hand or put away.")));
    EXPECT_EQ(reader.page("thriller-Z"), std::nullopt);
}

TEST(LibrariansReference, LB_P3_a_place_shows_its_pile_from_the_top) {
    const Reader reader(R"(
        row 1 horror-A |>| fantasy-E/romance-E
        hand seat1 fantasy-H
        card fantasy-E author=5 audience=kids
    )");
    for (const char* place : {"1,1", "1 1", "1, 1"}) {
        EXPECT_THAT(reader.page(place), Optional(ContainsRegex("At 1,1, the top one first:\n"
                                                               "  fantasy-E  .* - kids\n"
                                                               "  romance-E  .*\n")))
            << place;
    }
    EXPECT_THAT(reader.page("1,2"), Optional(HasSubstr("Nothing lies at 1,2.")));
    EXPECT_THAT(reader.page("1"), Optional(ContainsRegex("At 1,-1:\n  horror-A .*\nAt 1,1, ")));
}

TEST(LibrariansReference, LB_C6_a_volume_is_told_by_another_kind_of_number_than_a_card) {
    const Reader reader(R"(
        row 1 |>| horror-A horror-A2 horror-A3
        hand seat1 fantasy-H
        card horror-A3 volume=2
    )");
    EXPECT_THAT(reader.page("horror-A3"),
                Optional(AllOf(HasSubstr("horror-A3"), HasSubstr(" II”"), HasSubstr(", volume II."))));
    EXPECT_THAT(reader.page("horror-A2"), Optional(Not(HasSubstr("volume"))));
}

TEST(LibrariansReference, LB_S6_what_is_discarded_and_what_is_still_hidden_is_public) {
    const Reader reader(R"(
        row 1 |>| horror-F
        hand seat1 fantasy-H
        hand seat2 thriller-N
        deck thriller-C
        discard mystery-J mystery-L horror-A
    )");
    EXPECT_EQ(discarded_page(Phrases(Language::en, {}, 0), reader.view),
              "-- Discarded: 3 cards --\n"
              "  Horror: horror-A\n"
              "  Mystery: mystery-J, mystery-L\n"
              "-- In the deck or in hands you do not know: 2 cards --\n"
              "  Thriller: thriller-C, thriller-N\n");
}

}  // namespace
}  // namespace shelfmark::app::terminal::lb
