// Several servers on one database behind nginx, all of them real processes that can be killed.
#pragma once

#include <sys/types.h>

#include <memory>
#include <string>
#include <vector>

#include "certificate.h"
#include "client/own_server.h"
#include "client/server_address.h"
#include "postgres_process.h"
#include "temporary_folder.h"

namespace shelfmark::proof {

/// nginx with deploy/nginx.conf, but for its names and ports, and without TLS where there is no certificate.
class ProxyProcess {
public:
    explicit ProxyProcess(const std::vector<std::string>& servers, const Certificate* certificate = nullptr);
    ProxyProcess(const ProxyProcess&) = delete;
    ProxyProcess& operator=(const ProxyProcess&) = delete;
    ~ProxyProcess();

    [[nodiscard]] const std::string& url() const { return url_; }

private:
    TemporaryFolder folder_;
    std::string url_;
    pid_t process_ = 0;
};

/// Where SHELFMARK_EARLIER_SERVER names the program of an earlier version, a server is of that version until it is
/// killed for the first time: so a cluster is upgraded one by one.
class Cluster {
public:
    static constexpr std::size_t servers = 3;

    Cluster();

    [[nodiscard]] client::ServerAddress proxy() const;
    [[nodiscard]] const std::string& proxy_url() const { return proxy_->url(); }
    [[nodiscard]] client::ServerAddress server_address(std::size_t number) const;
    [[nodiscard]] client::OwnServer& server(std::size_t number) { return *servers_[number]; }
    [[nodiscard]] PostgresProcess& postgres() { return postgres_; }
    [[nodiscard]] const std::string& database() const { return database_; }

    void kill_server(std::size_t number);
    /// The next version takes its place.
    void upgrade_server(std::size_t number);
    void kill_database();

private:
    void replace_server(std::size_t number, const std::string& program);

    PostgresProcess postgres_;
    std::string database_;
    std::vector<std::unique_ptr<client::OwnServer>> servers_;
    std::unique_ptr<ProxyProcess> proxy_;
};

}  // namespace shelfmark::proof
