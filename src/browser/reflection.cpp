#include "browser/reflection.h"

#include <algorithm>
#include <charconv>
#include <chrono>

#include "table/words.h"

namespace shelfmark::browser {

namespace {

template <class Number>
Number number_of(std::string_view word) {
    Number number = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    return number;
}

// On a slow device bots do not think as much as they would, so that nobody waits for longer than this.
class Patience final : public players::Timer {
public:
    void start(int share) override {
        start_ = Clock::now();
        share_ = longest_turn * share / players::whole_turn;
    }
    [[nodiscard]] double used() const override { return (Clock::now() - start_) / share_; }

private:
    using Clock = std::chrono::steady_clock;
    using Seconds = std::chrono::duration<double>;
    static constexpr Seconds longest_turn{3};

    Clock::time_point start_;
    Seconds share_ = longest_turn;
};

}  // namespace

std::string reflection_text(const server::Match& match, const server::BotsTurn& turn) {
    return std::to_string(static_cast<int>(turn.game)) + ' ' + std::to_string(match.rules()) + ' ' +
           std::to_string(turn.seat) + ' ' + turn.bot + ' ' + std::to_string(turn.seed) +
           (turn.aloud ? " aloud " : " ") + turn.decided.value_or("") + '\n' +
           match.imagined_position(turn.seat, turn.seed);
}

std::string reflected(std::string_view text) {
    const auto end = std::min(text.find('\n'), text.size());
    table::Words words(text.substr(0, end));
    server::Beginning beginning;
    beginning.game = static_cast<protocol::Game>(number_of<int>(words.next().text));
    beginning.rules = number_of<int>(words.next().text);
    beginning.position = text.substr(std::min(end + 1, text.size()));
    const auto seat = number_of<server::Seat>(words.next().text);
    const auto bot = words.next().text;
    const auto seed = number_of<std::uint64_t>(words.next().text);
    const bool aloud = words.next().text == "aloud";
    const auto decided = words.rest().text;
    const auto match = server::begin_match(beginning);
    if (!match || !(*match)->actors().contains(seat) || !server::is_bot(beginning.game, bot)) return {};
    server::BotsTurn turn{.game = beginning.game, .seat = seat, .bot = std::string(bot), .seed = seed};
    turn.aloud = aloud;
    if (!decided.empty()) turn.decided = decided;
    Patience patience;
    return server::reflection(**match, turn)(&patience);
}

}  // namespace shelfmark::browser
