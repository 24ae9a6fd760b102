#include "protocol/exlibris/catalogue.h"

#include "exlibris/notation.h"

namespace shelfmark::protocol {

namespace {

ExLibrisCatalogueCard printed_on_card(exlibris::CardId id) {
    const exlibris::Card& card = exlibris::card(id);
    ExLibrisCatalogueCard printed{.card = id,
                                  .name = exlibris::name(id),
                                  .letter = std::string(1, card.letter),
                                  .rank = card.rank,
                                  .of_letter = card.of_letter};
    for (std::size_t i = 0; i < card.books; ++i) {
        printed.books.push_back({static_cast<ExLibrisCategory>(card.categories[i]), card.titles[i]});
    }
    return printed;
}

ExLibrisCataloguePlace printed_on_tile(int number) {
    const auto location = static_cast<exlibris::Location>(number);
    const exlibris::LocationFigures& figures = exlibris::figures(location);
    return {.place = static_cast<ExLibrisPlace>(number),
            .rule = "XL-L" + std::to_string(number + 1),
            .spaces = figures.spaces,
            .with_three = figures.with_three,
            .with_four = figures.with_four,
            .cards = figures.cards,
            .delayed = delayed(location)};
}

}  // namespace

ExLibrisCatalogue exlibris_catalogue() {
    ExLibrisCatalogue catalogue;
    for (exlibris::CardId id = 0; id < exlibris::card_count; ++id) catalogue.cards.push_back(printed_on_card(id));
    for (int i = 0; i < exlibris::location_count; ++i) catalogue.places.push_back(printed_on_tile(i));
    return catalogue;
}

}  // namespace shelfmark::protocol
