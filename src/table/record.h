#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/game.h"
#include "table/rules_versions.h"
#include "table/seat_text.h"
#include "table/seed_text.h"
#include "table/text_error.h"
#include "table/words.h"

namespace shelfmark::table {

template <class Action>
struct Decision {
    Seat seat = 0;
    Action action;

    friend bool operator==(const Decision&, const Decision&) = default;
};

// A game as it is kept: from these, everything else can be played again.
template <class Options, class Action>
struct Record {
    Options options;
    base::Seed seed;
    std::vector<Decision<Action>> decisions;
    std::optional<std::string> position = std::nullopt;  // as text: where the game began, if not at its setup

    friend bool operator==(const Record&, const Record&) = default;
};
template <class G>
using RecordOf = Record<typename G::Options, typename G::Action>;

// What a game adds for its records.
template <class G>
concept Recorded = Game<G> && requires(const typename G::Options& options, const typename G::State& state, Words words,
                                       std::string_view text) {
    { G::rules } -> std::convertible_to<RulesVersions>;
    { options.rules } -> std::convertible_to<int>;
    { G::options_text(options) } -> std::same_as<std::string>;
    { G::parse_options(words, int{}) } -> std::same_as<Parsed<typename G::Options>>;
    // A number that two games share only if everything on the table, in the hands and in the box is the same. It is
    // made of what a state means, so that it outlives any change of how a state is stored.
    { G::fingerprint(state) } -> std::same_as<std::uint64_t>;
    // A whole game at one moment as text, and back.
    { G::position_text(state) } -> std::same_as<std::string>;
    { G::parse_position(text) } -> std::same_as<Parsed<typename G::State>>;
};

inline constexpr std::string_view record_line = "shelfmark record 1";

template <class G>
std::string game_line() {
    return std::string("game ") + G::id;
}
inline std::string rules_line(std::int64_t version) { return "rules " + std::to_string(version); }
// Those that are known here: "1", or "1-3".
template <class G>
std::string known_rules() {
    const std::string oldest = std::to_string(G::rules.oldest);
    return G::rules.oldest == G::rules.newest ? oldest : oldest + '-' + std::to_string(G::rules.newest);
}

// Before its first decision; a position must be sound.
template <Recorded G>
typename G::State first_state(const RecordOf<G>& record) {
    if (!record.position) return G::setup(record.options, record.seed);
    typename G::State state = *G::parse_position(*record.position);
    state.board.options.rules = record.options.rules;
    return state;
}

// The game after so many of its decisions, which must be legal.
template <Recorded G>
typename G::State replayed(const RecordOf<G>& record, std::size_t decisions) {
    typename G::State state = first_state<G>(record);
    for (std::size_t i = 0; i < decisions; ++i) {
        G::apply(state, record.decisions[i].seat, record.decisions[i].action, nullptr);
    }
    return state;
}

// The lines of a position in a record.
inline std::string from_lines(std::string_view position) {
    std::string text;
    for (Lines lines(position); lines.next();) text += "from " + text_of(lines.words().rest()) + '\n';
    return text;
}

// The text form (docs/formats.md).
template <Recorded G>
std::string record_text(const RecordOf<G>& record) {
    std::string text = std::string(record_line) + '\n' + game_line<G>() + '\n';
    text += rules_line(record.options.rules) + '\n';
    text += "options " + G::options_text(record.options) + '\n';
    text += "seed " + seed_text(record.seed) + '\n';
    if (record.position) text += from_lines(*record.position);
    typename G::State state = first_state<G>(record);
    for (const auto& [seat, action] : record.decisions) {
        text += seat_name(seat) + ' ' + G::notation(state, seat, action) + '\n';
        G::apply(state, seat, action, nullptr);
    }
    return text + "end " + hex(G::fingerprint(state)) + '\n';
}

// Reads a record from top to bottom and plays along.
template <Recorded G>
class RecordReader {
public:
    explicit RecordReader(std::string_view text) : lines_(text) {}

    Parsed<RecordOf<G>> read() {
        for (const std::string& line : {std::string(record_line), game_line<G>()}) {
            if (!expect(line)) return std::unexpected(error_);
        }
        if (!read_rules()) return std::unexpected(error_);
        if (!read_options() || !read_seed()) return std::unexpected(error_);
        bool more = lines_.next();
        if (!read_position(more)) return std::unexpected(error_);
        for (; more; more = lines_.next()) {
            const bool at_end = lines_.words().peek().text == "end";
            if (at_end ? !check_end() : !read_decision()) return std::unexpected(error_);
        }
        return record_;
    }

private:
    bool fail(int column, std::string_view message, std::vector<std::pair<std::string, std::string>> arguments = {}) {
        error_ = {lines_.number(), column, std::string(message), std::move(arguments)};
        return false;
    }

