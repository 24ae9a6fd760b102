#include "app/terminal/exlibris/tag.h"

#include <gtest/gtest.h>

#include "exlibris/notation.h"

namespace shelfmark::app::terminal::xl {
namespace {

constexpr Style plain = {};
constexpr Style colourful = {.colour = true, .unicode = true};

TEST(Tag, XL_C2_a_card_is_tagged_with_one_letter_for_each_book) {
    for (exlibris::CardId card = 0; card < exlibris::card_count; ++card) {
        const std::string text = tag(plain, card);
        const std::string name = exlibris::name(card);
        ASSERT_EQ(text.substr(0, name.size() + 1), name + ' ');
        EXPECT_EQ(text.size() - name.size() - 1, exlibris::card(card).books);
        EXPECT_EQ(width_of(tag(colourful, card)), text.size());
    }
}

}  // namespace
}  // namespace shelfmark::app::terminal::xl
