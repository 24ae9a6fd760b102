#include "store/postgres.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstring>

#include "store/ledger.h"

namespace shelfmark::store::pg {

namespace {

// A database that hangs is noticed by its own clock first, then by ours.
constexpr std::chrono::milliseconds usual_patience{6'000};
constexpr std::chrono::milliseconds endless_patience{24L * 3600 * 1000};

// What holds for each connection unless the address says otherwise: a line that is cut without a word is noticed within
// seconds, and of several hosts the one is taken that can write.
constexpr std::array<std::pair<const char*, const char*>, 8> usual_options = {{{"connect_timeout", "5"},
                                                                               {"keepalives_idle", "5"},
                                                                               {"keepalives_interval", "2"},
                                                                               {"keepalives_count", "3"},
                                                                               {"tcp_user_timeout", "10000"},
                                                                               {"target_session_attrs", "read-write"},
                                                                               {"client_encoding", "UTF8"},
                                                                               {"application_name", "shelfmark"}}};

// The database gives up what a server holds that is gone without a word. Whoever is told that something is committed
// may rely on it, whatever the database does otherwise.
constexpr const char* manners = R"sql(
    SET search_path = shelfmark;
    SET statement_timeout = '5s';
    SET lock_timeout = '4s';
    SET idle_in_transaction_session_timeout = '2s';
    SET tcp_keepalives_idle = 5;
    SET tcp_keepalives_interval = 2;
    SET tcp_keepalives_count = 3;
    SET client_min_messages = warning;
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
)sql";

template <std::unsigned_integral Integer>
Bytes big_endian(Integer value) {
    Bytes bytes(sizeof value, '\0');
    for (auto& byte : bytes) {
        value = std::rotl(value, 8);
        byte = static_cast<char>(value & 0xffU);
    }
    return bytes;
}

std::string without_line_end(std::string_view text) {
    const auto end = text.find_last_not_of(" \n");
    return std::string(text.substr(0, end == std::string_view::npos ? 0 : end + 1));
}

// Only the first line of what the database says: details may hold what was to be written.
[[noreturn]] void fail(const PGresult* result) {
    const auto field = [&](int code) {
        const char* const text = PQresultErrorField(result, code);
        return std::string(text == nullptr ? "" : text);
    };
    const auto state = field(PG_DIAG_SQLSTATE);
    auto message = field(PG_DIAG_MESSAGE_PRIMARY);
    if (message.empty()) message = without_line_end(PQresultErrorMessage(result));
    // Serialization failure, deadlock, and a key that another was quicker to write.
    if (state == "40001" || state == "40P01" || state == "23505") throw Collision(message);
    // Shutdown, crash, still starting; a database that only reads now has handed over to another.
    if (state == "57P01" || state == "57P02" || state == "57P03" || state == "25006" || state.starts_with("08")) {
        throw LostConnection(message);
    }
    // A lock or a statement that took too long.
    if (state == "55P03" || state == "57014") throw HeldUp(message);
    throw Failure(message);
}

bool went_wrong(const PGresult* result) {
    const auto status = PQresultStatus(result);
    return status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && status != PGRES_EMPTY_QUERY &&
           status != PGRES_PIPELINE_SYNC;
}

struct Options {
    std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> all{nullptr, &PQconninfoFree};

