#include "app/command_loadtest.h"

#include <sched.h>
#include <sys/resource.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/command.h"
#include "app/help.h"
#include "app/screen.h"
#include "app/wrap.h"
#include "client/load.h"
#include "client/own_server.h"
#include "messages/format.h"
#include "messages/number.h"
#include "players/levels.h"

namespace shelfmark::app {
namespace {

using messages::Language;

struct Request {
    client::LoadPlan plan;
    std::vector<std::string> servers;  // none: one of our own
    std::string store;                 // its database; empty: a file
    bool json = false;
};

// Every connection needs a descriptor, and the usual limit is that of programs that have few. How many tables that is
// enough for, also at the server, which has as many of its own.
std::size_t allow_many_tables() {
    constexpr rlim_t besides = 300;  // those that open tables, files, the program's own
    rlimit limit = {};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    return limit.rlim_max < besides ? 0 : (limit.rlim_max - besides) / 2;
}

std::vector<int> allowed_processors() {
    cpu_set_t set;
    CPU_ZERO(&set);
    sched_getaffinity(0, sizeof set, &set);
    std::vector<int> allowed;
    for (int processor = 0; processor < CPU_SETSIZE; ++processor) {
        if (CPU_ISSET(processor, &set)) allowed.push_back(processor);
    }
    return allowed;
}

// From now on for this process, and for those that it starts.
void keep_to(int processor) {
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(processor, &set);
    sched_setaffinity(0, sizeof set, &set);
}

// A server that limits nobody: all clients come from one address.
std::unique_ptr<client::OwnServer> own_server(const std::string& store) {
    std::vector<std::string> flags = {"--log-level", "error", "--bots", "1"};
    for (const char* limit : {"--connections", "--connections-per-address", "--requests-per-second",
                              "--messages-per-second", "--burst", "--tables-per-hour"}) {
        flags.insert(flags.end(), {limit, "1000000"});
    }
    if (!store.empty()) flags.insert(flags.end(), {"--store", store});
    auto server = std::make_unique<client::OwnServer>(std::filesystem::read_symlink("/proc/self/exe"), flags);
    // The server and its clients shall not take each other's time.
    const auto processors = allowed_processors();
    if (processors.size() > 1) keep_to(processors[0]);
    const bool started = server->start();
    if (processors.size() > 1) keep_to(processors[1]);
    return started ? std::move(server) : nullptr;
}

constexpr std::array games = {"exlibris", "librarians"};

std::string json_of(const client::BotWaits& waits) {
    return fmt::format("{{\"decisions\": {}, \"p50_ms\": {:.2f}, \"p99_ms\": {:.2f}, \"longest_ms\": {:.2f}, "
                       "\"usual_table_ms\": {:.2f}, \"worst_table_ms\": {:.2f}, \"tables_without\": {}}}",
                       waits.decisions, waits.p50_ms, waits.p99_ms, waits.longest_ms, waits.usual_table_ms,
                       waits.worst_table_ms, waits.tables_without);
}

void print_json(const client::LoadResult& result, bool with_bots) {
    std::string bots;
    for (std::size_t game = 0; with_bots && game < games.size(); ++game) {
        bots += fmt::format(", \"{}_bots\": {}", games[game], json_of(result.bots[game]));
    }
    fmt::print("{{\"tables\": {}, \"moves\": {}, \"moves_per_second\": {:.0f}, \"p50_ms\": {:.2f}, \"p99_ms\": {:.2f}, "
               "\"errors\": {}, \"server_cpu_us_per_move\": {:.1f}, \"server_rss_mb\": {:.1f}{}}}\n",
               result.tables, result.moves, result.moves_per_second, result.p50_ms, result.p99_ms, result.errors,
               result.server_cpu_us_per_move, result.server_rss_mb, bots);
}

void print_rows(const client::LoadResult& result, bool with_bots, Language language) {
    const auto say = [&](std::string_view key) { return std::string(messages::text(language, key)); };
    const auto decimal = [&](double value, int decimals) { return messages::decimal(language, value, decimals); };
    Rows rows = {
        {say("loadtest.tables"), fmt::format("{}", result.tables)},
        {say("loadtest.moves"), fmt::format("{}", result.moves)},
        {say("loadtest.speed"), fmt::format("{:.0f}", result.moves_per_second)},
        {say("loadtest.usual"), decimal(result.p50_ms, 2) + " ms"},
        {say("loadtest.slowest"), decimal(result.p99_ms, 2) + " ms"},
        {say("loadtest.errors"), fmt::format("{}", result.errors)},
        {say("loadtest.processor"), decimal(result.server_cpu_us_per_move, 1) + " µs"},
        {say("loadtest.memory"), decimal(result.server_rss_mb, 1) + " MB"},
    };
    for (std::size_t game = 0; with_bots && game < games.size(); ++game) {
        const client::BotWaits& waits = result.bots[game];
        rows.emplace_back(fmt::format("{} ({})", say("loadtest.bots"), games[game]),
                          fmt::format("{} / {} / {} ms", decimal(waits.p50_ms, 2), decimal(waits.p99_ms, 2),
                                      decimal(waits.longest_ms, 2)));
        rows.emplace_back(
            fmt::format("{} ({})", say("loadtest.bots-by-table"), games[game]),
            fmt::format("{} / {} ms", decimal(waits.usual_table_ms, 2), decimal(waits.worst_table_ms, 2)));
    }
    if (result.errors > 0) rows.emplace_back(say("loadtest.first-error"), result.first_error);
    fmt::print("{}\n", in_two_columns(rows, widest_page));
}

constexpr int interrupted = 130;  // as shells say it

int fail(Language language, std::string_view key, const std::string& url) {
    fmt::print(stderr, "{}\n", messages::format(language, key, {{"url", std::string_view(url)}}));
    return wrong_input;
}

int fail_for_descriptors(Language language, std::size_t most) {
    fmt::print(stderr, "{}\n", messages::format(language, "loadtest.error.files", {{"most", most}}));
    return wrong_input;
}

int run(Request request, Language language) {
    std::signal(SIGPIPE, SIG_IGN);
    if (const auto most = allow_many_tables(); request.plan.tables > most) return fail_for_descriptors(language, most);
    std::unique_ptr<client::OwnServer> server;
    if (request.servers.empty()) {
        server = own_server(request.store);
        if (!server) return fail(language, "loadtest.error.start", {});
        request.servers = {server->url()};
    }
    for (const auto& url : request.servers) {
        const auto address = client::find_server(url);
        if (!address) return fail(language, "loadtest.error.url", url);
        request.plan.servers.push_back(*address);
    }
    const auto result = client::load(request.plan);
    if (!result && result.error() == client::LoadFailure::interrupted) return interrupted;
    if (!result) return fail(language, "loadtest.error.server", fmt::format("{}", fmt::join(request.servers, ", ")));
    const bool with_bots = !request.plan.bot.empty();
    request.json ? print_json(*result, with_bots) : print_rows(*result, with_bots, language);
    return success;
}

}  // namespace

void add_loadtest_command(CLI::App& cli, Command& command) {
    auto* loadtest = cli.add_subcommand("loadtest", "help.loadtest");
    auto request = std::make_shared<Request>();
    client::LoadPlan& plan = request->plan;
    const auto add_number = [&](const char* name, auto& number, const char* help, std::int64_t most) {
        loadtest->add_option(name, number, help)
            ->option_text("help.value.number")
            ->check(whole_number(command, 1, most));
    };
    add_number("--tables", plan.tables, "help.loadtest.tables", 100'000);
    add_number("--rate", plan.rate, "help.loadtest.rate", 1'000'000);
    add_number("--seconds", plan.seconds, "help.loadtest.seconds", 86'400);
    loadtest->add_option("--server", request->servers, "help.loadtest.server")->option_text("help.value.url");
    loadtest->add_option("--store", request->store, "help.loadtest.store")->option_text("help.value.url");
    loadtest->add_option("--bot", plan.bot, "help.loadtest.bot")
        ->option_text("help.value.level")
        ->check(one_of(command, {players::level_names.begin(), players::level_names.end()}));
    loadtest->add_flag("--idle", plan.idle, "help.loadtest.idle");
    loadtest->add_flag("--json", request->json, "help.json");
    loadtest->callback(
        [&command, request] { command.run = [&command, request] { return run(*request, command.language); }; });
}

}  // namespace shelfmark::app
