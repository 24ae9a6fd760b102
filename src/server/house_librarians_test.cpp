// A whole game of Librarians at the house: what differs from Ex Libris is how people talk, and how a game ends.
#include <gmock/gmock.h>

#include "server/house.h"
#include "server_scene.h"

namespace shelfmark::server {

namespace {

using proof::Visitor;

// Somebody who keeps a view as docs/protocol.md says, and decides.
class Librarian {
public:
    explicit Librarian(Visitor& visitor) : visitor_(visitor) { look(); }

    [[nodiscard]] bool may_decide() const { return !choices_.empty(); }
    [[nodiscard]] bool may_undo() const { return undo_; }
    [[nodiscard]] std::int64_t number() const { return number_; }
    // The first of the choices with these words, if there is one.
    [[nodiscard]] std::optional<std::string> choice(std::string_view words) const {
        for (const auto& choice : choices_) {
            if (choice.words == words) return choice.action;
        }
        return std::nullopt;
    }
    // The last choice leads to an end sooner than the first ones, which often are about a card's power.
    [[nodiscard]] std::string any_choice() const { return choices_.back().action; }

    void decide(const std::string& action) { ask(protocol::Decide{seq_ + 1, number_, action}); }
    template <class Request>
    void ask(Request request) {
        request.seq = ++seq_;
        visitor_.say(request);
    }
    [[nodiscard]] Visitor& visitor() const { return visitor_; }
    // Takes over what came since.
    void look() {
        for (const auto& view : visitor_.all<protocol::View>()) {
            number_ = view.number.value_or(number_);
            undo_ = view.undo;
            if (view.librarians && view.librarians->choices) choices_ = *view.librarians->choices;
        }
    }

private:
    Visitor& visitor_;
    std::int64_t seq_ = 0;
    std::int64_t number_ = 0;
    bool undo_ = false;
    std::vector<protocol::LibrariansChoice> choices_;
};

class HouseLibrarians : public proof::HouseScene {
protected:
    void sit_down(std::string_view seats, protocol::Talk talk) {
        auto request = table_of(seats);
        request.game = protocol::Game::librarians;
        request.talk = talk;
        created = create(request);
        for (const auto& seat : created.seats) people.emplace_back(enter(created.table, seat.token));
        look();
    }
    // Everybody hears everything, so that all look after each request.
    void look() {
        for (Librarian& one : people) one.look();
    }
    template <class Request>
    void ask(Librarian& who, Request request) {
        for (const Librarian& one : people) one.visitor().forget();
        who.ask(request);
        look();
    }
    void decide(Librarian& who, const std::string& action) {
        for (const Librarian& one : people) one.visitor().forget();
        who.decide(action);
        EXPECT_EQ(who.visitor().all<protocol::Accepted>().size(), 1U) << action;
        look();
    }
    // Whoever is asked.
    Librarian* next() {
        for (Librarian& one : people) {
            if (one.may_decide()) return &one;
        }
        return nullptr;
    }

    protocol::TableCreated created;
    std::vector<Librarian> people;
};

TEST_F(HouseLibrarians, LB_S5_a_whole_game_is_played_in_silence_with_taps) {
    sit_down("pp", protocol::Talk::taps);
    int taps = 0;
    ask(people[0], protocol::Say{0, "take the red one"});
    EXPECT_EQ(people[0].visitor().refusal(), "table.silent");
    for (int decisions = 0; decisions < 2000; ++decisions) {
        Librarian* const one = next();
        if (one == nullptr) break;
        const auto tap = one->choice("tap");
        if (tap && taps < 5) {
            decide(*one, *tap);
            ++taps;
            for (const Librarian& each : people) {
                const auto happened = each.visitor().last<protocol::Happened>();
                ASSERT_TRUE(happened.librarians && !happened.librarians->empty());
                EXPECT_EQ(happened.librarians->front().kind, protocol::LibrariansEventKind::tapped);
            }
            continue;
        }
        decide(*one, one->any_choice());
    }
    EXPECT_EQ(taps, 5);
    const auto table = people[0].visitor().last<protocol::Table>();
    ASSERT_EQ(table.status, protocol::Status::over);
    EXPECT_EQ(table.seats[0].rank, 1) << "LB-W1: all win or all lose";
    EXPECT_EQ(table.seats[1].rank, 1);
    ask(people[0], protocol::Say{0, "so close!"});
    EXPECT_EQ(people[1].visitor().last<protocol::Said>().text, "so close!");
    const auto record =
        HouseScene::ask<std::string>([&](auto answer) { world.house().record(created.table, {}, std::move(answer)); });
    EXPECT_THAT(record.value(), testing::HasSubstr("tap "));
}

TEST_F(HouseLibrarians, at_a_free_table_people_talk_and_nobody_taps) {
    sit_down("pp", protocol::Talk::free);
    ask(people[0], protocol::Say{0, "good evening"});
    EXPECT_EQ(people[1].visitor().last<protocol::Said>().text, "good evening");
    EXPECT_EQ(next()->choice("tap"), std::nullopt);
}

TEST_F(HouseLibrarians, what_was_decided_is_taken_back_and_decided_again) {
    sit_down("pp", protocol::Talk::silent);
    while (next() != nullptr && !next()->may_undo()) decide(*next(), next()->any_choice());
    Librarian* const one = next();
    ASSERT_NE(one, nullptr);
    const auto length = one->number();
    ask(*one, protocol::Undo{0, one->number()});
    EXPECT_EQ(one->visitor().last<protocol::Happened>().back, length - 1);
    for (const Librarian& each : people) EXPECT_TRUE(each.visitor().last<protocol::View>().full);
    ask(*one, protocol::Redo{0, one->number()});
    EXPECT_EQ(one->visitor().all<protocol::Accepted>().size(), 1U);
    EXPECT_TRUE(one->may_undo());
}

TEST_F(HouseLibrarians, a_bot_plays_a_seat_until_its_owner_is_back) {
    sit_down("pp", protocol::Talk::taps);
    Librarian& one = *next();
    const std::size_t seat = &one == people.data() ? 0 : 1;
    const auto before = entries(created.table);
    ask(one, protocol::HandOver{0, std::nullopt, "greedy"});
    world.settle();
    look();
    EXPECT_GT(entries(created.table), before + 1) << "it has decided something";
    EXPECT_FALSE(one.may_decide());
    ask(one, protocol::TakeBack{});
    EXPECT_FALSE(one.visitor().last<protocol::Table>().seats[seat].handed);
    Librarian& other = people[1 - seat];
    while (!one.may_decide()) decide(other, other.any_choice());
    decide(one, one.any_choice());
}

}  // namespace

}  // namespace shelfmark::server
