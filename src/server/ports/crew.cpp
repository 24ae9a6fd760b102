#include "server/ports/crew.h"

#include <sys/resource.h>
#include <unistd.h>

#include <utility>

namespace shelfmark::server {

Crew::Crew(std::size_t threads, Priority priority) {
    for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this, priority] { work(priority); });
}

Crew::~Crew() {
    {
        const std::scoped_lock lock(mutex_);
        closed_ = true;
    }
    something_.notify_all();
    threads_.clear();
}

void Crew::add(Task task) {
    {
        const std::scoped_lock lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    something_.notify_one();
}

std::size_t Crew::waiting() const {
    const std::scoped_lock lock(mutex_);
    return tasks_.size();
}

void Crew::work(Priority priority) {
    // On Linux this concerns the one thread; where it is refused, the thread works as usual.
    if (priority == Priority::low) setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 10);
    while (true) {
        std::unique_lock lock(mutex_);
        something_.wait(lock, [this] { return closed_ || !tasks_.empty(); });
        if (closed_) return;
        Task task = std::move(tasks_.front());
        tasks_.pop_front();
        lock.unlock();
        task();
    }
}

}  // namespace shelfmark::server
