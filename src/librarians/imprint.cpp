// LB-C10: the titles and names of data/librarians.

#include <array>
#include <string_view>

#include "librarians/material.h"

namespace shelfmark::librarians {

namespace {

constexpr std::size_t most_titles = 5;  // for the purple O

struct TitleLine {
    std::uint8_t kind;  // a genre, or genre_count for all thrills
    char letter;
    std::array<const char*, most_titles> titles;
};

constexpr auto title_lines = std::to_array<TitleLine>({
#include "generated/librarians_titles.inc"
});

constexpr auto author_names = std::to_array<const char*>({
#include "generated/librarians_authors.inc"
});
static_assert(author_names.size() == recurring_authors + single_authors);

// Where the titles of each kind and letter stand.
constexpr std::array<std::array<std::uint8_t, letter_count>, genre_count + 1> line_of = [] {
    std::array<std::array<std::uint8_t, letter_count>, genre_count + 1> lines = {};
    for (std::uint8_t i = 0; i < title_lines.size(); ++i) {
        lines[title_lines[i].kind][static_cast<std::size_t>(title_lines[i].letter - 'A')] = i;
    }
    return lines;
}();

}  // namespace

std::string volume_name(int volume) {
    std::string name(static_cast<std::size_t>(volume), 'I');
    return name;
}

std::string title_of(const Board& board, CardId card) {
    const Book& book = book_of(board, card);
    const std::size_t kind = is_thrill(book) ? std::size_t{genre_count} : book.kind;
    const std::string title = title_lines[line_of[kind][book.letter]].titles[book.title];
    return book.volume == 0 ? title : title + ' ' + volume_name(book.volume);
}

std::string author_name(Author author) { return author == anonymous ? "Anonymous" : author_names[author]; }

}  // namespace shelfmark::librarians
