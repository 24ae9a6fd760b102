#include "app/command_serve.h"

#include <spawn.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <memory>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/command.h"
#include "app/help.h"
#include "messages/format.h"
#include "server/net/serve.h"

namespace shelfmark::app {
namespace {

using server::net::Log;
using server::net::Settings;

struct Request {
    Settings settings;
    std::string log_level = "info";
    bool open = false;
};

std::string variable(const char* name) {
    const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): read before any thread
    return value == nullptr ? "" : value;
}

std::string usual_folder() {
    const std::string data = variable("XDG_DATA_HOME");
    return (data.empty() ? variable("HOME") + "/.local/share" : data) + "/shelfmark";
}

// What tools/build makes lies beside the folder of the command; an installed page is where such things go.
std::string usual_page() {
    std::error_code unknown;
    const auto folder = std::filesystem::read_symlink("/proc/self/exe", unknown).parent_path().parent_path();
    for (const auto* const place : {"page", "share/shelfmark/page"}) {
        if (std::filesystem::exists(folder / place / "index.html", unknown)) return folder / place;
    }
    return {};
}

// The network and the store want a processor for themselves, where there are several.
std::size_t usual_bot_threads() { return std::max(2U, std::thread::hardware_concurrency()) - 1; }

Log::Level level_of(std::string_view name) {
    if (name == "debug") return Log::Level::debug;
    if (name == "info") return Log::Level::info;
    return name == "warning" ? Log::Level::warning : Log::Level::error;
}

// Where there is a display; whoever has none reads the address.
void open_browser(const std::string& url) {
    if (variable("DISPLAY").empty() && variable("WAYLAND_DISPLAY").empty()) return;
    std::string program = "xdg-open";
    std::string address = url;
    const std::array<char*, 3> arguments = {program.data(), address.data(), nullptr};
    pid_t child = 0;
    posix_spawnp(&child, program.c_str(), nullptr, nullptr, arguments.data(), environ);
}

int run(const Request& request, messages::Language language) {
    const auto ready = [&](const std::string& url) {
        fmt::print("{}\n", messages::format(language, "serve.ready", {{"url", std::string_view(url)}}));
        std::fflush(stdout);  // whoever waits for the address may read a pipe
        if (request.open) open_browser(url);
    };
    const auto obstacle = server::net::serve(request.settings, ready);
    if (!obstacle) return success;
    std::vector<messages::Argument> arguments;
    for (const auto& [name, value] : obstacle->arguments) arguments.emplace_back(name, std::string_view(value));
    fmt::print(stderr, "{}\n", messages::format(language, obstacle->message, arguments));
    return wrong_input;
}

constexpr std::int64_t largest_limit = 1'000'000;

template <class Number>
void add_number(CLI::App& app, const Command& command, const char* name, Number& number, std::int64_t least,
                std::int64_t most = largest_limit) {
    // --tables-per-hour is described by help.serve.tables-per-hour.
    app.add_option(name, number, fmt::format("help.serve.{}", name + 2))
        ->option_text("help.value.number")
        ->check(whole_number(command, least, most));
}

void add_limits(CLI::App& app, const Command& command, Settings& settings) {
    add_number(app, command, "--connections", settings.connections, 1);
    add_number(app, command, "--connections-per-address", settings.connections_per_address, 1);
    add_number(app, command, "--requests-per-second", settings.requests_per_second, 1);
    add_number(app, command, "--messages-per-second", settings.house.messages_per_second, 1);
    add_number(app, command, "--burst", settings.house.burst, 1);
    add_number(app, command, "--tables-per-hour", settings.house.tables_per_hour, 1);
    add_number(app, command, "--seats-per-hour", settings.house.seats_per_hour, 1);
    add_number(app, command, "--waiting-requests", settings.house.waiting_requests, 1);
    add_number(app, command, "--spectators", settings.house.spectators, 0);
    add_number(app, command, "--idle-seconds", settings.idle_seconds, 2);
    add_number(app, command, "--close-rooms-after", settings.house.close_rooms_after, 0, 86'400'000);
    add_number(app, command, "--rooms", settings.house.rooms, 1);
    add_number(app, command, "--bot-pause", settings.house.bot_pause, 0, 60'000);
}

}  // namespace

void add_serve_command(CLI::App& cli, Command& command) {
    auto* serve = cli.add_subcommand("serve", "help.serve");
    auto request = std::make_shared<Request>();
    Settings& settings = request->settings;
    settings.version = SHELFMARK_VERSION;
    settings.data = usual_folder();
    settings.page = usual_page();
    settings.bot_threads = usual_bot_threads();
    add_number(*serve, command, "--port", settings.port, 0, 65'535);
    serve->add_option("--address", settings.address, "help.serve.address")->option_text("help.value.address");
    serve->add_option("--data", settings.data, "help.serve.data")->option_text("help.value.folder");
    serve->add_option("--store", settings.store, "help.serve.store")->option_text("help.value.url");
    serve->add_option("--page", settings.page, "help.serve.page")->option_text("help.value.folder");
    add_number(*serve, command, "--bots", settings.bot_threads, 1, 256);
    add_number(*serve, command, "--bot-time", settings.bot_time, 1, 3'600'000);
    serve->add_option("--origin", settings.origins, "help.serve.origin")->option_text("help.value.url");
    serve->add_option("--host", settings.hosts, "help.serve.host")->option_text("help.value.name");
    serve->add_option("--contact", settings.contact, "help.serve.contact")->option_text("help.value.url");
    serve->add_flag("--behind-proxy", settings.behind_proxy, "help.serve.behind-proxy");
    serve->add_flag("--open", request->open, "help.serve.open");
    add_number(*serve, command, "--seed", settings.seed, 0, std::numeric_limits<std::int64_t>::max());
    serve->add_option("--log-level", request->log_level, "help.serve.log-level")
        ->option_text("help.value.level")
        ->check(one_of(command, {"debug", "info", "warning", "error"}));
    add_limits(*serve, command, settings);
    serve->callback([&command, request] {
        request->settings.log_level = level_of(request->log_level);
        request->settings.house.shared = !request->settings.store.empty();
        command.run = [&command, request] { return run(*request, command.language); };
    });
}

}  // namespace shelfmark::app
