#include "app/thinking.h"

#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "messages/format.h"
#include "messages/number.h"

namespace shelfmark::app {
namespace {

// What is rounded to nothing has no sign.
double in_tenths(std::int64_t hundredths) { return std::round(static_cast<double>(hundredths) / 10) / 10 + 0.0; }

std::string_view lead_of(double points) {
    if (points == 0) return "level";
    return points > 0 ? "ahead" : "behind";
}

// Whole points are enough of a guess.
std::string score_of(std::optional<std::int64_t> hundredths) {
    return hundredths ? std::to_string(std::llround(static_cast<double>(*hundredths) / 100)) : "none";
}

// Within a sentence, which has a full stop of its own.
std::string_view within(std::string_view words) {
    if (words.ends_with('.')) words.remove_suffix(1);
    return words;
}

std::string amount_of(double points, messages::Language language) {
    return messages::decimal(language, std::abs(points), 1);
}

// How many points another choice would bring more or less, or how many cards more or fewer it would leave.
std::string difference(double more, bool partners, messages::Language language) {
    const std::string_view than = more == 0 ? "level" : more > 0 ? "more" : "less";
    return messages::format(language, partners ? "bots.difference-partners" : "bots.difference",
                            {{"than", than}, {"amount", amount_of(more, language)}});
}

}  // namespace

std::string sentence(const Thinking& thinking, bool partners, messages::Language language) {
    const auto& [own, expected] = thinking.choices.front();
    std::vector<std::string> others;
    for (std::size_t i = 1; i < thinking.choices.size() && others.size() < most_alternatives; ++i) {
        const auto& [words, also] = thinking.choices[i];
        const double more = in_tenths(partners ? expected - also : also - expected);
        if (!words.empty())
            others.push_back(fmt::format("{} ({})", within(words), difference(more, partners, language)));
    }
    const double points = in_tenths(expected);
    const std::string list = others.empty() ? "none" : fmt::format("{}", fmt::join(others, "; "));
    const std::string score = score_of(thinking.points);
    const bool silent = !thinking.names_own || own.empty();
    return messages::format(language, partners ? "bots.thinking-partners" : "bots.thinking",
                            {{"score", std::string_view(score)},
                             {"lead", lead_of(points)},
                             {"amount", amount_of(points, language)},
                             {"choice", silent ? std::string_view("none") : within(own)},
                             {"others", std::string_view(list)}});
}

}  // namespace shelfmark::app
