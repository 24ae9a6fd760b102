#include "server/net/reception.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <utility>

#include "temporary_folder.h"

namespace shelfmark::server::net {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::Pair;

// A world in which nothing is ever answered: what the reception says, it says by itself.
struct SilentClock final : Clock {
    std::int64_t time = 1'760'000'000'000;
    std::int64_t now() override { return time; }
};
struct NoLines final : Lines {
    void send(LineId /*line*/, std::string_view /*message*/) override {}
    void hang_up(LineId /*line*/) override {}
};
struct SilentDesk final : Desk {
    void submit(store::Change /*change*/, Then<store::Outcome> /*then*/) override {}
    void load(std::string /*table*/, store::Number /*from*/,
              Then<std::optional<std::vector<store::Bytes>>> /*then*/) override {}
    void find_token(store::Hash /*hash*/, Then<std::optional<std::optional<store::FoundToken>>> /*then*/) override {}
    void listed(std::size_t /*limit*/, store::Cursor /*after*/,
                Then<std::optional<std::vector<store::Listing>>> /*then*/) override {}
    void due_before(std::int64_t /*moment*/, std::size_t /*limit*/,
                    Then<std::optional<std::vector<store::Due>>> /*then*/) override {}
    void setting(std::string /*name*/, Then<std::optional<std::optional<store::Bytes>>> /*then*/) override {}
    void unreadable(const std::string& /*table*/, const std::string& /*reason*/) override {}
    void owed_before(std::int64_t /*moment*/, std::size_t /*limit*/,
                     Then<std::optional<std::vector<store::Owed>>> /*then*/) override {}
    void subscriptions(store::Hash /*owner*/, Then<std::optional<std::vector<store::Subscription>>> /*then*/) override {
    }
};
struct NoThinker final : Thinker {
    void think(const Match& /*match*/, const BotsTurn& /*turn*/, Then<Thought> /*then*/) override {}
};
struct NoSecrets final : Secrets {
    std::string token() override { return "0123456789012345678901234567"; }
    std::string table_id() override { return "k3v9qx7m2a22"; }
    base::Seed game_seed() override { return 7; }
    std::uint64_t seed() override { return 7; }
    store::Hash hash(std::string_view /*token*/) override { return {}; }
};

struct NoNotices final : Notices {
    void your_turn(std::vector<store::Subscription> /*where*/, std::string /*table*/, Then<bool> /*then*/) override {}
    [[nodiscard]] bool can_reach(const protocol::Subscribe& /*wish*/) const override { return false; }
};

struct Scene {
    explicit Scene(Page files = Page()) : page(std::move(files)) {}

    // The answer, which has to come at once.
    Response ask(Request request) {
        request.host = "games.example";
        request.address = "192.0.2.7";
        Response answer{.status = 0};
        reception.ask(std::move(request), [&](Response response) { answer = std::move(response); });
        return answer;
    }
    Response get(const std::string& target) { return ask({.target = target}); }
    Response post(const std::string& target, const std::string& body) {
        return ask({.method = Method::post, .target = target, .body = body});
    }

