// What must be true of every table, whatever people ask of it, in both games.
#include <gtest/gtest.h>

#include <array>
#include <set>

#include "messages/messages.h"
#include "pace.h"
#include "room_visitors.h"

namespace shelfmark::server {
namespace {

using proof::Pace;
using protocol::Game;

std::vector<Seat> viewers(const Room& room) {
    std::vector<Seat> all = {table::spectator};
    for (Seat seat = 0; seat < room.seats(); ++seat) all.push_back(seat);
    return all;
}

protocol::Opened any_table(Game game, std::uint64_t seed) {
    constexpr std::array tables = {"pp", "ppo", "pbo", "pppp", "ppb", "oop"};
    auto opened = table_for(game, tables[seed % tables.size()], seed);
    constexpr std::array paces = {protocol::Pace::unlimited, protocol::Pace::move, protocol::Pace::game};
    opened.pacing.pace = paces[seed / 2 % paces.size()];
    if (opened.pacing.pace != protocol::Pace::unlimited) {
        opened.pacing.time = 15'000;
        opened.pacing.late = seed % 5 == 0 ? protocol::Lateness::resign : protocol::Lateness::bot;
    }
    opened.visibility = seed % 2 == 0 ? protocol::Visibility::listed : protocol::Visibility::unlisted;
    opened.talk = static_cast<protocol::Talk>(seed % 3);
    opened.aids = seed % 4 == 0;
    return opened;
}

std::string bytes(const std::vector<protocol::ServerMessage>& messages) {
    std::string all;
    for (const auto& message : messages) protocol::encode(message, all);
    return all;
}

// Everything that anybody can learn of a table.
std::string face(const Room& room, Moment now) {
    std::string all = protocol::encode(protocol::ServerMessage(room.table(SeatSet::first(2), now)));
    for (const Seat viewer : viewers(room)) all += protocol::encode(protocol::ServerMessage(room.view(viewer)));
    for (Seat seat = 0; seat < room.seats(); ++seat)
        all += room.key(seat) + std::to_string(room.progress(seat).reached(1));
    all += std::to_string(room.progress(table::no_seat).reached(1)) + ' ' + std::to_string(room.entries());
    all += ' ' + std::to_string(room.deadline().value_or(-1)) + ' ' + std::to_string(room.updated());
    all += ' ' + std::to_string(room.changed());
    if (const auto bot = room.bot_to_move()) all += bot->second + std::to_string(bot->first);
    if (room.proposal()) all += protocol::encode(protocol::ServerMessage(*room.proposal()));
    return all + (room.complete() ? "complete" : "");
}

class EveryRoom : public testing::TestWithParam<Game> {};
INSTANTIATE_TEST_SUITE_P(BothGames, EveryRoom, testing::Values(Game::exlibris, Game::librarians),
                         [](const auto& info) { return info.param == Game::exlibris ? "ExLibris" : "Librarians"; });

TEST_P(EveryRoom, a_table_that_is_read_again_is_the_same_table) {
    std::set<std::size_t> kinds;  // of entries that there were
    for (Pace pace(40); pace.goes_on() && !HasFailure();) {
        const auto seed = static_cast<std::uint64_t>(pace.round());
        RoomScene scene(any_table(GetParam(), seed));
        Visitors visitors(scene, seed);
        const auto viewer = viewers(scene.room)[seed % viewers(scene.room).size()];
        std::vector<std::pair<Number, std::string>> told;
        for (int i = 0; i < 250 && !HasFailure(); ++i) {
            const Number before = scene.room.entries();
            visitors.anything();
            if (scene.room.entries() == before + 1) told.emplace_back(before, bytes(scene.room.news(viewer)));
            kinds.insert(protocol::decode<protocol::LogEntry>(scene.log.back())->index());
        }
        const auto seen = scene.room.entries() / 2;
        const auto reading = read_log(scene.log, viewer, seen);
        ASSERT_TRUE(reading.has_value()) << "seed " << seed << ": " << reading.error();
        EXPECT_EQ(face(reading->room, scene.now), face(scene.room, scene.now)) << "seed " << seed;
        std::string since;
        for (const auto& [number, news] : told) since += number > seen ? news : "";
        EXPECT_EQ(bytes(reading->news), since) << "seed " << seed;
    }
    std::string missing;
    for (std::size_t kind = 0; kind < std::variant_size_v<protocol::LogEntry>; ++kind) {
        if (!kinds.contains(kind)) missing += tags_of(static_cast<const protocol::LogEntry*>(nullptr))[kind];
    }
    EXPECT_EQ(missing, "rematched") << "which the house makes";
}

TEST_P(EveryRoom, what_is_kept_and_told_keeps_to_the_protocol) {
    for (Pace pace(15); pace.goes_on() && !HasFailure();) {
        const auto seed = static_cast<std::uint64_t>(pace.round()) + 1000;
        RoomScene scene(any_table(GetParam(), seed));
        Visitors visitors(scene, seed);
        for (int i = 0; i < 120 && !HasFailure(); ++i) {
            visitors.anything();
            const auto entry = protocol::decode<protocol::LogEntry>(scene.log.back());
            EXPECT_TRUE(entry.has_value()) << entry.error();
            auto messages = scene.room.news(0);
            messages.emplace_back(scene.room.table({}, scene.now));
            messages.emplace_back(scene.room.view(0));
            for (const auto& message : messages) {
                const auto read = protocol::decode<protocol::ServerMessage>(protocol::encode(message));
                ASSERT_TRUE(read.has_value()) << read.error();
                EXPECT_EQ(*read, message);
            }
        }
    }
}

TEST_P(EveryRoom, every_refusal_has_words_in_three_languages) {
    std::set<std::string> keys;
    for (Pace pace(15); pace.goes_on();) {
        const auto seed = static_cast<std::uint64_t>(pace.round()) + 2000;
        RoomScene scene(any_table(GetParam(), seed));
        Visitors visitors(scene, seed);
        for (int i = 0; i < 250; ++i) keys.insert(visitors.anything());
    }
    keys.erase("");
    EXPECT_GT(keys.size(), 15U);
    for (const std::string& key : keys) {
        for (const auto language : {messages::Language::en, messages::Language::cs, messages::Language::de}) {
            EXPECT_TRUE(messages::find(language, key).has_value()) << key;
        }
    }
}

TEST(Closing, every_reason_has_words_in_three_languages) {
    for (const std::string_view why : words_of(protocol::Closing{})) {
        for (const auto language : {messages::Language::en, messages::Language::cs, messages::Language::de}) {
            EXPECT_TRUE(messages::find(language, "page.closed." + std::string(why)).has_value()) << why;
        }
    }
}

// A view is sent only when an entry says that it changed: then it must not change unsaid.
TEST_P(EveryRoom, an_entry_says_what_it_changed) {
    for (Pace pace(15); pace.goes_on() && !HasFailure();) {
        const auto seed = static_cast<std::uint64_t>(pace.round()) + 3000;
        RoomScene scene(any_table(GetParam(), seed));
        Visitors visitors(scene, seed);
        const auto views = [&] {
            std::string all;
            for (const Seat viewer : viewers(scene.room)) {
                protocol::View view = scene.room.view(viewer);
                view.number.reset();
                all += protocol::encode(protocol::ServerMessage(view));
            }
            return all;
        };
        const auto told = [&] { return protocol::encode(protocol::ServerMessage(scene.room.table({}, scene.now))); };
        std::string views_before = views();
        for (int i = 0; i < 150 && !HasFailure(); ++i) {
            const Number before = scene.room.entries();
            const std::string table_before = told();
            const Moment time_before = scene.now;
            visitors.anything();
            const std::string views_now = views();
            const bool one_entry = scene.room.entries() == before + 1;
            if (one_entry && !scene.room.view_changed()) EXPECT_EQ(views_now, views_before) << scene.log.back();
            if (one_entry && !scene.room.table_changed() && scene.now == time_before) {
                EXPECT_EQ(told(), table_before) << scene.log.back();
            }
            views_before = views_now;
        }
    }
}

}  // namespace
}  // namespace shelfmark::server
