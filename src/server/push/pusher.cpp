#include "server/push/pusher.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#include <sodium.h>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>

#include "protocol/codec.h"
#include "server/push/address.h"
#include "server/push/base64url.h"
#include "server/push/lane.h"
#include "server/push/message.h"
#include "server/push/vapid.h"

namespace shelfmark::server::push {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::use_awaitable;

constexpr int day_in_seconds = 86'400;
constexpr std::size_t largest_answer = 16'384;
constexpr std::size_t longest_topic = 32;  // letters

using Clock = std::chrono::steady_clock;
using Places = std::vector<asio::ip::tcp::endpoint>;

using Request = http::request<http::string_body>;

// A notice to all devices of one person.
struct Errand {
    std::string table;
    std::size_t left;  // devices
    Then<bool> then;
    bool sent = false;
    bool again = false;  // a device may be reached later
    Clock::time_point begun = Clock::now();
};

struct Notice {
    store::Subscription where;
    std::shared_ptr<Errand> errand;
    // NOLINTNEXTLINE(readability-redundant-member-init): may be left out
    std::optional<protocol::Subscribe> wish = {};
    // NOLINTNEXTLINE(readability-redundant-member-init): may be left out
    std::optional<Endpoint> to = {};

    [[nodiscard]] std::string domain() const { return to ? domain_of(to->host) : std::string(); }
};

// A service that has taken a notice quickly, and where it was found.
struct Proven {
    std::string domain;
    Places places;
    Clock::time_point looked_up;
};

// What a look-up has found, or what ends the waiting for it.
struct LookUp {
    explicit LookUp(asio::io_context& context, std::chrono::milliseconds limit) : end(context, limit) {}
    asio::steady_timer end;
    std::optional<lookup::Addresses> found;
};

struct Answer {
    std::string service;
    unsigned status = 0;  // 0 if there is nobody to be asked
};

// The push service is busy or broken.
bool can_try_again(const Answer& answer) { return answer.status == 429 || answer.status / 100 == 5; }

std::int64_t now_in_seconds() {
    return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

std::optional<Receiver> receiver_of(const protocol::Subscribe& wish) {
    const auto open_key = from_base64url(wish.p256dh);
    const auto auth = from_base64url(wish.auth);
    if (!open_key || !auth) return std::nullopt;
    return Receiver{*open_key, *auth};
}

std::optional<std::string> sealed_notice(const Receiver& receiver, const std::string& table) {
    std::string salt(salt_size, '\0');
    randombytes_buf(salt.data(), salt.size());
    return sealed(protocol::encode(protocol::PushNotice{.table = table}), receiver, make_key_pair(), salt);
}

// Of several notices of one table that wait at a push service only the last is brought (RFC 8030, 5.4). The service
// learns nothing of the table from it, nor who plays with whom: the key is the server's own, and each device has its
// own topics.
std::string topic_of(const Notice& notice, const KeyPair& keys) {
    const std::string table = std::string(notice.where.key.begin(), notice.where.key.end()) + notice.errand->table;
    std::string hash(longest_topic / 4 * 3, '\0');
    const auto bytes = [](const std::string& text) { return reinterpret_cast<const unsigned char*>(text.data()); };
    crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(), bytes(table), table.size(),
                       bytes(keys.secret), keys.secret.size());
    return to_base64url(hash);
}

Request request_of(const Endpoint& to, std::string body, const std::string& topic, const PusherOptions& options) {
    Request request(http::verb::post, to.target, 11);
    request.set(http::field::host, to.authority());
    request.set(http::field::authorization,
                authorization(options.keys, to.origin(), options.contact, now_in_seconds() + day_in_seconds / 2));
    request.set(http::field::content_encoding, "aes128gcm");
    request.set(http::field::content_type, "application/octet-stream");
    request.set("TTL", std::to_string(day_in_seconds));
    request.set("Topic", topic);
    request.set("Urgency", "normal");
    request.body() = std::move(body);
    request.prepare_payload();
    return request;
}

template <class Stream>
asio::awaitable<unsigned> exchange(Stream& stream, const Request& request) {
    co_await http::async_write(stream, request, use_awaitable);
    beast::flat_buffer buffer(largest_answer);
    http::response_parser<http::string_body> parser;
    parser.body_limit(largest_answer);
    co_await http::async_read_header(stream, buffer, parser, use_awaitable);
    co_return parser.get().result_int();
}

}  // namespace

