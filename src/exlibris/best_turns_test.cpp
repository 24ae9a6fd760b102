#include "exlibris/best_turns.h"

#include <gtest/gtest.h>

#include "drawn_shelf.h"

namespace shelfmark::exlibris {
namespace {

using enum Category;

constexpr PublicGoals goals{.prominent = spells, .banned = monsters};

/// The cards that a player with the focus on history turns, against rivals with so many prominent books.
std::string turned(std::string_view text, std::initializer_list<int> prominent_books_of_others) {
    Rivals rivals;
    for (const int books : prominent_books_of_others) rivals.add(books);
    const DrawnShelf shelf = draw(text);
    return shelf.at(best_turns(shelf.cards, goals, historic, rivals));
}

TEST(BestTurns, XL_I1_nothing_to_turn) {
    EXPECT_EQ(turned("", {0}), "");
    EXPECT_EQ(turned("# #", {0}), "");
    EXPECT_EQ(turned("A1:hf B1:cr", {9}), "");
}

TEST(BestTurns, XL_I1_a_high_card_makes_way_for_better_ones) { EXPECT_EQ(turned("Z1:cf A1:hh B1:hh", {9}), "Z1"); }

TEST(BestTurns, XL_I1_a_low_card_is_left_to_the_inspector) { EXPECT_EQ(turned("B1:hh C1:hh A1:cf", {9}), ""); }

TEST(BestTurns, XL_I1_banned_books_go_unless_they_pay_for_themselves) {
    EXPECT_EQ(turned("A1:mmf B1:mmh", {9}), "A1");  // B1: two points of focus against two banned books, and more books
}

TEST(BestTurns, XL_I1_a_banned_book_is_worth_keeping_for_variety) {
    EXPECT_EQ(turned("A1:cm B1:fm C1:h D1:rs", {9}), "");
    EXPECT_EQ(turned("A1:cmm B1:fmm C1:h D1:rs", {9}), "A1 B1");
}

TEST(BestTurns, XL_I1_the_prominent_works_decide_against_given_rivals) {
    EXPECT_EQ(turned("A1:smm B1:smm", {5}), "A1 B1");  // second place either way
    EXPECT_EQ(turned("A1:smm B1:smm", {1}), "");       // 15 - 4 with both, 12 - 2 with one, 9 with none
    EXPECT_EQ(turned("A1:smm B1:smm", {0}), "A1");     // one is enough for the first place
}

TEST(BestTurns, XL_O9_a_tie_with_the_public_library_is_worth_nothing) {
    Rivals library{.books = {1}, .size = 1, .public_library = true};
    const DrawnShelf shelf = draw("A1:smm B1:smm");
    EXPECT_EQ(shelf.at(best_turns(shelf.cards, goals, historic, library)), "");
    library.books[0] = 2;
    EXPECT_EQ(shelf.at(best_turns(shelf.cards, goals, historic, library)), "A1 B1");
}

TEST(BestTurns, XL_I1_of_equal_choices_the_one_with_more_books) { EXPECT_EQ(turned("B1:cc A1:ccc", {9}), "B1"); }

TEST(BestTurns, XL_I1_then_the_one_that_turns_fewer) { EXPECT_EQ(turned("B1:cc A1:cc", {9}), ""); }

TEST(BestTurns, XL_I1_then_the_first_in_reading_order) { EXPECT_EQ(turned("A1:mms B1:mms C1:mms", {1, 1}), "A1"); }

}  // namespace
}  // namespace shelfmark::exlibris
