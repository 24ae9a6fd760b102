#include "protocol/codec.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <rapidcheck/gtest.h>

#include "protocol_examples.h"

namespace shelfmark::protocol {
namespace {

using proof::Examples;
using proof::Spoiler;

template <class T>
class Codec : public testing::Test {};

using Everything =
    testing::Types<ClientMessage, ServerMessage, CreateTable, TableCreated, TableList, Fork, Replay, PushKey>;
TYPED_TEST_SUITE(Codec, Everything);

bool is_json(std::string_view text) {
    boost::system::error_code error;
    boost::json::parse({text.data(), text.size()}, error);
    return !error;
}

template <class T>
std::string error_of(std::string_view text) {
    const auto value = decode<T>(text);
    return value ? "accepted" : value.error();
}

TYPED_TEST(Codec, whatever_is_written_is_read_again) {
    EXPECT_TRUE(rc::check("round trip", [](std::uint64_t seed) {
        const auto value = Examples(seed).template make<TypeParam>();
        const std::string text = encode(value);
        RC_ASSERT(is_json(text));
        const auto again = decode<TypeParam>(text);
        if (!again) RC_FAIL(again.error() + " in " + text);
        RC_ASSERT(*again == value);
    }));
}

TEST(Messages, every_type_of_message_makes_the_journey) {
    Examples examples(1);
    const auto travel = [&]<class Message>(Message message) {
        for (std::size_t i = 0; i < std::variant_size_v<Message>; ++i) {
            examples.fill_message(message, i);
            ASSERT_EQ(message.index(), i);
            const std::string text = encode(message);
            EXPECT_TRUE(text.starts_with("{\"type\":\"" + std::string(tags_of(&message)[i]) + '"')) << text;
            const auto again = decode<Message>(text);
            ASSERT_TRUE(again) << text;
            EXPECT_TRUE(*again == message) << text;
        }
    };
    travel(ClientMessage());
    travel(ServerMessage());
}

template <class T>
void spoil(T& value, Spoiler& spoiler) {
    T::fields(value, spoiler);
}
template <class... Records>
void spoil(std::variant<Records...>& message, Spoiler& spoiler) {
    std::visit([&](auto& record) { spoil(record, spoiler); }, message);
}

TYPED_TEST(Codec, every_limit_is_kept_and_the_place_is_named) {
    EXPECT_TRUE(rc::check("limits", [](std::uint64_t seed) {
        const auto good = Examples(seed).template make<TypeParam>();
        for (int which = 0;; ++which) {
            auto bad = good;
            Spoiler spoiler(which);
            spoil(bad, spoiler);
            if (!spoiler.found()) break;
            const std::string text = encode(bad);
            if (text.size() > largest<TypeParam>) continue;
            const std::string error = error_of<TypeParam>(text);
            if (!error.starts_with(spoiler.where() + ": ")) RC_FAIL(spoiler.where() + " was answered with " + error);
        }
    }));
}

TYPED_TEST(Codec, a_part_of_a_message_is_none) {
    const std::string text = encode(Examples(7).template make<TypeParam>());
    for (std::size_t length = 0; length < text.size(); ++length) {
        ASSERT_FALSE(decode<TypeParam>(text.substr(0, length))) << text.substr(0, length);
    }
    EXPECT_EQ(error_of<TypeParam>(text + "{}"), "something follows the message");
    EXPECT_TRUE(decode<TypeParam>(" " + text + "\n"));
}

TYPED_TEST(Codec, damaged_messages_are_refused_or_mean_what_they_say) {
    EXPECT_TRUE(rc::check("damage", [](std::uint64_t seed) {
        base::Random random{seed};
        std::string text = encode(Examples(seed).template make<TypeParam>());
        for (std::uint32_t i = random.below(4) + 1; i-- > 0;) {
            constexpr std::string_view pieces = "\"{}[]:,\\u0e1-. tfn\x01\x80\xff";
            const auto at = random.below(static_cast<std::uint32_t>(text.size()));
            text[at] = pieces[random.below(static_cast<std::uint32_t>(pieces.size()))];
        }
        const auto value = decode<TypeParam>(text);
        if (!value) {
            RC_ASSERT(!value.error().empty());
            return;
        }
        RC_ASSERT(is_json(text));
        const auto again = decode<TypeParam>(encode(*value));
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == *value);
    }));
}

std::string client_error(std::string_view text) { return error_of<ClientMessage>(text); }

TEST(Messages, what_is_wrong_is_said_with_its_place) {
    EXPECT_EQ(client_error(""), "expected an object");
    EXPECT_EQ(client_error("[]"), "expected an object");
    EXPECT_EQ(client_error("null"), "expected an object");
    EXPECT_EQ(client_error("{}"), "type: missing");
    EXPECT_EQ(client_error(R"({"type":7})"), "type: expected a text");
    EXPECT_EQ(client_error(R"({"type":"dance"})"), "type: not a type of message");
    EXPECT_EQ(client_error(R"({"type":"Decide"})"), "type: not a type of message");
    EXPECT_EQ(client_error(R"({"type":"ping"})"), "echo: missing");
    EXPECT_EQ(client_error(R"({"type":"ping","echo":1,"more":2})"), "more: unknown field");
    EXPECT_EQ(client_error(R"({"type":"ping","echo":1,"<b>":2})"), "unknown field");
    EXPECT_EQ(client_error(R"({"type":"ping","echo":1,"echo":1})"), "echo: given twice");
    EXPECT_EQ(client_error(R"({"type":"ping","echo":1,"type":"ping"})"), "type: given twice");
    EXPECT_EQ(client_error(R"({"type":"ping","echo":null})"), "echo: expected a whole number");
    EXPECT_EQ(client_error(R"({"type":"ping","echo":"1"})"), "echo: expected a whole number");
    EXPECT_EQ(client_error(R"({"type":"ping","echo":1.5})"), "echo: expected a whole number");
    EXPECT_EQ(client_error(R"({"type":"ping","echo":1e3})"), "echo: expected a whole number");
    EXPECT_EQ(client_error(R"({"type":"ping","echo":-1})"), "echo: too small a number");
    EXPECT_EQ(client_error(R"({"type":"ping","echo":99999999999999999999})"), "echo: too large a number");
    EXPECT_EQ(client_error(R"({"type":"say","seq":1,"text":""})"), "text: too short");
    EXPECT_EQ(client_error(R"({"type":"say","seq":1,"text":"\ud800"})"), "text: half a character in a text");
    EXPECT_EQ(client_error(R"({"type":"say","seq":1,"text":"\u0000"})"), "text: a character that is not allowed");
    EXPECT_EQ(client_error(R"({"type":"say","seq":1,"text":"\x"})"), "text: an unknown escape in a text");
    EXPECT_EQ(client_error(R"({"type":"vote","seq":1,"proposal":1,"yes":1})"), "yes: expected true or false");
    EXPECT_EQ(client_error(R"({"type":"propose","seq":1,"what":"war"})"),
              "what: not one of the words that are possible here");
    EXPECT_EQ(client_error(R"({"type":"ping","echo":01})"), "echo: expected a value");
}

TEST(Messages, the_type_may_stand_anywhere) {
    const auto message = decode<ClientMessage>(R"( { "echo" : 5 , "type" : "ping" } )");
    ASSERT_TRUE(message);
    EXPECT_EQ(std::get<Ping>(*message).echo, 5);
}

TEST(Messages, escapes_are_characters) {
    const auto message = decode<ClientMessage>(R"({"type":"say","seq":1,"text":"\u010d\/\"\ud834\udd1e"})");
    ASSERT_TRUE(message);
    EXPECT_EQ(std::get<Say>(*message).text, "č/\"𝄞");
}

