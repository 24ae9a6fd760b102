#include "server/push/pusher.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <deque>
#include <future>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>

#include "certificate.h"
#include "protocol/codec.h"
#include "server/push/base64url.h"
#include "server/push/message.h"

namespace shelfmark::server::push {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using Request = http::request<http::string_body>;

constexpr std::int64_t forever_ms = 3'600'000;

// A push service that answers some requests, each on a connection of its own, with TLS if it has a certificate. Whoever
// comes later waits for ever.
class Service {
public:
    explicit Service(unsigned status, const proof::Certificate* certificate = nullptr, int requests = 1)
        : acceptor_(context_, {asio::ip::make_address("127.0.0.1"), 0}),
          origin_((certificate != nullptr ? "https://localhost:" : "http://127.0.0.1:") +
                  std::to_string(acceptor_.local_endpoint().port())) {
        thread_ = std::thread([this, status, certificate, requests] {
            for (int left = requests; left > 0; --left) serve(status, certificate);
        });
    }
    ~Service() { thread_.join(); }

    [[nodiscard]] const std::string& origin() const { return origin_; }
    [[nodiscard]] std::string endpoint() const { return origin_ + "/send/browser-1"; }
    // The same by a name that leads here.
    [[nodiscard]] std::string under(const std::string& name) const {
        return "http://" + name + origin_.substr(origin_.rfind(':')) + "/send/browser-1";
    }
    // Before each answer.
    void think_for(std::chrono::milliseconds pause) { pause_ = pause; }
    // Nothing if nobody asked for anything.
    std::optional<Request> request() { return received_.get_future().get(); }

private:
    void serve(unsigned status, const proof::Certificate* certificate) {
        asio::ip::tcp::socket socket(context_);
        acceptor_.accept(socket);
        if (certificate == nullptr) return answer(socket, status);
        asio::ssl::context tls(asio::ssl::context::tls_server);
        tls.use_certificate_chain_file(certificate->file());
        tls.use_private_key_file(certificate->key_file(), asio::ssl::context::pem);
        asio::ssl::stream<asio::ip::tcp::socket&> secure(socket, tls);
        boost::system::error_code distrusted;
        secure.handshake(asio::ssl::stream_base::server, distrusted);
        answer(secure, status);
    }
    void answer(auto& stream, unsigned status) {
        boost::beast::flat_buffer buffer;
        Request request;
        boost::system::error_code gone;
        http::read(stream, buffer, request, gone);
        if (gone) return receive(std::nullopt);
        std::this_thread::sleep_for(pause_.load());
        http::response<http::empty_body> answer(static_cast<http::status>(status), 11);
        answer.prepare_payload();
        http::write(stream, answer);
        receive(std::move(request));
    }
    void receive(std::optional<Request> request) {
        if (!std::exchange(told_, true)) received_.set_value(std::move(request));
    }

    asio::io_context context_;
    asio::ip::tcp::acceptor acceptor_;
    std::string origin_;
    std::promise<std::optional<Request>> received_;  // the first
    bool told_ = false;
    std::atomic<std::chrono::milliseconds> pause_{};
    std::thread thread_;
};

// ---- a browser ----

const unsigned char* bytes_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

std::string hmac(std::string_view key, std::string_view text) {
    std::string out(32, '\0');
    HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), bytes_of(text), text.size(),
         reinterpret_cast<unsigned char*>(out.data()), nullptr);
    return out;
}

std::string derive(std::string_view secret, std::string_view salt, std::string info, std::size_t size) {
    return hmac(hmac(salt, secret), info + '\1').substr(0, size);
}

