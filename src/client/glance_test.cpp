#include "client/glance.h"

#include <gtest/gtest.h>

#include "protocol/codec.h"

namespace shelfmark::client {

namespace {

std::string written(const protocol::ServerMessage& message) { return protocol::encode(message); }

}  // namespace

TEST(Glance, finds_in_messages_what_the_codec_wrote_there) {
    protocol::Welcome welcome;
    welcome.number = 12;
    welcome.seq = 3;
    const Glance at_welcome = glance(written(welcome));
    EXPECT_EQ(at_welcome.kind, Kind::welcome);
    EXPECT_EQ(at_welcome.number, 12);
    EXPECT_EQ(at_welcome.seq, 3);

    const Glance at_accepted = glance(written(protocol::Accepted{7, 20}));
    EXPECT_EQ(at_accepted.kind, Kind::accepted);
    EXPECT_EQ(at_accepted.seq, 7);
    EXPECT_EQ(at_accepted.number, 20);

    protocol::Happened happened;
    happened.number = 5;
    const Glance at_happened = glance(written(happened));
    EXPECT_EQ(at_happened.kind, Kind::happened);
    EXPECT_EQ(at_happened.number, 5);
    EXPECT_EQ(at_happened.seq, std::nullopt);

    EXPECT_EQ(glance(written(protocol::Closed{protocol::Closing::restart, true})).kind, Kind::closed);
    EXPECT_EQ(glance(written(protocol::Pong{})).kind, Kind::other);
    EXPECT_EQ(glance("").kind, Kind::other);
    EXPECT_EQ(glance("{\"type\":\"vie").kind, Kind::other);
}

TEST(Glance, numbers_inside_a_message_are_not_its_own) {
    protocol::Recap recap;
    recap.seq = 4;
    recap.entries.emplace_back().number = 9;
    EXPECT_EQ(glance(written(recap)).number, std::nullopt);
    EXPECT_EQ(glance(R"({"type":"view","full":true,"exlibris":{"number":9}})").number, std::nullopt);
}

TEST(Glance, choices_are_those_of_the_view) {
    protocol::View view;
    view.number = 8;
    EXPECT_EQ(choices_in(written(view)), std::nullopt);

    auto& choices = view.exlibris.emplace().choices.emplace();
    EXPECT_EQ(action_after(choices_in(written(view)).value(), 0), std::nullopt);

    choices.emplace_back().action = "place witch bookshop";
    choices.emplace_back().action = "pass";
    const std::string text = written(view);
    const auto found = choices_in(text).value();
    EXPECT_EQ(action_after(found, 0), "place witch bookshop");
    EXPECT_EQ(action_after(found, 20), "pass");
    EXPECT_EQ(action_after(found, found.size()), "place witch bookshop");
}

}  // namespace shelfmark::client
