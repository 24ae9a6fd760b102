#include "client/load.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <csignal>
#include <deque>
#include <memory>
#include <numeric>
#include <vector>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/signal_set.hpp>

#include "client/duel.h"
#include "client/http.h"
#include "protocol/codec.h"

namespace shelfmark::client {

namespace {

namespace asio = network::asio;
using network::Awaitable;
using network::Clock;
using network::with_error;

constexpr std::size_t most_openers = 100;  // tables that are created at the same time, to share the disk
constexpr auto pulse = std::chrono::milliseconds(1);
constexpr auto longest_opening = std::chrono::minutes(5);
constexpr double mebibyte = 1024.0 * 1024.0;

// How the servers are, by their own account (/metrics).
struct Figures {
    double cpu_seconds = 0;
    double memory_bytes = 0;
};

double figure(std::string_view page, std::string_view name) {
    const auto place = page.find(name);
    if (place == std::string_view::npos) return 0;
    double value = 0;
    std::from_chars(page.data() + place + name.size(), page.data() + page.size(), value);
    return value;
}

constexpr std::array games = {protocol::Game::exlibris, protocol::Game::librarians};

protocol::CreateTable table_of(protocol::Game game, const std::string& bot) {
    protocol::CreateTable request;
    request.game = game;
    request.options = "players=2";
    for (const char* name : {"Ada", "Bela"}) {
        protocol::NewSeat& seat = request.seats.emplace_back();
        seat.occupant = protocol::Occupant::person;
        seat.name = name;
    }
    if (!bot.empty()) request.seats[1] = {protocol::Occupant::bot, std::nullopt, bot};
    return request;
}

double percentile(std::vector<Clock::duration>& spans, double part) {
    if (spans.empty()) return 0;
    const auto place = spans.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(spans.size() - 1));
    std::ranges::nth_element(spans, place);
    return std::chrono::duration<double, std::milli>(*place).count();
}

BotWaits summed_up(const std::vector<std::vector<Clock::duration>>& tables) {
    BotWaits waits;
    std::vector<Clock::duration> all;
    std::vector<Clock::duration> means;
    for (const auto& table : tables) {
        if (table.empty()) {
            ++waits.tables_without;
            continue;
        }
        all.insert(all.end(), table.begin(), table.end());
        means.push_back(std::reduce(table.begin(), table.end()) / static_cast<int>(table.size()));
    }
    waits.decisions = all.size();
    waits.p50_ms = percentile(all, 0.5);
    waits.p99_ms = percentile(all, 0.99);
    waits.longest_ms = percentile(all, 1);
    waits.usual_table_ms = percentile(means, 0.5);
    waits.worst_table_ms = percentile(means, 1);
    return waits;
}

class Load {
public:
    explicit Load(const LoadPlan& plan) : plan_(plan) {
        for (std::size_t i = 0; i < plan.tables; ++i) {
            duels_.push_back(std::make_unique<Duel>(context_, Duel::Servers{server(i), server(i + 1)}, events_, i));
            to_open_.push_back(duels_.back().get());
        }
    }

    std::expected<LoadResult, LoadFailure> run() {
        asio::signal_set signals(context_, SIGINT, SIGTERM);
        signals.async_wait([this](network::ErrorCode error, int) {
            if (!error) stop_with(LoadFailure::interrupted);
        });
        for (std::size_t i = 0; i < std::min(most_openers, plan_.tables); ++i) {
            asio::co_spawn(context_.get_executor(), open_tables(server(i)), asio::detached);
        }
        asio::co_spawn(context_.get_executor(), measure(), asio::detached);
        context_.run();
        return result_;
    }

private:
    [[nodiscard]] const ServerAddress& server(std::size_t turn) const {
        return plan_.servers[turn % plan_.servers.size()];
    }

    Awaitable<> sleep(Clock::duration span) {
        network::Timer timer(context_, span);
        co_await timer.async_wait(with_error);
    }

    // Opens tables, and new ones for those whose game is over, as long as the load goes on.
    Awaitable<> open_tables(ServerAddress server) {
        Http http(context_, std::move(server));
        while (true) {
            if (to_open_.empty()) {
                co_await sleep(pulse);
                continue;
            }
            Duel* const duel = to_open_.front();
            to_open_.pop_front();
            const auto game = games[duel->number() % games.size()];
            const auto answer = co_await http.post("/api/tables", protocol::encode(table_of(game, plan_.bot)));
            if (const auto created = protocol::decode<protocol::TableCreated>(answer.body)) {
                duel->open(*created);
                // Nobody else comes in before these two: a slow machine would let the later ones wait too long.
                while (!duel->is_open()) co_await sleep(pulse);
            } else {
                complain(answer.status == 0 ? "no answer" : answer.body);
                to_open_.push_back(duel);
                co_await sleep(pulse);
            }
        }
    }

