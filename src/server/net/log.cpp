#include "server/net/log.h"

#include <array>
#include <chrono>
#include <cstdio>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "protocol/write.h"

namespace shelfmark::server::net {

namespace {

constexpr std::array<std::string_view, 4> level_names = {"debug", "info", "warning", "error"};

void write_field(std::string& out, std::string_view name, const auto& value) {
    out += out.empty() ? '{' : ',';
    protocol::write(out, name);
    out += ':';
    protocol::write(out, value);
}

}  // namespace

std::string Log::line(std::int64_t milliseconds, Level level, std::string_view event, Fields fields) {
    const auto moment = fmt::gmtime(static_cast<std::time_t>(milliseconds / 1000));
    const auto time = fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", moment, milliseconds % 1000);
    std::string out;
    write_field(out, "time", std::string_view(time));
    write_field(out, "level", level_names[static_cast<std::size_t>(level)]);
    write_field(out, "event", event);
    for (const Field& field : fields) {
        std::visit([&](const auto& value) { write_field(out, field.name, value); }, field.value);
    }
    return out + "}\n";
}

void Log::note(Level level, std::string_view event, Fields fields) const {
    if (level < least_) return;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto text = line(std::chrono::duration_cast<std::chrono::milliseconds>(now).count(), level, event, fields);
    std::fwrite(text.data(), 1, text.size(), stderr);  // in one piece, so that threads do not mix
}

void Surprise::operator()(const std::exception_ptr& surprise) const {
    if (!surprise) return;
    try {
        std::rethrow_exception(surprise);
    } catch (const std::exception& exception) {
        log.error("surprise", {{"reason", exception.what()}});
    }
}

}  // namespace shelfmark::server::net