    bool expect(std::string_view expected) {
        const bool there = lines_.next();
        Words words = lines_.words();
        Words wanted(expected);
        while (there && !wanted.empty() && words.peek().text == wanted.peek().text) {
            words.next();
            wanted.next();
        }
        if (there && wanted.empty() && words.empty()) return true;
        return fail(words.column(), "formats.error.header", {{"line", std::string(expected)}});
    }

    // A game is played to its end under the rules that it began with: others may judge its decisions otherwise.
    bool read_rules() {
        if (!lines_.next() || lines_.words().peek().text != "rules") {
            return fail(1, "formats.error.header", {{"line", rules_line(G::rules.newest)}});
        }
        Words words = lines_.words();
        words.next();
        const auto version = parse_number(words.rest().text, std::numeric_limits<std::uint8_t>::max());
        if (!version || !G::rules.know(static_cast<std::int64_t>(*version))) {
            return fail(words.column(), "formats.error.rules",
                        {{"text", text_of(words.rest())}, {"known", known_rules<G>()}});
        }
        rules_ = static_cast<std::uint8_t>(*version);
        return true;
    }

    bool read_options() {
        if (!lines_.next() || lines_.words().peek().text != "options") {
            return fail(1, "formats.error.header", {{"line", "options players=2"}});
        }
        Words words = lines_.words();
        words.next();
        const auto options = G::parse_options(words, lines_.number());
        if (!options) {
            error_ = options.error();
            return false;
        }
        record_.options = *options;
        record_.options.rules = rules_;
        return true;
    }

    bool read_seed() {
        if (!lines_.next() || lines_.words().peek().text != "seed") {
            return fail(1, "formats.error.header", {{"line", "seed 1"}});
        }
        Words words = lines_.words();
        words.next();
        const auto seed = parse_seed(words.rest().text);
        if (!seed) return fail(words.column(), "formats.error.seed", {{"text", text_of(words.rest())}});
        record_.seed = *seed;
        return true;
    }

    // The lines that begin with "from", if the game does not begin at its setup; `more` is whether a line follows.
    bool read_position(bool& more) {
        std::vector<std::pair<int, int>> places;  // of each line of the position: its number, and the columns before it
        std::string text;
        for (; more && lines_.words().peek().text == "from"; more = lines_.next()) {
            Words words = lines_.words();
            words.next();
            places.emplace_back(lines_.number(), words.column() - 1);
            text += text_of(words.rest()) + '\n';
        }
        if (places.empty()) {
            state_ = G::setup(record_.options, record_.seed);
            return true;
        }
        const auto position = G::parse_position(text);
        if (!position) {
            error_ = position.error();
            const auto [line, columns] = places[std::min(places.size(), static_cast<std::size_t>(error_.line)) - 1];
            error_.line = line;
            error_.column += columns;
            return false;
        }
        state_ = *position;
        state_.board.options.rules = rules_;
        record_.position = std::move(text);
        return same_options(places.front().first);
    }

    bool same_options(int line) {
        const std::string options = G::options_text(state_.board.options);
        if (options == G::options_text(record_.options)) return true;
        error_ = {line, 1, "formats.error.from-options", {{"options", options}}};
        return false;
    }

    bool read_decision() {
        Words words = lines_.words();
        const Word who = words.next();
        const Word what = words.rest();
        if (G::over(state_)) return fail(who.column, "formats.error.over");
        const auto seat = parse_seat(who.text, G::seats(state_));
        if (!seat) return fail(who.column, "formats.error.seat", {{"text", text_of(who)}});
        if (!G::actors(state_).contains(*seat)) {
            return fail(who.column, "formats.error.turn",
                        {{"seat", text_of(who)}, {"turn", seat_names(G::actors(state_), ", ")}});
        }
        const auto action = G::parse(state_, *seat, what.text);
        if (!action) return fail(what.column, "formats.error.decision", {{"text", text_of(what)}});
        if (const Refusal refusal = G::check(state_, *seat, *action)) {
            return fail(what.column, "formats.error.illegal", {{"text", text_of(what)}, {"rule", refusal.rule}});
        }
        G::apply(state_, *seat, *action, nullptr);
        record_.decisions.push_back({*seat, *action});
        return true;
    }

    bool check_end() {
        Words words = lines_.words();
        words.next();
        const Word mark = words.rest();
        const std::string actual = hex(G::fingerprint(state_));
        if (mark.text != actual) {
            return fail(mark.column, "formats.error.end", {{"text", text_of(mark)}, {"actual", actual}});
        }
        if (lines_.next()) return fail(1, "formats.error.after-end");
        return true;
    }

    Lines lines_;
    std::uint8_t rules_ = 0;
    RecordOf<G> record_;
    typename G::State state_ = {};
    TextError error_;
};

// Reading a record plays the game again, so that every decision of a record that was read is legal and, where the text
// says how the game stood at the end, that this is so.
template <Recorded G>
Parsed<RecordOf<G>> read_record(std::string_view text) {
    return RecordReader<G>(text).read();
}

}  // namespace shelfmark::table
