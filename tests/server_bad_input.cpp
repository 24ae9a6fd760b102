// Whatever comes in over the network: nothing crashes, and nobody else notices.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "protocol/codec.h"
#include "raw_line.h"
#include "server_process.h"

namespace shelfmark::proof {

using namespace std::string_literals;
using protocol::Game;

namespace {

constexpr std::uint8_t text = 0x81;
constexpr int most_messages = 2000;

std::string hello(const std::string& table, const std::string& token) {
    return R"({"type":"hello","version":1,"table":")" + table + R"(","token":")" + token + "\"}";
}

// A server with a table where two people play, whatever others do.
class BadInput : public testing::Test {
protected:
    void TearDown() override {
        const TableOfTwo& newcomers = evening_.open_table(Game::exlibris);
        EXPECT_TRUE(evening_.play_until([&] { return newcomers.moves() > 5; }));
        evening_.compare(bystanders_);
        EXPECT_EQ(evening_.complaints(), "");
        EXPECT_EQ(evening_.get("/health").status, 200U);
        EXPECT_EQ(evening_.end(), 0);
    }

    std::unique_ptr<RawLine> line() {
        evening_.play_for(std::chrono::milliseconds(10));
        return std::make_unique<RawLine>(evening_.address());
    }
    std::unique_ptr<RawLine> socket() {
        auto made = line();
        made->shake_hands();
        return made;
    }
    // What is said first, and what the server has to say about it.
    void expect(const std::string& said, const std::string& answer) {
        const auto raw = socket();
        raw->send(frame(text, said));
        EXPECT_NE(raw->hear(answer).find(answer), std::string::npos) << said.substr(0, 100) << "\n" << raw->heard();
    }
    // The server closes with this status of RFC 6455.
    void expect_closed(const std::string& bytes, unsigned status) {
        const auto raw = socket();
        raw->send(bytes);
        const std::string close = {'\x88', '\x02', static_cast<char>(status >> 8U), static_cast<char>(status & 0xffU)};
        EXPECT_NE(raw->hear(close).find(close), std::string::npos) << status << ": " << raw->heard();
    }
    Evening evening_{{"--log-level", "error", "--messages-per-second", std::to_string(most_messages), "--burst",
                      std::to_string(most_messages), "--requests-per-second", "1000"}};
    TableOfTwo& bystanders_ = evening_.open_table(Game::librarians);
};

}  // namespace

TEST_F(BadInput, texts_that_are_no_messages) {
    for (const std::string& said :
         {""s, "{"s, "null"s, "[]"s, std::string(4000, '['), R"({"type":"hello"})"s, R"({"type":"dance","seq":1})"s,
          R"({"type":"ping","echo":1,"echo":2})"s, R"({"type":"ping","echo":-1})"s, R"({"type":"ping","echo":1e400})"s,
          "{\"type\":\"ping\",\"echo\":1}\n{\"type\":\"ping\",\"echo\":1}"s,
          R"({"type":"hello","version":1,"table":")" + std::string(3000, 'x') + "\"}"}) {
        expect(said, R"({"type":"fault","key":"table.no-message")");
    }
    const auto raw = socket();
    raw->send(frame(text, "{") + frame(text, R"({"type":"ping","echo":7})"));
    EXPECT_NE(raw->hear("pong").find(R"({"type":"pong","echo":7)"), std::string::npos) << "it may try again";
}

TEST_F(BadInput, messages_at_the_wrong_time) {
    expect(R"({"type":"decide","seq":1,"at":1,"action":"end"})", "table.hello-first");
    expect(R"({"type":"hello","version":2,"table":"abcdefgh"})", "table.version");
    const auto raw = socket();
    const auto ticket = evening_.open_table(Game::exlibris).ticket(0);
    raw->send(frame(text, hello(ticket.table, ticket.token)) + frame(text, hello(ticket.table, ticket.token)));
    EXPECT_NE(raw->hear("hello-twice").find("table.hello-twice"), std::string::npos);
}

TEST_F(BadInput, unknown_tables_and_foreign_tokens) {
    const TableOfTwo& other = evening_.open_table(Game::exlibris);
    const std::string unknown = R"({"type":"fault","key":"table.unknown")";
    expect(hello("nosuchtable1", other.ticket(0).token), unknown);
    expect(hello(bystanders_.name(), other.ticket(0).token), unknown);
    expect(hello(bystanders_.name(), std::string(32, 'A')), unknown);
    expect(R"({"type":"hello","version":1,"table":")" + bystanders_.name() + "\"}", unknown);
}

