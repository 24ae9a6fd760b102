// What a server sends to a seat is the same, byte by byte, for two games that differ only in what the seat cannot know.
#include <gtest/gtest.h>

#include "pace.h"
#include "room_scene.h"
#include "self_play.h"
#include "server/match_exlibris.h"
#include "server/match_librarians.h"
#include "server_scene.h"

namespace shelfmark::server {
namespace {

using proof::Pace;

template <class T>
class Wire : public testing::Test {
protected:
    using G = typename T::Game;
    using State = typename G::State;
    static constexpr auto game =
        std::is_same_v<T, ExLibrisAtTable> ? protocol::Game::exlibris : protocol::Game::librarians;

    static std::unique_ptr<RoomScene> table_at(const State& state) {
        const auto players = static_cast<std::size_t>(G::seats(state));
        auto opened = table_for(game, std::string(players, 'p'));
        opened.options = G::options_text(state.board.options);
        opened.position = G::position_text(state);
        opened.aids = true;
        auto scene = std::make_unique<RoomScene>(opened);
        scene->start();
        return scene;
    }

    static std::string sent(const RoomScene& scene, Seat viewer) {
        std::string all = protocol::encode(protocol::ServerMessage(scene.room.table({}, scene.now)));
        for (const auto& message : scene.room.news(viewer)) protocol::encode(message, all);
        protocol::encode(protocol::ServerMessage(scene.room.view(viewer)), all);
        return all;
    }

    inline static int followed_up = 0;  // so often something was possible after something else

    // What the seat hears if it tries things, whether possible or not.
    static std::string answers(const RoomScene& scene, Seat seat, const std::vector<std::string>& attempts) {
        std::string all;
        const auto ask = [&](const protocol::Why& why) {
            const auto refusal = scene.room.why_not({.seat = seat}, why);
            if (refusal) protocol::encode(protocol::ServerMessage(protocol::Refused{1, *refusal}), all);
            all += refusal ? "\n" : "allowed\n";
            return !refusal;
        };
        // What would be possible after something that is possible, for a few of either.
        int followed = 0;
        const std::size_t stride = attempts.size() / 40 + 1;
        for (const std::string& attempt : attempts) {
            if (!ask({.seq = 1, .action = attempt}) || ++followed > 3) continue;
            for (std::size_t next = 0; next < attempts.size(); next += stride) {
                if (ask({.seq = 1, .action = attempt, .then = attempts[next]})) ++followed_up;
            }
        }
        return all;
    }
};
using Games = testing::Types<ExLibrisAtTable, LibrariansAtTable>;
TYPED_TEST_SUITE(Wire, Games);

TYPED_TEST(Wire, is_the_same_whatever_the_seat_cannot_know) {
    using G = typename TypeParam::Game;
    int worlds = 0;
    int decided = 0;
    const auto all = G::sample_options();
    std::vector<std::string> attempts;  // whatever anybody could decide anywhere, a few of each
    for (Pace pace(60); pace.goes_on() && !this->HasFailure();) {
        const auto seed = static_cast<std::uint64_t>(pace.round());
        proof::SelfPlay<G> play(all[seed % all.size()], seed, proof::manners[seed % proof::manners.size()]);
        base::Random random{seed + 99};
        for (auto skip = random.below(120); skip > 0 && !play.over(); --skip) {
            const auto decision = play.choose();
            if (random.below(6) == 0) attempts.push_back(G::notation(play.state(), decision.seat, decision.action));
            play.carry_out(decision);
        }
        if (play.over()) continue;
        const auto seats = static_cast<std::uint32_t>(G::seats(play.state()));
        const bool asked = random.below(4) != 0;
        const Seat seat = asked ? G::actors(play.state()).lowest() : static_cast<Seat>(random.below(seats));
        auto truth = play.state();
        auto dream = G::sample(G::observe(truth, seat), random);
        const auto here = this->table_at(truth);
        const auto there = this->table_at(dream);
        ASSERT_EQ(this->sent(*here, seat), this->sent(*there, seat)) << "seed " << seed;
        ASSERT_EQ(this->answers(*here, seat, attempts), this->answers(*there, seat, attempts)) << "seed " << seed;
        ++worlds;
        // The seat goes on deciding the same in both, until it learns what is different.
        while (G::actors(truth).contains(seat) && !this->HasFailure()) {
            typename G::ActionList list;
            G::legal(truth, seat, list);
            const auto action = list[random.below(static_cast<std::uint32_t>(list.size()))];
            const std::string text = G::notation(truth, seat, action);
            ASSERT_EQ(here->decide(seat, text), "") << text;
            ASSERT_EQ(there->decide(seat, text), "") << text;
            G::apply(truth, seat, action, nullptr);
            G::apply(dream, seat, action, nullptr);
            if (G::observe(truth, seat) != G::observe(dream, seat) || G::over(truth)) break;
            EXPECT_EQ(this->sent(*here, seat), this->sent(*there, seat)) << "seed " << seed << ' ' << text;
            ++decided;
        }
    }
    EXPECT_GT(worlds, 20);
    EXPECT_GT(decided, 20);
    EXPECT_GT(this->followed_up, 20);
}

// A house with one table, and somebody at one of its seats.
template <class G>
class Lodging {
public:
    Lodging(protocol::Game game, const typename G::State& state, Seat seat) {
        protocol::SetUp wish{.game = game, .position = G::position_text(state)};
        wish.seats.resize(static_cast<std::size_t>(G::seats(state)), {protocol::Occupant::person, "Ada", std::nullopt});
        world_.house().set_up(wish, [&](const auto& created) {
            hello_.version = protocol::version;
            hello_.table = created.value().table;
            hello_.token = created.value().seats[seat].token;
        });
        world_.settle();
    }

