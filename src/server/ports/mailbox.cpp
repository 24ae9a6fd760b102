#include "server/ports/mailbox.h"

#include <utility>

#include <boost/asio/post.hpp>

namespace shelfmark::server {

void Mailbox::put(Task task) {
    {
        const std::scoped_lock lock(mutex_);
        tasks_.push_back(std::move(task));
        if (tasks_.size() > 1) return;  // somebody is on the way already
    }
    boost::asio::post(house_, [this] { empty(); });
}

void Mailbox::empty() {
    std::vector<Task> tasks;
    {
        const std::scoped_lock lock(mutex_);
        tasks.swap(tasks_);
    }
    for (Task& task : tasks) task();
}

}  // namespace shelfmark::server