TEST(Messages, length_is_counted_in_characters) {
    std::string name;
    for (int i = 0; i < 24; ++i) name += "č";
    const auto rename = [](const std::string& to) { return R"({"type":"rename","seq":1,"name":")" + to + "\"}"; };
    EXPECT_TRUE(decode<ClientMessage>(rename(name)));
    EXPECT_EQ(client_error(rename(name + "č")), "name: too long");
}

TEST(Messages, depth_and_size_have_limits) {
    const std::string deep(2000, '[');
    EXPECT_TRUE(client_error(R"({"type":"ping","echo":)" + deep).ends_with(": nested too deeply"));
    EXPECT_TRUE(client_error(R"({"a":)" + deep).ends_with(": nested too deeply"));
    EXPECT_EQ(client_error(std::string(largest<ClientMessage> + 1, ' ')), "too large");
    EXPECT_EQ(client_error(std::string(largest<ClientMessage>, ' ')), "expected an object");
}

TEST(Messages, a_list_may_not_have_one_too_many) {
    const std::string seat = R"({"occupant":"open"})";
    const auto table = [&](const std::string& seats) {
        return R"({"game":"exlibris","options":"","seats":[)" + seats +
               R"(],"visibility":"listed","spectators":true,"talk":"free","aids":false,"pacing":{"pace":"unlimited"}})";
    };
    std::string six = seat;
    for (int i = 1; i < 6; ++i) six += ',' + seat;
    EXPECT_TRUE(decode<CreateTable>(table(six)));
    EXPECT_EQ(error_of<CreateTable>(table(six + ',' + seat)), "seats[6]: one too many");
    EXPECT_EQ(error_of<CreateTable>(table("")), "seats: too few");
    EXPECT_EQ(error_of<CreateTable>(table(seat + R"(,{"occupant":"open","name":"far too long a name for a seat"})")),
              "seats[1].name: too long");
}

}  // namespace
}  // namespace shelfmark::protocol
