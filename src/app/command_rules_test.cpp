#include "app/command_rules.h"

#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/wrap.h"
#include "messages/messages.h"
#include "program.h"

namespace shelfmark::app {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

TEST(CommandRules, a_rule_can_be_asked_for_in_several_ways) {
    for (const auto* request : {"XL-L7", "xl-l7", "XL_L7", "l7"}) {
        EXPECT_THAT(find_rules(request), ElementsAre("XL-L7")) << request;
    }
}

TEST(CommandRules, a_letter_means_its_section) {
    EXPECT_THAT(find_rules("V"), ElementsAre("XL-V1", "XL-V2", "XL-V3", "XL-V4"));
    EXPECT_EQ(find_rules("XL-V"), find_rules("v"));
}

TEST(CommandRules, no_request_means_the_whole_rulebook) {
    EXPECT_EQ(find_rules("").size(), messages::rule_ids().size());
}

TEST(CommandRules, a_game_has_its_own_rules) {
    EXPECT_THAT(find_rules("S1"), ElementsAre("XL-S1", "LB-S1"));
    EXPECT_THAT(find_rules("S1", "LB"), ElementsAre("LB-S1"));
    EXPECT_TRUE(find_rules("XL-S1", "LB").empty());
    EXPECT_THAT(closest_rules("lb-q25", "LB"), ElementsAre("LB-Q2", "LB-Q5", "LB-Q15"));
    EXPECT_THAT(unknown_rule(messages::Language::en, "nonsense", "LB"),
                AllOf(HasSubstr("LB-C LB-S"), testing::Not(HasSubstr("XL-"))));
}

TEST(CommandRules, an_unknown_rule_has_close_neighbours) {
    EXPECT_TRUE(find_rules("xl-v9").empty());
    EXPECT_THAT(closest_rules("xl-v9"), ElementsAre("XL-V1", "XL-V2", "XL-V3"));
    EXPECT_THAT(closest_rules("V11", "XL"), ElementsAre("XL-V1", "XL-R11", "XL-L11"));
}

TEST(CommandRules, a_word_that_is_no_id_gets_the_sections) {
    EXPECT_TRUE(closest_rules("nonsense").empty());
    EXPECT_THAT(unknown_rule(messages::Language::en, "nonsense"),
                AllOf(HasSubstr("no rule nonsense"), HasSubstr("XL-C XL-S"), testing::Not(HasSubstr("XL-S1"))));
    EXPECT_THAT(unknown_rule(messages::Language::en, "xl-v9"), HasSubstr("XL-V1 XL-V2 XL-V3"));
}

TEST(CommandRules, the_page_is_as_wide_as_the_reader_wants) {
    std::istringstream page(rules_page(messages::Language::de, find_rules("L"), 60));
    for (std::string line; std::getline(page, line);) EXPECT_LE(columns(line), 60U) << line;
}

TEST(CommandRules, the_page_names_the_section_then_the_rule) {
    const auto page = rules_page(messages::Language::en, find_rules("XL-I9"), 96);
    EXPECT_THAT(page, StartsWith(std::string(messages::text(messages::Language::en, "rule.XL-I")) + "\nXL-I9"));
}

TEST(CommandRules, a_whole_section_comes_with_its_introduction_and_tables) {
    const auto language = messages::Language::en;
    EXPECT_THAT(rules_page(language, find_rules("LB-Q"), 96),
                AllOf(StartsWith("The powers\n"), HasSubstr("\npurple  lift a rule for one turn  Fantasy, Sci-Fi,")));
    EXPECT_THAT(rules_page(language, find_rules("XL-S"), 96), HasSubstr("the solo game changes it"));
    EXPECT_THAT(rules_page(language, find_rules("LB-Q7"), 96), testing::Not(HasSubstr("lift a rule")));
    EXPECT_THAT(rules_page(language, find_rules("LB-S2"), 96), HasSubstr("B F > K M\n")) << "the rule's own drawing";
}

TEST(CommandRules, a_whole_book_comes_with_its_title) {
    const auto page = rules_page(messages::Language::en, find_rules(""), 96);
    EXPECT_THAT(page, AllOf(StartsWith("Ex Libris: the rules\nThe town"), HasSubstr("\nLibrarians: the rules\n")));
    EXPECT_THAT(rules_page(messages::Language::en, find_rules("XL-L"), 96), testing::Not(HasSubstr("the rules\n")));
}

TEST(CommandRules, the_name_of_a_book_lists_its_sections) {
    for (const char* book : {"LB", "lb"}) EXPECT_TRUE(is_book(book)) << book;
    for (const char* other : {"", "L", "LB-Q", "XLB"}) EXPECT_FALSE(is_book(other)) << other;
    EXPECT_THAT(chapters_page(messages::Language::de, "LB"),
                AllOf(StartsWith("Librarians: "), HasSubstr("\n  LB-Q  "), testing::Not(HasSubstr("XL-"))));
    EXPECT_THAT(proof::run_program("true", "rules lb").text, HasSubstr("LB-Q  The powers"));
}

TEST(CommandRules, the_page_speaks_the_language_asked_for) {
    const auto heading = std::string(messages::text(messages::Language::cs, "rule.XL-T"));
    EXPECT_THAT(rules_page(messages::Language::cs, find_rules("T"), 96), HasSubstr(heading));
}

}  // namespace
}  // namespace shelfmark::app
