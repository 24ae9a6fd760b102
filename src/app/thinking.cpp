#include "app/thinking.h"

#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "messages/format.h"

namespace shelfmark::app {
namespace {

// What is rounded to nothing has no sign.
double in_tenths(std::int64_t hundredths) { return std::round(static_cast<double>(hundredths) / 10) / 10 + 0.0; }

std::string_view lead_of(double points) {
    if (points == 0) return "level";
    return points > 0 ? "ahead" : "behind";
}

// Within a sentence, which has a full stop of its own.
std::string_view within(std::string_view words) {
    if (words.ends_with('.')) words.remove_suffix(1);
    return words;
}

}  // namespace

std::string sentence(const Thinking& thinking, bool partners, messages::Language language) {
    const auto& [own, expected] = thinking.choices.front();
    std::vector<std::string> others;
    for (std::size_t i = 1; i < thinking.choices.size() && others.size() < most_alternatives; ++i) {
        const auto& [words, also] = thinking.choices[i];
        const std::int64_t difference = partners ? expected - also : also - expected;
        if (!words.empty()) others.push_back(fmt::format("{} ({:+.1f})", within(words), in_tenths(difference)));
    }
    const double points = in_tenths(expected);
    const std::string amount = fmt::format("{:.1f}", std::abs(points));
    const std::string list = others.empty() ? "none" : fmt::format("{}", fmt::join(others, "; "));
    const bool silent = !thinking.names_own || own.empty();
    return messages::format(language, partners ? "bots.thinking-partners" : "bots.thinking",
                            {{"lead", lead_of(points)},
                             {"amount", std::string_view(amount)},
                             {"choice", silent ? std::string_view("none") : within(own)},
                             {"others", std::string_view(list)}});
}

}  // namespace shelfmark::app
