#include "drawn_shelf.h"

#include <sstream>

namespace shelfmark::exlibris {

namespace {

constexpr std::string_view category_letters = "cfhmrs";

ShelvedCard read_card(std::string_view token) {
    ShelvedCard card;
    card.entombs = token.ends_with('/');
    card.face_down = token.starts_with('#');
    if (card.face_down) return card;
    const std::size_t colon = token.find(':');
    const int rank = std::stoi(std::string(token.substr(1, colon)));
    card.order = static_cast<std::uint16_t>((token.front() - 'A') * 256 + rank);
    for (std::size_t icon = colon; icon < token.size(); ++icon) {
        const std::size_t category = category_letters.find(token[icon]);
        if (category != std::string_view::npos) ++card.icons[category];
    }
    return card;
}

}  // namespace

DrawnShelf draw(std::string_view text) {
    DrawnShelf shelf;
    std::istringstream lines{std::string(text)};
    std::uint8_t row = 0;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream tokens(line);
        std::uint8_t column = 0;
        for (std::string token; tokens >> token; ++column) {
            if (token == ".") continue;
            ShelvedCard card = read_card(token);
            card.row = row;
            card.column = column;
            shelf.cards.push_back(card);
            shelf.names.push_back(token.substr(0, token.find_first_of(":/")));
        }
        if (column > 0) ++row;
    }
    return shelf;
}

std::string DrawnShelf::at(const Positions& positions) const {
    std::string list;
    for (std::size_t position = 0; position < names.size(); ++position) {
        if (positions[position]) list += (list.empty() ? "" : " ") + names[position];
    }
    return list;
}

}  // namespace shelfmark::exlibris
