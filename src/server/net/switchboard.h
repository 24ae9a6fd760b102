#pragma once

#include <chrono>
#include <deque>
#include <memory>
#include <unordered_map>
#include <vector>

#include "server/house.h"
#include "server/net/line.h"
#include "server/net/log.h"
#include "server/ports.h"

namespace shelfmark::server::net {

// All WebSockets, by their numbers, between the network and the house.
class Switchboard final : public Lines {
public:
    Switchboard(asio::io_context& context, Traffic& traffic, const Log& log)
        : context_(context), traffic_(traffic), log_(log) {}

    // Before the first line.
    void attach(House& house) { house_ = &house; }

    // Tells the house of a new line and all that it hears, until the line ends.
    Awaitable<> serve(std::shared_ptr<Line> line, std::string address);

    void send(LineId id, std::string_view message) override;
    void hang_up(LineId id) override;

    // Ends lines that never said anything, those that take nothing, and those that do not go.
    void sweep();
    [[nodiscard]] bool empty() const { return lines_.empty(); }

private:
    using Instant = Line::Instant;
    struct Appointment {
        Instant when;
        LineId line;
    };

    [[nodiscard]] Line* find(LineId line) const;
    void hear(LineId id, std::string_view text);
    void close(LineId id, Line& line, protocol::Closing why);
    // Everything that was sent in this turn of the thread goes out when it is over.
    void flush_later(LineId line);
    void flush();
    void cut_stuck_lines(Instant now);

    asio::io_context& context_;
    Traffic& traffic_;
    const Log& log_;
    House* house_ = nullptr;
    LineId last_ = 0;
    std::unordered_map<LineId, std::shared_ptr<Line>> lines_;
    std::vector<LineId> waiting_;
    std::deque<Appointment> silent_;   // when they should have said something
    std::deque<Appointment> leaving_;  // when they should be gone
    Instant next_look_;                // at all of them, whether they take what is written
};

}  // namespace shelfmark::server::net
