#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace shelfmark::client {

// A server process of one's own, on a free port of this computer with a temporary folder, for measuring and testing.
// It ends, and the folder with it, when this does.
class OwnServer {
public:
    // `program` is shelfmark; the flags are those of `shelfmark serve`.
    OwnServer(std::string program, std::vector<std::string> flags);
    OwnServer(const OwnServer&) = delete;
    OwnServer& operator=(const OwnServer&) = delete;
    ~OwnServer();

    // Returns when it can be reached, always at the same address; false if it ended instead.
    [[nodiscard]] bool start();
    // From the next start on it is this program.
    void become(std::string program) { program_ = std::move(program); }
    // kill -9.
    void kill();
    // Asks it to end, and waits: its exit status, or nothing if a signal ended it.
    std::optional<int> stop();

    [[nodiscard]] const std::string& url() const { return url_; }
    [[nodiscard]] pid_t process() const { return process_; }

private:
    [[nodiscard]] bool spawn(int output);
    std::optional<int> end(int signal);

    std::string program_;
    std::vector<std::string> flags_;
    std::string folder_;
    std::string port_ = "0";
    std::string url_;
    pid_t process_ = 0;
};

}  // namespace shelfmark::client
