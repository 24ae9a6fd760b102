#include "room_scene.h"

#include <gtest/gtest.h>

namespace shelfmark::server {

namespace {

protocol::OpenedSeat seat_for(char letter, std::size_t number) {
    protocol::OpenedSeat seat;
    if (letter == 'b') {
        seat.occupant = protocol::Occupant::bot;
        seat.bot = "random";
        return seat;
    }
    seat.key = hash_of(static_cast<char>('a' + number));
    if (letter == 'p') {
        seat.occupant = protocol::Occupant::person;
        seat.name = "Person " + std::to_string(number);
    }
    return seat;
}

Room opened(const protocol::Opened& opened) {
    auto room = Room::open(opened);
    if (!room) throw std::logic_error(room.error());
    return *std::move(room);
}

constexpr int endless = 5000;

}  // namespace

protocol::Opened table_for(protocol::Game game, std::string_view seats, std::uint64_t seed) {
    protocol::Opened opened;
    opened.time = 999'000;
    opened.game = game;
    opened.rules = rules_versions(game).newest;
    opened.options = "players=" + std::to_string(seats.size());
    opened.seed = std::to_string(seed);
    opened.host = hash_of('h');
    opened.talk = protocol::Talk::free;
    if (game == protocol::Game::exlibris && seats.size() == 1) opened.options += " solo=1";
    for (std::size_t i = 0; i < seats.size(); ++i) opened.seats.push_back(seat_for(seats[i], i));
    return opened;
}

std::vector<std::string> choices_in(const protocol::View& view) {
    std::vector<std::string> actions;
    const auto add = [&](const auto& section) {
        if (!section || !section->choices) return;
        for (const auto& choice : *section->choices) actions.push_back(choice.action);
    };
    add(view.exlibris);
    add(view.librarians);
    return actions;
}

std::string game_in(protocol::View view) {
    view.number.reset();
    view.undo = view.redo = false;
    return protocol::encode(protocol::ServerMessage(std::move(view)));
}

RoomScene::RoomScene(const protocol::Opened& opened)
    : room(server::opened(opened)), log{protocol::encode(protocol::LogEntry(opened))} {}

void RoomScene::take(const protocol::LogEntry& entry) {
    const auto fault = room.take(entry);
    ASSERT_FALSE(fault.has_value()) << *fault;
    log.push_back(protocol::encode(entry));
}

void RoomScene::start() { EXPECT_EQ(ask(Person{.host = true}, protocol::Start{}), ""); }

Seat RoomScene::decide() {
    if (const auto bot = room.bot_to_move()) {
        const auto entry = room.decided_by_bot(bot->first, room.match().reflect(bot->first, "random", room.entries())(),
                                               room.entries(), now);
        EXPECT_TRUE(entry.has_value());
        if (entry) take(*entry);
        return bot->first;
    }
    const Seat seat = room.match().actors().lowest();
    const auto choices = choices_in(room.view(seat));
    EXPECT_FALSE(choices.empty());
    if (!choices.empty()) EXPECT_EQ(decide(seat, choices.front()), "");
    return seat;
}

std::string RoomScene::decide(Seat seat, std::string action) {
    protocol::Decide request;
    request.at = newest();
    request.action = std::move(action);
    return ask(seat, request);
}

void RoomScene::play_until_undo(Seat seat) {
    for (int i = 0; i < endless && !room.view(seat).undo; ++i) decide();
    ASSERT_TRUE(room.view(seat).undo);
}

void RoomScene::play_to_the_end() {
    for (int i = 0; i < endless && room.status() == protocol::Status::playing; ++i) decide();
    ASSERT_EQ(room.status(), protocol::Status::over);
}

}  // namespace shelfmark::server