    Page page;
    bool is_ready = true;
    SilentClock clock;
    NoLines lines;
    SilentDesk desk;
    NoThinker thinker;
    NoSecrets secrets;
    NoNotices notices;
    House house{{clock, lines, desk, thinker, secrets, notices}, {}};
    Reception reception{house,
                        clock,
                        page,
                        {.origins = {"https://other.example"},
                         .requests_per_second = 10,
                         .burst = 20,
                         .push_key = {},
                         .ready = [this] { return is_ready; },
                         .metrics = [] { return "figures\n"; }}};
};

TEST(Reception, paths_that_nobody_knows_are_not_found) {
    Scene scene;
    for (const char* path : {"/nothing", "/api", "/api/", "/api/nothing", "/api/tables/", "/api/tables//record",
                             "/api/tables/x/record/y", "/api/chess/catalogue", "", "x", "/api/push-key"}) {
        EXPECT_EQ(scene.get(path).status, 404) << path;
    }
}

TEST(Reception, a_wrong_method_is_answered_with_the_right_ones) {
    Scene scene;
    const auto allow = [&](Method method, const char* target) {
        const auto response = scene.ask({.method = method, .target = target});
        EXPECT_EQ(response.status, 405) << target;
        for (const auto& [name, value] : response.headers) {
            if (name == "Allow") return value;
        }
        return std::string();
    };
    EXPECT_EQ(allow(Method::other, "/api/tables"), "GET, HEAD, POST, OPTIONS");
    EXPECT_EQ(allow(Method::get, "/api/forget"), "POST, OPTIONS");
    EXPECT_EQ(allow(Method::post, "/health"), "GET, HEAD, OPTIONS");
    EXPECT_EQ(allow(Method::post, "/"), "GET, HEAD, OPTIONS");
}

TEST(Reception, an_address_opens_only_so_many_sockets_at_once) {
    Scene scene;
    const auto opened = [&] {
        return !scene.reception.objection_to_socket({.method = Method::get, .target = "/api/socket"}).has_value();
    };
    for (int i = 0; i < 20; ++i) EXPECT_TRUE(opened()) << i;
    EXPECT_FALSE(opened());
}

TEST(Reception, the_page_is_sent_to_one_address_only_so_often) {
    const proof::TemporaryFolder folder;
    std::ofstream(folder.file("index.html")) << std::string(1'000'000, 'x');
    Scene scene{Page(folder.path())};
    int times = 0;
    while (times < 1'000 && scene.get("/").status == 200) ++times;
    EXPECT_EQ(times, 100);  // some hundred million bytes
    EXPECT_EQ(scene.get("/").status, 429);
    scene.clock.time += 1'000;
    EXPECT_EQ(scene.get("/").status, 200);
}

TEST(Reception, the_best_cards_to_turn_are_sought_only_so_often) {
    Scene scene;
    const std::string shelves = R"("file":"prominent: spells\nbanned: monsters\nplayer: Red\nfocus: historic\nshelf:\n)"
                                R"(player: Blue\nfocus: fiction\nshelf:\n","solo":false)";
    EXPECT_EQ(scene.post("/api/exlibris/score", '{' + shelves + R"(,"best":true})").status, 200);
    EXPECT_EQ(scene.post("/api/exlibris/score", '{' + shelves + R"(,"best":true})").status, 429);
    EXPECT_EQ(scene.post("/api/exlibris/score", '{' + shelves + R"(,"best":false})").status, 200);
    scene.clock.time += 2'000;
    EXPECT_EQ(scene.post("/api/exlibris/score", '{' + shelves + R"(,"best":true})").status, 200);
}

TEST(Reception, bodies_are_held_to_the_schema) {
    Scene scene;
    const auto wrong = scene.post("/api/tables", R"({"game":"chess"})");
    EXPECT_EQ(wrong.status, 400);
    EXPECT_THAT(wrong.body, AllOf(HasSubstr("http.malformed"), HasSubstr("game")));
    EXPECT_EQ(scene.post("/api/tables", "").status, 400);
    EXPECT_EQ(scene.post("/api/forget", std::string(513, ' ')).status, 413);
    EXPECT_EQ(scene.post("/api/mine", std::string(513, ' ')).status, 400);
}

TEST(Reception, numbers_of_a_query_are_held_to_their_range) {
    Scene scene;
    for (const char* query : {"at=x", "at=-1", "at=4294967296", "seat=6", "seat=", "at=1&seat=1x"}) {
        EXPECT_EQ(scene.get(std::string("/api/tables/k3v9qx7m2a22/replay?") + query).status, 400) << query;
    }
    EXPECT_NE(scene.get("/api/tables/k3v9qx7m2a22/replay?at=4294967295&seat=5").status, 400);
}

TEST(Reception, pages_from_elsewhere_may_not_change_anything) {
    Scene scene;
    Request request{.method = Method::post, .target = "/api/forget", .body = "{}", .origin = "https://evil.example"};
    EXPECT_EQ(scene.ask(request).status, 403);
    request.origin = "https://games.example";
    EXPECT_EQ(scene.ask(request).status, 400);
    request.origin = "https://other.example";
    const auto allowed = scene.ask(request);
    EXPECT_EQ(allowed.status, 400);
    EXPECT_THAT(allowed.headers, Contains(Pair("Access-Control-Allow-Origin", "https://other.example")));
}

