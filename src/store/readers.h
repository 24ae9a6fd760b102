#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace shelfmark::store {

// Readers that wait for work; there are as many as threads have ever read at the same time. One that failed is not used
// again.
template <class Reader>
class Readers {
public:
    explicit Readers(std::function<std::unique_ptr<Reader>()> make) : make_(std::move(make)) {}

    /// Calls read(reader) with a reader that nobody else uses meanwhile.
    template <class Read>
    auto reading(Read read) {
        auto reader = take();
        auto result = read(*reader);
        const std::scoped_lock lock(mutex_);
        idle_.push_back(std::move(reader));
        return result;
    }
    /// From now on there are only new ones.
    void dismiss_idle() {
        const std::scoped_lock lock(mutex_);
        idle_.clear();
    }

private:
    std::unique_ptr<Reader> take() {
        {
            const std::scoped_lock lock(mutex_);
            if (!idle_.empty()) {
                auto reader = std::move(idle_.back());
                idle_.pop_back();
                return reader;
            }
        }
        return make_();
    }

    std::function<std::unique_ptr<Reader>()> make_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Reader>> idle_;
};

}  // namespace shelfmark::store
