#include "exlibris/scoring.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <vector>

#include "drawn_shelf.h"

namespace shelfmark::exlibris {
namespace {

using enum Category;

constexpr PublicGoals goals{.prominent = spells, .banned = monsters};

int prominent_points(int own, std::initializer_list<int> others) {
    Rivals rivals;
    for (const int books : others) rivals.add(books);
    return rivals.points_for(own);
}

/// A shelf of one row with so many single books, in the order of the categories.
ShelvedCards shelf_with(const CategoryCounts& books) {
    ShelvedCards shelf;
    for (std::size_t category = 0; category < books.size(); ++category) {
        for (int book = 0; book < books[category]; ++book) {
            ShelvedCard card;
            card.order = static_cast<std::uint16_t>(shelf.size());
            card.column = static_cast<std::uint8_t>(shelf.size());
            card.icons[category] = 1;
            shelf.push_back(card);
        }
    }
    return shelf;
}

struct Player {
    CategoryCounts books{};
    Category focus = historic;
    int hand = 0;
};

ScoreSheets score(std::initializer_list<Player> players) {
    std::vector<ShelvedCards> shelves(players.size());
    std::vector<Entry> entries;
    for (const Player& player : players) {
        ShelvedCards& shelf = shelves[entries.size()];
        shelf = shelf_with(player.books);
        entries.push_back({&shelf, player.focus, player.hand});
    }
    return score_shelves(entries, goals);
}

std::vector<int> ranks(const ScoreSheets& scores) {
    std::vector<int> list;
    list.reserve(scores.size);
    for (std::size_t seat = 0; seat < scores.size; ++seat) list.push_back(scores.sheets[seat].rank);
    return list;
}

TEST(Scoring, XL_X2_ten_nine_eight_seven_prominent_books) {
    EXPECT_EQ(prominent_points(10, {9, 8, 7}), 15);
    EXPECT_EQ(prominent_points(9, {10, 8, 7}), 9);
    EXPECT_EQ(prominent_points(8, {10, 9, 7}), 4);
    EXPECT_EQ(prominent_points(7, {10, 9, 8}), 0);
}

TEST(Scoring, XL_X2_three_tied_for_first_get_ten_each) { EXPECT_EQ(prominent_points(6, {6, 6, 2}), 10); }

TEST(Scoring, XL_X2_three_tied_for_second_get_five_each) { EXPECT_EQ(prominent_points(6, {9, 6, 6}), 5); }

TEST(Scoring, XL_I5_two_players_share_first_and_second) {
    EXPECT_EQ(prominent_points(3, {2}), 15);
    EXPECT_EQ(prominent_points(2, {3}), 9);
    EXPECT_EQ(prominent_points(3, {3}), 12);
}

TEST(Scoring, XL_I5_ties_round_up) {
    EXPECT_EQ(prominent_points(4, {7, 4}), 7);     // (9 + 4) / 2
    EXPECT_EQ(prominent_points(1, {7, 4, 1}), 2);  // (4 + 0) / 2
    EXPECT_EQ(prominent_points(5, {5, 5, 5}), 7);  // (15 + 9 + 4 + 0) / 4
}

TEST(Scoring, XL_I5_a_player_without_any_still_holds_a_place) {
    EXPECT_EQ(prominent_points(0, {3}), 9);
    EXPECT_EQ(prominent_points(0, {0, 0}), 10);
}

TEST(Scoring, XL_X3_thirteen_banned_books_cost_thirteen_points) {
    const ScoreSheets scores = score({{.books = {0, 0, 0, 13, 0, 0}}, {}});
    EXPECT_EQ(scores.sheets[0].banned, -13);
    EXPECT_EQ(scores.sheets[1].banned, 0);
}

TEST(Scoring, XL_X3_variety_of_five_nine_seven_six_six_scores_fifteen) {
    EXPECT_EQ(score({{.books = {5, 9, 7, 1, 6, 6}}, {}}).sheets[0].variety, 15);
}

TEST(Scoring, XL_X3_fourteen_focus_books_score_twenty_eight) {
    EXPECT_EQ(score({{.books = {0, 0, 14, 0, 0, 0}, .focus = historic}, {}}).sheets[0].focus, 28);
}

TEST(Scoring, XL_I6_each_banned_book_costs_a_point) {
    EXPECT_EQ(score({{.books = {0, 0, 0, 4, 0, 0}}, {}}).sheets[0].total, 12 - 4);
}

TEST(Scoring, XL_I7_the_banned_category_does_not_lower_variety) {
    EXPECT_EQ(smallest_category({3, 4, 5, 0, 6, 7}, monsters), 3);
    EXPECT_EQ(smallest_category({3, 4, 5, 2, 6, 7}, codices), 2);
}

TEST(Scoring, XL_I7_equally_small_categories_score_once) {
    EXPECT_EQ(score({{.books = {2, 2, 2, 0, 2, 2}}, {}}).sheets[0].variety, 6);
}

TEST(Scoring, XL_I8_two_points_for_each_focus_book) {
    const ScoreSheets scores = score({{.books = {3, 0, 5, 0, 0, 0}, .focus = codices}, {.focus = historic}});
    EXPECT_EQ(scores.sheets[0].focus, 6);
    EXPECT_EQ(scores.sheets[1].focus, 0);
}

TEST(Scoring, XL_A2_entombed_cards_score_even_without_stability) {
    const DrawnShelf tomb = draw("A1:hf/ B1:ss C1:m/");
    const DrawnShelf other = draw("D1:hh");
    const Entry entries[] = {{&tomb.cards, codices, 0}, {&other.cards, fiction, 0}};
    const ScoreSheet sheet = score_shelves(entries, goals).sheets[0];
    EXPECT_EQ(sheet.stability, 0);
    EXPECT_EQ(sheet.entombed, 4);
    EXPECT_EQ(sheet.total, 4 + 15 - 1);
}

TEST(Scoring, XL_I4_the_whole_sheet_of_a_small_shelf) {
    const DrawnShelf red = draw("A1:hf B3:ssm C2:rr\n"
                                ".     D4:hhs E1:cf\n"
                                "B9:hh #      F1:mr");
    const DrawnShelf blue = draw("G1:ss");
    const Entry entries[] = {{&red.cards, historic, 2}, {&blue.cards, fiction, 0}};
    const ScoreSheets scores = score_shelves(entries, goals);
    const ScoreSheet& sheet = scores.sheets[0];
    EXPECT_EQ(red.at(sheet.turned), "B9");
    EXPECT_EQ(sheet.counts, (CategoryCounts{1, 2, 3, 2, 3, 3}));
    EXPECT_EQ(sheet.books, 14);
    EXPECT_EQ(sheet.stability, 6);
    EXPECT_EQ(sheet.prominent, 15);
    EXPECT_EQ(sheet.banned, -2);
    EXPECT_EQ(sheet.variety, 3);
    EXPECT_EQ(sheet.focus, 6);
    EXPECT_EQ(sheet.total, 28);
    EXPECT_EQ(scores.sheets[1].total, 9);
}

TEST(Scoring, XL_I9_most_points_win) {
    const ScoreSheets scores = score({{.books = {0, 0, 0, 3, 0, 0}}, {.books = {0, 0, 0, 1, 0, 0}}, {}});
    EXPECT_EQ(ranks(scores), (std::vector{3, 2, 1}));
    EXPECT_EQ(scores.winners, table::SeatSet::only(2));
}

TEST(Scoring, XL_I9_then_most_books) {
    const ScoreSheets scores = score({{.books = {1, 0, 0, 0, 0, 0}}, {.books = {1, 1, 0, 0, 0, 0}}});
    EXPECT_EQ(ranks(scores), (std::vector{2, 1}));
}

TEST(Scoring, XL_I9_then_fewest_cards_in_hand) {
    EXPECT_EQ(ranks(score({{.hand = 3}, {.hand = 4}, {.hand = 2}})), (std::vector{2, 3, 1}));
}

TEST(Scoring, XL_I9_then_fewest_banned_books) {
    // Two points for a focus book against two banned ones: as many points and books as the other, but banned ones.
    const ScoreSheets scores = score({{.books = {0, 0, 1, 2, 0, 0}, .focus = historic}, {.books = {3, 0, 0, 0, 0, 0}}});
    EXPECT_EQ(scores.sheets[0].total, scores.sheets[1].total);
    EXPECT_EQ(ranks(scores), (std::vector{2, 1}));
}

TEST(Scoring, XL_I9_then_the_win_is_shared_and_so_is_the_rank) {
    const ScoreSheets scores = score({{.hand = 1}, {}, {.hand = 9}, {}});
    EXPECT_EQ(ranks(scores), (std::vector{3, 1, 4, 1}));
    EXPECT_EQ(scores.winners, table::SeatSet(0b1010));
}

ScoreSheets solo(const CategoryCounts& player, const CategoryCounts& library) {
    const ShelvedCards shelf = shelf_with(player);
    return score_solo({&shelf, historic, 0}, library, codices, goals);
}

TEST(Scoring, XL_O9_fifteen_for_more_prominent_books_and_nothing_for_second) {
    const ScoreSheets scores = solo({0, 0, 0, 0, 0, 3}, {0, 0, 0, 0, 0, 2});
    EXPECT_EQ(scores.sheets[0].prominent, 15);
    EXPECT_EQ(scores.sheets[1].prominent, 0);
}

TEST(Scoring, XL_O9_prominent_ties_go_to_the_public_library) {
    const ScoreSheets scores = solo({0, 0, 0, 0, 0, 3}, {0, 0, 0, 0, 0, 3});
    EXPECT_EQ(scores.sheets[0].prominent, 0);
    EXPECT_EQ(scores.sheets[1].prominent, 15);
}

TEST(Scoring, XL_O9_banned_variety_and_focus_count_for_the_library_too) {
    const ScoreSheet library = solo({}, {4, 2, 3, 5, 2, 6}).sheets[1];
    EXPECT_EQ(library.banned, -5);
    EXPECT_EQ(library.variety, 6);
    EXPECT_EQ(library.focus, 8);
    EXPECT_EQ(library.stability, 0);
    EXPECT_EQ(library.total, 15 - 5 + 6 + 8);
}

TEST(Scoring, XL_O9_only_strictly_more_points_win) {
    const ScoreSheets won = solo({0, 0, 8, 0, 0, 0}, {});  // 16 focus points against 15
    EXPECT_EQ(won.winners, table::SeatSet::only(0));
    EXPECT_EQ(ranks(won), (std::vector{1, 2}));

    const ScoreSheets tied = solo({0, 0, 8, 1, 0, 0}, {});  // 16 - 1 against 15
    EXPECT_EQ(tied.sheets[0].total, tied.sheets[1].total);
    EXPECT_EQ(tied.winners, table::SeatSet::only(1));
    EXPECT_EQ(ranks(tied), (std::vector{2, 1}));
}

}  // namespace
}  // namespace shelfmark::exlibris
