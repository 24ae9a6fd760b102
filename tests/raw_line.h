// A connection on which a test says whatever it likes, byte by byte.
#pragma once

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "client/server_address.h"

namespace shelfmark::proof {

/// A frame of a WebSocket. The first byte is the opcode with its flags: 0x81 is a whole text.
inline std::string frame(std::uint8_t first, std::string_view payload) {
    std::string bytes(1, static_cast<char>(first));
    if (payload.size() < 126) {
        bytes += static_cast<char>(0x80U | payload.size());
    } else {
        bytes += static_cast<char>(0x80U | 126U);
        bytes += static_cast<char>(payload.size() >> 8U);
        bytes += static_cast<char>(payload.size() & 0xffU);
    }
    return bytes + std::string(4, '\0') + std::string(payload);  // masked with zeros: as it is
}

class RawLine {
public:
    /// With little appetite, hardly anything that is not read finds a place on the way.
    enum class Appetite { usual, small };

    explicit RawLine(const client::ServerAddress& server, Appetite appetite = Appetite::usual)
        : host_(server.host), socket_(::socket(server.endpoint.protocol().family(), SOCK_STREAM, 0)) {
        const timeval patience = {.tv_sec = 20, .tv_usec = 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        if (appetite == Appetite::small) {
            const int bytes = 536;
            ::setsockopt(socket_, IPPROTO_TCP, TCP_MAXSEG, &bytes, sizeof bytes);
            ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes);
        }
        ::connect(socket_, server.endpoint.data(), static_cast<socklen_t>(server.endpoint.size()));
    }
    RawLine(const RawLine&) = delete;
    RawLine& operator=(const RawLine&) = delete;
    ~RawLine() { ::close(socket_); }

    void send(std::string_view bytes) const {
        while (!bytes.empty()) {
            const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) return;  // the server has hung up
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
    }

    /// Becomes a WebSocket.
    void shake_hands() {
        send("GET /api/socket HTTP/1.1\r\nHost: " + host_ +
             "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: c2hlbGZtYXJrIHNheXMgaGk=\r\n\r\n");
        hear("\r\n\r\n");
        heard_.clear();
    }

    /// All that came, until this was heard, or the server hung up, or nothing came for long.
    const std::string& hear(std::string_view wanted) {
        std::array<char, 4096> piece = {};
        while (heard_.find(wanted) == std::string::npos) {
            const auto size = ::recv(socket_, piece.data(), piece.size(), 0);
            ended_ = size == 0 || (size < 0 && errno == ECONNRESET);
            if (size <= 0) break;
            heard_.append(piece.data(), static_cast<std::size_t>(size));
        }
        return heard_;
    }
    /// Until the server hangs up; says whether it did.
    bool hear_the_end() {
        hear("\xff nobody says this");
        return ended_;
    }
    [[nodiscard]] const std::string& heard() const { return heard_; }

private:
    std::string host_;
    int socket_;
    std::string heard_;
    bool ended_ = false;
};

}  // namespace shelfmark::proof
