#pragma once

#include <cstdint>
#include <exception>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

namespace shelfmark::server::net {

// What the server tells its keeper: one JSON object a line, on the standard error. Never secrets, names, words of the
// chat or anybody's address.
class Log {
public:
    enum class Level : std::uint8_t { debug, info, warning, error };
    struct Field {
        std::string_view name;
        std::variant<std::int64_t, std::string_view> value;
    };
    using Fields = std::initializer_list<Field>;

    explicit Log(Level least) : least_(least) {}

    // From any thread.
    void debug(std::string_view event, Fields fields = {}) const { note(Level::debug, event, fields); }
    void info(std::string_view event, Fields fields = {}) const { note(Level::info, event, fields); }
    void warning(std::string_view event, Fields fields = {}) const { note(Level::warning, event, fields); }
    void error(std::string_view event, Fields fields = {}) const { note(Level::error, event, fields); }

    [[nodiscard]] static std::string line(std::int64_t milliseconds, Level level, std::string_view event,
                                          Fields fields);

private:
    void note(Level level, std::string_view event, Fields fields) const;

    Level least_;
};

// What becomes of a coroutine that ends with an exception: a mistake of ours, which the keeper should know of.
struct Surprise {
    const Log& log;

    void operator()(const std::exception_ptr& surprise) const;
};

}  // namespace shelfmark::server::net
