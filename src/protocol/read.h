#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/json_reader.h"
#include "protocol/limits.h"

// Reading JSON as protocol/*.json describes it, every limit included.
namespace shelfmark::protocol {

bool read_text(JsonReader& in, std::string& out, std::size_t least, std::size_t most, bool lines);
// Refuses a field of a name that nobody knows.
bool unknown_field(JsonReader& in, std::string_view name);

template <class Record>
bool read_record(JsonReader& in, Record& out, bool tagged);

inline bool read_value(JsonReader& in, bool& out, limit::Flag) { return in.flag(out); }

inline bool read_value(JsonReader& in, bool& out, limit::Mark) {
    return in.flag(out) && (out || in.fail("must be true or left out"));
}

template <class T>
bool read_value(JsonReader& in, T& out, limit::Whole limit) {
    std::int64_t number = 0;
    if (!in.whole(number)) return false;
    if (number < limit.least) return in.fail("too small a number");
    if (number > limit.most) return in.fail("too large a number");
    out = static_cast<T>(number);
    return true;
}

inline bool read_value(JsonReader& in, std::string& out, limit::Text limit) {
    return read_text(in, out, limit.least, limit.most, false);
}

inline bool read_value(JsonReader& in, std::string& out, limit::Lines limit) {
    return read_text(in, out, limit.least, limit.most, true);
}

template <class T>
bool read_value(JsonReader& in, T& out, limit::Word) {
    std::string word;
    if (!in.string(word)) return false;
    const auto words = words_of(T{});
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] != word) continue;
        out = static_cast<T>(i);
        return true;
    }
    return in.fail("not one of the words that are possible here");
}

template <class T>
bool read_value(JsonReader& in, T& out, limit::Part) {
    return read_record(in, out, false);
}

template <class T, class Each>
bool read_value(JsonReader& in, std::vector<T>& out, const limit::List<Each>& limit) {
    const auto element = [&](std::size_t index) {
        if (index == limit.most) return in.fail("one too many");
        return read_value(in, out.emplace_back(), limit.each);
    };
    if (!in.list(element)) return false;
    return out.size() >= limit.least || in.fail("too few");
}

// Reads the field of one name, if the record has it.
class FieldReader {
public:
    FieldReader(JsonReader& in, std::string_view name, std::uint64_t& seen) : in_(in), name_(name), seen_(seen) {}

    template <class T, class Limit>
    void operator()(std::string_view name, T& value, const Limit& limit) {
        if (is_this(name)) good_ = (is_first() && read_value(in_, value, limit)) || in_.at(name);
    }
    template <class T, class Limit>
    void operator()(std::string_view name, std::optional<T>& value, const Limit& limit) {
        if (is_this(name)) good_ = (is_first() && read_value(in_, value.emplace(), limit)) || in_.at(name);
    }
    [[nodiscard]] bool finish() const { return found_ ? good_ : unknown_field(in_, name_); }

private:
    bool is_this(std::string_view name) {
        bit_ <<= 1U;
        if (found_ || name != name_) return false;
        found_ = true;
        return true;
    }
    bool is_first() {
        if ((seen_ & bit_) != 0) return in_.fail("given twice");
        seen_ |= bit_;
        return true;
    }

    JsonReader& in_;
    std::string_view name_;
    std::uint64_t& seen_;
    std::uint64_t bit_ = 1;  // the first one stands for the type of a message
    bool found_ = false;
    bool good_ = false;
};

// Finds what must be there and is not.
class MissingField {
public:
    MissingField(JsonReader& in, std::uint64_t seen) : in_(in), seen_(seen) {}

    template <class T, class Limit>
    void operator()(std::string_view name, const T&, const Limit&) {
        seen_ >>= 1U;
        if (std::is_same_v<Limit, limit::Mark> || (seen_ & 1U) != 0 || missing_) return;
        missing_ = true;
        in_.fail("missing");
        in_.at(name);
    }
    template <class T, class Limit>
    void operator()(std::string_view, const std::optional<T>&, const Limit&) {
        seen_ >>= 1U;
    }
    [[nodiscard]] bool any() const { return missing_; }

private:
    JsonReader& in_;
    std::uint64_t seen_;
    bool missing_ = false;
};

template <class Record>
bool read_record(JsonReader& in, Record& out, bool tagged) {
    std::uint64_t seen = 0;
    const auto field = [&](std::string_view name) {
        if (tagged && name == "type") {
            const bool again = (seen & 1U) != 0;
            seen |= 1U;
            return again ? in.fail("given twice") || in.at("type") : in.skip();
        }
        FieldReader reader(in, name, seen);
        Record::fields(out, reader);
        return reader.finish();
    };
    if (!in.object(field)) return false;
    MissingField missing(in, seen);
    Record::fields(std::as_const(out), missing);
    return !missing.any();
}

// The number of a request, where a text is JSON that has one, though no message.
std::optional<std::int64_t> sequence_of(std::string_view text);

// The type of the message that comes next, which stays unread.
std::optional<std::string> type_of(JsonReader& in);

template <class... Records>
bool read_message(JsonReader& in, std::variant<Records...>& out) {
    const auto type = type_of(in);
    if (!type) return false;
    const auto tags = tags_of(&out);
    std::size_t next = 0;
    bool known = false;
    bool good = false;
    const auto try_one = [&](auto record) {
        if (known || tags[next++] != *type) return;
        known = true;
        good = read_record(in, record, true);
        if (good) out = std::move(record);
    };
    (try_one(Records{}), ...);
    return known ? good : in.fail("not a type of message") || in.at("type");
}

template <class T>
bool read_whole(JsonReader& in, T& out) {
    if constexpr (requires { tags_of(&out); }) {
        return read_message(in, out) && in.end();
    } else {
        return read_record(in, out, false) && in.end();
    }
}

}  // namespace shelfmark::protocol
