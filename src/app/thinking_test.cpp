#include "app/thinking.h"

#include <gtest/gtest.h>

namespace shelfmark::app {
namespace {

using messages::Language;

TEST(ThoughtsInWords, says_what_it_expects_its_choice_and_the_best_alternatives) {
    const Thinking thinking{.choices = {{"Hut", 320}, {"Den", 280}, {"Well", -10}, {"Dump", -900}}};
    EXPECT_EQ(sentence(thinking, false, Language::en), "The bot expects to end 3.2 points ahead. Its choice: Hut. "
                                                       "Alternatives: Den (0.4 points less); Well (3.3 points less).");
}

TEST(ThoughtsInWords, says_how_many_points_it_expects) {
    const Thinking thinking{.choices = {{"Hut", 320}}, .points = 8451};
    EXPECT_EQ(sentence(thinking, false, Language::en),
              "The bot expects to end with 85 points, 3.2 points ahead. Its choice: Hut.");
    EXPECT_EQ(sentence(thinking, false, Language::cs),
              "Bot čeká, že skončí na 85 bodech, o 3,2 bodu napřed. Jeho volba: Hut.");
    EXPECT_EQ(sentence(thinking, false, Language::de),
              "Der Bot erwartet, am Ende mit 85 Punkten 3,2 Punkte vorn zu liegen. Seine Wahl: Hut.");
}

TEST(ThoughtsInWords, knows_when_it_is_behind_or_level) {
    EXPECT_EQ(sentence({.choices = {{"Hut", -150}}}, false, Language::en),
              "The bot expects to end 1.5 points behind. Its choice: Hut.");
    EXPECT_EQ(sentence({.choices = {{"Hut", -150}}, .points = 4500}, false, Language::de),
              "Der Bot erwartet, am Ende mit 45 Punkten 1,5 Punkte zurückzuliegen. Seine Wahl: Hut.");
    EXPECT_EQ(sentence({.choices = {{"Hut", -4}}}, false, Language::de),
              "Der Bot erwartet, am Ende gleichauf zu liegen. Seine Wahl: Hut.");
    EXPECT_EQ(sentence({.choices = {{"Hut", -4}}}, false, Language::en),
              "The bot expects to end level. Its choice: Hut.");
}

TEST(ThoughtsInWords, a_choice_that_is_a_sentence_does_not_end_with_two_full_stops) {
    for (const Language language : {Language::en, Language::cs, Language::de}) {
        for (const bool partners : {false, true}) {
            const std::string words = sentence({.choices = {{"Use it.", 0}, {"Keep it.", 0}}}, partners, language);
            EXPECT_EQ(words.find(".."), std::string::npos) << words;
            EXPECT_NE(words.find(": Use it."), std::string::npos) << words;
            EXPECT_NE(words.find(": Keep it ("), std::string::npos) << words;
        }
    }
}

TEST(ThoughtsInWords, keeps_to_itself_what_has_no_words) {
    EXPECT_EQ(sentence({.choices = {{"", 320}, {"", 280}}}, false, Language::en),
              "The bot expects to end 3.2 points ahead.");
    EXPECT_EQ(sentence({.choices = {{"1) Hut", 320}, {"2) Den", 280}}, .names_own = false}, false, Language::en),
              "The bot expects to end 3.2 points ahead. Alternatives: 2) Den (0.4 points less).");
}

TEST(ThoughtsInWords, partners_count_the_cards_that_are_left) {
    EXPECT_EQ(sentence({.choices = {{"A", -120}, {"B", -170}}}, true, Language::en),
              "The bot expects 1.2 cards to be left. Its choice: A. Alternatives: B (0.5 cards more left).");
}

TEST(ThoughtsInWords, says_in_which_direction_an_alternative_differs) {
    EXPECT_EQ(sentence({.choices = {{"Hut", 320}, {"Den", 350}, {"Well", 321}}}, false, Language::en),
              "The bot expects to end 3.2 points ahead. Its choice: Hut. "
              "Alternatives: Den (0.3 points more); Well (just as good).");
    EXPECT_EQ(sentence({.choices = {{"A", -120}, {"B", -70}}}, true, Language::en),
              "The bot expects 1.2 cards to be left. Its choice: A. Alternatives: B (0.5 cards fewer left).");
}

TEST(ThoughtsInWords, speaks_every_language) {
    const Thinking thinking{.choices = {{"A", 320}, {"B", 150}}};
    EXPECT_EQ(sentence(thinking, false, Language::cs),
              "Bot čeká, že skončí o 3,2 bodu napřed. Jeho volba: A. Další možnosti: B (o 1,7 bodu méně).");
    EXPECT_EQ(sentence(thinking, false, Language::de),
              "Der Bot erwartet, am Ende 3,2 Punkte vorn zu liegen. Seine Wahl: A. "
              "Andere Möglichkeiten: B (1,7 Punkte weniger).");
}

}  // namespace
}  // namespace shelfmark::app