struct Pusher::Inside {
    Inside(PusherOptions wanted, Mailbox& home)
        : options(std::move(wanted)), mailbox(home), tls(asio::ssl::context::tls_client), directory(options.look_up) {
        tls.set_default_verify_paths();
        tls.set_verify_mode(asio::ssl::verify_peer);
    }

    // Everything below runs on the pusher's thread.
    void accept(Notice notice) {
        const auto wish = protocol::decode<protocol::Subscribe>(notice.where.value);
        if (wish) {
            notice.to = parse_endpoint(wish->endpoint);
            notice.wish = *wish;
        }
        take(std::move(notice));
    }

    Lane<Notice>& lane_of(const Notice& notice) {
        return notice.to && proven.contains(notice.to->origin()) ? trusted : strangers;
    }

    void take(Notice notice) {
        Lane<Notice>& lane = lane_of(notice);
        const std::string domain = notice.domain();
        lane.add(domain, std::move(notice));
        if (lane.waiting() > options.longest_queue) drop(lane.give_up());
        if (lane.workers < options.at_once) {
            ++lane.workers;
            asio::co_spawn(context, work(lane), asio::detached);
        }
    }

    asio::awaitable<void> work(Lane<Notice>& lane) {
        while (auto next = lane.begin(options.at_once_of_one_domain)) {
            auto& [turn, notice] = *next;
            if (is_late(*notice.errand)) {
                drop(notice);
            } else if (&lane_of(notice) != &lane) {
                take(std::move(notice));  // its service has proven itself meanwhile, or fallen silent
            } else {
                co_await send(notice);
            }
            lane.end(turn);
        }
        --lane.workers;
    }

    asio::awaitable<void> send(const Notice& notice) {
        try {
            const Answer answer = co_await deliver(notice);
            count(notice, answer);
            notice.errand->sent |= answer.status / 100 == 2;
            finish(notice, can_try_again(answer));
        } catch (const std::exception&) {
            ++failed;  // names that nobody knows, doors that stay shut: no reason to wake anybody
            if (notice.to) proven.erase(notice.to->origin());
            finish(notice, true);
        }
    }

    [[nodiscard]] bool is_late(const Errand& errand) const {
        return Clock::now() - errand.begun > std::chrono::milliseconds(options.longest_wait_ms);
    }

    void drop(const Notice& notice) {
        ++dropped;
        finish(notice, true);
    }

    void finish(const Notice& notice, bool again) {
        Errand& errand = *notice.errand;
        errand.again |= again;
        if (--errand.left > 0) return;
        mailbox.put([then = std::move(errand.then), done = errand.sent || !errand.again]() mutable { then(done); });
    }

    void count(const Notice& notice, const Answer& answer) {
        if (answer.status == 404 || answer.status == 410) {
            ++gone;
            if (options.gone) options.gone(notice.where.key);
        } else if (answer.status / 100 == 2) {
            ++sent;
        } else {
            ++failed;
            if (options.refused && answer.status != 0) options.refused(answer.service, answer.status);
        }
    }

    asio::awaitable<Answer> deliver(const Notice& notice) {
        const auto& to = notice.to;
        const auto receiver = notice.wish ? receiver_of(*notice.wish) : std::nullopt;
        if (!to || !receiver || !(to->secure || options.anywhere)) co_return Answer{};
        auto body = sealed_notice(*receiver, notice.errand->table);
        if (!body) co_return Answer{};
        const Request request = request_of(*to, std::move(*body), topic_of(notice, options.keys), options);
        const Proven place = co_await find(*to);
        if (place.places.empty()) co_return Answer{};
        const auto asked = Clock::now();
        const Answer answer{to->host, co_await ask(*to, place.places, request)};
        if (Clock::now() - asked > std::chrono::milliseconds(options.quick_ms)) {
            proven.erase(to->origin());
        } else if (answer.status / 100 == 2) {
            trust(to->origin(), place);
        }
        co_return answer;
    }

    asio::awaitable<unsigned> ask(const Endpoint& to, const Places& places, const Request& request) {
        beast::tcp_stream stream(context);
        stream.expires_after(std::chrono::milliseconds(options.patience_ms));
        co_await stream.async_connect(places, use_awaitable);
        if (!to.secure) co_return co_await exchange(stream, request);
        beast::ssl_stream<beast::tcp_stream> secure(std::move(stream), tls);
        secure.set_verify_callback(asio::ssl::host_name_verification(to.host));
        SSL_set_tlsext_host_name(secure.native_handle(), to.host.c_str());
        co_await secure.async_handshake(asio::ssl::stream_base::client, use_awaitable);
        co_return co_await exchange(secure, request);
    }

