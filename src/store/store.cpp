#include "store/store.h"

#include <future>
#include <utility>

namespace shelfmark::store {

Outcome carry_out(Store& store, Change change) {
    std::promise<Outcome> promise;
    auto outcome = promise.get_future();
    const auto submission = store.submit(
        std::move(change), [promise = std::move(promise)](Outcome reached) mutable { promise.set_value(reached); });
    return submission == Submission::accepted ? outcome.get() : Outcome::failed;
}

}  // namespace shelfmark::store