// AES-128-GCM; nothing if somebody has changed something.
std::optional<std::string> decrypt(std::string_view sealed, const std::string& key, const std::string& nonce) {
    const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(EVP_CIPHER_CTX_new(),
                                                                                  &EVP_CIPHER_CTX_free);
    std::string tag(sealed.substr(sealed.size() - 16));
    sealed.remove_suffix(tag.size());
    std::string text(sealed.size(), '\0');
    auto* const out = reinterpret_cast<unsigned char*>(text.data());
    int size = 0;
    EVP_DecryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, bytes_of(key), bytes_of(nonce));
    EVP_DecryptUpdate(context.get(), out, &size, bytes_of(sealed), static_cast<int>(sealed.size()));
    EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_SET_TAG, static_cast<int>(tag.size()), tag.data());
    if (EVP_DecryptFinal_ex(context.get(), out + size, &size) != 1) return std::nullopt;
    return text;
}

const KeyPair browser = make_key_pair();
const std::string browsers_secret = "0123456789abcdef";

// What a browser reads in a body, by RFC 8188 and RFC 8291, without any of what has sealed it but the curve.
std::optional<std::string> read_by_browser(std::string_view body) {
    const std::string_view salt = body.substr(0, 16);
    if (body.substr(16, 4) != std::string_view("\0\0\x10\0", 4) || body[20] != 65) return std::nullopt;
    const std::string sender(body.substr(21, 65));
    const auto common = shared_secret(browser, sender);
    if (!common) return std::nullopt;
    const std::string zero(1, '\0');
    const auto secret = derive(*common, browsers_secret, "WebPush: info" + zero + browser.open + sender, 32);
    const auto key = derive(secret, salt, "Content-Encoding: aes128gcm" + zero, 16);
    const auto nonce = derive(secret, salt, "Content-Encoding: nonce" + zero, 12);
    auto text = decrypt(body.substr(86), key, nonce);
    if (!text || !text->ends_with('\2')) return std::nullopt;
    text->pop_back();
    return text;
}

// The claims of a token that its own key has signed.
std::optional<std::string> signed_claims(std::string_view authorization) {
    const std::string_view start = "vapid t=";
    const auto comma = authorization.find(", k=");
    if (!authorization.starts_with(start) || comma == std::string_view::npos) return std::nullopt;
    const auto token = authorization.substr(start.size(), comma - start.size());
    const auto first = token.find('.');
    const auto last = token.rfind('.');
    const auto key = from_base64url(authorization.substr(comma + 4));
    const auto signature = from_base64url(token.substr(last + 1));
    if (!key || !signature || !is_signed_by(*key, token.substr(0, last), *signature)) return std::nullopt;
    return from_base64url(token.substr(first + 1, last - first - 1));
}

protocol::Subscribe wish_for(const std::string& endpoint) {
    return {
        .seq = 1, .endpoint = endpoint, .p256dh = to_base64url(browser.open), .auth = to_base64url(browsers_secret)};
}

store::Subscription subscription_for(const std::string& endpoint) {
    store::Subscription subscription;
    subscription.key[0] = 7;
    subscription.value = protocol::encode(wish_for(endpoint));
    return subscription;
}

// The house's thread, which hears what becomes of notices.
class Home {
public:
    Mailbox& mailbox() { return mailbox_; }
    Then<bool> then() {
        return [this](bool arrived) { arrived_ = arrived; };
    }
    // Whether the notice arrived, once that is known.
    bool arrived() {
        while (!arrived_) context_.run_one();
        return *std::exchange(arrived_, std::nullopt);
    }

private:
    asio::io_context context_;
    asio::executor_work_guard<asio::io_context::executor_type> guard_{context_.get_executor()};
    Mailbox mailbox_{context_};
    std::optional<bool> arrived_;
};