    // Of too many the domain with most of them loses one, so that nobody drives others out with names of their own: the
    // one that was looked up first.
    void trust(const std::string& service, const Proven& place) {
        proven.insert_or_assign(service, place);
        if (proven.size() <= options.most_proven) return;
        std::map<std::string_view, std::size_t> names;
        for (const auto& [origin, one] : proven) ++names[one.domain];
        proven.erase(std::ranges::max_element(proven, {}, [&](const auto& one) {
            return std::pair(names[one.second.domain], -one.second.looked_up.time_since_epoch());
        }));
    }

    // Where it is; where it was, if that is not to be learned in time. Whether it is still the same its certificate
    // says.
    asio::awaitable<Proven> find(const Endpoint& to) {
        const auto found = proven.find(to.origin());
        const auto before = found == proven.end() ? std::nullopt : std::optional(found->second);
        const auto good_for = std::chrono::milliseconds(options.look_up_again_after_ms);
        if (before && Clock::now() - before->looked_up < good_for) co_return *before;
        const auto addresses = co_await look_up(to.host);
        if (addresses) co_return Proven{domain_of(to.host), places_of(*addresses, to.port), Clock::now()};
        if (before) co_return *before;
        throw std::runtime_error("the name of the push service cannot be looked up");
    }

    // Nothing if there is no answer in time. A name that nobody knows may have one later.
    asio::awaitable<std::optional<lookup::Addresses>> look_up(const std::string& name) {
        const auto state = std::make_shared<LookUp>(context, std::chrono::milliseconds(options.look_up_ms));
        const auto question = directory.ask(name, [this, state](const lookup::Addresses& found) {
            asio::post(context, [state, found] {
                state->found = found;
                state->end.cancel();
            });
        });
        boost::system::error_code cancelled;
        if (!state->found) co_await state->end.async_wait(asio::redirect_error(use_awaitable, cancelled));
        if (state->found && state->found->empty()) co_return std::nullopt;
        co_return state->found;
    }

    [[nodiscard]] Places places_of(const lookup::Addresses& addresses, std::uint16_t port) const {
        Places places;
        for (const auto& text : addresses) {
            const auto address = asio::ip::make_address(text);
            if (options.anywhere || is_public(address)) places.emplace_back(address, port);
        }
        return places;
    }

    PusherOptions options;
    Mailbox& mailbox;
    asio::io_context context{1};
    asio::executor_work_guard<asio::io_context::executor_type> guard{context.get_executor()};
    asio::ssl::context tls;
    std::map<std::string, Proven> proven;  // by origin
    Lane<Notice> trusted;
    Lane<Notice> strangers;
    lookup::Directory directory;  // tells nobody any more when the context goes
    std::atomic<std::uint64_t> sent = 0, failed = 0, gone = 0, dropped = 0;
    std::thread thread;
};

Pusher::Pusher(PusherOptions options, Mailbox& mailbox)
    : inside_(std::make_unique<Inside>(std::move(options), mailbox)) {
    inside_->thread = std::thread([inside = inside_.get()] { inside->context.run(); });
}

Pusher::~Pusher() {
    inside_->context.stop();
    inside_->thread.join();
}

void Pusher::your_turn(std::vector<store::Subscription> where, std::string table, Then<bool> then) {
    const auto errand = std::make_shared<Errand>(std::move(table), where.size(), std::move(then));
    for (store::Subscription& subscription : where) {
        asio::post(inside_->context,
                   [inside = inside_.get(), notice = Notice{std::move(subscription), errand}]() mutable {
                       inside->accept(std::move(notice));
                   });
    }
}

Pusher::Counts Pusher::counts() const { return {inside_->sent, inside_->failed, inside_->gone, inside_->dropped}; }

bool Pusher::can_reach(const protocol::Subscribe& wish) const {
    const auto endpoint = parse_endpoint(wish.endpoint);
    if (!endpoint || !(endpoint->secure || inside_->options.anywhere)) return false;
    const auto receiver = receiver_of(wish);
    return receiver && sealed_notice(*receiver, "").has_value();
}

std::string to_setting(const KeyPair& keys) { return to_base64url(keys.secret) + ' ' + to_base64url(keys.open); }

std::optional<KeyPair> from_setting(std::string_view text) {
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos) return std::nullopt;
    const auto secret = from_base64url(text.substr(0, blank));
    const auto open_key = from_base64url(text.substr(blank + 1));
    if (!secret || !open_key || secret->size() != 32 || open_key->size() != 65) return std::nullopt;
    return KeyPair{*secret, *open_key};
}

}  // namespace shelfmark::server::push
