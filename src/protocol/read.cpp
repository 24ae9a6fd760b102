#include "protocol/read.h"

#include <algorithm>

#include "generated/protocol.h"
#include "protocol/characters.h"

namespace shelfmark::protocol {

namespace {

// The place of a failure under a name that somebody sent, if it can be repeated without harm.
bool at_sent_name(JsonReader& in, std::string_view name) {
    constexpr std::size_t longest_shown = 30;
    const auto harmless = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
    const bool shown = !name.empty() && name.size() <= longest_shown && std::all_of(name.begin(), name.end(), harmless);
    return shown && in.at(name);
}

}  // namespace

bool read_text(JsonReader& in, std::string& out, std::size_t least, std::size_t most, bool lines) {
    if (!in.string(out)) return false;
    std::size_t count = 0;
    for (std::string_view rest = out; !rest.empty(); ++count) {
        const auto character = take_character(rest);
        if (!character) return in.fail("not UTF-8");
        const bool allowed = is_plain(*character) || (lines && *character == '\n');
        if (!allowed) return in.fail("a character that is not allowed");
    }
    if (count < least) return in.fail("too short");
    return count <= most || in.fail("too long");
}

bool unknown_field(JsonReader& in, std::string_view name) {
    in.fail("unknown field");
    return at_sent_name(in, name);
}

std::optional<std::int64_t> sequence_of(std::string_view text) {
    JsonReader in(text);
    Fault fault;
    std::uint64_t seen = 0;
    const bool good = in.object([&](std::string_view name) {
        if (name != "seq") return in.skip(1);
        FieldReader reader(in, name, seen);
        Fault::fields(fault, reader);
        return reader.finish();
    });
    return good && in.end() ? fault.seq : std::nullopt;
}

std::optional<std::string> type_of(JsonReader& in) {
    JsonReader ahead = in;
    std::optional<std::string> type;
    const bool good = ahead.object([&](std::string_view name) {
        if (name != "type" || type) return ahead.skip(1) || at_sent_name(ahead, name);
        return ahead.string(type.emplace()) || ahead.at("type");
    });
    if (good && type) return type;
    if (good) {
        ahead.fail("missing");
        ahead.at("type");
    }
    in = ahead;
    return std::nullopt;
}

}  // namespace shelfmark::protocol
