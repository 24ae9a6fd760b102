#include "store/postgres_store.h"

#include <random>
#include <type_traits>
#include <utility>

#include "store/postgres_ledger.h"
#include "store/postgres_listener.h"
#include "store/postgres_reader.h"
#include "store/postgres_schema.h"
#include "store/readers.h"

namespace shelfmark::store {

namespace {

using pg::Address;
using pg::PostgresReader;

class PostgresStore final : public Store {
public:
    PostgresStore(const Address& address, pg::Connection connection, const std::string& writer, WriterOptions options,
                  Heard heard)
        : readers_([address] { return std::make_unique<PostgresReader>(pg::Connection(address)); }),
          ledger_(address, std::move(connection), writer, static_cast<int>(pg::known_steps().size())),
          writer_(ledger_, std::move(options)), listener_(address, writer, std::move(heard)), thread_(writer_) {}

    Submission submit(Change change, Done done) override { return writer_.submit(std::move(change), std::move(done)); }
    std::vector<Bytes> load(std::string_view table, Number from) override {
        return reading([&](PostgresReader& reader) { return reader.load(table, from); });
    }
    std::optional<FoundToken> find_token(const Hash& hash) override {
        return reading([&](PostgresReader& reader) { return reader.find_token(hash); });
    }
    std::optional<Batch> copy_of(std::string_view table) override {
        return reading([&](PostgresReader& reader) { return reader.copy_of(table); });
    }
    std::vector<Listing> listed(std::size_t limit, const Cursor& after) override {
        return reading([&](PostgresReader& reader) { return reader.listed(limit, after); });
    }
    std::vector<Due> due_before(Moment moment, std::size_t limit) override {
        return reading([&](PostgresReader& reader) { return reader.due_before(moment, limit); });
    }
    std::size_t count() override {
        return reading([](PostgresReader& reader) { return reader.count(); });
    }
    std::optional<Bytes> setting(std::string_view name) override {
        return reading([&](PostgresReader& reader) { return reader.setting(name); });
    }
    std::vector<Subscription> subscriptions(const Hash& owner) override {
        return reading([&](PostgresReader& reader) { return reader.subscriptions(owner); });
    }
    std::vector<Owed> owed_before(Moment moment, std::size_t limit) override {
        return reading([&](PostgresReader& reader) { return reader.owed_before(moment, limit); });
    }

private:
    // When the database was away in the meantime, those who read before know nothing of its return.
    template <class Read>
    std::invoke_result_t<Read, PostgresReader&> reading(Read read) {
        try {
            return readers_.reading(read);
        } catch (const pg::LostConnection&) {
            readers_.dismiss_idle();
            return readers_.reading(read);
        }
    }

    Readers<PostgresReader> readers_;
    pg::PostgresLedger ledger_;
    GroupWriter writer_;
    pg::Listener listener_;
    WriterThread thread_;
};

// By which a server knows its own notices.
std::string new_writer() {
    std::random_device random;
    return std::to_string(random()) + "-" + std::to_string(random());
}

std::unexpected<OpenError> refused(const char* message, std::vector<std::pair<std::string, std::string>> arguments) {
    return std::unexpected(OpenError{message, std::move(arguments)});
}

}  // namespace

std::expected<std::unique_ptr<Store>, OpenError> open_postgres(const std::string& url, WriterOptions options,
                                                               Heard heard) {
    const auto address = Address::read(url);
    if (!address) return refused("store.error.address", {});
    if (!heard) heard = [](const News&) {};
    try {
        const auto steps = pg::known_steps();
        pg::Connection examining(*address);
        examining.be_patient();
        const auto [origin, form] = pg::bring_up_to_date(examining, steps);
        if (origin == pg::Origin::foreign) return refused("store.error.schema", {{"database", address->name()}});
        if (origin == pg::Origin::newer) {
            return refused("store.error.database-newer", {{"database", address->name()},
                                                          {"found", std::to_string(form.usable_from)},
                                                          {"known", std::to_string(steps.size())}});
        }
        return std::make_unique<PostgresStore>(*address, pg::Connection(*address), new_writer(), std::move(options),
                                               std::move(heard));
    } catch (const Failure& failure) {
        return refused("store.error.unreachable", {{"database", address->name()}, {"reason", failure.what()}});
    }
}

}  // namespace shelfmark::store
