#include "client/guest.h"

#include <algorithm>
#include <utility>

#include "protocol/codec.h"

namespace shelfmark::client {

Guest::Guest(network::asio::io_context& context, ServerAddress server, Ticket ticket, Heard heard)
    : context_(context), server_(std::move(server)), ticket_(std::move(ticket)), heard_(std::move(heard)) {
    connect({});
}

void Guest::connect(std::chrono::milliseconds delay) {
    const auto lost = [this] {
        is_here_ = false;
        if (!turned_away_) come_back();
        heard_({Kind::lost, std::nullopt, std::nullopt}, {});
    };
    line_.emplace(context_, server_, hello(), Line::Ends{[this](std::string_view message) { hear(message); }, lost},
                  delay);
}

void Guest::come_back() {
    is_here_ = false;
    connect(pause);
}

std::string Guest::hello() const {
    protocol::Hello hello;
    hello.version = protocol::version;
    hello.table = ticket_.table;
    hello.token = ticket_.token;
    hello.seen = ticket_.seen;
    return protocol::encode(protocol::ClientMessage(hello));
}

void Guest::decide(std::string_view action) {
    ++seq_;
    request_ = protocol::encode(protocol::ClientMessage(protocol::Decide{seq_, number_, std::string(action)}));
    if (is_here_) line_->send(*request_);
}

void Guest::hear(std::string_view message) {
    const auto contains = [&](std::string_view text) { return message.find(text) != std::string_view::npos; };
    const Glance at = glance(message);
    switch (at.kind) {
        case Kind::welcome:
            is_here_ = true;
            seq_ = std::max(seq_, at.seq.value_or(0));
            if (!ticket_.seen) ticket_.seen = at.number;
            number_ = -1;  // a full view follows
            if (request_) line_->send(*request_);
            break;
        case Kind::table: game_over_ = contains("\"status\":\"over\""); break;
        case Kind::view: take_in_view(at, message); break;
        case Kind::happened:
            newest_ = std::max(newest_, at.number.value_or(0));
            see(at.number);
            break;
        case Kind::said: see(at.number); break;
        case Kind::accepted:
            newest_ = std::max(newest_, at.number.value_or(0));
            if (at.seq == seq_) request_.reset();
            break;
        case Kind::refused: take_in_refusal(at, message); break;
        case Kind::fault: turned_away_ = turned_away_ || contains("\"table.unknown\""); break;
        case Kind::closed: turned_away_ = !contains("\"retry\":true"); break;
        case Kind::other:
        case Kind::lost: break;
    }
    heard_(at, message);
}

void Guest::see(std::optional<std::int64_t> number) {
    if (number) ticket_.seen = std::max(ticket_.seen.value_or(0), *number);
}

void Guest::take_in_view(const Glance& at, std::string_view message) {
    see(at.number);
    number_ = at.number.value_or(number_);
    if (const auto choices = choices_in(message)) choices_ = *choices;
}

// Where the server is only too busy now, the request is still worth asking.
void Guest::take_in_refusal(const Glance& at, std::string_view message) {
    const auto is = [&](std::string_view key) { return message.find(key) != std::string_view::npos; };
    if (at.seq != seq_) return;
    if (is("\"table.busy\"") || is("\"table.store\"")) return come_back();
    request_.reset();
}

}  // namespace shelfmark::client
