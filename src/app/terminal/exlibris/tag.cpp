#include "app/terminal/exlibris/tag.h"

#include <array>

#include "exlibris/notation.h"

namespace shelfmark::app::terminal::xl {

Ink ink_of(exlibris::Category category) {
    constexpr std::array inks = {Ink::magenta, Ink::cyan, Ink::yellow, Ink::red, Ink::blue, Ink::green};
    return inks[static_cast<std::size_t>(category)];
}

std::string tag(const Style& style, exlibris::CardId card) {
    const exlibris::Card& printed = exlibris::card(card);
    std::string text = painted(style, Ink::bold, exlibris::name(card)) + ' ';
    for (std::size_t i = 0; i < printed.books; ++i) {
        const auto category = printed.categories[i];
        text += painted(style, ink_of(category), exlibris::name(category).substr(0, 1));
    }
    return text;
}

}  // namespace shelfmark::app::terminal::xl