    /// What somebody hears who comes, perhaps not for the first time.
    std::string come(std::optional<protocol::EntryNumber> seen) {
        hello_.seen = seen;
        visitors_.push_back(std::make_unique<proof::Visitor>(world_));
        return say(hello_);
    }
    /// What is heard after something was said, byte by byte.
    std::string say(const protocol::ClientMessage& message) {
        proof::Visitor& visitor = *visitors_.back();
        visitor.say(message);
        if (const auto views = visitor.all<protocol::View>(); !views.empty()) {
            number_ = views.back().number.value_or(number_);
        }
        std::string all;
        for (const auto& text : visitor.texts()) all += text + '\n';
        return all;
    }
    std::string decide(const std::string& action) { return say(protocol::Decide{++seq_, number_, action}); }
    std::string recall() { return say(protocol::AskRecap{++seq_, 0}); }

private:
    proof::World world_{1};
    protocol::Hello hello_;
    std::vector<std::unique_ptr<proof::Visitor>> visitors_;
    protocol::EntryNumber number_ = 0;
    std::int64_t seq_ = 0;
};

// All that goes over a line: also views that say only what has changed, and what is told to those who come back.
TYPED_TEST(Wire, is_the_same_line_of_a_house_whatever_the_seat_cannot_know) {
    using G = typename TypeParam::Game;
    int decided = 0;
    const auto all = G::sample_options();
    for (Pace pace(60); pace.goes_on() && !this->HasFailure();) {
        const auto seed = static_cast<std::uint64_t>(pace.round());
        proof::SelfPlay<G> play(all[seed % all.size()], seed, proof::manners[seed % proof::manners.size()]);
        base::Random random{seed + 7};
        for (auto skip = random.below(120); skip > 0 && !play.over(); --skip) play.carry_out(play.choose());
        if (play.over()) continue;
        auto truth = play.state();
        const Seat seat = G::actors(truth).lowest();
        auto dream = G::sample(G::observe(truth, seat), random);
        Lodging<G> here(this->game, truth, seat);
        Lodging<G> there(this->game, dream, seat);
        ASSERT_EQ(here.come(std::nullopt), there.come(std::nullopt)) << "seed " << seed;
        while (G::actors(truth).contains(seat)) {
            typename G::ActionList list;
            G::legal(truth, seat, list);
            const auto action = list[random.below(static_cast<std::uint32_t>(list.size()))];
            const std::string text = G::notation(truth, seat, action);
            G::apply(truth, seat, action, nullptr);
            G::apply(dream, seat, action, nullptr);
            if (G::observe(truth, seat) != G::observe(dream, seat) || G::over(truth)) break;
            ASSERT_EQ(here.decide(text), there.decide(text)) << "seed " << seed << ' ' << text;
            ASSERT_EQ(here.recall(), there.recall()) << "seed " << seed << ' ' << text;
            ASSERT_EQ(here.come(0), there.come(0)) << "seed " << seed << ' ' << text;
            ++decided;
        }
    }
    EXPECT_GT(decided, 20);
}

}  // namespace
}  // namespace shelfmark::server
