#include "exlibris/record.h"

#include <array>
#include <charconv>
#include <limits>

#include "exlibris/engine.h"
#include "exlibris/explain.h"
#include "exlibris/fingerprint.h"
#include "exlibris/notation.h"
#include "exlibris/options_text.h"
#include "exlibris/words.h"

namespace shelfmark::exlibris {

namespace {

std::string hex(std::uint64_t number) {
    std::array<char, 16> digits = {};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16);
    return {digits.data(), end.ptr};
}

std::string names_of(SeatSet seats) {
    std::string list;
    for (Seat seat = 0; seat < max_players; ++seat) {
        if (seats.contains(seat)) list += (list.empty() ? "" : ", ") + seat_name(seat);
    }
    return list;
}

// Reads a record from top to bottom and plays along.
class Reader {
public:
    explicit Reader(std::string_view text) : lines_(text) {}

    Parsed<Record> read() {
        for (const std::string_view line : {"shelfmark record 1", "game exlibris"}) {
            if (!expect(line)) return std::unexpected(error_);
        }
        if (!read_rules()) return std::unexpected(error_);
        if (!read_options() || !read_seed()) return std::unexpected(error_);
        state_ = setup(record_.options, record_.seed);
        while (lines_.next()) {
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
        const std::string known = std::to_string(rules_version);
        if (!lines_.next() || lines_.words().peek().text != "rules") {
            return fail(1, "formats.error.header", {{"line", "rules " + known}});
        }
        Words words = lines_.words();
        words.next();
        if (words.rest().text == known) return true;
        return fail(words.column(), "formats.error.rules", {{"text", text_of(words.rest())}, {"known", known}});
    }

    bool read_options() {
        if (!lines_.next() || lines_.words().peek().text != "options") {
            return fail(1, "formats.error.header", {{"line", "options players=2"}});
        }
        Words words = lines_.words();
        words.next();
        const auto options = parse_options(words, lines_.number());
        if (!options) {
            error_ = options.error();
            return false;
        }
        record_.options = *options;
        return true;
    }

    bool read_seed() {
        if (!lines_.next() || lines_.words().peek().text != "seed") {
            return fail(1, "formats.error.header", {{"line", "seed 1"}});
        }
        Words words = lines_.words();
        words.next();
        const auto seed = parse_number(words.rest().text, std::numeric_limits<std::uint64_t>::max());
        if (!seed) return fail(words.column(), "formats.error.seed", {{"text", text_of(words.rest())}});
        record_.seed = *seed;
        return true;
    }

    bool read_decision() {
        Words words = lines_.words();
        const Word who = words.next();
        const Word what = words.rest();
        if (over(state_)) return fail(who.column, "formats.error.over");
        const auto seat = parse_seat(state_.board, who.text);
        if (!seat) return fail(who.column, "formats.error.seat", {{"text", text_of(who)}});
        if (!actors(state_).contains(*seat)) {
            return fail(who.column, "formats.error.turn", {{"seat", text_of(who)}, {"turn", names_of(actors(state_))}});
        }
        const auto action = parse_action(state_.board, *seat, what.text);
        if (!action) return fail(what.column, "formats.error.decision", {{"text", text_of(what)}});
        if (const Refusal refusal = check(state_, *seat, *action)) {
            return fail(what.column, "formats.error.illegal", {{"text", text_of(what)}, {"rule", refusal.rule}});
        }
        apply(state_, *seat, *action);
        record_.decisions.push_back({*seat, *action});
        return true;
    }

    bool check_end() {
        Words words = lines_.words();
        words.next();
        const Word mark = words.rest();
        const std::string actual = hex(fingerprint(state_));
        if (mark.text != actual)
            return fail(mark.column, "formats.error.end", {{"text", text_of(mark)}, {"actual", actual}});
        if (lines_.next()) return fail(1, "formats.error.after-end");
        return true;
    }

    Lines lines_;
    Record record_;
    State state_ = {};
    TextError error_;
};

}  // namespace

State replay(const Record& record, std::size_t decisions) {
    State state = setup(record.options, record.seed);
    for (std::size_t i = 0; i < decisions; ++i) apply(state, record.decisions[i].seat, record.decisions[i].action);
    return state;
}

std::string to_text(const Record& record) {
    std::string text = "shelfmark record 1\ngame exlibris\nrules 1\n";
    text += "options " + to_text(record.options) + '\n';
    text += "seed " + std::to_string(record.seed) + '\n';
    State state = setup(record.options, record.seed);
    for (const auto& [seat, action] : record.decisions) {
        text += seat_name(seat) + ' ' + notation(state.board, seat, action) + '\n';
        apply(state, seat, action);
    }
    return text + "end " + hex(fingerprint(state)) + '\n';
}

Parsed<Record> parse_record(std::string_view text) { return Reader(text).read(); }

}  // namespace shelfmark::exlibris
