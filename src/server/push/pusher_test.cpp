#include "server/push/pusher.h"

#include <chrono>
#include <future>
#include <thread>

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>

#include "protocol/codec.h"
#include "server/push/base64url.h"
#include "server/push/message.h"

namespace shelfmark::server::push {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using Request = http::request<http::string_body>;

// A push service that answers one request.
class Service {
public:
    explicit Service(unsigned status) : acceptor_(context_, {asio::ip::make_address("127.0.0.1"), 0}) {
        thread_ = std::thread([this, status] { serve(status); });
    }
    ~Service() { thread_.join(); }

    [[nodiscard]] std::string endpoint() const {
        return "http://127.0.0.1:" + std::to_string(acceptor_.local_endpoint().port()) + "/send/browser-1";
    }
    Request request() { return received_.get_future().get(); }

private:
    void serve(unsigned status) {
        asio::ip::tcp::socket socket(context_);
        acceptor_.accept(socket);
        boost::beast::flat_buffer buffer;
        Request request;
        http::read(socket, buffer, request);
        http::response<http::empty_body> answer(static_cast<http::status>(status), 11);
        answer.prepare_payload();
        http::write(socket, answer);
        received_.set_value(std::move(request));
    }

    asio::io_context context_;
    asio::ip::tcp::acceptor acceptor_;
    std::promise<Request> received_;
    std::thread thread_;
};

protocol::Subscribe wish_for(const std::string& endpoint) {
    return {.seq = 1,
            .endpoint = endpoint,
            .p256dh = to_base64url(make_key_pair().open),
            .auth = to_base64url(std::string(auth_size, 'a'))};
}

store::Subscription subscription_for(const std::string& endpoint) {
    store::Subscription subscription;
    subscription.key[0] = 7;
    subscription.value = protocol::encode(wish_for(endpoint));
    return subscription;
}

template <class Condition>
bool soon(Condition condition) {
    for (int i = 0; i < 500 && !condition(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return condition();
}

TEST(Pusher, a_notice_reaches_the_push_service_sealed_and_signed) {
    Service service(201);
    const KeyPair keys = make_key_pair();
    Pusher pusher({.keys = keys, .anywhere = true});
    pusher.your_turn({subscription_for(service.endpoint())}, "table1234");
    const Request request = service.request();
    EXPECT_EQ(request.method(), http::verb::post);
    EXPECT_EQ(request.target(), "/send/browser-1");
    EXPECT_EQ(request[http::field::content_encoding], "aes128gcm");
    EXPECT_EQ(request["TTL"], "86400");
    EXPECT_NE(request[http::field::authorization].find("k=" + to_base64url(keys.open)), std::string::npos);
    EXPECT_EQ(request.body().find("table1234"), std::string::npos) << "the notice is readable on its way";
    const std::size_t header = salt_size + 4 + 1 + 65;
    EXPECT_EQ(request.body().size(), header + std::string(R"({"table":"table1234"})").size() + 1 + 16);
    EXPECT_TRUE(soon([&] { return pusher.counts().sent == 1; }));
}

TEST(Pusher, a_browser_that_is_gone_is_reported) {
    Service service(410);
    std::promise<store::Hash> gone;
    Pusher pusher(
        {.keys = make_key_pair(), .anywhere = true, .gone = [&](const store::Hash& key) { gone.set_value(key); }});
    const store::Subscription subscription = subscription_for(service.endpoint());
    pusher.your_turn({subscription}, "table1234");
    EXPECT_EQ(gone.get_future().get(), subscription.key);
    service.request();
}

TEST(Pusher, the_own_network_is_left_in_peace) {
    Pusher pusher({.keys = make_key_pair()});
    pusher.your_turn({subscription_for("https://127.0.0.1:1/"), subscription_for("http://push.example.org/")}, "t");
    EXPECT_TRUE(soon([&] { return pusher.counts().failed == 2; }));
    EXPECT_EQ(pusher.counts().sent, 0U);
}

TEST(Pusher, a_wish_without_proper_keys_is_none) {
    const Pusher pusher({.keys = make_key_pair()});
    const Pusher anywhere({.keys = make_key_pair(), .anywhere = true});
    EXPECT_TRUE(pusher.can_reach(wish_for("https://push.example.org/x")));
    EXPECT_FALSE(pusher.can_reach(wish_for("http://push.example.org/x")));
    EXPECT_TRUE(anywhere.can_reach(wish_for("http://push.example.org/x")));
    EXPECT_FALSE(anywhere.can_reach(wish_for("gopher://push.example.org/x")));
    protocol::Subscribe wish = wish_for("https://push.example.org/x");
    wish.p256dh = to_base64url(std::string(65, '\4'));
    EXPECT_FALSE(pusher.can_reach(wish));
}

TEST(Pusher, the_servers_keys_survive_as_a_setting) {
    const KeyPair keys = make_key_pair();
    EXPECT_EQ(from_setting(to_setting(keys)), keys);
    EXPECT_FALSE(from_setting("nonsense"));
    EXPECT_FALSE(from_setting("bm9uc2Vuc2U bm9uc2Vuc2U"));
}

}  // namespace
}  // namespace shelfmark::server::push
