// A table at which tests play: who asks for what, what becomes of it, and the log that a server would keep.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/codec.h"
#include "server/room.h"

namespace shelfmark::server {

// A hash to be told from others by its letter.
inline std::string hash_of(char letter) { return std::string(64, letter); }

// One letter for each seat: p a person who came with the table, o an open one, b a bot.
protocol::Opened table_for(protocol::Game game, std::string_view seats, std::uint64_t seed = 1);

// What a view lets its seat decide.
std::vector<std::string> choices_in(const protocol::View& view);
// A view as bytes, without its number and whether something can be undone or redone.
std::string game_in(protocol::View view);

class RoomScene {
public:
    explicit RoomScene(const protocol::Opened& opened);

    Room room;
    Moment now = 1'000'000;
    std::vector<std::string> log;

    // The key of the refusal; empty if it was done.
    template <class Request, class... More>
    std::string ask(Person who, Request request, const More&... more) {
        if constexpr (requires { request.seq; }) request.seq = next_seq_++;
        const Room::Response response = room.respond(who, request, more..., now);
        if (const auto* refusal = std::get_if<protocol::Refusal>(&response)) return refusal->key;
        take(std::get<protocol::LogEntry>(response));
        return "";
    }
    template <class Request, class... More>
    std::string ask(Seat seat, Request request, const More&... more) {
        return ask(Person{.seat = seat}, request, more...);
    }

    void take(const protocol::LogEntry& entry);
    [[nodiscard]] std::int64_t newest() const { return static_cast<std::int64_t>(room.entries()) - 1; }
    [[nodiscard]] std::int64_t last_seq() const { return next_seq_ - 1; }

    // The game begins; the host sits nowhere.
    void start();
    // Whoever is asked decides the first of the choices, a bot too; returns who it was.
    Seat decide();
    std::string decide(Seat seat, std::string action);
    // Goes on until `seat` has made a decision that it could take back.
    void play_until_undo(Seat seat);
    void play_to_the_end();

    template <class Message>
    [[nodiscard]] std::vector<Message> told(Seat viewer = 0) const {
        std::vector<Message> messages;
        for (const auto& message : room.news(viewer)) {
            if (const auto* one = std::get_if<Message>(&message)) messages.push_back(*one);
        }
        return messages;
    }
    [[nodiscard]] protocol::SeatState seat(Seat seat) const { return room.table({}, now).seats[seat]; }
    [[nodiscard]] std::string game(Seat viewer) const { return game_in(room.view(viewer)); }

private:
    std::int64_t next_seq_ = 1;
};

}  // namespace shelfmark::server