TEST_F(BadInput, moves_out_of_turn) {
    TableOfTwo& table = evening_.open_table(Game::exlibris);
    for (std::size_t seat = 0; seat < 2; ++seat) table.witness(seat).rest();
    const auto seated = [&](std::size_t seat) { return table.witness(seat).guest().number() >= 0; };
    ASSERT_TRUE(evening_.play_until([&] { return seated(0) && seated(1); }));
    const std::size_t waiting = table.witness(0).guest().may_decide() ? 1 : 0;
    ASSERT_FALSE(table.witness(waiting).guest().may_decide());
    const auto ticket = table.ticket(waiting);
    const auto raw = socket();
    raw->send(frame(text, hello(ticket.table, ticket.token)));
    raw->hear("welcome");
    raw->send(frame(text, R"({"type":"decide","seq":1,"at":1,"action":"end"})"));
    EXPECT_NE(raw->hear("refused").find("table.not-your-turn"), std::string::npos) << raw->heard();
    EXPECT_EQ(table.moves(), 0U);
}

TEST_F(BadInput, frames_that_no_client_sends) {
    constexpr unsigned protocol_error = 1002;
    constexpr unsigned not_understood = 1003;
    constexpr unsigned bad_text = 1007;
    constexpr unsigned too_big = 1009;
    expect_closed(frame(0x82, "{}"), not_understood);
    expect_closed(frame(text, "{\"type\":\"ping\xc3\x28\"}"), bad_text);
    expect_closed(frame(text, std::string(5000, ' ')), too_big);
    expect_closed(frame(0x01, std::string(3000, ' ')) + frame(0x80, std::string(3000, ' ')), too_big);
    expect_closed("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0"s, too_big);
    expect_closed("\x81\x02{}"s, protocol_error);        // not masked
    expect_closed(frame(0xc1, "{}"), protocol_error);    // a reserved flag
    expect_closed(frame(0x83, "{}"), protocol_error);    // a reserved opcode
    expect_closed(frame(0x80, "{}"), protocol_error);    // goes on with nothing
    expect_closed(frame(0x09, "ping"), protocol_error);  // a ping in parts
}

// The house hangs up because of what it hears first, or the network because of what follows.
TEST_F(BadInput, frames_that_no_client_sends_while_the_server_hangs_up) {
    const std::string turned_away = frame(text, R"({"type":"hello","version":2,"table":"abcdefgh"})");
    const std::string binary = frame(0x82, "{}");
    const std::string closes = "\x88";
    for (int i = 0; i < 10; ++i) {
        const auto together = socket();
        together->send(turned_away + binary + binary);
        together->hear(closes);
        const auto later = socket();
        later->send(turned_away);
        later->hear(closes);
        later->send(binary + binary);
        const auto before = socket();
        before->send(binary + turned_away + binary);
        before->hear(closes);
    }
    const auto only_bystanders = [&] { return evening_.get("/metrics").body.contains("\nshelfmark_sockets 2\n"); };
    EXPECT_TRUE(evening_.play_until(only_bystanders, std::chrono::seconds(20))) << "a socket is kept for ever";
}

TEST_F(BadInput, a_flood) {
    const auto raw = socket();
    std::string flood;
    for (int i = 0; i < 3 * most_messages; ++i) flood += frame(text, R"({"type":"ping","echo":1})");
    raw->send(flood);
    const std::string closed = R"({"type":"closed","why":"flood")";
    EXPECT_NE(raw->hear(closed).find(closed), std::string::npos);
}

TEST_F(BadInput, a_flood_of_pings_below_the_messages) {
    constexpr std::uint8_t ping = 0x89;
    const auto raw = socket();
    std::string flood;
    for (int i = 0; i < 3 * most_messages; ++i) flood += frame(ping, "");
    raw->send(flood);
    const std::string closed = R"({"type":"closed","why":"flood")";
    EXPECT_NE(raw->hear(closed).find(closed), std::string::npos);
}

TEST_F(BadInput, a_message_in_as_many_parts_as_it_has_characters) {
    const std::string message = R"({"type":"ping","echo":7})" + std::string(4000, ' ');
    const auto raw = socket();
    std::string parts = frame(0x01, message.substr(0, 1));
    for (std::size_t i = 1; i < message.size(); ++i) parts += frame(0x00, message.substr(i, 1));
    raw->send(parts + frame(0x80, ""));
    EXPECT_NE(raw->hear("pong").find(R"({"type":"pong","echo":7)"), std::string::npos) << raw->heard();
}