    explicit Options(PQconninfoOption* options) : all(options, &PQconninfoFree) {}
    explicit Options(const std::string& url) : Options(PQconninfoParse(url.c_str(), nullptr)) {}
    [[nodiscard]] std::string value(std::string_view keyword) const {
        for (const auto* option = all.get(); option->keyword != nullptr; ++option) {
            if (option->keyword == keyword && option->val != nullptr) return option->val;
        }
        return {};
    }
};

// What the environment says where an address says nothing.
Options usual_values() { return Options(PQconndefaults()); }

// None where a file of services knows them, or nobody: then libpq has to find its way alone.
std::optional<Hosts> hosts_of(const std::string& url, const FindHost& find) {
    const Options options(url);
    const Options usual = usual_values();
    if (!options.all || !usual.all || !options.value("service").empty()) return std::nullopt;
    const auto value = [&](std::string_view keyword) {
        const auto said = options.value(keyword);
        return said.empty() ? usual.value(keyword) : said;
    };
    const Hosts said{value("host"), value("hostaddr"), value("port")};
    auto found = with_addresses(said, find);
    if (found == said) return std::nullopt;
    return found;
}

}  // namespace

// ---- Address ----

std::optional<Address> Address::read(const std::string& url) {
    if (!url.starts_with("postgresql://") && !url.starts_with("postgres://")) return std::nullopt;
    // An @ in a password that is not written as %40: what follows it would be taken for the host, and shown.
    const auto place = url.find("://") + 3;
    if (std::ranges::count(url.substr(place, url.find_first_of("/?", place) - place), '@') > 1) return std::nullopt;
    const Options options(url);
    if (!options.all) return std::nullopt;
    auto name = options.value("host");
    if (const auto port = options.value("port"); !port.empty()) name += ":" + port;
    return Address(url, name + "/" + options.value("dbname"));
}

// ---- Values ----

Bytes Values::number(std::int64_t value) { return big_endian(static_cast<std::uint64_t>(value)); }

Bytes Values::array(std::uint32_t type, const std::vector<Form>& elements) {
    const std::uint32_t dimensions = elements.empty() ? 0 : 1;
    const std::uint32_t may_have_nulls = 1;
    Bytes form = big_endian(dimensions) + big_endian(may_have_nulls) + big_endian(type);
    if (!elements.empty()) {
        form += big_endian(static_cast<std::uint32_t>(elements.size())) + big_endian(std::uint32_t{1});
    }
    for (const auto& element : elements) {
        const std::uint32_t null = 0xffffffff;
        form += big_endian(element ? static_cast<std::uint32_t>(element->size()) : null);
        if (element) form += *element;
    }
    return form;
}

// ---- Rows ----

std::size_t Rows::changed() const {
    const std::string_view text = PQcmdTuples(result_.get());
    std::size_t count = 0;
    std::from_chars(text.data(), text.data() + text.size(), count);
    return count;
}

Bytes Rows::bytes(int row, int column) const {
    return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t Rows::number(int row, int column) const {
    const auto form = bytes(row, column);
    if (PQfformat(result_.get(), column) == 0) {
        std::int64_t value = 0;
        std::from_chars(form.data(), form.data() + form.size(), value);
        return value;
    }
    if (form.empty()) return 0;
    std::uint64_t value = 0;
    for (const char byte : form) value = value << 8U | static_cast<std::uint8_t>(byte);
    const auto unused = static_cast<int>(8 * (sizeof value - form.size()));
    return static_cast<std::int64_t>(value << unused) >> unused;
}

std::optional<std::int64_t> Rows::number_or_none(int row, int column) const {
    if (PQgetisnull(result_.get(), row, column) != 0) return std::nullopt;
    return number(row, column);
}

Hash Rows::hash(int row, int column) const {
    Hash hash{};
    const auto stored = bytes(row, column);
    std::copy_n(stored.begin(), std::min(stored.size(), hash.size()), hash.begin());
    return hash;
}

// ---- Connection ----

Connection::Connection(const Address& address, const FindHost& find) : patience_(usual_patience) {
    const auto hosts = hosts_of(address.url(), find);
    std::vector<const char*> keywords;
    std::vector<const char*> values;
    const auto say = [&](const char* keyword, const char* value) {
        keywords.push_back(keyword);
        values.push_back(value);
    };
    for (const auto& [keyword, value] : usual_options) say(keyword, value);
    say("dbname", address.url().c_str());  // is taken apart, and outdoes what came before
    if (hosts) {
        say("host", hosts->names.c_str());
        say("hostaddr", hosts->addresses.c_str());
        say("port", hosts->ports.c_str());
    }
    say(nullptr, nullptr);
    handle_.reset(PQconnectdbParams(keywords.data(), values.data(), 1));
    if (PQstatus(handle_.get()) != CONNECTION_OK) {
        throw Failure(without_line_end(PQerrorMessage(handle_.get())));
    }
    PQsetNoticeProcessor(handle_.get(), [](void*, const char*) {}, nullptr);
    PQsetnonblocking(handle_.get(), 1);
    script(manners);
}

void Connection::be_patient() {
    script("SET statement_timeout = 0; SET lock_timeout = 0");
    patience_ = endless_patience;
}

void Connection::lose() {
    const auto reason = without_line_end(PQerrorMessage(handle_.get()));
    throw LostConnection(reason.empty() ? "the connection to the database is gone" : reason);
}

void Connection::check(bool sent) {
    if (!sent) lose();
}

void Connection::wait(short events, Clock::time_point end) const {
    pollfd one{.fd = socket(), .events = events, .revents = 0};
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
    if (left.count() <= 0 || ::poll(&one, 1, static_cast<int>(left.count())) == 0) {
        throw LostConnection("the database does not answer");
    }
}

void Connection::read() { check(PQconsumeInput(handle_.get()) != 0); }

void Connection::flush(Clock::time_point end) {
    while (const int left = PQflush(handle_.get())) {
        check(left > 0);
        wait(POLLIN | POLLOUT, end);
        read();
    }
}

PGresult* Connection::next_result(Clock::time_point end) {
    while (PQisBusy(handle_.get()) != 0) {
        wait(POLLIN, end);
        read();
    }
    return PQgetResult(handle_.get());
}

// For each answer that will come: the statement that is prepared, or nothing.
std::vector<const Statement*> Connection::send(const std::vector<Call>& calls) {
    std::vector<const Statement*> preparing;
    std::set<std::string_view> sent;
    for (const auto& [statement, values] : calls) {
        if (!prepared_.contains(statement.name) && sent.insert(statement.name).second) {
            check(PQsendPrepare(handle_.get(), statement.name, statement.sql, 0, nullptr) != 0);
            preparing.push_back(&statement);
        }
        std::vector<const char*> data;
        std::vector<int> lengths;
        for (const auto& value : values.all()) {
            data.push_back(value ? value->data() : nullptr);
            lengths.push_back(value ? static_cast<int>(value->size()) : 0);
        }
        const std::vector<int> binary(data.size(), 1);
        check(PQsendQueryPrepared(handle_.get(), statement.name, static_cast<int>(data.size()), data.data(),
                                  lengths.data(), binary.data(), 1) != 0);
        preparing.push_back(nullptr);
    }
    check(PQpipelineSync(handle_.get()) != 0);
    return preparing;
}

std::vector<Rows> Connection::run(const std::vector<Call>& calls) {
    const auto end = Clock::now() + patience_;
    check(PQenterPipelineMode(handle_.get()) != 0);
    const auto preparing = send(calls);
    flush(end);

    std::vector<Rows> answers;
    std::optional<Rows> wrong;  // the first that went wrong
    for (const auto* statement : preparing) {
        Rows answer(next_result(end));
        if (answer.result_ == nullptr) lose();
        // Of an answer the end is told, too, unless the connection is gone.
        while (PGresult* more = next_result(end)) PQclear(more);
        if (went_wrong(answer.result_.get())) {
            if (!wrong) wrong = std::move(answer);
        } else if (statement != nullptr) {
            prepared_.insert(statement->name);
        } else {
            answers.push_back(std::move(answer));
        }
        if (PQstatus(handle_.get()) != CONNECTION_OK) break;
    }
    if (PQstatus(handle_.get()) == CONNECTION_OK) {
        const Rows synchronised(next_result(end));
        check(PQexitPipelineMode(handle_.get()) != 0);
    }
    finish(wrong);
    return answers;
}

// Throws what went wrong, if anything did.
void Connection::finish(const std::optional<Rows>& wrong) {
    if (PQstatus(handle_.get()) != CONNECTION_OK) lose();
    if (wrong) fail(wrong->result_.get());
}

Rows Connection::run(const Call& call) { return std::move(run(std::vector{call}).front()); }

Rows Connection::script(const std::string& sql) {
    const auto end = Clock::now() + patience_;
    check(PQsendQuery(handle_.get(), sql.c_str()) != 0);
    flush(end);
    Rows last(nullptr);
    std::optional<Rows> wrong;
    while (PGresult* result = next_result(end)) {
        Rows answer(result);
        if (went_wrong(result)) {
            wrong = std::move(answer);
        } else {
            last = std::move(answer);
        }
    }
    finish(wrong);
    return last;
}

std::optional<std::string> Connection::next_notice() {
    const std::unique_ptr<PGnotify, decltype(&PQfreemem)> notice(PQnotifies(handle_.get()), &PQfreemem);
    if (!notice) return std::nullopt;
    return notice->extra;
}

}  // namespace shelfmark::store::pg