template <class Condition>
testing::AssertionResult soon(Condition condition) {
    for (int i = 0; i < 500 && !condition(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return condition() ? testing::AssertionSuccess() : testing::AssertionFailure() << "out of patience";
}

TEST(Pusher, a_notice_reaches_the_push_service_sealed_and_signed) {
    Home home;
    Service service(201);
    const KeyPair keys = make_key_pair();
    Pusher pusher({.keys = keys, .contact = "https://games.example", .anywhere = true}, home.mailbox());
    pusher.your_turn({subscription_for(service.endpoint())}, "table1234", home.then());
    const Request request = service.request().value();
    EXPECT_EQ(request.method(), http::verb::post);
    EXPECT_EQ(request.target(), "/send/browser-1");
    EXPECT_EQ("http://" + std::string(request[http::field::host]), service.origin());
    EXPECT_EQ(request[http::field::content_encoding], "aes128gcm");
    EXPECT_EQ(request["TTL"], "86400");
    EXPECT_EQ(request["Topic"].size(), 32U);
    EXPECT_EQ(request["Topic"].find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
              boost::beast::string_view::npos);
    EXPECT_EQ(request.body().find("table1234"), std::string::npos) << "the notice is readable on its way";
    EXPECT_EQ(read_by_browser(request.body()), R"({"table":"table1234"})");
    EXPECT_TRUE(home.arrived());
    EXPECT_EQ(pusher.counts().sent, 1U);
}

// RFC 8030, 5.4: what is sent twice for one table is brought once, as long as it waits at the push service.
TEST(Pusher, notices_of_one_table_have_one_topic_that_only_this_server_can_tell) {
    const KeyPair keys = make_key_pair();
    const auto topic = [](const KeyPair& pair, const std::string& table) {
        Home home;
        Service service(201);
        Pusher pusher({.keys = pair, .anywhere = true}, home.mailbox());
        pusher.your_turn({subscription_for(service.endpoint())}, table, home.then());
        return std::string(service.request().value()["Topic"]);
    };
    EXPECT_EQ(topic(keys, "table1234"), topic(keys, "table1234"));
    EXPECT_NE(topic(keys, "table1234"), topic(keys, "table5678"));
    EXPECT_NE(topic(keys, "table1234"), topic(make_key_pair(), "table1234"));
}

TEST(Pusher, a_notice_is_to_be_tried_again_where_no_service_has_taken_or_refused_it) {
    const auto arrives = [](std::vector<unsigned> statuses, PusherOptions options = {}) {
        Home home;
        std::deque<Service> services;
        std::vector<store::Subscription> devices;
        for (const unsigned status : statuses) {
            services.emplace_back(status);
            devices.push_back(subscription_for(services.back().endpoint()));
        }
        if (devices.empty()) devices.push_back(subscription_for("http://127.0.0.1:1/nobody"));
        options.keys = make_key_pair();
        options.anywhere = true;
        Pusher pusher(options, home.mailbox());
        pusher.your_turn(devices, "table1234", home.then());
        return home.arrived();
    };
    EXPECT_TRUE(arrives({201}));
    EXPECT_TRUE(arrives({410})) << "nobody is there any more";
    EXPECT_TRUE(arrives({403})) << "it would be refused again";
    EXPECT_TRUE(arrives({503, 201})) << "once is enough";
    EXPECT_FALSE(arrives({410, 503})) << "an old device does not hear for one that is there";
    EXPECT_FALSE(arrives({503}));
    EXPECT_FALSE(arrives({429}));
    EXPECT_FALSE(arrives({}));
    EXPECT_FALSE(arrives({}, {.keys = {}, .longest_queue = 0}));
    EXPECT_FALSE(arrives({}, {.keys = {}, .longest_wait_ms = -1}));
}

// RFC 8292: for this service, for at most a day, and from somebody who can be asked.
TEST(Pusher, a_notice_says_who_sends_it_for_how_long_and_to_whom) {
    Home home;
    Service service(201);
    const KeyPair keys = make_key_pair();
    Pusher pusher({.keys = keys, .contact = "https://games.example", .anywhere = true}, home.mailbox());
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()).time_since_epoch();
    pusher.your_turn({subscription_for(service.endpoint())}, "table1234", home.then());
    const std::string authorization(service.request().value()[http::field::authorization]);
    EXPECT_TRUE(authorization.ends_with(", k=" + to_base64url(keys.open)));
    const auto claims = signed_claims(authorization);
    ASSERT_TRUE(claims);
    EXPECT_NE(claims->find("\"aud\":\"" + service.origin() + '"'), std::string::npos) << *claims;
    EXPECT_NE(claims->find(R"("sub":"https://games.example")"), std::string::npos) << *claims;
    const auto expires = std::stoll(claims->substr(claims->find(R"("exp":)") + 6));
    EXPECT_GT(expires, now.count());
    EXPECT_LE(expires, now.count() + 86'400);
}

TEST(Pusher, over_tls_a_service_has_to_prove_its_name) {
    Home home;
    const proof::Certificate certificate;
    const auto send_to = [&](Service& service) {
        Pusher pusher({.keys = make_key_pair(), .anywhere = true}, home.mailbox());
        pusher.your_turn({subscription_for(service.endpoint())}, "table1234", home.then());
        auto request = service.request();
        EXPECT_TRUE(soon([&] { return pusher.counts().sent + pusher.counts().failed == 1; }));
        return request;
    };
    Service stranger(201, &certificate);
    EXPECT_FALSE(send_to(stranger)) << "nobody vouches for this certificate";
    ::setenv("SSL_CERT_FILE", certificate.file().c_str(), 1);
    Service known(201, &certificate);
    const auto request = send_to(known);
    ::unsetenv("SSL_CERT_FILE");
    ASSERT_TRUE(request);
    EXPECT_EQ("https://" + std::string((*request)[http::field::host]), known.origin());
    EXPECT_EQ(read_by_browser(request->body()), R"({"table":"table1234"})");
}

TEST(Pusher, the_keeper_can_be_told_which_service_refuses_notices) {
    Home home;
    Service service(403);
    std::promise<std::pair<std::string, unsigned>> refused;
    Pusher pusher(
        {.keys = make_key_pair(),
         .anywhere = true,
         .refused = [&](std::string_view name, unsigned status) { refused.set_value({std::string(name), status}); }},
        home.mailbox());
    pusher.your_turn({subscription_for(service.endpoint())}, "table1234", home.then());
    EXPECT_EQ(refused.get_future().get(), std::pair(std::string("127.0.0.1"), 403U));
    EXPECT_EQ(pusher.counts().failed, 1U);
}

TEST(Pusher, a_browser_that_is_gone_is_reported) {
    Home home;
    Service service(410);
    std::promise<store::Hash> gone;
    Pusher pusher(
        {.keys = make_key_pair(), .anywhere = true, .gone = [&](const store::Hash& key) { gone.set_value(key); }},
        home.mailbox());
    const store::Subscription subscription = subscription_for(service.endpoint());
    pusher.your_turn({subscription}, "table1234", home.then());
    EXPECT_EQ(gone.get_future().get(), subscription.key);
    service.request();
}

TEST(Pusher, the_own_network_is_left_in_peace) {
    Home home;
    Pusher pusher({.keys = make_key_pair()}, home.mailbox());
    pusher.your_turn({subscription_for("https://127.0.0.1:1/"), subscription_for("http://push.example.org/")}, "t",
                     home.then());
    EXPECT_TRUE(soon([&] { return pusher.counts().failed == 2; }));
    EXPECT_EQ(pusher.counts().sent, 0U);
}

// A push service of which nothing is ever heard: whoever connects waits for it.
class Tarpit {
public:
    [[nodiscard]] std::string endpoint() const { return under("127.0.0.1"); }
    [[nodiscard]] std::string under(const std::string& name) const {
        return "http://" + name + ":" + std::to_string(acceptor_.local_endpoint().port()) + "/send";
    }

private:
    asio::io_context context_;
    asio::ip::tcp::acceptor acceptor_{context_, {asio::ip::make_address("127.0.0.1"), 0}};
};

// Names that are looked up for ever, as long as the test lasts; all others lead here.
class HangingNames {
public:
    ~HangingNames() { end_.set_value(); }
    [[nodiscard]] lookup::Directory::Ask ask() const {
        return [ended = ended_](const std::string& name) {
            if (name.starts_with("hanging")) ended.wait();
            return lookup::Addresses{"127.0.0.1"};
        };
    }

private:
    std::promise<void> end_;
    std::shared_future<void> ended_{end_.get_future()};
};

TEST(Pusher, a_name_that_cannot_be_looked_up_is_not_waited_for) {
    const HangingNames names;
    Home home;
    Pusher pusher({.keys = make_key_pair(), .anywhere = true, .at_once = 1, .look_up_ms = 1, .look_up = names.ask()},
                  home.mailbox());
    pusher.your_turn({subscription_for("http://hanging.example/send")}, "table1234", home.then());
    EXPECT_FALSE(home.arrived()) << "it may be tried again";
}

TEST(Pusher, a_name_that_cannot_be_looked_up_holds_up_no_other) {
    const HangingNames names;
    Home home;
    Service service(201);
    Pusher pusher({.keys = make_key_pair(), .anywhere = true, .look_up_ms = forever_ms, .look_up = names.ask()},
                  home.mailbox());
    pusher.your_turn({subscription_for("http://hanging.example/send")}, "table1234", [](bool /*arrived*/) {});
    pusher.your_turn({subscription_for(service.endpoint())}, "table1234", home.then());
    EXPECT_TRUE(service.request());
    EXPECT_TRUE(home.arrived());
}

TEST(Pusher, whoever_closes_does_not_wait_for_names) {
    const HangingNames names;
    Home home;
    Pusher pusher({.keys = make_key_pair(), .anywhere = true, .look_up_ms = forever_ms, .look_up = names.ask()},
                  home.mailbox());
    pusher.your_turn({subscription_for("http://hanging.example/send")}, "table1234", home.then());
}

TEST(Pusher, services_that_never_answer_do_not_hold_up_those_that_do) {
    Home home;
    const Tarpit tarpit;
    Service service(201, nullptr, 2);
    Pusher pusher({.keys = make_key_pair(),
                   .anywhere = true,
                   .at_once = 1,
                   .patience_ms = forever_ms,
                   .longest_wait_ms = forever_ms},
                  home.mailbox());
    pusher.your_turn({subscription_for(service.endpoint())}, "table1234", home.then());
    EXPECT_TRUE(home.arrived());
    pusher.your_turn({subscription_for(tarpit.endpoint())}, "table1234", [](bool /*arrived*/) {});
    pusher.your_turn({subscription_for(service.endpoint())}, "table1234", home.then());
    EXPECT_TRUE(home.arrived());
}

lookup::Addresses everything_is_here(const std::string& /*name*/) { return {"127.0.0.1"}; }

// Who is quick, and who has answered a few times and now keeps everybody waiting.
class PusherAmongMany : public testing::Test {
protected:
    static constexpr auto nobody_cares = [](bool /*arrived*/) {};

    static PusherOptions options(std::size_t at_once) {
        return {.keys = make_key_pair(),
                .anywhere = true,
                .at_once = at_once,
                .at_once_of_one_domain = 1,
                .quick_ms = forever_ms,
                .patience_ms = 10'000,
                .look_up = everything_is_here};
    }
    void send(Pusher& pusher, const std::string& endpoint) {
        pusher.your_turn({subscription_for(endpoint)}, "table1234", home.then());
        EXPECT_TRUE(home.arrived());
    }
    // It arrives before anybody has lost patience with those who keep them waiting.
    void expect_at_once(Pusher& pusher, const std::string& endpoint) {
        send(pusher, endpoint);
        EXPECT_EQ(pusher.counts().failed, 0U);
    }

    Home home;
};

TEST_F(PusherAmongMany, a_service_that_falls_silent_leaves_room_for_others) {
    Service silent(201);
    Service quick(201, nullptr, 2);
    Pusher pusher(options(2), home.mailbox());
    send(pusher, silent.under("push.silent.example"));
    send(pusher, quick.under("push.quick.example"));
    for (int i = 0; i < 5; ++i) {
        pusher.your_turn({subscription_for(silent.under("push.silent.example"))}, "table1234", nobody_cares);
    }
    expect_at_once(pusher, quick.under("push.quick.example"));
}

TEST_F(PusherAmongMany, one_that_goes_by_many_names_is_still_one) {
    const Tarpit tarpit;
    Service quick(201);
    Pusher pusher(options(2), home.mailbox());
    for (const std::string name : {"a.silent.example", "b.silent.example", "C.D.Silent.example", "silent.example."}) {
        pusher.your_turn({subscription_for(tarpit.under(name))}, "table1234", nobody_cares);
    }
    expect_at_once(pusher, quick.under("push.quick.example"));
}

TEST_F(PusherAmongMany, one_that_takes_its_time_is_not_among_those_that_are_quick) {
    Service slow(201);
    Service quick(201, nullptr, 2);
    auto wishes = options(1);
    wishes.quick_ms = 1'000;
    slow.think_for(std::chrono::milliseconds(1'500));
    Pusher pusher(wishes, home.mailbox());
    send(pusher, slow.under("push.slow.example"));
    send(pusher, quick.under("push.quick.example"));
    pusher.your_turn({subscription_for(slow.under("push.slow.example"))}, "table1234", nobody_cares);
    expect_at_once(pusher, quick.under("push.quick.example"));
}

TEST_F(PusherAmongMany, one_with_many_names_does_not_make_others_unknown) {
    const Tarpit tarpit;
    Service crowd(201, nullptr, 4);
    Service quick(201, nullptr, 2);
    auto wishes = options(1);
    wishes.most_proven = 2;
    Pusher pusher(wishes, home.mailbox());
    send(pusher, quick.under("push.quick.example"));
    for (const char* name : {"a", "b", "c", "d"}) send(pusher, crowd.under(std::string(name) + ".crowd.example"));
    pusher.your_turn({subscription_for(tarpit.under("silent.example"))}, "table1234", nobody_cares);
    expect_at_once(pusher, quick.under("push.quick.example"));
}

TEST_F(PusherAmongMany, when_too_much_waits_those_lose_a_notice_who_have_most_of_them) {
    const Tarpit tarpit;
    Service quick(201);
    auto wishes = options(2);
    wishes.longest_queue = 2;
    Pusher pusher(wishes, home.mailbox());
    for (int i = 0; i < 3; ++i) {
        pusher.your_turn({subscription_for(tarpit.under("silent.example"))}, "table1234", nobody_cares);
    }
    expect_at_once(pusher, quick.under("push.quick.example"));
    EXPECT_EQ(pusher.counts().dropped, 1U);
}

// When names cannot be had any more, a service is still where it was.
TEST(Pusher, a_service_that_took_a_notice_is_found_without_its_name) {
    std::atomic<int> asked = 0;
    const auto only_once = [&asked](const std::string& name) {
        return asked++ == 0 ? lookup::Addresses{name} : lookup::Addresses();
    };
    Home home;
    Service service(201, nullptr, 2);
    Pusher pusher({.keys = make_key_pair(),
                   .anywhere = true,
                   .look_up_ms = forever_ms,
                   .look_up_again_after_ms = 0,
                   .look_up = only_once},
                  home.mailbox());
    for (int i = 0; i < 2; ++i) {
        pusher.your_turn({subscription_for(service.endpoint())}, "table1234", home.then());
        EXPECT_TRUE(home.arrived());
    }
    EXPECT_EQ(asked, 2);
}

TEST(Pusher, a_wish_without_proper_keys_is_none) {
    Home home;
    const Pusher pusher({.keys = make_key_pair()}, home.mailbox());
    const Pusher anywhere({.keys = make_key_pair(), .anywhere = true}, home.mailbox());
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
