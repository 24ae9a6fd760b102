#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "base/callback.h"

namespace shelfmark::server {

// Threads that share their work, first come first served.
class Crew {
public:
    using Task = base::Callback<void()>;
    enum class Priority { usual, low };

    explicit Crew(std::size_t threads, Priority priority = Priority::usual);
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    // Finishes what was begun; what still waits is dropped.
    ~Crew();

    void add(Task task);
    [[nodiscard]] std::size_t waiting() const;

private:
    void work(Priority priority);

    mutable std::mutex mutex_;
    std::condition_variable something_;
    std::deque<Task> tasks_;
    bool closed_ = false;
    std::vector<std::jthread> threads_;
};

}  // namespace shelfmark::server
