// Positions that somebody has meddled with: each is refused, at a place and with a reason, or all that the program
// promises of a position holds for it.
#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "librarians/game.h"
#include "librarians/position.h"
#include "librarians/words.h"
#include "pace.h"
#include "table/seat_text.h"

namespace shelfmark::librarians {
namespace {

using Text = std::vector<std::string>;

Text split(const std::string& text, char separator) {
    Text parts(1);
    for (const char c : text) {
        if (c == separator) {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

std::string joined(const Text& parts, char separator) {
    std::string text;
    for (const std::string& part : parts) text += (&part == parts.data() ? "" : std::string(1, separator)) + part;
    return text;
}

/// Changes the text of a position at random, but so that it may still be one.
class Meddler {
public:
    Meddler(const State& state, base::Random& random)
        : board_(state.board), random_(random), lines_(split(to_text(state), '\n')) {}

    std::string meddled() {
        for (int changes = 1 + below(3); changes > 0; --changes) change();
        return joined(lines_, '\n');
    }

private:
    int below(std::size_t limit) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(limit))); }
    template <class T>
    T& any_of(std::vector<T>& items) {
        return items[static_cast<std::size_t>(below(items.size()))];
    }
    std::string seat() { return table::seat_name(static_cast<Seat>(below(board_.options.players))); }
    std::string card() { return name(board_, static_cast<CardId>(below(board_.card_count))); }

    void change() {
        switch (below(8)) {
            case 0: lines_.erase(lines_.begin() + below(lines_.size())); break;
            case 1: lines_.push_back(any_of(lines_)); break;
            case 2: std::swap(any_of(lines_), any_of(lines_)); break;
            case 3: lines_.push_back(something_known()); break;
            default: change_word(any_of(lines_)); break;
        }
        if (lines_.empty()) lines_.emplace_back();
    }

    std::string something_known() {
        const std::string who = below(4) == 0 ? "everybody" : seat();
        switch (below(3)) {
            case 0: return "knows " + who + ' ' + card() + ' ' + card();
            case 1: return "unseen " + seat() + ' ' + seat() + ' ' + std::to_string(below(3));
            default: break;
        }
        std::string line = "batch " + seat() + ' ' + std::to_string(1 + below(3)) + (below(2) == 0 ? " -" : " 12");
        for (int cards = below(12); cards > 0; --cards) line += ' ' + card();
        return line;
    }

    void change_word(std::string& line) {
        Text words = split(line, ' ');
        std::string& word = any_of(words);
        switch (below(5)) {
            case 0: word = card(); break;
            case 1: word = std::to_string(below(9)); break;
            case 2: {
                Text others = split(any_of(lines_), ' ');
                word = any_of(others);
                break;
            }
            case 3: std::swap(word, any_of(words)); break;
            default: words.erase(words.begin() + (&word - words.data())); break;
        }
        line = joined(words, ' ');
    }

    const Board& board_;
    base::Random& random_;
    Text lines_;
};

bool same(const View& a, const View& b) { return std::memcmp(&a, &b, sizeof(View)) == 0; }

std::vector<Action> decisions(const State& state) {
    ActionList list;
    legal(state, state.board.turn, list);
    return {list.begin(), list.end()};
}

/// Whoever imagines a world imagines one that could be, and that looks the same.
void expect_imaginable(const State& state, base::Random& random) {
    std::vector<Seat> observers = {table::spectator};
    for (Seat seat = 0; seat < players(state.board); ++seat) observers.push_back(seat);
    for (const Seat seat : observers) {
        const View view = observe(state, seat);
        const State world = sample(view, random);
        ASSERT_STREQ(broken_invariant(world), nullptr) << "imagined by " << int{seat};
        ASSERT_TRUE(same(view, observe(world, seat))) << "imagined by " << int{seat};
        if (seat == state.board.turn && !over(state)) ASSERT_EQ(decisions(state), decisions(world));
    }
}

void expect_playable(State state, base::Random& random) {
    for (int i = 0; i < 30 && !over(state); ++i) {
        const std::vector<Action> options = decisions(state);
        ASSERT_FALSE(options.empty());
        apply(state, state.board.turn, options[random.below(static_cast<std::uint32_t>(options.size()))]);
        ASSERT_STREQ(broken_invariant(state), nullptr);
    }
}

struct Tally {
    int meddled = 0;
    int accepted = 0;
    int with_batches = 0;
};

void expect_kept(const std::string& text, base::Random& random, Tally& tally) {
    const auto state = parse_position(text);
    ++tally.meddled;
    if (!state) {
        const auto lines = static_cast<int>(split(text, '\n').size());
        ASSERT_TRUE(state.error().line >= 1 && state.error().line <= lines && state.error().column >= 1);
        ASSERT_TRUE(state.error().message.starts_with("formats."));
        return;
    }
    ++tally.accepted;
    tally.with_batches += state->board.batch_count > 0 ? 1 : 0;
    ASSERT_STREQ(broken_invariant(*state), nullptr);
    const auto again = parse_position(to_text(*state));
    ASSERT_TRUE(again.has_value() && *again == *state);
    expect_imaginable(*state, random);
    expect_playable(*state, random);
}

/// A moment of a game in which everything may happen.
State some_moment(int round, base::Random& random) {
    const std::vector<Options> all = Librarians::sample_options();
    State state = setup(all[static_cast<std::size_t>(round) % all.size()], static_cast<std::uint64_t>(round));
    for (int left = static_cast<int>(random.below(200)); left > 0 && !over(state); --left) {
        const std::vector<Action> options = decisions(state);
        apply(state, state.board.turn, options[random.below(static_cast<std::uint32_t>(options.size()))]);
    }
    return state;
}

TEST(MeddledPositions, LB_S6_are_refused_or_keep_what_is_promised) {
    Tally tally;
    for (proof::Pace pace(80); pace.goes_on() && !HasFailure();) {
        base::Random random{static_cast<std::uint64_t>(pace.round())};
        const State state = some_moment(pace.round(), random);
        for (int i = 0; i < 25 && !HasFailure(); ++i) {
            const std::string text = Meddler(state, random).meddled();
            expect_kept(text, random, tally);
            if (HasFailure()) ADD_FAILURE() << "round " << pace.round() << '\n' << text;
        }
    }
    std::printf("%d positions meddled with: %d accepted, %d of them with something known of hands\n", tally.meddled,
                tally.accepted, tally.with_batches);
    EXPECT_GE(tally.accepted, 100);
    EXPECT_GE(tally.with_batches, 10);
}

}  // namespace
}  // namespace shelfmark::librarians
