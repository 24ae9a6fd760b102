#pragma once

#include <optional>
#include <string>
#include <thread>

#include "store/postgres.h"

namespace shelfmark::store::pg {

// Hears what other servers tell, on a connection and a thread of its own. When the connection is lost it looks for a
// new one, and says then that something may have been missed.
class Listener {
public:
    /// `own` is the writer whose notices are not told.
    Listener(Address address, std::string own, Heard heard);
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener();

private:
    void listen();
    void tell_notices();
    void keep_listening();
    /// Whether it is to end, for which it waits so long at most, or until something comes.
    bool ends_within(std::chrono::milliseconds time, bool wait_for_notices);

    Address address_;
    std::string own_;
    Heard heard_;
    std::optional<Connection> connection_;
    int end_;  // readable when it is to end
    std::thread thread_;
};

}  // namespace shelfmark::store::pg
