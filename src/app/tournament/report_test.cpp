#include "app/tournament/report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace shelfmark::app {
namespace {

using messages::Language;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

TournamentReport report(std::optional<double> points_error) {
    const Standing standing{.name = "greedy",
                            .games = 2,
                            .win_rate = 0.835,
                            .win_interval = {0.5, 1},
                            .points = 71.25,
                            .points_error = points_error,
                            .elo = 12,
                            .turn_ms = 1.5};
    return {.game = "exlibris", .standings = {standing}, .parts = {}, .games = 2, .planned = 2};
}

TEST(TournamentReport, what_cannot_be_known_is_no_number) {
    EXPECT_THAT(report({}).text(Language::en), AllOf(HasSubstr("71.25  –"), Not(HasSubstr("0.00"))));
    EXPECT_THAT(report({}).json(), HasSubstr("\"points_error\":null,"));
    EXPECT_THAT(report(0.5).text(Language::en), HasSubstr("71.25  0.50"));
    EXPECT_THAT(report(0.5).json(), HasSubstr("\"points_error\":0.500,"));
}

TEST(TournamentReport, people_read_numbers_as_their_language_writes_them) {
    for (const Language language : {Language::cs, Language::de}) {
        EXPECT_THAT(report(0.5).text(language), AllOf(HasSubstr("83,5%"), HasSubstr("50,0–100,0"), HasSubstr("71,25"),
                                                      HasSubstr("0,50"), HasSubstr("1,5 ms"), Not(HasSubstr("."))));
    }
    EXPECT_THAT(report(0.5).json(), HasSubstr("\"points\":71.250,"));
}

}  // namespace
}  // namespace shelfmark::app
