#include "server/net/switchboard.h"

#include <utility>

#include <boost/asio/post.hpp>

#include "protocol/codec.h"

namespace shelfmark::server::net {

namespace {

constexpr auto time_to_say_hello = std::chrono::seconds(30);
constexpr auto time_to_go = std::chrono::seconds(5);
constexpr auto time_between_looks = std::chrono::seconds(1);

}  // namespace

Line* Switchboard::find(LineId line) const {
    const auto found = lines_.find(line);
    return found == lines_.end() ? nullptr : found->second.get();
}

Awaitable<> Switchboard::serve(std::shared_ptr<Line> line, std::string address) {
    const LineId id = ++last_;
    lines_.emplace(id, line);
    silent_.push_back({std::chrono::steady_clock::now() + time_to_say_hello, id});
    house_->connected(id, std::move(address));
    co_await line->listen([this, id](std::string_view text) { hear(id, text); }, [this, id] { house_->signalled(id); });
    lines_.erase(id);
    house_->disconnected(id);
}

void Switchboard::hear(LineId id, std::string_view text) {
    try {
        house_->received(id, text);
    } catch (const std::exception& surprise) {
        // A mistake of ours, which shall cost nobody but this client a connection.
        log_.error("surprise", {{"reason", surprise.what()}});
        lines_.at(id)->cut();
    }
}

void Switchboard::send(LineId id, std::string_view message) {
    Line* const line = find(id);
    if (line == nullptr || line->leaving()) return;
    line->send(message);
    if (line->too_slow()) {
        ++traffic_.slow;
        line->forget_outbox();
        close(id, *line, protocol::Closing::slow);
    }
    flush_later(id);
}

void Switchboard::hang_up(LineId id) {
    Line* const line = find(id);
    if (line == nullptr || line->leaving()) return;
    line->hang_up();
    leaving_.push_back({std::chrono::steady_clock::now() + time_to_go, id});
    flush_later(id);
}

void Switchboard::close(LineId id, Line& line, protocol::Closing why) {
    line.send(protocol::encode(protocol::ServerMessage(protocol::Closed{.why = why, .retry = true})));
    hang_up(id);
}

void Switchboard::flush_later(LineId line) {
    if (waiting_.empty()) asio::post(context_, [this] { flush(); });
    waiting_.push_back(line);
}

void Switchboard::flush() {
    for (const LineId id : std::exchange(waiting_, {})) {
        if (Line* const line = find(id)) line->flush();
    }
}

void Switchboard::sweep() {
    const auto now = std::chrono::steady_clock::now();
    for (; !silent_.empty() && silent_.front().when <= now; silent_.pop_front()) {
        Line* const line = find(silent_.front().line);
        if (line == nullptr || line->heard() || line->leaving()) continue;
        ++traffic_.idle;
        close(silent_.front().line, *line, protocol::Closing::idle);
    }
    for (; !leaving_.empty() && leaving_.front().when <= now; leaving_.pop_front()) {
        if (Line* const line = find(leaving_.front().line)) line->cut();
    }
    if (now < next_look_) return;
    next_look_ = now + time_between_looks;
    cut_stuck_lines(now);
}

void Switchboard::cut_stuck_lines(Instant now) {
    for (const auto& [id, line] : lines_) {
        if (!line->stuck(now)) continue;
        ++traffic_.slow;
        line->cut();
    }
}

}  // namespace shelfmark::server::net
