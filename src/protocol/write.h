#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "protocol/limits.h"

// Writing what protocol/*.json describes as JSON, without blanks, the fields in their order.
namespace shelfmark::protocol {

void write(std::string& out, std::string_view text);

inline void write(std::string& out, std::int64_t number) {
    char digits[20];
    char* const end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    out.append(digits, end);
}

template <class Record>
void write_fields(std::string& out, const Record& record, bool first);

template <class T>
void write_value(std::string& out, const T& value) {
    if constexpr (std::is_same_v<T, bool>) {
        out += value ? "true" : "false";
    } else if constexpr (std::is_enum_v<T>) {
        write(out, words_of(value)[static_cast<std::size_t>(value)]);
    } else if constexpr (std::is_integral_v<T>) {
        write(out, static_cast<std::int64_t>(value));
    } else if constexpr (std::is_same_v<T, std::string>) {
        write(out, std::string_view(value));
    } else {
        out += '{';
        write_fields(out, value, true);
        out += '}';
    }
}

template <class T>
void write_value(std::string& out, const std::vector<T>& list) {
    out += '[';
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i != 0) out += ',';
        write_value(out, list[i]);
    }
    out += ']';
}

// Writes each field that is there.
class FieldWriter {
public:
    FieldWriter(std::string& out, bool first) : out_(out), first_(first) {}

    template <class T, class Limit>
    void operator()(std::string_view name, const T& value, const Limit&) {
        if constexpr (std::is_same_v<Limit, limit::Mark>) {
            if (!value) return;
        }
        begin(name);
        write_value(out_, value);
    }
    template <class T, class Limit>
    void operator()(std::string_view name, const std::optional<T>& value, const Limit&) {
        if (!value) return;
        begin(name);
        write_value(out_, *value);
    }

private:
    void begin(std::string_view name) {
        if (!first_) out_ += ',';
        first_ = false;
        out_ += '"';
        out_ += name;
        out_ += "\":";
    }

    std::string& out_;
    bool first_;
};

template <class Record>
void write_fields(std::string& out, const Record& record, bool first) {
    FieldWriter writer(out, first);
    Record::fields(record, writer);
}

// A message names its type first.
template <class... Records>
void write_value(std::string& out, const std::variant<Records...>& message) {
    out += "{\"type\":\"";
    out += tags_of(&message)[message.index()];
    out += '"';
    std::visit([&](const auto& record) { write_fields(out, record, false); }, message);
    out += '}';
}

}  // namespace shelfmark::protocol
