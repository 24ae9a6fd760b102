#include "messages/messages.h"

#include <array>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "messages/format.h"

namespace shelfmark::messages {
namespace {

constexpr std::array languages = {Language::en, Language::cs, Language::de};

TEST(Messages, languages_are_found_by_their_code) {
    EXPECT_EQ(find_language("cs"), Language::cs);
    EXPECT_EQ(find_language("de"), Language::de);
    EXPECT_EQ(find_language("en"), Language::en);
    EXPECT_EQ(find_language("xx"), std::nullopt);
}

TEST(Messages, a_text_is_found_in_its_language) {
    EXPECT_EQ(text(Language::en, "category.spells.name"), "Spells & Potions");
    EXPECT_NE(text(Language::cs, "category.spells.name"), text(Language::de, "category.spells.name"));
}

TEST(Messages, an_unknown_key_is_its_own_text) {
    EXPECT_EQ(find(Language::en, "no.such.key"), std::nullopt);
    EXPECT_EQ(text(Language::en, "no.such.key"), "no.such.key");
}

TEST(Messages, formats_the_text_of_a_key) {
    EXPECT_EQ(format(Language::en, "rules.unknown", {{"id", "Q9"}}), "There is no rule Q9.");
}

TEST(Messages, every_rule_has_a_text_and_a_section_in_every_language) {
    ASSERT_FALSE(rule_ids().empty());
    for (const auto id : rule_ids()) {
        const auto key = "rule." + std::string(id);
        for (const auto language : languages) {
            EXPECT_TRUE(find(language, key)) << key;
            EXPECT_TRUE(find(language, key.substr(0, key.find_last_not_of("0123456789") + 1))) << key;
        }
    }
}

TEST(Messages, rules_come_in_the_order_of_the_rulebook_each_once) {
    EXPECT_EQ(rule_ids().front(), "XL-C1");
    EXPECT_EQ(std::set(rule_ids().begin(), rule_ids().end()).size(), rule_ids().size());
}

}  // namespace
}  // namespace shelfmark::messages
