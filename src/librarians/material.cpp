// LB-C1 to LB-C9, LB-C11: the cards of a game, printed from its seed.

#include "librarians/material.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <string_view>

#include "base/shuffle.h"

namespace shelfmark::librarians {

namespace {

constexpr std::size_t listed_letters = 6;  // LB-C4
constexpr std::size_t random_letters = 2;
constexpr std::size_t singles = listed_letters + random_letters;
constexpr int volumes = 3;  // LB-C6

// LB-C4: the purple O stands twice.
constexpr std::array<std::string_view, colour_count> letters_of = {"ADFLQU", "BEGMRV", "CGKNSW",
                                                                   "DHOOTX", "EIKPSY", "FJLPXZ"};

// LB-C5: how many books the recurring authors write in each colour.
constexpr std::array<std::array<std::uint8_t, colour_count>, recurring_authors> books_by = {{
    // red, green, blue, purple, yellow, black
    {1, 0, 1, 3, 0, 1},
    {3, 0, 0, 1, 0, 1},
    {1, 0, 1, 0, 0, 3},
    {1, 0, 3, 1, 0, 0},
    {1, 1, 1, 1, 1, 1},
    {1, 0, 0, 0, 0, 1},
    {0, 3, 0, 0, 2, 0},
    {0, 1, 1, 0, 3, 0},
    {0, 1, 1, 0, 1, 0},
}};

// LB-C6: whose three books in a colour are its series.
constexpr std::array<Author, colour_count> series_author = {1, 6, 3, 0, 7, 2};

struct Press {
    Board& board;
    base::Random random;
    std::array<Author, single_authors> newcomers = {};  // LB-C5: in random order
    std::size_t next_newcomer = 0;

    void print(const Book& book) { board.book[board.card_count++] = book; }
};

constexpr std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }

Letter any_letter(Colour colour, base::Random& random) {
    return static_cast<Letter>(letters_of[index(colour)][random.below(listed_letters)] - 'A');
}

// LB-C4: the listed ones and two more.
std::array<Letter, singles> letters_of_singles(Colour colour, base::Random& random) {
    std::array<Letter, singles> letters = {};
    for (std::size_t i = 0; i < listed_letters; ++i) {
        letters[i] = static_cast<Letter>(letters_of[index(colour)][i] - 'A');
    }
    for (std::size_t i = listed_letters; i < singles; ++i) letters[i] = any_letter(colour, random);
    return letters;
}

// LB-C5: what the recurring authors write beside the series, and newcomers for the rest.
std::array<Author, singles> authors_of_singles(Press& press, Colour colour) {
    std::array<Author, singles> authors = {};
    std::size_t count = 0;
    for (Author author = 0; author < recurring_authors; ++author) {
        if (author == series_author[index(colour)]) continue;
        for (int book = 0; book < books_by[author][index(colour)]; ++book) authors[count++] = author;
    }
    while (count < singles) authors[count++] = press.newcomers[press.next_newcomer++];
    base::shuffle(authors, press.random);
    return authors;
}

// LB-C7: "any" is one and a half times as likely as each other.
std::uint8_t likely_audience(base::Random& random) {
    constexpr std::array<std::uint8_t, 11> weighted = {0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4};
    return weighted[random.below(weighted.size())];
}

// LB-C7: each at least once.
std::array<std::uint8_t, singles> audiences_of_singles(base::Random& random) {
    std::array<std::uint8_t, singles> audiences = {};
    for (std::uint8_t i = 0; i < singles; ++i) audiences[i] = i < audience_count ? i : likely_audience(random);
    base::shuffle(audiences, random);
    return audiences;
}

// The titles of a genre that no card has yet.
class FreshTitles {
public:
    explicit FreshTitles(Colour colour) {
        // Enough for a letter that is also that of the series and of both random cards.
        left_.fill((1U << (1 + random_letters)) - 1);
        for (const char letter : letters_of[index(colour)]) {
            std::uint8_t& left = left_[static_cast<std::size_t>(letter - 'A')];
            left = static_cast<std::uint8_t>(2 * left + 1);
        }
    }

    std::uint8_t take(Letter letter, base::Random& random) {
        unsigned rest = left_[letter];
        for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(std::popcount(rest))); skip > 0; --skip) {
            rest &= rest - 1;
        }
        const auto title = static_cast<std::uint8_t>(std::countr_zero(rest));
        left_[letter] = static_cast<std::uint8_t>(left_[letter] & ~(1U << title));
        return title;
    }

private:
    std::array<std::uint8_t, letter_count> left_ = {};  // one bit for each title
};

// LB-C6: one letter, title, author and audience for all three.
void print_series(Press& press, Genre genre, FreshTitles& titles) {
    const Colour colour = colour_of(genre);
    Book book = {.letter = any_letter(colour, press.random),
                 .kind = static_cast<std::uint8_t>(genre),
                 .author = series_author[index(colour)]};
    book.audience = static_cast<std::uint8_t>(press.random.below(audience_count));
    book.title = titles.take(book.letter, press.random);
    for (std::uint8_t volume = 1; volume <= volumes; ++volume) {
        book.volume = volume;
        press.print(book);
    }
}

