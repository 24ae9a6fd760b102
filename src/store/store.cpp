#include "store/store.h"

#include <future>
#include <utility>

namespace shelfmark::store {

namespace {

struct Retelling {
    std::optional<News> operator()(const Batch& batch) const {
        return Appended{batch.table, batch.first + batch.entries.size()};
    }
    std::optional<News> operator()(const Removal& removal) const { return Rewritten{removal.table}; }
    std::optional<News> operator()(const Redaction& redaction) const { return Rewritten{redaction.table}; }
    std::optional<News> operator()(const Announcement& announcement) const { return announcement; }
    template <class Other>
    std::optional<News> operator()(const Other& /*concerns nobody else*/) const {
        return std::nullopt;
    }
};

}  // namespace

std::optional<News> news_of(const Change& change) { return std::visit(Retelling{}, change); }

Outcome carry_out(Store& store, Change change) {
    std::promise<Outcome> promise;
    auto outcome = promise.get_future();
    const auto submission = store.submit(
        std::move(change), [promise = std::move(promise)](Outcome reached) mutable { promise.set_value(reached); });
    return submission == Submission::accepted ? outcome.get() : Outcome::failed;
}

}  // namespace shelfmark::store
