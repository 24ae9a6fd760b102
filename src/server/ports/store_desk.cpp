#include "server/ports/store_desk.h"

#include <memory>
#include <utility>

namespace shelfmark::server {

StoreDesk::StoreDesk(store::Store& store, Mailbox& mailbox, Trouble trouble)
    : store_(store), mailbox_(mailbox), trouble_(std::move(trouble)) {}

void StoreFigures::note(store::Outcome outcome, std::chrono::steady_clock::duration time) {
    switch (outcome) {
        case store::Outcome::committed: ++committed; break;
        case store::Outcome::conflict: ++conflicts; break;
        case store::Outcome::failed: ++failed; break;
    }
    healthy = outcome != store::Outcome::failed;
    writing.add(time);
}

void StoreDesk::submit(store::Change change, Then<store::Outcome> then) {
    // Shared, because the store does not give it back when it is busy.
    const auto shared = std::make_shared<Then<store::Outcome>>(std::move(then));
    const auto answer = [&mailbox = mailbox_, shared](store::Outcome outcome) {
        mailbox.put([shared, outcome] { (*shared)(outcome); });
    };
    const auto begun = std::chrono::steady_clock::now();
    const auto submission =
        store_.submit(std::move(change), [figures = figures_, answer, begun](store::Outcome outcome) {
            figures->note(outcome, std::chrono::steady_clock::now() - begun);
            answer(outcome);
        });
    if (submission == store::Submission::accepted) return;
    ++figures_->busy;
    answer(store::Outcome::failed);
}

void StoreDesk::unreadable(const std::string& table, const std::string& reason) {
    ++figures_->unreadable;
    trouble_("table " + table + ": " + reason);
}

template <class T, class Read>
void StoreDesk::read(Read read, Then<std::optional<T>> then) {
    readers_.add([this, read = std::move(read), then = std::move(then)]() mutable {
        std::optional<T> found;
        try {
            found = read();
        } catch (const store::Failure& failure) {
            ++figures_->unreadable;
            trouble_(failure.what());
        }
        mailbox_.put([then = std::move(then), found = std::move(found)]() mutable { then(std::move(found)); });
    });
}

void StoreDesk::load(std::string table, store::Number from, Then<std::optional<std::vector<store::Bytes>>> then) {
    read<std::vector<store::Bytes>>([this, table = std::move(table), from] { return store_.load(table, from); },
                                    std::move(then));
}

void StoreDesk::setting(std::string name, Then<std::optional<std::optional<store::Bytes>>> then) {
    auto noted = [this, then = std::move(then)](std::optional<std::optional<store::Bytes>> answer) mutable {
        figures_->settled = answer.has_value();
        then(std::move(answer));
    };
    read<std::optional<store::Bytes>>([this, name = std::move(name)] { return store_.setting(name); },
                                      std::move(noted));
}

void StoreDesk::find_token(store::Hash hash, Then<std::optional<std::optional<store::FoundToken>>> then) {
    read<std::optional<store::FoundToken>>([this, hash] { return store_.find_token(hash); }, std::move(then));
}

void StoreDesk::listed(std::size_t limit, store::Cursor after, Then<std::optional<std::vector<store::Listing>>> then) {
    read<std::vector<store::Listing>>([this, limit, after = std::move(after)] { return store_.listed(limit, after); },
                                      std::move(then));
}

void StoreDesk::due_before(std::int64_t moment, std::size_t limit, Then<std::optional<std::vector<store::Due>>> then) {
    read<std::vector<store::Due>>([this, moment, limit] { return store_.due_before(moment, limit); }, std::move(then));
}

void StoreDesk::subscriptions(store::Hash owner, Then<std::optional<std::vector<store::Subscription>>> then) {
    read<std::vector<store::Subscription>>([this, owner] { return store_.subscriptions(owner); }, std::move(then));
}

void StoreDesk::owed_before(std::int64_t moment, std::size_t limit,
                            Then<std::optional<std::vector<store::Owed>>> then) {
    read<std::vector<store::Owed>>([this, moment, limit] { return store_.owed_before(moment, limit); },
                                   std::move(then));
}

}  // namespace shelfmark::server
