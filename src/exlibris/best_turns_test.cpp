#include "exlibris/best_turns.h"

#include <ctime>

#include <gtest/gtest.h>

#include "base/random.h"
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

/// In the order of the alphabet, with a banned book and three others on each card: many choices are equally good.
ShelvedCards tempting_shelf(int cards, std::uint64_t seed) {
    base::Random random{seed};
    ShelvedCards shelf;
    for (int i = 0; i < cards; ++i) {
        ShelvedCard card{.order = static_cast<std::uint16_t>(i), .row = 2, .column = static_cast<std::uint8_t>(i)};
        card.icons[index_of(monsters)] = 1;
        for (int book = 0; book < 3; ++book) {
            const std::uint32_t category = random.below(category_count - 1);
            ++card.icons[category < index_of(monsters) ? category : category + 1];
        }
        shelf.push_back(card);
    }
    return shelf;
}

TEST(BestTurns, XL_I1_shelves_made_up_to_be_hard_keep_nobody_waiting) {
    // The hardest of many; comparing every choice with every other takes far longer.
    constexpr int cards = 80;
    constexpr std::clock_t two_seconds = 2 * CLOCKS_PER_SEC;  // of computing, however busy the machine is
    const std::clock_t start = std::clock();
    for (const unsigned seed : {138U, 141U}) {
        const ShelvedCards shelf = tempting_shelf(cards, seed);
        const Positions turned = best_turns(shelf, goals, historic, {.books = {cards / 4, cards / 3}, .size = 2});
        EXPECT_TRUE(inspect(turn_face_down(shelf, turned)).none());
    }
    EXPECT_LT(std::clock() - start, two_seconds);
}

}  // namespace
}  // namespace shelfmark::exlibris
