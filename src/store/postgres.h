// libpq as values that close themselves, and errors as exceptions.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "store/postgres_hosts.h"
#include "store/store.h"

namespace shelfmark::store::pg {

/// The connection is gone, and with it all that was not committed.
struct LostConnection : Collision {
    using Collision::Collision;
};

/// Where a database is: postgresql://USER@HOST:PORT/DATABASE and the like. May hold a password, so that it is in no
/// message.
class Address {
public:
    /// None where it cannot be understood.
    static std::optional<Address> read(const std::string& url);

    [[nodiscard]] const std::string& url() const { return url_; }
    /// For people: host, port and database.
    [[nodiscard]] const std::string& name() const { return name_; }

private:
    Address(std::string url, std::string name) : url_(std::move(url)), name_(std::move(name)) {}

    std::string url_;
    std::string name_;
};

/// A string that PostgreSQL keeps as text; other bytes are bytea.
struct Text {
    std::string_view value;
};

/// What the parameters $1, $2 and so on stand for, in PostgreSQL's binary form.
class Values {
public:
    template <class... Types>
    explicit Values(const Types&... values) {
        (all_.push_back(form(values)), ...);
    }

    [[nodiscard]] const std::vector<std::optional<Bytes>>& all() const { return all_; }

private:
    using Form = std::optional<Bytes>;  // none: NULL

    static Form form(const Bytes& value) { return value; }
    static Form form(std::string_view value) { return Bytes(value); }
    static Form form(const Hash& value) { return Bytes(value.begin(), value.end()); }
    static Form form(Text value) { return Bytes(value.value); }
    static Form form(bool value) { return Bytes(1, value ? '\1' : '\0'); }
    template <std::integral Integer>
    static Form form(Integer value) {
        return number(static_cast<std::int64_t>(value));
    }
    static Form form(const std::optional<Moment>& value) { return value ? form(*value) : std::nullopt; }
    template <class Type>
    static Form form(const std::vector<Type>& values) {
        std::vector<Form> elements;
        elements.reserve(values.size());
        for (const Type& value : values) elements.push_back(form(value));
        return array(oid(std::type_identity<Type>{}), elements);
    }

    static constexpr std::uint32_t oid(std::type_identity<Bytes> /*bytea*/) { return 17; }
    static constexpr std::uint32_t oid(std::type_identity<Hash> /*bytea*/) { return 17; }
    static constexpr std::uint32_t oid(std::type_identity<Text> /*text*/) { return 25; }
    static constexpr std::uint32_t oid(std::type_identity<bool> /*boolean*/) { return 16; }
    static constexpr std::uint32_t oid(std::type_identity<std::int64_t> /*bigint*/) { return 20; }
    static constexpr std::uint32_t oid(std::type_identity<std::optional<Moment>> /*bigint*/) { return 20; }

    static Bytes number(std::int64_t value);
    static Bytes array(std::uint32_t type, const std::vector<Form>& elements);

    std::vector<Form> all_;
};

/// What a statement has answered.
class Rows {
public:
    explicit Rows(PGresult* result) : result_(result, &PQclear) {}

    [[nodiscard]] int size() const { return PQntuples(result_.get()); }
    /// How many rows were written.
    [[nodiscard]] std::size_t changed() const;
    [[nodiscard]] Bytes bytes(int row, int column) const;
    [[nodiscard]] std::int64_t number(int row, int column) const;
    [[nodiscard]] std::optional<std::int64_t> number_or_none(int row, int column) const;
    [[nodiscard]] bool flag(int row, int column) const { return bytes(row, column) != Bytes(1, '\0'); }
    [[nodiscard]] Hash hash(int row, int column) const;

private:
    friend class Connection;

    std::unique_ptr<PGresult, decltype(&PQclear)> result_;
};

/// Prepared by each connection that uses it, under its name.
struct Statement {
    const char* name;
    const char* sql;
};

struct Call {
    Statement statement;
    // Written out, so that a statement without values is a call by itself.
    Values values = Values();  // NOLINT(readability-redundant-member-init)
};

/// One conversation with the database. It ends with the first LostConnection. Used by one thread at a time.
class Connection {
public:
    /// Throws Failure when nobody answers.
    explicit Connection(const Address& address, const FindHost& find = find_host);

    /// Sends all calls together and returns their answers. What follows one that fails is not done.
    std::vector<Rows> run(const std::vector<Call>& calls);
    Rows run(const Call& call);
    /// One or more statements without parameters, and what the last of them answered, as text.
    Rows script(const std::string& sql);
    /// Statements may take as long as they need.
    void be_patient();

    [[nodiscard]] int socket() const { return PQsocket(handle_.get()); }
    /// The next notice, if one has come.
    std::optional<std::string> next_notice();
    /// Reads what has come.
    void read();

private:
    using Clock = std::chrono::steady_clock;

    std::vector<const Statement*> send(const std::vector<Call>& calls);
    void flush(Clock::time_point end);
    PGresult* next_result(Clock::time_point end);
    void wait(short events, Clock::time_point end) const;
    void check(bool sent);
    void finish(const std::optional<Rows>& wrong);
    [[noreturn]] void lose();

    std::unique_ptr<PGconn, decltype(&PQfinish)> handle_{nullptr, &PQfinish};
    std::set<std::string, std::less<>> prepared_;
    std::chrono::milliseconds patience_;
};

}  // namespace shelfmark::store::pg