    Awaitable<> measure() {
        if (!co_await ask_figures()) co_return stop_with(LoadFailure::server);
        const auto opened = [](const auto& duel) { return duel->is_open(); };
        const auto too_late = Clock::now() + longest_opening;
        while (!std::ranges::all_of(duels_, opened) && Clock::now() < too_late) co_await sleep(10 * pulse);
        tables_at_start_ = static_cast<std::size_t>(std::ranges::count_if(duels_, opened));
        const auto before = co_await ask_figures();
        start_ = Clock::now();
        end_ = start_ + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(plan_.seconds));
        if (!plan_.idle) co_await play();
        if (plan_.idle) co_await sleep(end_ - start_);
        const auto after = co_await ask_figures();
        if (!before || !after) co_return stop_with(LoadFailure::server);
        sum_up(*before, *after);
        context_.stop();
    }

    void stop_with(LoadFailure failure) {
        result_ = std::unexpected(failure);
        context_.stop();
    }

    Awaitable<> play() {
        playing_ = true;
        while (Clock::now() < end_) {
            start_what_is_due();
            co_await sleep(pulse);
        }
        playing_ = false;
    }

    // Without a rate everything is due at once.
    void start_what_is_due() {
        const auto now = Clock::now();
        while (!ready_.empty()) {
            const auto due = plan_.rate == 0 ? now : start_ + started_ * interval_;
            if (due > now) return;
            ++started_;
            Duel* const duel = ready_.front();
            ready_.pop_front();
            duel->move(due);
        }
    }

    void be_ready(Duel& duel) {
        if (playing_ && plan_.rate == 0) return duel.move(Clock::now());
        ready_.push_back(&duel);
    }

    void complain(std::string_view what) {
        if (errors_++ == 0) first_error_ = what.substr(0, 200);
    }

    Awaitable<std::optional<Figures>> ask_figures() {
        Figures all;
        for (const ServerAddress& each : plan_.servers) {
            Http http(context_, each);
            const auto answer = co_await http.get("/metrics");
            if (answer.status != 200) co_return std::nullopt;
            all.cpu_seconds += figure(answer.body, "\nshelfmark_cpu_seconds_total ");
            all.memory_bytes += figure(answer.body, "\nshelfmark_memory_bytes ");
        }
        co_return all;
    }

    void sum_up(const Figures& before, const Figures& after) {
        const auto moves = static_cast<double>(spans_.size());
        LoadResult result;
        result.tables = tables_at_start_;
        result.moves = spans_.size();
        result.moves_per_second = moves / plan_.seconds;
        result.p50_ms = percentile(spans_, 0.5);
        result.p99_ms = percentile(spans_, 0.99);
        result.errors = errors_;
        result.first_error = first_error_;
        if (moves > 0) result.server_cpu_us_per_move = (after.cpu_seconds - before.cpu_seconds) * 1e6 / moves;
        result.server_rss_mb = after.memory_bytes / mebibyte;
        for (std::size_t game = 0; game < games.size(); ++game) {
            std::vector<std::vector<Clock::duration>> of_game;
            for (std::size_t i = game; i < waits_.size(); i += games.size()) of_game.push_back(waits_[i]);
            result.bots[game] = summed_up(of_game);
        }
        result_ = std::move(result);
    }

    LoadPlan plan_;
    asio::io_context context_{1};
    Duel::Events events_ = {
        .ready = [this](Duel& duel) { be_ready(duel); },
        .moved =
            [this](Duel&, Clock::duration span) {
                if (playing_) spans_.push_back(span);
            },
        .answered =
            [this](Duel& duel, Clock::duration span) {
                // What was asked while tables were being opened has waited for that, too.
                if (playing_ && Clock::now() - span >= start_) waits_[duel.number()].push_back(span);
            },
        .over = [this](Duel& duel) { to_open_.push_back(&duel); },
        .trouble = [this](std::string_view message) { complain(message); },
    };
    std::vector<std::unique_ptr<Duel>> duels_;
    std::deque<Duel*> to_open_;
    std::deque<Duel*> ready_;
    std::vector<std::vector<Clock::duration>> waits_{plan_.tables};  // for bots, by table
    std::size_t tables_at_start_ = 0;
    std::int64_t started_ = 0;
    Clock::duration interval_ =
        std::chrono::nanoseconds(std::chrono::seconds(1)) / std::max<std::size_t>(plan_.rate, 1);
    bool playing_ = false;
    Clock::time_point start_;
    Clock::time_point end_;
    std::vector<Clock::duration> spans_;
    std::uint64_t errors_ = 0;
    std::string first_error_;
    std::expected<LoadResult, LoadFailure> result_ = std::unexpected(LoadFailure::server);
};

}  // namespace

std::expected<LoadResult, LoadFailure> load(const LoadPlan& plan) { return Load(plan).run(); }

}  // namespace shelfmark::client