TEST_F(BadInput, who_floods_on_after_goodbye_is_not_listened_to) {
    const auto raw = socket();
    raw->send(frame(text, R"({"type":"hello","version":2,"table":"abcdefgh"})"));
    raw->hear("\x88");
    const auto frames = [&] {
        const auto metrics = evening_.get("/metrics").body;
        const std::string name = "\nshelfmark_frames_received_total ";
        return std::stoul(metrics.substr(metrics.find(name) + name.size()));
    };
    const auto before = frames();
    std::string flood;
    for (int i = 0; i < 2000; ++i) flood += frame(text, R"({"type":"ping","echo":1})");
    raw->send(flood);
    EXPECT_TRUE(raw->hear_the_end());
    EXPECT_LT(frames(), before + 1000) << "it was read to its end";
}

TEST_F(BadInput, requests_that_are_none) {
    const auto answer = [&](const std::string& request) {
        const auto raw = line();
        raw->send(request);
        return raw->hear("\r\n\r\n").substr(0, 12);
    };
    EXPECT_EQ(answer("shelve the witch\r\n\r\n"), "HTTP/1.1 400");
    EXPECT_EQ(answer("GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n"), "HTTP/1.1 404");
    EXPECT_EQ(answer("GET /api/tables/nosuchtable1/record HTTP/1.1\r\nHost: localhost\r\n\r\n"), "HTTP/1.1 404");
    EXPECT_EQ(answer("GET / HTTP/1.1\r\nHost: " + std::string(9000, 'x') + "\r\n\r\n"), "HTTP/1.1 431");
    EXPECT_EQ(answer("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999\r\n\r\n"),
              "HTTP/1.1 413");
    EXPECT_EQ(answer("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n\xff\xfe{}"),
              "HTTP/1.1 400");
    const auto look_with = [&](const std::string& framing) {
        return answer("GET /health HTTP/1.1\r\nHost: localhost\r\n" + framing + "\r\n{}");
    };
    EXPECT_EQ(look_with("Content-Length: 2\r\n"), "HTTP/1.1 200");
    for (const std::string& framing :
         {"Transfer-Encoding: gzip\r\n"s, "Transfer-Encoding: chunked, identity\r\n"s,
          "Transfer-Encoding: gzip, chunked\r\n"s, "Transfer-Encoding: gzip\r\nContent-Length: 2\r\n"s,
          "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n"s, "Content-Length: 2\r\nContent-Length: 2\r\n"s,
          "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n"s, "Content-Length: +2\r\n"s,
          "Content-Length: 2, 2\r\n"s, "Host: elsewhere\r\nContent-Length: 2\r\n"s}) {
        EXPECT_EQ(look_with(framing), "HTTP/1.1 400") << framing;
    }
    const std::string in_pieces = "POST /api/mine HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
    EXPECT_EQ(answer(in_pieces + "2;" + std::string(20'000, 'x')), "HTTP/1.1 431") << "and no end of it";
    EXPECT_EQ(answer(in_pieces + "2\r\n{}\r\n0\r\nT: " + std::string(20'000, 'x')), "HTTP/1.1 431");
    EXPECT_EQ(
        answer(
            "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nOrigin: https://elsewhere.example\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2hlbGZtYXJrIHNheXMgaGk=\r\n"
            "\r\n"),
        "HTTP/1.1 403");
}

TEST_F(BadInput, a_name_that_somebody_else_has_led_here) {
    const auto raw = line();
    raw->send("GET /api/tables HTTP/1.1\r\nHost: evil.example:8320\r\n\r\n");
    EXPECT_EQ(raw->hear("http.host").substr(0, 12), "HTTP/1.1 421") << raw->heard();
    const auto other = line();
    other->send(
        "GET /api/socket HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2hlbGZtYXJrIHNheXMgaGk=\r\n\r\n");
    EXPECT_EQ(other->hear("http.host").substr(0, 12), "HTTP/1.1 421") << other->heard();
}

TEST_F(BadInput, connections_that_stop_in_the_middle) {
    std::vector<std::unique_ptr<RawLine>> half;
    for (int i = 0; i < 20; ++i) {
        half.push_back(line());  // says nothing
        half.push_back(line());
        half.back()->send("POST /api/tables HTTP/1.1\r\nHost: ");
        half.push_back(line());
        half.back()->send("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{\"game\":");
        half.push_back(socket());
        half.back()->send("\x81\xfe\x04");  // half of a frame
    }
    const auto before = bystanders_.moves();
    EXPECT_TRUE(evening_.play_until([&] { return bystanders_.over() || bystanders_.moves() > before + 20; }));
    EXPECT_TRUE(half[1]->hear_the_end()) << "the server waits without end";
}

// A message may come in parts, but not in any number of them that have nothing in them.
TEST(OneSocket, sends_no_flood_of_nothing_within_a_message) {
    Evening evening({"--log-level", "error"});
    RawLine raw(evening.address());
    raw.shake_hands();
    std::string flood = frame(0x01, "{");
    while (flood.size() < 2'000'000) flood += frame(0x00, "");
    raw.send(flood);
    const std::string closed = R"({"type":"closed","why":"flood")";
    EXPECT_NE(raw.hear(closed).find(closed), std::string::npos) << raw.heard();
    EXPECT_EQ(evening.end(), 0);
}

// What cannot be sent is kept, and who says something now and then gives signs of life.
TEST(OneSocket, from_which_nobody_reads_is_closed_whatever_is_said_there) {
    Evening evening({"--log-level", "error", "--idle-seconds", "2", "--messages-per-second", "1000", "--burst", "1000",
                     "--waiting-requests", "1000"});
    const auto table = evening.new_table(Game::exlibris);
    RawLine raw(evening.address(), RawLine::Appetite::small);
    raw.shake_hands();
    std::string words = frame(text, hello(table.table, table.seats[0].token));
    for (int i = 1; i <= 500; ++i) {
        words +=
            frame(text, R"({"type":"say","seq":)" + std::to_string(i) + R"(,"text":")" + std::string(300, 'a') + "\"}");
    }
    raw.send(words);
    const auto is_closed = [&] {
        raw.send(frame(text, R"({"type":"ping","echo":1})"));
        evening.play_for(std::chrono::milliseconds(100));
        return evening.get("/metrics").body.contains("\nshelfmark_slow_total 1\n");
    };
    EXPECT_TRUE(evening.play_until(is_closed, std::chrono::seconds(30)));
    EXPECT_EQ(evening.end(), 0);
}

// A proxy may add a line of its own for the address: those before it anybody can make up.
TEST(BehindAProxy, the_last_line_of_addresses_says_who_asks) {
    constexpr int at_once = 5;
    Evening evening({"--log-level", "error", "--behind-proxy", "--requests-per-second", "1"});
    const auto asks_as = [&](const std::string& made_up, const std::string& real) {
        RawLine raw(evening.address());
        raw.send("GET /api/nothing HTTP/1.1\r\nHost: games.example\r\nX-Forwarded-For: " + made_up +
                 "\r\nX-Forwarded-For: 10.0.0.9, " + real + "\r\n\r\n");
        return raw.hear("\r\n\r\n").substr(9, 3);
    };
    for (int i = 0; i < at_once; ++i) EXPECT_EQ(asks_as("192.0.2." + std::to_string(i), "198.51.100.7"), "404");
    EXPECT_EQ(asks_as("192.0.2.99", "198.51.100.7"), "429") << "a made-up address helps nobody";
    EXPECT_EQ(asks_as("192.0.2.99", "198.51.100.8"), "404") << "and harms nobody";
    EXPECT_EQ(evening.end(), 0);
}

// What follows a body in pieces is no part of the head that the proxy has written.
TEST(BehindAProxy, nobody_says_after_the_body_who_asks) {
    constexpr int at_once = 5;
    Evening evening({"--log-level", "error", "--behind-proxy", "--requests-per-second", "1"});
    const auto asks_as = [&](const std::string& made_up) {
        RawLine raw(evening.address());
        raw.send("GET /api/nothing HTTP/1.1\r\nHost: games.example\r\nX-Forwarded-For: 198.51.100.7\r\n"
                 "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Forwarded-For: " +
                 made_up + "\r\n\r\n");
        return raw.hear("\r\n\r\n").substr(9, 3);
    };
    for (int i = 0; i < at_once; ++i) EXPECT_EQ(asks_as("192.0.2." + std::to_string(i)), "404");
    EXPECT_EQ(asks_as("192.0.2.99"), "429") << "a made-up address helps nobody";
    EXPECT_EQ(evening.end(), 0);
}

}  // namespace shelfmark::proof
