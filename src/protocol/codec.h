#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "generated/protocol.h"

namespace shelfmark::protocol {

// The version of the protocol: what Hello and Welcome speak of.
inline constexpr int version = 1;

// For each message and body of protocol/*.json that has a largest size.

// As JSON, appended to a text.
template <class T>
void encode(const T& value, std::string& out);

template <class T>
std::string encode(const T& value) {
    std::string out;
    out.reserve(1000);  // most messages are shorter, and only the longest grow more than once or twice
    encode(value, out);
    return out;
}

// From JSON, or what is wrong with it and where: "seats[2].name: too long". Anything may come in.
template <class T>
std::expected<T, std::string> decode(std::string_view text);

}  // namespace shelfmark::protocol