TEST(Reception, a_name_that_is_not_ours_leads_to_nothing) {
    Scene scene;
    const Reception::About about{
        .origins = {}, .names = std::vector<std::string>{"shelf.example"}, .push_key = {}, .ready = {}, .metrics = {}};
    Reception at_home{scene.house, scene.clock, Page(), about};
    const auto status = [&](const std::string& host, const std::string& target) {
        int found = 0;
        at_home.ask({.target = target, .host = host, .languages = "de"}, [&](Response response) {
            found = response.status;
            if (found == 421 && target == "/") EXPECT_THAT(response.body, HasSubstr("--host hinzufügen"));
            if (found == 421 && target != "/") EXPECT_THAT(response.body, HasSubstr("http.host"));
        });
        return found;
    };
    EXPECT_EQ(status("evil.example:8320", "/"), 421);
    EXPECT_EQ(status("evil.example", "/api/tables"), 421);
    EXPECT_EQ(status("shelf.example:8320", "/"), 200);
    EXPECT_EQ(status("localhost:8320", "/"), 200);
    const Request socket{.target = "/api/socket", .host = "evil.example", .origin = "http://evil.example"};
    EXPECT_EQ(at_home.objection_to_socket(socket)->status, 421);
    EXPECT_FALSE(scene.reception.objection_to_socket(socket).has_value()) << "a public server has any name";
}

TEST(Reception, a_browser_asks_first_whether_another_page_may) {
    Scene scene;
    const auto response =
        scene.ask({.method = Method::options, .target = "/api/tables", .origin = "https://other.example"});
    EXPECT_EQ(response.status, 204);
    EXPECT_THAT(response.headers, Contains(Pair("Access-Control-Allow-Origin", "https://other.example")));
    const auto foreign =
        scene.ask({.method = Method::options, .target = "/api/tables", .origin = "https://evil.example"});
    EXPECT_THAT(foreign.headers, testing::Not(Contains(Pair("Access-Control-Allow-Origin", testing::_))));
}

TEST(Reception, whoever_asks_too_often_has_to_wait) {
    Scene scene;
    int answered = 0;
    while (scene.get("/api/nothing").status == 404 && answered < 100) ++answered;
    EXPECT_EQ(answered, 20);
    const auto refused = scene.get("/api/nothing");
    EXPECT_EQ(refused.status, 429);
    EXPECT_THAT(refused.headers, Contains(Pair("Retry-After", "1")));
    EXPECT_EQ(scene.get("/health").status, 200);
    scene.clock.time += 1000;
    EXPECT_EQ(scene.get("/api/nothing").status, 404);
}

TEST(Reception, what_costs_more_than_a_question_weighs_more) {
    Scene scene;
    std::string tokens;
    for (int i = 0; i < 50; ++i) tokens += (i == 0 ? "\"" : ",\"") + std::string(32, 'x') + '"';
    const std::string body = R"({"tokens":[)" + tokens + "]}";
    constexpr int unanswered = 0;
    EXPECT_EQ(scene.post("/api/mine", body).status, unanswered);
    EXPECT_EQ(scene.post("/api/mine", body).status, 429);
    EXPECT_EQ(scene.get("/api/nothing").status, 404) << "there is room for little things";
}

TEST(Reception, the_status_page_speaks_the_readers_language) {
    Scene scene;
    const auto page = scene.ask({.target = "/?x=1", .languages = "cs"});
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.type, "text/html; charset=utf-8");
    EXPECT_THAT(page.body, AllOf(HasSubstr("<html lang=\"cs\">"), HasSubstr("Server běží.")));
}

TEST(Reception, the_keeper_learns_how_it_stands) {
    Scene scene;
    EXPECT_EQ(scene.get("/health").status, 200);
    EXPECT_EQ(scene.get("/ready").status, 200);
    scene.is_ready = false;
    EXPECT_EQ(scene.get("/ready").status, 503);
    EXPECT_EQ(scene.get("/metrics").body, "figures\n");
    EXPECT_EQ(scene.get("/api/socket").status, 426);
}

TEST(Reception, the_catalogue_has_every_card) {
    Scene scene;
    const auto catalogue = scene.get("/api/exlibris/catalogue");
    EXPECT_EQ(catalogue.type, "application/json");
    EXPECT_THAT(std::string(catalogue.content()), testing::StartsWith("{\"cards\":[{"));
}

}  // namespace
}  // namespace shelfmark::server::net
