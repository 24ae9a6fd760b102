// Positions of real games, mangled: what is refused says where, and what is accepted makes sense to everybody.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "exlibris/engine.h"
#include "exlibris/game.h"
#include "exlibris/invariants.h"
#include "exlibris/notation.h"
#include "exlibris/position.h"
#include "pace.h"
#include "self_play.h"
#include "shady_play.h"

namespace shelfmark::exlibris {
namespace {

using proof::Manner;
using proof::Pace;
using Play = proof::SelfPlay<ExLibris>;
using Words = std::vector<std::string>;
using Lines = std::vector<Words>;

// ---- texts as lines of words ----

Lines lines_of(const std::string& text) {
    Lines lines = {{}};
    std::string word;
    for (const char letter : text) {
        if (letter != ' ' && letter != '\n') {
            word += letter;
            continue;
        }
        if (!word.empty()) lines.back().push_back(std::exchange(word, {}));
        if (letter == '\n') lines.emplace_back();
    }
    lines.pop_back();
    return lines;
}

std::string text_of(const Lines& lines) {
    std::string text;
    for (const Words& words : lines) {
        for (const std::string& word : words) text += word + ' ';
        text.back() = '\n';
    }
    return text;
}

// ---- mangling ----

class Mangler {
public:
    explicit Mangler(base::Random& random) : random_(random) {}

    /// One to three changes; `other` is a position to borrow from.
    std::string mangled(const std::string& text, const std::string& other) {
        Lines lines = lines_of(text);
        const Lines source = lines_of(other);
        for (std::uint32_t changes = 1 + random_.below(3); changes > 0 && lines.size() > 2; --changes) {
            mangle(lines, source);
        }
        return text_of(lines);
    }

private:
    std::size_t below(std::size_t count) { return random_.below(static_cast<std::uint32_t>(count)); }
    // The first line stays: without it nothing is read.
    Words& any_line(Lines& lines) { return lines[1 + below(lines.size() - 1)]; }

    void mangle(Lines& lines, const Lines& source) {
        const auto at = static_cast<std::ptrdiff_t>(1 + below(lines.size() - 1));
        switch (below(8)) {
            case 0: lines.erase(lines.begin() + at); break;
            case 1: lines.insert(lines.begin() + at, any_line(lines)); break;
            case 2: std::swap(lines[static_cast<std::size_t>(at)], any_line(lines)); break;
            case 3: replace_by_like(lines, source); break;
            default: mangle_words(any_line(lines), any_line(lines)); break;
        }
    }

    /// A line of another position in place of one with the same first word.
    void replace_by_like(Lines& lines, const Lines& source) {
        const Words& like = source[1 + below(source.size() - 1)];
        Words& line = any_line(lines);
        const auto same = std::ranges::find_if(lines, [&](const Words& words) { return words[0] == like[0]; });
        (same == lines.end() ? line : *same) = like;
    }

    void mangle_words(Words& words, const Words& others) {
        const auto at = static_cast<std::ptrdiff_t>(below(words.size()));
        std::string& word = words[static_cast<std::size_t>(at)];
        switch (below(6)) {
            case 0:
                if (words.size() > 1) words.erase(words.begin() + at);
                break;
            case 1: words.insert(words.begin() + at, std::string(others[below(others.size())])); break;
            case 2: std::swap(word, words[below(words.size())]); break;
            case 3: word = others[below(others.size())]; break;
            case 4: word = name(static_cast<CardId>(below(card_count))); break;
            default: change_number(word); break;
        }
    }

    void change_number(std::string& word) {
        std::vector<std::size_t> digits;
        for (std::size_t i = 0; i < word.size(); ++i) {
            if (word[i] >= '0' && word[i] <= '9') digits.push_back(i);
        }
        if (digits.empty()) {
            word = std::to_string(below(20));
        } else {
            word[digits[below(digits.size())]] = static_cast<char>('0' + below(10));
        }
    }

    base::Random& random_;
};

// ---- what must be true of an accepted position ----

std::string listed(const State& state, Seat seat) {
    if (over(state) || !actors(state).contains(seat)) return "";
    ActionList actions;
    legal(state, seat, actions);
    std::string list;
    for (const Action action : actions) list += notation(state.board, seat, action) + "; ";
    return list;
}

/// The memory of a world may have run over although that of the truth has not.
bool has_full_memory(const State& world) {
    return std::ranges::any_of(world.hidden.memory,
                               [](const Memory& memory) { return memory.exceptions.back().count != 0; });
}

/// What is wrong with a world that this seat imagines, or nothing.
std::string contradiction(const State& state, const View& view, base::Random& random) {
    const State world = sample(view, random);
    if (const char* broken = broken_invariant(world)) return broken;
    if (!has_full_memory(world) && observe(world, view.seat) != view) return "it looks different";
    if (listed(world, view.seat) != listed(state, view.seat)) return "other actions are legal";
    return "";
}

std::string contradiction(const State& state, base::Random& random) {
    if (const char* broken = broken_invariant(state)) return broken;
    for (Seat seat = 0; seat <= players(state.board); ++seat) {
        const Seat who = seat == players(state.board) ? table::spectator : seat;
        const View view = observe(state, who);
        for (int i = 0; i < 3; ++i) {
            const std::string wrong = contradiction(state, view, random);
            if (!wrong.empty()) return "as imagined by " + std::to_string(who) + ": " + wrong;
        }
    }
    return "";
}

struct Tally {
    int mangled = 0;
    int accepted = 0;
};

void judge(const std::string& text, base::Random& random, Tally& tally) {
    ++tally.mangled;
    const auto state = parse_position(text);
    if (state) {
        ++tally.accepted;
        EXPECT_EQ(contradiction(*state, random), "") << text;
        return;
    }
    const auto lines = static_cast<int>(std::ranges::count(text, '\n'));
    EXPECT_TRUE(state.error().line >= 1 && state.error().line <= lines) << state.error().message << '\n' << text;
    EXPECT_GE(state.error().column, 1) << state.error().message;
    EXPECT_TRUE(state.error().message.starts_with("formats.error.")) << state.error().message;
}

TEST(MangledPosition, XL_S7_is_refused_or_agrees_with_everything_that_anybody_imagines) {
    Tally tally;
    for (Pace pace(12); pace.goes_on() && !testing::Test::HasFailure();) {
        const auto seed = static_cast<std::uint64_t>(pace.round());
        const auto options = ExLibris::sample_options();
        const bool shady = seed % 2 == 0;
        const int many = 2 + static_cast<int>(seed / 2 % 3);
        Play play(shady ? shady_town(many) : options[seed / 2 % options.size()], seed,
                  seed % 4 < 2 ? Manner::at_random : Manner::rarest);
        base::Random random{seed};
        Mangler mangler(random);
        std::string other = to_text(play.state());
        while (!play.over()) {
            auto decision = play.choose();
            if (shady) {
                decision.action = shadiest(play.state(), decision.seat, random, decision.action, seed % 8 < 4);
            }
            play.carry_out(decision);
            if (random.below(4) != 0) continue;
            const std::string text = to_text(play.state());
            const auto again = parse_position(text);
            ASSERT_TRUE(again && *again == play.state()) << text;
            for (int i = 0; i < 4; ++i) judge(mangler.mangled(text, other), random, tally);
            if (random.below(8) == 0) other = text;
        }
    }
    std::printf("%d mangled positions, %d of them accepted\n", tally.mangled, tally.accepted);
    // Refusing everything would prove nothing.
    EXPECT_GE(tally.accepted, tally.mangled / 20);
}

}  // namespace
}  // namespace shelfmark::exlibris
