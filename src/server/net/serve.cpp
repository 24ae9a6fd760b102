#include "server/net/serve.h"

#include <sys/resource.h>

#include <csignal>
#include <filesystem>

#include "server/net/service.h"
#include "store/postgres_store.h"
#include "store/sqlite_store.h"

namespace shelfmark::server::net {

namespace {

namespace fs = std::filesystem;

// Every connection needs a descriptor, and the usual limit is that of programs that have few.
void allow_many_descriptors() {
    rlimit limit = {};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

// For the server's keeper alone, since the tables have secrets.
std::optional<Obstacle> make_folder(const std::string& folder) {
    std::error_code error;
    const bool made = fs::create_directories(folder, error);
    if (made) fs::permissions(folder, fs::perms::owner_all, error);
    if (!error) return std::nullopt;
    return Obstacle{"serve.error.folder", {{"folder", folder}, {"reason", error.message()}}};
}

std::expected<Page, Obstacle> read_page(const std::string& folder) {
    if (folder.empty()) return Page();
    try {
        return Page(folder);
    } catch (const fs::filesystem_error& error) {
        const auto reason = error.code().message();
        return std::unexpected(Obstacle{"serve.error.page", {{"folder", folder}, {"reason", reason}}});
    }
}

// The keys by which push services know this server: made once, since browsers are bound to them.
std::expected<push::KeyPair, Obstacle> push_keys(store::Store& store) {
    constexpr const char* name = "push-keys";
    const auto unusable = [&](std::string reason) {
        return std::unexpected(Obstacle{"serve.error.store", {{"reason", std::move(reason)}}});
    };
    try {
        while (true) {
            const auto kept = store.setting(name);
            if (auto keys = push::from_setting(kept.value_or(""))) return std::move(*keys);
            auto keys = push::make_key_pair();
            const auto outcome = carry_out(store, store::Setting{name, kept, push::to_setting(keys)});
            if (outcome == store::Outcome::committed) return keys;
            if (outcome == store::Outcome::failed) return unusable(name);
            // Otherwise another server was quicker: its keys are everybody's.
        }
    } catch (const store::Failure& failure) {
        return unusable(failure.what());
    }
}

std::expected<std::unique_ptr<store::Store>, store::OpenError>
open_store(const Settings& settings, store::WriterOptions options, store::Heard heard) {
    if (!settings.store.empty()) return store::open_postgres(settings.store, std::move(options), std::move(heard));
    return store::open_sqlite((fs::path(settings.data) / "tables.db").string(), std::move(options));
}

}  // namespace

std::optional<Obstacle> serve(const Settings& settings, const std::function<void(const std::string&)>& ready) {
    std::signal(SIGPIPE, SIG_IGN);  // nobody need read the log
    allow_many_descriptors();
    if (settings.seed && !for_this_computer_alone(settings)) return Obstacle{"serve.error.seed", {}};
    auto page = read_page(settings.page);
    if (!page) return page.error();
    if (settings.store.empty()) {
        if (auto obstacle = make_folder(settings.data)) return obstacle;
    }

    Ground ground(settings);
    asio::io_context context(1);
    Mailbox mailbox(context);
    store::WriterOptions options;
    options.before_commit = [&] { return ++ground.store_groups != 0; };
    options.trouble = [&](std::string_view reason) { ground.log.error("not written", {{"reason", reason}}); };
    Service* neighbour = nullptr;  // the mailbox is opened when it is there
    const auto heard = [&](store::News news) {
        mailbox.put([&neighbour, news = std::move(news)] { neighbour->heard(news); });
    };
    const auto store = open_store(settings, std::move(options), heard);
    if (!store) return Obstacle{store.error().message, store.error().arguments};

    auto keys = push_keys(**store);
    if (!keys) return keys.error();

    Service service(settings, ground, context, mailbox, **store, std::move(*keys), std::move(*page));
    neighbour = &service;
    if (const auto reason = service.listen()) {
        return Obstacle{"serve.error.port",
                        {{"address", settings.address}, {"port", std::to_string(settings.port)}, {"reason", *reason}}};
    }
    ready(service.url());
    service.run();
    return std::nullopt;
}

}  // namespace shelfmark::server::net
