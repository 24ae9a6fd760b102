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

}  // namespace
}  // namespace shelfmark::app
