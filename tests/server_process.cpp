#include "server_process.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <stdexcept>
#include <utility>

#include <boost/asio/co_spawn.hpp>

#include "protocol/codec.h"
#include "protocol/exlibris/view.h"
#include "protocol/librarians/view.h"

namespace shelfmark::proof {

using client::Glance;
using client::Kind;

namespace {

// What a client does with a view that says what has changed.
void take_over(protocol::View& view, const protocol::View& changes) {
    auto before = std::exchange(view, changes);
    view.full = true;
    view.exlibris = std::move(before.exlibris);
    view.librarians = std::move(before.librarians);
    if (changes.exlibris && view.exlibris) protocol::take_over(*view.exlibris, *changes.exlibris);
    if (changes.librarians && view.librarians) protocol::take_over(*view.librarians, *changes.librarians);
}

}  // namespace

std::size_t digest_of(const protocol::View& view) {
    return std::hash<std::string>()(protocol::encode(protocol::ServerMessage(view)));
}

// ---- Witness ----

Witness::Witness(TableOfTwo& table, client::Guest::Ticket ticket, std::uint64_t seed)
    : table_(table), random_{seed}, guest_(table.evening().context(), table.evening().address(), std::move(ticket),
                                           [this](const Glance& at, std::string_view message) { hear(at, message); }) {}

void Witness::hear(const Glance& at, std::string_view message) {
    if (at.kind == Kind::lost) return remember_what_is_known();
    const auto decoded = protocol::decode<protocol::ServerMessage>(message);
    if (!decoded) return table_.evening().complain(decoded.error() + " in " + std::string(message));
    if (const auto* welcome = std::get_if<protocol::Welcome>(&*decoded)) note(*welcome);
    if (const auto* view = std::get_if<protocol::View>(&*decoded)) note(*view);
    if (const auto* happened = std::get_if<protocol::Happened>(&*decoded)) note(*happened, message);
    if (const auto* accepted = std::get_if<protocol::Accepted>(&*decoded)) note(*accepted);
    if (const auto* refused = std::get_if<protocol::Refused>(&*decoded)) note(*refused);
    if (const auto* fault = std::get_if<protocol::Fault>(&*decoded)) note(*fault, message);
    if (const auto* writing = std::get_if<protocol::Writing>(&*decoded)) interruptions_ += writing->possible ? 0 : 1;
    if (fickle_ && hang_up_after(at.kind)) return;
    think();
}

// Nobody goes back in time. A single server knows all that it has promised to anybody before a connection was even
// tried (of two connections neither knows what the other hears at the same time); one of many knows at least what this
// client has seen.
void Witness::remember_what_is_known() {
    const auto seen = std::max(told_.empty() ? first_ : told_.rbegin()->first, view_.number.value_or(-1));
    known_before_ = table_.evening().at_many_servers() ? seen : table_.promised;
}

void Witness::note(const protocol::Welcome& message) {
    const auto number = message.number.value_or(-1);
    if (first_ < 0) first_ = number;
    if (number < known_before_) {
        table_.evening().complain("entry " + std::to_string(known_before_) + " was known, but the table has only " +
                                  std::to_string(number));
    }
}

void Witness::note(const protocol::View& message) {
    if (message.full) {
        view_ = message;
    } else {
        take_over(view_, message);
    }
    views_.emplace(view_.number.value_or(-1), digest_of(view_));
}

void Witness::note(const protocol::Happened& message, std::string_view text) {
    const auto expected = told_.empty() ? first_ + 1 : told_.rbegin()->first + 1;
    // That somebody was late has a number, too, and nobody is told of it by itself.
    if (message.number < expected || (message.number > expected && !table_.has_clocks())) {
        table_.evening().complain("told of entry " + std::to_string(message.number) + " instead of " +
                                  std::to_string(expected));
    }
    told_.emplace(message.number, text);
}

void Witness::note(const protocol::Accepted& message) {
    const auto number = message.number.value_or(-1);
    const auto [known, is_new] = promises_.emplace(message.seq, number);
    if (!is_new && known->second != number) {
        table_.evening().complain("request " + std::to_string(message.seq) + " became two entries");
    }
    table_.promised = std::max(table_.promised, number);
}

// Where both may decide, one of them comes too late; whoever hung up before they heard so is told that they ask again.
// A bot may have taken over since time was up. Anything else was offered as a choice.
void Witness::note(const protocol::Refused& message) {
    const bool late = message.why.key == "table.stale" || message.why.key == "table.handed" ||
                      (fickle_ && message.why.key == "table.repeated");
    if (message.why.key == "table.store") ++interruptions_;
    if (!late && !is_excused(message.why.key)) table_.evening().complain("refused: " + message.why.key);
}

void Witness::note(const protocol::Fault& message, std::string_view text) {
    if (message.key == "table.store") ++interruptions_;
    if (!is_excused(message.key)) table_.evening().complain(std::string(text));
}

// Nobody can write, or read, while the database is away.
bool Witness::is_excused(std::string_view key) const {
    return table_.evening().at_many_servers() && (key == "table.store" || key == "table.busy");
}

void Witness::go_on() {
    resting_ = false;
    think();
}

void Witness::think() {
    if (resting_ || !guest_.may_decide()) return;
    const auto choices = guest_.choices();
    guest_.decide(*client::action_after(choices, random_.below(static_cast<std::uint32_t>(choices.size()))));
    if (fickle_) hang_up_after(Kind::other);
}

// Each kind in turn; `other` stands for having sent something.
bool Witness::hang_up_after(Kind kind) {
    static constexpr std::array excuses = {Kind::welcome, Kind::other,    Kind::accepted,
                                           Kind::table,   Kind::happened, Kind::view};
    if (excuses[next_excuse_] != kind) return false;
    next_excuse_ = (next_excuse_ + 1) % excuses.size();
    ++times_hung_up_;
    remember_what_is_known();
    guest_.hang_up();
    return true;
}

// ---- TableOfTwo ----

TableOfTwo::TableOfTwo(Evening& evening, protocol::Game game, bool has_clocks, protocol::TableCreated created,
                       std::uint64_t seed)
    : evening_(evening), game_(game), has_clocks_(has_clocks), created_(std::move(created)) {
    for (std::size_t seat = 0; seat < 2; ++seat) {
        witnesses_.push_back(std::make_unique<Witness>(*this, ticket(seat), 2 * seed + seat));
    }
}

std::size_t TableOfTwo::moves() const { return witnesses_[0]->told().size(); }

bool TableOfTwo::over() const { return witnesses_[0]->guest().game_over() && witnesses_[1]->guest().game_over(); }

bool TableOfTwo::calm() const {
    const auto newest = [](const Witness& one) {
        return one.told().empty() ? one.first() : one.told().rbegin()->first;
    };
    const auto number = newest(*witnesses_[0]);
    return newest(*witnesses_[1]) == number && number >= promised;
}

// ---- Evening ----

namespace {
std::filesystem::path built_programs() { return std::filesystem::read_symlink("/proc/self/exe").parent_path(); }
}  // namespace

std::string built_server() { return built_programs() / "shelfmark"; }

std::string next_server() { return built_programs() / "shelfmark_next"; }

std::vector<std::string> without_limits() {
    std::vector<std::string> flags = {"--log-level", "error"};
    for (const char* limit : {"--connections-per-address", "--requests-per-second", "--messages-per-second", "--burst",
                              "--tables-per-hour", "--seats-per-hour"}) {
        flags.insert(flags.end(), {limit, "1000000"});
    }
    return flags;
}

Evening::Evening(std::vector<std::string> flags) {
    server_.emplace(built_server(), std::move(flags));
    if (!server_->start()) throw std::runtime_error("build the whole preset: the server does not start");
    address_ = client::find_server(server_->url());
}

Evening::Evening(client::ServerAddress many) : address_(std::move(many)) {}

TableOfTwo& Evening::open_table(protocol::Game game, const Company& company) {
    tables_.push_back(
        std::make_unique<TableOfTwo>(*this, game, company.clock.has_value(), new_table(game, company), tables_.size()));
    return *tables_.back();
}

protocol::TableCreated Evening::new_table(protocol::Game game, const Company& company) {
    protocol::CreateTable request;
    request.game = game;
    request.options = "players=" + std::to_string(company.people + company.bots);
    for (int i = 0; i < company.people; ++i) {
        request.seats.push_back({protocol::Occupant::person, i == 0 ? "Ada" : "Bela", std::nullopt});
    }
    for (int i = 0; i < company.bots; ++i) request.seats.push_back({protocol::Occupant::bot, std::nullopt, "clerk"});
    if (company.clock) request.pacing = {protocol::Pace::move, company.clock->count(), protocol::Lateness::bot};
    const auto end = network::Clock::now() + usual_patience;
    while (true) {
        const auto answer = post("/api/tables", protocol::encode(request));
        if (auto created = protocol::decode<protocol::TableCreated>(answer.body)) return std::move(*created);
        if (!at_many_servers() || network::Clock::now() > end) throw std::runtime_error("no table: " + answer.body);
        play_for(std::chrono::milliseconds(100));
    }
}

client::Answer Evening::get(const std::string& target) {
    client::Http http(context_, *address_);
    return wait(http.get(target));
}

client::Answer Evening::post(const std::string& target, const std::string& body) {
    client::Http http(context_, *address_);
    return wait(http.post(target, body));
}

client::Answer Evening::wait(network::Awaitable<client::Answer> answer) {
    std::optional<client::Answer> result;
    network::asio::co_spawn(context_, std::move(answer),
                            [&](const std::exception_ptr&, client::Answer value) { result = std::move(value); });
    context_.restart();
    while (!result) context_.run_one();
    return std::move(*result);
}

void Evening::play_for(std::chrono::milliseconds span) {
    context_.restart();
    context_.run_for(span);
}

testing::AssertionResult Evening::play_until(const std::function<bool()>& done, std::chrono::seconds patience) {
    const auto end = network::Clock::now() + patience;
    context_.restart();
    while (!done()) {
        if (network::Clock::now() > end) {
            return testing::AssertionFailure() << (complaints_.empty() ? "out of patience" : complaints());
        }
        context_.run_one_until(end);
    }
    return testing::AssertionSuccess();
}

std::optional<int> Evening::end() {
    tables_.clear();
    return server_ ? server_->stop() : std::nullopt;
}

std::string Evening::complaints() const {
    std::string text;
    for (const auto& one : complaints_) text += one + "\n";
    return text;
}

void Evening::compare(TableOfTwo& table) {
    for (std::size_t seat = 0; seat < 2; ++seat) table.witness(seat).rest();
    if (!play_until([&] { return table.calm(); })) return complain("one seat was told more than the other");
    for (std::size_t seat = 0; seat < 2; ++seat) compare(table, seat);
}

void Evening::compare(TableOfTwo& table, std::size_t seat) {
    Witness& witness = table.witness(seat);
    std::map<std::int64_t, std::string> told;
    bool complete = false;
    auto ticket = table.ticket(seat);
    ticket.seen = witness.first();
    const client::Guest reader(context_, *address_, ticket, [&](const Glance& at, std::string_view message) {
        if (at.kind == Kind::happened) told.emplace(at.number.value(), message);
        if (at.kind == Kind::view) complete = true;
    });
    if (!play_until([&] { return complete; })) return complain("nobody answers at " + table.name());
    if (told != witness.told()) complain("told otherwise at " + table.name());
    for (const auto& [seq, number] : witness.promises()) {
        const auto kept = told.find(number);
        const auto decider = "\"seat\":" + std::to_string(seat) + ",";
        if (kept == told.end() || kept->second.find(decider) == std::string::npos) {
            complain("entry " + std::to_string(number) + " was promised and is not there");
        }
    }
}

}  // namespace shelfmark::proof
