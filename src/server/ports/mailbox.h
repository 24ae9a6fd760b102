#pragma once

#include <mutex>
#include <vector>

#include <boost/asio/io_context.hpp>

#include "base/callback.h"

namespace shelfmark::server {

// Brings tasks from any thread to the house's own. Those that arrived meanwhile are carried out in one turn, so that
// what they have to say travels together.
class Mailbox {
public:
    using Task = base::Callback<void()>;

    explicit Mailbox(boost::asio::io_context& house) : house_(house) {}

    void put(Task task);

private:
    void empty();

    boost::asio::io_context& house_;
    std::mutex mutex_;
    std::vector<Task> tasks_;
};

}  // namespace shelfmark::server
