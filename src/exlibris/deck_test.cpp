// XL-C: what is in the box.
#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "exlibris/assistant.h"
#include "exlibris/card.h"
#include "exlibris/location.h"

namespace shelfmark::exlibris {
namespace {

std::vector<Card> whole_deck() {
    std::vector<Card> deck;
    for (int id = 0; id < card_count; ++id) deck.push_back(card(static_cast<CardId>(id)));
    return deck;
}

std::vector<std::string> all_titles() {
    std::vector<std::string> titles;
    for (const Card& card : whole_deck()) {
        for (std::size_t book = 0; book < card.books; ++book) titles.emplace_back(card.titles[book]);
    }
    return titles;
}

/// Letters and digits alone, case ignored: what the order of the titles goes by.
std::string sorting_key(std::string_view title) {
    std::string key;
    for (const char letter : title) {
        if (std::isalnum(static_cast<unsigned char>(letter)) != 0) {
            key += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        }
    }
    return key;
}

TEST(Deck, XL_C1_five_hundred_and_ten_books_stand_on_the_cards) { EXPECT_EQ(all_titles().size(), 510U); }

TEST(Deck, XL_C1_no_title_stands_on_two_cards) {
    const std::vector<std::string> titles = all_titles();
    EXPECT_EQ(std::set<std::string>(titles.begin(), titles.end()).size(), titles.size());
}

TEST(Deck, XL_C1_eighty_five_books_of_each_category) {
    std::array<int, category_count> books = {};
    for (const Card& card : whole_deck()) {
        for (std::size_t book = 0; book < card.books; ++book) ++books[static_cast<std::size_t>(card.categories[book])];
    }
    for (const int of_category : books) EXPECT_EQ(of_category, 85);
}

TEST(Deck, XL_C2_icons_count_a_category_as_often_as_it_stands_on_the_card) {
    for (int id = 0; id < card_count; ++id) {
        const Card& printed = card(static_cast<CardId>(id));
        Icons counted = {};
        for (std::size_t book = 0; book < printed.books; ++book) {
            ++counted[static_cast<std::size_t>(printed.categories[book])];
        }
        EXPECT_EQ(icons(static_cast<CardId>(id)), counted) << printed.letter << int{printed.rank};
        for (int category = 0; category < category_count; ++category) {
            EXPECT_EQ(shows(static_cast<CardId>(id), static_cast<Category>(category)),
                      counted[static_cast<std::size_t>(category)] > 0);
        }
    }
}

TEST(Deck, XL_C2_some_card_has_a_category_more_than_once) {
    bool found = false;
    for (int id = 0; id < card_count; ++id) {
        for (const int books : icons(static_cast<CardId>(id))) found = found || books > 1;
    }
    EXPECT_TRUE(found);
}

TEST(Deck, XL_C3_the_cards_of_each_letter) {
    const std::map<char, int> printed = {{'A', 7}, {'B', 8}, {'C', 9}, {'D', 7}, {'E', 7},  {'F', 7}, {'G', 7},
                                         {'H', 7}, {'I', 5}, {'J', 4}, {'K', 4}, {'L', 8},  {'M', 8}, {'N', 5},
                                         {'O', 5}, {'P', 8}, {'Q', 2}, {'R', 6}, {'S', 10}, {'T', 8}, {'U', 3},
                                         {'V', 4}, {'W', 6}, {'X', 2}, {'Y', 2}, {'Z', 3}};
    std::map<char, int> counted;
    for (const Card& card : whole_deck()) ++counted[card.letter];
    EXPECT_EQ(counted, printed);
}

TEST(Deck, XL_C3_cards_with_four_three_and_two_books) {
    std::map<int, int> cards_by_books;
    for (const Card& card : whole_deck()) ++cards_by_books[card.books];
    EXPECT_EQ(cards_by_books, (std::map<int, int>{{2, 20}, {3, 58}, {4, 74}}));
}

TEST(Deck, XL_C2_letter_rank_and_number_of_cards_agree_with_the_order_of_the_ids) {
    std::map<char, int> of_letter;
    for (const Card& card : whole_deck()) ++of_letter[card.letter];
    char letter = 'A';
    int rank = 0;
    for (int id = 0; id < card_count; ++id) {
        const Card& printed = card(static_cast<CardId>(id));
        if (rank == of_letter[letter]) {
            ++letter;
            rank = 0;
        }
        ++rank;
        EXPECT_EQ(printed.letter, letter);
        EXPECT_EQ(printed.rank, rank);
        EXPECT_EQ(printed.of_letter, of_letter[letter]);
        EXPECT_EQ(find_card(letter, rank), static_cast<CardId>(id));
    }
}

TEST(Deck, XL_C3_a_rank_that_the_letter_does_not_have_is_no_card) {
    EXPECT_EQ(find_card('Q', 3), std::nullopt);
    EXPECT_EQ(find_card('Q', 0), std::nullopt);
    EXPECT_EQ(find_card('Z', 4), std::nullopt);
    EXPECT_EQ(find_card('a', 1), std::nullopt);
}

TEST(Deck, XL_C4_titles_begin_with_the_letter_of_their_card) {
    for (const Card& card : whole_deck()) {
        for (std::size_t book = 0; book < card.books; ++book) EXPECT_EQ(card.titles[book][0], card.letter);
    }
}

TEST(Deck, XL_C4_all_titles_are_alphabetical) {
    const std::vector<std::string> titles = all_titles();
    for (std::size_t i = 1; i < titles.size(); ++i) {
        EXPECT_LT(sorting_key(titles[i - 1]), sorting_key(titles[i])) << titles[i - 1] << " / " << titles[i];
    }
}

TEST(Deck, XL_C4_no_title_begins_with_an_article) {
    for (const std::string& title : all_titles()) {
        for (const char* article : {"A ", "An ", "The "}) EXPECT_FALSE(title.starts_with(article)) << title;
    }
}

TEST(Deck, XL_C5_eighteen_tiles_with_one_to_four_spaces) {
    EXPECT_EQ(location_count, 18);
    for (int number = 0; number < location_count; ++number) {
        const auto tile = static_cast<Location>(number);
        EXPECT_GE(open_spaces(tile, 2), 1) << name(tile);
        EXPECT_LE(open_spaces(tile, 4), 4) << name(tile);
    }
}

TEST(Deck, XL_C5_twelve_special_assistants_of_different_names) {
    std::set<std::string_view> names;
    for (int number = 0; number < special_count; ++number) names.insert(name(static_cast<Assistant>(number)));
    EXPECT_EQ(names.size(), 12U);
    EXPECT_FALSE(names.contains(name(Assistant::ordinary)));
}

}  // namespace
}  // namespace shelfmark::exlibris
