// LB-C: the cards that a game is made of.
#include "librarians/material.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "fair_draw.h"

namespace shelfmark::librarians {
namespace {

constexpr ThrillSet all_thrills = (1U << thrill_count) - 1;
constexpr GenreSet all_doubled = 0x333333;
constexpr std::uint64_t many_seeds = 3000;

Board printed(const Options& options, std::uint64_t seed) {
    Board board = {};
    board.options = options;
    make_material(board, base::Random{seed});
    return board;
}

std::vector<Book> books(const Board& board) { return {board.book.begin(), board.book.begin() + board.card_count}; }

std::vector<Book> books_of(const Board& board, Genre genre) {
    std::vector<Book> found;
    for (const Book& book : books(board)) {
        if (!is_thrill(book) && genre_of(book) == genre) found.push_back(book);
    }
    return found;
}

/// Those of a series, or those that stand alone.
std::vector<Book> books_of(const Board& board, Genre genre, bool in_series) {
    std::vector<Book> found = books_of(board, genre);
    std::erase_if(found, [&](const Book& book) { return (book.volume != 0) != in_series; });
    return found;
}

std::vector<Genre> genres(const Board& board) {
    std::vector<Genre> found;
    for (int number = 0; number < genre_count; ++number) {
        if ((board.options.genres & only(static_cast<Genre>(number))) != 0) found.push_back(static_cast<Genre>(number));
    }
    return found;
}

std::vector<std::string> titles(const Board& board) {
    std::vector<std::string> found;
    for (CardId card = 0; card < board.card_count; ++card) found.push_back(title_of(board, card));
    return found;
}

template <class Values>
bool all_different(const Values& values) {
    return std::set(values.begin(), values.end()).size() == values.size();
}

/// LB-C4, as the rule lists them.
std::string letters_of(Colour colour) {
    const std::array<std::string, colour_count> rule = {"AFLQUD", "BEMRVG", "CGNSWK", "DHOTXO", "EIKPYS", "FJLPZX"};
    return rule[static_cast<std::size_t>(colour)];
}

char letter_of(const Book& book) { return static_cast<char>('A' + book.letter); }

/// LB-C5, by colour: the numbers of the recurring authors, one for each book.
std::multiset<int> recurring_of(Colour colour) {
    const std::array<std::multiset<int>, colour_count> rule = {{
        {1, 2, 2, 2, 3, 4, 5, 6},
        {5, 7, 7, 7, 8, 9},
        {1, 3, 4, 4, 4, 5, 8, 9},
        {1, 1, 1, 2, 4, 5},
        {5, 7, 7, 8, 8, 8, 9},
        {1, 2, 3, 3, 3, 5, 6},
    }};
    return rule[static_cast<std::size_t>(colour)];
}

std::multiset<int> recurring_of(const Board& board, Genre genre) {
    std::multiset<int> numbers;
    for (const Book& book : books_of(board, genre)) {
        if (book.author < recurring_authors) numbers.insert(book.author + 1);
    }
    return numbers;
}

int evenly(int from, int to) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(from, to + 1)); }

