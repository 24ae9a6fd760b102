#include "app/language.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "program.h"

namespace shelfmark::app {
namespace {

using messages::Language;
using testing::HasSubstr;

TEST(Language, is_that_of_the_locale) {
    EXPECT_EQ(language_of_locale("cs_CZ.UTF-8"), Language::cs);
    EXPECT_EQ(language_of_locale("de@euro"), Language::de);
    EXPECT_EQ(language_of_locale("de"), Language::de);
    for (const auto* other : {"C.UTF-8", "en_GB", "fr_FR.UTF-8", "csb_PL", ""}) {
        EXPECT_EQ(language_of_locale(other), Language::en) << other;
    }
}

std::string page(const std::string& arguments, const std::string& environment) {
    return proof::run_program("true", arguments, "-u LC_ALL -u LC_MESSAGES " + environment).text;
}

TEST(Language, comes_from_the_environment_unless_it_is_given) {
    EXPECT_THAT(page("--help", "LANG=cs_CZ.UTF-8"), HasSubstr("Použití: "));
    EXPECT_THAT(page("--help", "LANG=cs_CZ.UTF-8 LC_ALL=de_DE.UTF-8"), HasSubstr("Aufruf: "));
    EXPECT_THAT(page("--help", "LANG=cs_CZ.UTF-8 LC_ALL="), HasSubstr("Použití: "));
    EXPECT_THAT(page("--help", "LANG=C.UTF-8"), HasSubstr("Usage: "));
    EXPECT_THAT(page("perft --depth x --lang en", "LANG=cs_CZ.UTF-8"), HasSubstr("a whole number"));
}

// Whoever mistypes is answered in the language that was asked for, also where reading ends before it.
TEST(Language, is_the_one_asked_for_whatever_else_is_wrong) {
    for (const auto* arguments : {"--lang cs perft --depth", "perft --lang=cs --depth=", "perft --depth --lang cs",
                                  "perft --players , --lang cs", "perft --lang cs --depth 0 --depth"}) {
        const auto ran = proof::run_program("true", arguments, "-u LC_ALL -u LC_MESSAGES LANG=C.UTF-8");
        EXPECT_EQ(ran.status, 2) << arguments;
        EXPECT_THAT(ran.text, HasSubstr("Nápověda: shelfmark perft --help")) << arguments;
    }
    EXPECT_THAT(page("perft --lang", "LANG=de_DE.UTF-8"), HasSubstr("Hilfe: "));
    EXPECT_THAT(page("perft --lang xx", "LANG=de_DE.UTF-8"), HasSubstr("Hilfe: "));
}

}  // namespace
}  // namespace shelfmark::app
