#pragma once

#include <cstdint>

#include "librarians/genre.h"
#include "table/card_set.h"

namespace shelfmark::librarians {

// Cards are numbered in the order of their letters, so that equal letters lie together.
using CardId = table::CardId;
using table::no_card;
// LB-C1, LB-C2, LB-C9: two genres of every colour with 11 books each, and the thrills.
inline constexpr int books_per_genre = 11;
inline constexpr int max_cards = 2 * colour_count * books_per_genre + thrill_count;
using CardSet = table::CardSet<max_cards>;

using Letter = std::uint8_t;  // A = 0 ... Z = 25
inline constexpr int letter_count = 26;

// LB-C7: "any" is no audience (LB-E2).
enum class Audience : std::uint8_t { any, kids, teens, young_adult, adult };
inline constexpr int audience_count = 5;

// LB-C5: the recurring authors come first, then those with a single book.
using Author = std::uint8_t;
inline constexpr Author recurring_authors = 9;
inline constexpr Author single_authors = 60;
inline constexpr Author anonymous = 0xff;  // LB-C9

// LB-C3: a book card. A plain value of four bytes; the title follows from genre, letter and `title`.
struct Book {
    Letter letter = 0;
    std::uint8_t kind = 0;  // a genre, or a thrill counted from genre_count
    Author author = anonymous;
    std::uint8_t audience : 3 = 0;
    std::uint8_t volume : 2 = 0;  // LB-C6: its number in the genre's series, 0 if it stands alone
    std::uint8_t title : 3 = 0;   // which of the titles for its genre and letter

    friend bool operator==(const Book&, const Book&) = default;
};
static_assert(sizeof(Book) == 4);

constexpr bool is_thrill(const Book& book) { return book.kind >= genre_count; }
constexpr Genre genre_of(const Book& book) { return static_cast<Genre>(book.kind); }
constexpr Thrill thrill_of(const Book& book) { return static_cast<Thrill>(book.kind - genre_count); }
// LB-E4: thrill books have no colour, which is no colour in any set.
constexpr ColourSet colours_of(const Book& book) {
    return is_thrill(book) ? ColourSet{0} : only(colour_of(genre_of(book)));
}
constexpr Audience audience_of(const Book& book) { return static_cast<Audience>(book.audience); }

}  // namespace shelfmark::librarians