/// LB-C1: some colours left out, some doubled, any of their genres; LB-E5: some thrills.
Board any_material() {
    Options options = {.genres = 0, .thrills = static_cast<ThrillSet>(evenly(0, all_thrills))};
    for (int colour = 0; colour < colour_count; ++colour) {
        const int taken = evenly(0, 2);
        const int first = evenly(0, 3);
        const int second = (first + evenly(1, 3)) % genres_per_colour;
        if (taken >= 1) options.genres |= 1U << static_cast<unsigned>(genres_per_colour * colour + first);
        if (taken == 2) options.genres |= 1U << static_cast<unsigned>(genres_per_colour * colour + second);
    }
    return printed(options, *rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
}

// ---- LB-C1 to LB-C3: which cards there are ----

TEST(Material, LB_C1_horror_romance_thriller_fantasy_biography_and_mystery_unless_others_are_wanted) {
    const std::vector<Genre> expected = {Genre::horror,  Genre::romance,   Genre::thriller,
                                         Genre::fantasy, Genre::biography, Genre::mystery};
    const Board board = printed({}, 1);
    EXPECT_EQ(genres(board), expected);
    for (const Genre genre : expected) EXPECT_FALSE(books_of(board, genre).empty());
}

RC_GTEST_PROP(Material, LB_C1_only_books_of_the_genres_in_play, ()) {
    const Board board = any_material();
    for (const Book& book : books(board)) {
        if (!is_thrill(book)) RC_ASSERT((board.options.genres & only(genre_of(book))) != 0);
    }
}

RC_GTEST_PROP(Material, LB_C1_both_genres_of_a_doubled_colour_have_cards_and_a_series_of_their_own, ()) {
    const Board board = any_material();
    for (const Genre genre : genres(board)) {
        RC_ASSERT(books_of(board, genre, false).size() == 8U);
        RC_ASSERT(books_of(board, genre, true).size() == 3U);
    }
}

TEST(Material, LB_C1_author_totals_of_doubled_colours_add_up) {
    const Board board = printed({.genres = all_doubled}, 5);
    std::array<int, recurring_authors> totals = {};
    for (const Book& book : books(board)) {
        if (book.author < recurring_authors) ++totals[book.author];
    }
    EXPECT_EQ(totals, (std::array<int, recurring_authors>{12, 10, 10, 10, 12, 4, 10, 10, 6}));
}

RC_GTEST_PROP(Material, LB_C2_eleven_books_of_each_genre, ()) {
    const Board board = any_material();
    for (const Genre genre : genres(board)) RC_ASSERT(books_of(board, genre).size() == 11U);
}

TEST(Material, LB_C2_sixty_six_with_all_six_colours_and_twice_that_if_all_are_doubled) {
    EXPECT_EQ(printed({}, 1).card_count, 66);
    EXPECT_EQ(printed({.genres = all_doubled, .thrills = all_thrills}, 1).card_count, max_cards);
    EXPECT_EQ(max_cards, 132 + 12);
}

RC_GTEST_PROP(Material, LB_C3_a_title_that_begins_with_the_letter_an_author_and_an_audience, ()) {
    const Board board = any_material();
    for (CardId card = 0; card < board.card_count; ++card) {
        const Book& book = board.book[card];
        RC_ASSERT(title_of(board, card).front() == letter_of(book));
        RC_ASSERT(!author_name(book.author).empty());
        RC_ASSERT(book.audience < audience_count);
    }
}

RC_GTEST_PROP(Material, LB_C3_cards_are_numbered_by_letter_and_then_by_what_is_printed_on_them, ()) {
    const Board board = any_material();
    const auto printed_on = [](const Book& book) {
        return std::array<int, 4>{book.letter, book.kind, book.volume, book.title};
    };
    for (CardId card = 1; card < board.card_count; ++card) {
        RC_ASSERT(printed_on(board.book[card - 1U]) < printed_on(board.book[card]));
    }
    for (std::size_t card = board.card_count; card < max_cards; ++card) RC_ASSERT(board.book[card] == Book{});
}

// ---- LB-C4: letters ----

RC_GTEST_PROP(Material, LB_C4_single_books_of_all_listed_letters_and_two_more, ()) {
    const Board board = any_material();
    for (const Genre genre : genres(board)) {
        std::multiset<char> letters;
        for (const Book& book : books_of(board, genre, false)) letters.insert(letter_of(book));
        for (const char listed : letters_of(colour_of(genre))) {
            const auto found = letters.find(listed);
            RC_ASSERT(found != letters.end());
            letters.erase(found);
        }
        RC_ASSERT(letters.size() == 2U);
        for (const char more : letters) RC_ASSERT(letters_of(colour_of(genre)).contains(more));
    }
}

TEST(Material, LB_C4_the_letters_of_the_series_and_of_the_two_more_are_random_ones_of_the_list) {
    for (const Genre genre : {Genre::horror, Genre::fantasy, Genre::mystery}) {
        const std::string list = letters_of(colour_of(genre));
        std::map<char, int> of_series;
        std::map<char, int> of_more;
        for (std::uint64_t seed = 0; seed < many_seeds; ++seed) {
            const Board board = printed({}, seed);
            ++of_series[letter_of(books_of(board, genre, true).front())];
            for (const Book& book : books_of(board, genre, false)) ++of_more[letter_of(book)];
        }
        std::map<char, double> weights;
        for (const char letter : list) {
            ++weights[letter];
            of_more[letter] -= static_cast<int>(many_seeds);
        }
        expect_drawn_by(of_series, weights);
        expect_drawn_by(of_more, weights);
    }
}

TEST(Material, LB_C4_both_random_letters_may_be_the_same) {
    std::map<int, int> most;  // books of one letter
    for (std::uint64_t seed = 0; seed < many_seeds; ++seed) {
        std::array<int, letter_count> letters = {};
        for (const Book& book : books_of(printed({}, seed), Genre::horror, false)) ++letters[book.letter];
        ++most[std::ranges::max(letters)];
    }
    expect_drawn_by(most, std::map<int, double>{{2, 5}, {3, 1}});
}

// ---- LB-C5, LB-C6: authors and series ----

RC_GTEST_PROP(Material, LB_C5_each_colour_has_its_books_by_recurring_authors, ()) {
    const Board board = any_material();
    for (const Genre genre : genres(board)) {
        RC_ASSERT(recurring_of(board, genre) == recurring_of(colour_of(genre)));
    }
}

RC_GTEST_PROP(Material, LB_C5_every_other_author_has_a_single_book, ()) {
    std::vector<Author> authors;
    for (const Book& book : books(any_material())) {
        if (!is_thrill(book) && book.author >= recurring_authors) authors.push_back(book.author);
    }
    RC_ASSERT(all_different(authors));
    for (const Author author : authors) RC_ASSERT(author < recurring_authors + single_authors);
}

TEST(Material, LB_C5_how_many_authors_of_a_single_book_a_colour_has) {
    const Board board = printed({}, 2);
    std::vector<std::size_t> single;
    for (const Genre genre : genres(board)) single.push_back(11 - recurring_of(board, genre).size());
    EXPECT_EQ(single, (std::vector<std::size_t>{3, 5, 3, 5, 4, 4}));
}

TEST(Material, LB_C5_any_of_the_sixty_may_write_a_single_book_of_any_letter) {
    std::map<int, int> authors;
    std::map<int, int> letters_of_author_five;
    for (std::uint64_t seed = 0; seed < many_seeds; ++seed) {
        int place = 0;
        for (const Book& book : books_of(printed({}, seed), Genre::romance, false)) {
            if (book.author >= recurring_authors) ++authors[book.author];
            if (book.author == 4) ++letters_of_author_five[place];
            ++place;
        }
    }
    expect_drawn_by(authors, even(recurring_authors, recurring_authors + single_authors - 1));
    expect_drawn_by(letters_of_author_five, even(0, 7));
}

RC_GTEST_PROP(Material, LB_C6_a_series_has_one_title_letter_audience_and_author_and_the_numbers_one_to_three, ()) {
    const std::array<int, colour_count> rule = {2, 7, 4, 1, 8, 3};
    const Board board = any_material();
    for (const Genre genre : genres(board)) {
        const std::vector<Book> series = books_of(board, genre, true);
        for (std::size_t i = 0; i < series.size(); ++i) {
            RC_ASSERT(series[i].volume == i + 1);
            RC_ASSERT(series[i].letter == series[0].letter);
            RC_ASSERT(series[i].title == series[0].title);
            RC_ASSERT(series[i].audience == series[0].audience);
            RC_ASSERT(series[i].author + 1 == rule[static_cast<std::size_t>(colour_of(genre))]);
        }
    }
}

TEST(Material, LB_C6_the_number_stands_behind_the_title) {
    const Board board = printed({}, 3);
    std::vector<std::string> series;
    for (CardId card = 0; card < board.card_count; ++card) {
        if (board.book[card].volume != 0 && genre_of(board.book[card]) == Genre::mystery) {
            series.push_back(title_of(board, card));
        }
    }
    ASSERT_EQ(series.size(), 3U);
    const std::string title = series[0].substr(0, series[0].size() - 2);
    EXPECT_EQ(series, (std::vector<std::string>{title + " I", title + " II", title + " III"}));
}

// ---- LB-C7: audiences ----

RC_GTEST_PROP(Material, LB_C7_each_audience_at_least_once_among_the_single_books, ()) {
    const Board board = any_material();
    for (const Genre genre : genres(board)) {
        std::set<Audience> audiences;
        for (const Book& book : books_of(board, genre, false)) audiences.insert(audience_of(book));
        RC_ASSERT(audiences.size() == std::size_t{audience_count});
    }
}

TEST(Material, LB_C7_any_is_one_and_a_half_times_as_likely_except_for_a_series) {
    std::map<int, int> of_series;
    std::map<int, int> of_others;
    std::map<int, int> places_of_kids;
    for (std::uint64_t seed = 0; seed < many_seeds; ++seed) {
        const Board board = printed({}, seed);
        ++of_series[books_of(board, Genre::biography, true).front().audience];
        const std::vector<Book> single = books_of(board, Genre::biography, false);
        for (std::size_t i = 0; i < single.size(); ++i) {
            ++of_others[single[i].audience];
            if (audience_of(single[i]) == Audience::kids) ++places_of_kids[static_cast<int>(i)];
        }
    }
    for (auto& [audience, count] : of_others) count -= static_cast<int>(many_seeds);
    expect_drawn_by(of_series, even(0, 4));
    expect_drawn_by(of_others, std::map<int, double>{{0, 1.5}, {1, 1}, {2, 1}, {3, 1}, {4, 1}});
    expect_drawn_by(places_of_kids, even(0, 7));
}

// ---- LB-C9: thrills ----

RC_GTEST_PROP(Material, LB_C9_the_chosen_thrills_once_each_with_different_letters, ()) {
    const Board board = any_material();
    ThrillSet kinds = 0;
    std::vector<Letter> letters;
    for (const Book& book : books(board)) {
        if (!is_thrill(book)) continue;
        kinds |= only(thrill_of(book));
        letters.push_back(book.letter);
    }
    RC_ASSERT(kinds == board.options.thrills);
    RC_ASSERT(letters.size() == static_cast<std::size_t>(std::popcount(board.options.thrills)));
    RC_ASSERT(all_different(letters));
}

TEST(Material, LB_C9_a_thrill_has_no_genre_no_audience_and_an_anonymous_author) {
    for (const Book& book : books(printed({.genres = 0, .thrills = all_thrills}, 4))) {
        EXPECT_EQ(colours_of(book), 0);
        EXPECT_EQ(audience_of(book), Audience::any);
        EXPECT_EQ(book.author, anonymous);
    }
    EXPECT_EQ(author_name(anonymous), "Anonymous");
}

TEST(Material, LB_C9_a_thrill_may_have_any_letter) {
    std::map<int, int> letters;
    const ThrillSet clear = only(Thrill::clear);
    for (std::uint64_t seed = 0; seed < many_seeds; ++seed) {
        ++letters[printed({.genres = 0, .thrills = clear}, seed).book[0].letter];
    }
    expect_drawn_by(letters, even(0, 25));
}

// ---- LB-C10, LB-C11: titles and seeds ----

RC_GTEST_PROP(Material, LB_C10_no_title_stands_on_two_cards, ()) { RC_ASSERT(all_different(titles(any_material()))); }

TEST(Material, LB_C10_every_title_comes_up_in_some_game) {
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        for (const GenreSet half : {all_doubled, all_doubled << 2U}) {
            const Board board = printed({.genres = half, .thrills = all_thrills}, seed);
            for (CardId card = 0; card < board.card_count; ++card) {
                const std::string title = title_of(board, card);
                seen.insert(board.book[card].volume == 0 ? title : title.substr(0, title.rfind(' ')));
            }
        }
    }
    EXPECT_EQ(seen.size(), 564U + 26U);
}

TEST(Material, LB_C10_all_authors_have_names_of_their_own) {
    std::vector<std::string> names;
    for (Author author = 0; author < recurring_authors + single_authors; ++author) names.push_back(author_name(author));
    EXPECT_TRUE(all_different(names));
}

RC_GTEST_PROP(Material, LB_C11_the_same_seed_prints_the_same_cards_again, (std::uint64_t seed)) {
    const Options options = {.genres = all_doubled, .thrills = all_thrills};
    Board again = printed(options, seed);
    make_material(again, base::Random{seed});
    RC_ASSERT(again == printed(options, seed));
}

TEST(Material, LB_C11_other_seeds_print_other_cards) {
    std::set<std::vector<std::string>> different;
    for (std::uint64_t seed = 0; seed < 200; ++seed) different.insert(titles(printed({}, seed)));
    EXPECT_EQ(different.size(), 200U);
}

}  // namespace
}  // namespace shelfmark::librarians
