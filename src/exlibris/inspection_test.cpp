#include "exlibris/inspection.h"

#include <gtest/gtest.h>

#include "drawn_shelf.h"

namespace shelfmark::exlibris {
namespace {

std::string turned(std::string_view text) {
    const DrawnShelf shelf = draw(text);
    return shelf.at(inspect(shelf.cards));
}

int stability_of(std::string_view text) { return stability(draw(text).cards); }

TEST(Inspection, XL_I1_an_owner_turns_cards_and_they_lose_their_icons) {
    const DrawnShelf shelf = draw("A1:hf B1:ss");
    const ShelvedCards after = turn_face_down(shelf.cards, Positions(0b10));
    EXPECT_FALSE(after[0].face_down);
    EXPECT_TRUE(after[1].face_down);
    EXPECT_EQ(after[1].icons, Icons{});
}

TEST(Inspection, XL_I2_a_card_before_the_last_standing_one_is_turned) { EXPECT_EQ(turned("L8 L3"), "L3"); }

TEST(Inspection, XL_I2_it_would_stand_had_the_owner_turned_the_other) { EXPECT_EQ(turned("# L3"), ""); }

TEST(Inspection, XL_I2_turned_cards_do_not_hold_up_later_ones) { EXPECT_EQ(turned("B1 A1 A9 B2"), "A1 A9"); }

TEST(Inspection, XL_I2_reads_rows_from_the_top_and_skips_gaps) {
    EXPECT_EQ(turned("C1 . D1 \n"
                     "E1 D2 # \n"
                     ".  Z1 F1"),
              "D2 F1");
}

TEST(Inspection, XL_I2_rank_decides_within_a_letter) { EXPECT_EQ(turned("B9 B10 B2"), "B2"); }

TEST(Inspection, XL_I3_counts_the_books_of_standing_cards_alone) {
    const DrawnShelf shelf = draw("B1:hhf A1:cc # C1:hms");
    const CategoryCounts books = count_books(shelf.cards, inspect(shelf.cards));
    EXPECT_EQ(books, (CategoryCounts{0, 1, 3, 1, 0, 1}));
}

TEST(Inspection, XL_X1_nine_for_three_by_three) {
    EXPECT_EQ(stability_of("A1 A2 A3 . \n"
                           "B1 B2 B3 B4 \n"
                           "C1 C2 C3 ."),
              9);
}

TEST(Inspection, XL_X1_eight_for_a_low_shelf_of_two_rows) {
    EXPECT_EQ(stability_of("A1 A2 A3 A4 A5\n"
                           "B1 B2 B3 B4 ."),
              8);
}

TEST(Inspection, XL_X1_nothing_without_two_neighbours_in_the_bottom_row) {
    EXPECT_EQ(stability_of("A1 A2 A3 A4\n"
                           "B1 B2 B3 B4\n"
                           "C1 .  C3 ."),
              0);
}

TEST(Inspection, XL_X1_twelve_for_three_rows_of_four) {
    EXPECT_EQ(stability_of("A1 A2 A3 A4 . \n"
                           "B1 B2 B3 B4 . \n"
                           "C1 C2 C3 C4 C5"),
              12);
}

TEST(Inspection, XL_I4_wide_and_low_can_beat_narrow_and_high) {
    EXPECT_EQ(stability_of("A1 A2 .  .  . \n"
                           "B1 B2 B3 B4 B5\n"
                           "C1 C2 C3 C4 C5"),
              10);
}

TEST(Inspection, XL_I4_a_single_row_or_column_is_no_rectangle) {
    EXPECT_EQ(stability_of("A1 A2 A3 A4"), 0);
    EXPECT_EQ(stability_of("A1\nB1\nC1"), 0);
    EXPECT_EQ(stability(ShelvedCards{}), 0);
}

TEST(Inspection, XL_I4_the_bottom_is_the_lowest_occupied_row) {
    EXPECT_EQ(stability_of("A1 A2\n"
                           "B1 B2\n"
                           ".  ."),
              4);
}

TEST(Inspection, XL_I4_face_down_cards_count) {
    EXPECT_EQ(stability_of("#  A2\n"
                           "B1 # "),
              4);
}

TEST(Inspection, XL_I4_as_wide_as_the_deck_allows) {
    ShelvedCards shelf;
    for (int row = 0; row < 2; ++row) {
        for (int column = 0; column < card_count / 2; ++column) {
            ShelvedCard card;
            card.row = static_cast<std::uint8_t>(row);
            card.column = static_cast<std::uint8_t>(column + card_count / 2);
            shelf.push_back(card);
        }
    }
    EXPECT_EQ(stability(shelf), card_count);
}

TEST(Inspection, XL_A2_counts_stacks) { EXPECT_EQ(entombed_cards(draw("A1:hf/ B1 #/ C1").cards), 2); }

}  // namespace
}  // namespace shelfmark::exlibris
