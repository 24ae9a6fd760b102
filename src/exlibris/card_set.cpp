#include "exlibris/card_set.h"

namespace shelfmark::exlibris {

const CardSet& cards_showing(Category category) {
    static const std::array<CardSet, category_count> showing = [] {
        std::array<CardSet, category_count> sets;
        for (int id = 0; id < card_count; ++id) {
            for (int k = 0; k < category_count; ++k) {
                if (shows(static_cast<CardId>(id), static_cast<Category>(k))) {
                    sets[static_cast<std::size_t>(k)].add(static_cast<CardId>(id));
                }
            }
        }
        return sets;
    }();
    return showing[static_cast<std::size_t>(category)];
}

CardSet cards_showing_any(CategorySet categories) {
    CardSet any;
    for (int k = 0; k < category_count; ++k) {
        if ((categories >> k) & 1) any |= cards_showing(static_cast<Category>(k));
    }
    return any;
}

}  // namespace shelfmark::exlibris
