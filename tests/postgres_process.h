// A PostgreSQL of the test's own: a process in a temporary folder, reached through a socket there. What Debian may have
// started is left alone.
#pragma once

#include <sys/types.h>

#include <string>

#include "temporary_folder.h"

namespace shelfmark::proof {

class PostgresProcess {
public:
    enum class Durable { no, yes };

    /// Makes the folder and starts.
    explicit PostgresProcess(Durable durable = Durable::no);
    PostgresProcess(const PostgresProcess&) = delete;
    PostgresProcess& operator=(const PostgresProcess&) = delete;
    ~PostgresProcess();

    /// The one that all tests of this program share, as long as they do not harm it.
    static PostgresProcess& shared();

    /// Makes a new, empty database: its address.
    std::string new_database();

    /// Returns when it can be reached.
    void start();
    /// kill -9, as when the power fails; what was not finished is not done.
    void kill();
    /// It does nothing any more, and tells nobody, until it goes on.
    void freeze() const;
    void thaw() const;

    [[nodiscard]] std::string address_of(const std::string& database) const;
    /// The folder of initdb, pg_dump and all others.
    [[nodiscard]] static std::string programs();

private:
    [[nodiscard]] bool reachable() const;
    void spawn();

    TemporaryFolder folder_;
    Durable durable_;
    pid_t process_ = 0;
    int databases_ = 0;
};

}  // namespace shelfmark::proof
