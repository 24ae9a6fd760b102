#include "app/tournament/game_score.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace shelfmark::app {
namespace {

// Reads whole numbers with a blank between them.
class Numbers {
public:
    explicit Numbers(std::string_view text) : text_(text) {}

    template <class Number>
    void read(Number& number) {
        if (!text_.empty() && text_.front() == ' ') text_.remove_prefix(1);
        const auto [end, error] = std::from_chars(text_.data(), text_.data() + text_.size(), number);
        if (error != std::errc()) failed_ = true;
        text_.remove_prefix(static_cast<std::size_t>(end - text_.data()));
    }
    [[nodiscard]] bool complete() const { return !failed_ && text_ == end_of_line; }

    static constexpr std::string_view end_of_line = " .";  // so that a line cut short is not taken for a whole one

private:
    std::string_view text_;
    bool failed_ = false;
};

// Partners have no rank; whoever plays alone has the Public Library as a rival.
bool is_possible(const GameScore& score) {
    const bool ranked = score.chairs.front().rank != 0;
    const int lowest = ranked ? std::max(2, static_cast<int>(score.chairs.size())) : 0;
    return score.rotation < score.chairs.size() &&
           std::ranges::all_of(
               score.chairs,
               [&](const ChairScore& chair) {
                   return chair.rank >= (ranked ? 1 : 0) && chair.rank <= lowest && chair.win >= 0 &&
                          chair.win <= whole_win && chair.thinking_us >= 0 && chair.turns >= 0;
               });
}

}  // namespace

std::string to_line(const GameScore& score) {
    std::string line = fmt::format("{} {}", score.deal, score.rotation);
    for (const ChairScore& chair : score.chairs) {
        line += fmt::format(" {} {} {} {} {}", chair.points, chair.rank, chair.win, chair.thinking_us, chair.turns);
        for (const int part : chair.parts) line += fmt::format(" {}", part);
    }
    line += Numbers::end_of_line;
    return line;
}

std::optional<GameScore> from_line(std::string_view line, std::size_t chairs) {
    Numbers numbers(line);
    GameScore score;
    numbers.read(score.deal);
    numbers.read(score.rotation);
    score.chairs.resize(chairs);
    for (ChairScore& chair : score.chairs) {
        numbers.read(chair.points);
        numbers.read(chair.rank);
        numbers.read(chair.win);
        numbers.read(chair.thinking_us);
        numbers.read(chair.turns);
        for (int& part : chair.parts) numbers.read(part);
    }
    if (!numbers.complete() || !is_possible(score)) return std::nullopt;
    return score;
}

}  // namespace shelfmark::app
