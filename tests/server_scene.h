// What scenes at the house share: a world without trouble, and visitors who write down what they hear.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/codec.h"
#include "server/room.h"
#include "server_world.h"

namespace shelfmark::proof {

/// Somebody at the other end of a line who remembers everything.
class Visitor final : public Caller {
public:
    explicit Visitor(World& world, std::size_t house = 0) : world_(world), line_(world.connect(*this, house)) {}

    void hear(LineId, std::string_view text) override {
        const auto message = protocol::decode<protocol::ServerMessage>(text);
        ASSERT_TRUE(message) << text << ": " << message.error();
        heard_.push_back(*message);
        texts_.emplace_back(text);
    }
    void cut_off(LineId) override { gone_ = true; }

    /// Says something and hears what comes of it.
    void say(const protocol::ClientMessage& message) { say_text(protocol::encode(message)); }
    void say_text(std::string text) {
        forget();
        world_.say(line_, std::move(text));
        world_.settle();
    }
    void say_without_waiting(const protocol::ClientMessage& message) { world_.say(line_, protocol::encode(message)); }
    void hang_up() {
        world_.cut(line_);
        world_.settle();
    }

    /// All of one kind since the last thing that was said.
    template <class T>
    [[nodiscard]] std::vector<T> all() const {
        std::vector<T> found;
        for (const auto& message : heard_) {
            if (const auto* one = std::get_if<T>(&message)) found.push_back(*one);
        }
        return found;
    }
    template <class T>
    [[nodiscard]] T last() const {
        const auto found = all<T>();
        EXPECT_FALSE(found.empty());
        return found.empty() ? T{} : found.back();
    }
    [[nodiscard]] std::string refusal() const { return last<protocol::Refused>().why.key; }
    [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }
    [[nodiscard]] bool gone() const { return gone_; }
    /// The kinds of messages in the order in which they came.
    [[nodiscard]] std::string order() const {
        std::string order;
        for (const auto& message : heard_) {
            order += (order.empty() ? "" : " ") + std::string(tags_of(&message)[message.index()]);
        }
        return order;
    }
    void forget() {
        heard_.clear();
        texts_.clear();
    }

private:
    World& world_;
    LineId line_;
    std::vector<protocol::ServerMessage> heard_;
    std::vector<std::string> texts_;
    bool gone_ = false;
};

class HouseScene : public testing::Test {
protected:
    /// With several houses they share the store.
    explicit HouseScene(std::size_t houses = 1, server::HouseLimits limits = {}) : world(1, {}, limits, houses) {}

    /// A table of Ex Libris: p a person, o an open seat, b a bot.
    static protocol::CreateTable table_of(std::string_view seats) {
        protocol::CreateTable request;
        request.game = protocol::Game::exlibris;
        request.options = "players=" + std::to_string(seats.size());
        for (const char who : seats) {
            protocol::NewSeat seat;
            seat.occupant = who == 'p'   ? protocol::Occupant::person
                            : who == 'o' ? protocol::Occupant::open
                                         : protocol::Occupant::bot;
            if (who == 'p') seat.name = "Ada";
            if (who == 'b') seat.bot = "random";
            request.seats.push_back(std::move(seat));
        }
        return request;
    }

    std::expected<protocol::TableCreated, protocol::Fault> try_create(const protocol::CreateTable& request) {
        return ask<protocol::TableCreated>(
            [&](auto answer) { world.house().create(request, "somewhere", std::move(answer)); });
    }
    protocol::TableCreated create(const protocol::CreateTable& request) {
        auto created = try_create(request);
        EXPECT_TRUE(created) << created.error().key;
        return created.value_or(protocol::TableCreated{});
    }
    protocol::TableCreated create(std::string_view seats) { return create(table_of(seats)); }

    /// A game of people that has begun; the first of the seats is the one that decides now.
    protocol::TableCreated begun(std::string_view seats = "pp") {
        auto created = create(seats);
        const auto reading = server::read_log(world.store().load(created.table, 0));
        EXPECT_TRUE(reading);
        std::ranges::rotate(created.seats, created.seats.begin() + reading->room.match().actors().lowest());
        return created;
    }

    /// Whatever the house answers to a question over HTTP.
    template <class T, class Question>
    std::expected<T, protocol::Fault> ask(Question question) {
        std::optional<std::expected<T, protocol::Fault>> answer;
        question([&](std::expected<T, protocol::Fault> given) { answer = std::move(given); });
        world.settle();
        EXPECT_TRUE(answer.has_value());
        return answer.value_or(std::unexpected(protocol::Fault{}));
    }

    static protocol::Hello hello(const std::string& table, std::optional<std::string> token = std::nullopt) {
        protocol::Hello message;
        message.version = protocol::version;
        message.table = table;
        message.token = std::move(token);
        return message;
    }
    Visitor& enter(const protocol::Hello& message, std::size_t house = 0) {
        auto& visitor = *visitors.emplace_back(std::make_unique<Visitor>(world, house));
        visitor.say(message);
        return visitor;
    }
    Visitor& enter(const std::string& table, std::optional<std::string> token = std::nullopt, std::size_t house = 0) {
        return enter(hello(table, std::move(token)), house);
    }

    /// The first of the decisions that a seat can make now.
    static protocol::Decide decision(const Visitor& visitor, std::int64_t seq) {
        const auto view = visitor.last<protocol::View>();
        EXPECT_TRUE(view.exlibris && view.exlibris->choices && !view.exlibris->choices->empty());
        return {seq, view.number.value_or(0), view.exlibris->choices->front().action};
    }
    /// A game that bots have played to its end; the seats' tokens still open them.
    protocol::TableCreated finished_game(std::string_view seats = "pp") {
        auto created = create(seats);
        for (const auto& seat : created.seats) {
            enter(created.table, seat.token).say(protocol::HandOver{1, std::nullopt, "random"});
        }
        world.pass(60'000);
        return created;
    }
    std::string log_of(const std::string& table) {
        std::string all;
        for (const auto& entry : world.store().load(table, 0)) all += entry + "\n";
        return all;
    }
    std::size_t entries(const std::string& table) { return world.store().load(table, 0).size(); }

    World world;
    std::vector<std::unique_ptr<Visitor>> visitors;
};

}  // namespace shelfmark::proof