// LB-C2
void print_genre(Press& press, Genre genre) {
    FreshTitles titles(colour_of(genre));
    print_series(press, genre, titles);
    const auto letters = letters_of_singles(colour_of(genre), press.random);
    const auto authors = authors_of_singles(press, colour_of(genre));
    const auto audiences = audiences_of_singles(press.random);
    for (std::size_t i = 0; i < singles; ++i) {
        press.print({.letter = letters[i],
                     .kind = static_cast<std::uint8_t>(genre),
                     .author = authors[i],
                     .audience = audiences[i],
                     .title = titles.take(letters[i], press.random)});
    }
}

// LB-C9: every kind has its letter, whether it takes part or not.
void print_thrills(Press& press) {
    std::array<Letter, letter_count> letters = {};
    for (Letter letter = 0; letter < letter_count; ++letter) letters[letter] = letter;
    base::shuffle(letters, press.random);
    for (std::uint8_t i = 0; i < thrill_count; ++i) {
        if ((press.board.options.thrills & only(static_cast<Thrill>(i))) == 0) continue;
        press.print({.letter = letters[i], .kind = static_cast<std::uint8_t>(genre_count + i)});
    }
}

// LB-E4: the range of letters that a bookshelf card names.
void name_letters(Bookshelf& shelf, base::Random& random) {
    constexpr std::uint32_t first_letters = 'O' - 'A' + 1;
    constexpr std::uint32_t shortest = 5;
    constexpr std::uint32_t longest = 11;
    shelf.first = static_cast<Letter>(random.below(first_letters));
    shelf.last = static_cast<Letter>(shelf.first + shortest + random.below(longest - shortest + 1));
}

Side any_side(base::Random& random) { return static_cast<Side>(random.below(2)); }
Colour any_colour(base::Random& random) { return static_cast<Colour>(random.below(colour_count)); }

// LB-E4: from all six, even if some are not in play.
ColourSet two_colours(base::Random& random) {
    const auto one = static_cast<std::uint32_t>(any_colour(random));
    const std::uint32_t other = (one + 1 + random.below(colour_count - 1)) % colour_count;
    return only(static_cast<Colour>(one)) | only(static_cast<Colour>(other));
}

// LB-E4: what the power speaks of.
Bookshelf print_bookshelf(ShelfPower power, base::Random& random) {
    Bookshelf shelf = {.right_to_left = random.below(2) == 1, .power = power};
    switch (power) {
        case ShelfPower::no_stacking: break;
        case ShelfPower::no_letters: name_letters(shelf, random); break;
        case ShelfPower::no_colours: shelf.colours = two_colours(random); break;
        case ShelfPower::side_letters:
            shelf.side = any_side(random);
            name_letters(shelf, random);
            break;
        case ShelfPower::side_colours:
            shelf.side = any_side(random);
            shelf.colours = two_colours(random);
            break;
        case ShelfPower::side_limit:
            shelf.side = any_side(random);
            shelf.first = static_cast<std::uint8_t>(2 + random.below(5));
            break;
        case ShelfPower::wild_letters:
            shelf.first = static_cast<Letter>('I' - 'A' + random.below('R' - 'I' + 1));
            break;
        case ShelfPower::wild_colour: shelf.colours = only(any_colour(random)); break;
    }
    return shelf;
}

// LB-C8: every kind of power once, and four more.
void print_bookshelves(Press& press) {
    for (std::uint32_t i = 0; i < bookshelf_count; ++i) {
        const std::uint32_t power = i < shelf_power_count ? i : press.random.below(shelf_power_count);
        press.board.bookshelf[i] = print_bookshelf(static_cast<ShelfPower>(power), press.random);
    }
}

// A card's number follows from what is printed on it alone, so it tells nothing that the card does not.
void sort_books(Board& board) {
    std::array<std::uint32_t, max_cards> order = {};  // letter, kind, volume, title, and where the book is now
    const auto printed = board.book;
    for (std::size_t i = 0; i < board.card_count; ++i) {
        const Book& book = printed[i];
        order[i] = (((book.letter * 64U + book.kind) * 4U + book.volume) * 8U + book.title) * 256U +
                   static_cast<std::uint32_t>(i);
    }
    std::sort(order.begin(), order.begin() + board.card_count);
    for (std::size_t i = 0; i < board.card_count; ++i) board.book[i] = printed[order[i] % 256U];
}

}  // namespace

void make_material(Board& board, base::Random random) {
    Press press{.board = board, .random = random};
    board.book = {};
    board.card_count = 0;
    for (Author i = 0; i < single_authors; ++i) press.newcomers[i] = static_cast<Author>(recurring_authors + i);
    base::shuffle(press.newcomers, press.random);
    print_bookshelves(press);
    print_thrills(press);
    for (std::uint8_t i = 0; i < genre_count; ++i) {
        const auto genre = static_cast<Genre>(i);
        if ((board.options.genres & only(genre)) != 0) print_genre(press, genre);
    }
    sort_books(board);
}

}  // namespace shelfmark::librarians
