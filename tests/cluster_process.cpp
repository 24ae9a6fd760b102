#include "cluster_process.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <stdexcept>
#include <thread>

#include "server_process.h"

namespace shelfmark::proof {

namespace {

sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

std::uint16_t free_port() {
    const int one = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    auto address = loopback(0);
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    const bool bound = ::bind(one, any, size) == 0 && ::getsockname(one, any, &size) == 0;
    ::close(one);
    if (!bound) throw std::runtime_error("no port is free");
    return ntohs(address.sin_port);
}

bool can_connect(std::uint16_t port) {
    const int one = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const auto address = loopback(port);
    const bool connected = ::connect(one, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    ::close(one);
    return connected;
}

std::string text_of(const std::string& file) {
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void replace(std::string& text, const std::string& pattern, const std::string& by) {
    const std::regex regex(pattern);
    if (!std::regex_search(text, regex)) throw std::runtime_error("deploy/nginx.conf has no " + pattern);
    text = std::regex_replace(text, regex, by);
}

// The file that people copy, for this computer: other ports, other servers, another certificate or none.
std::string configuration(std::uint16_t port, const std::vector<std::string>& servers, const Certificate* certificate) {
    auto text = text_of(SHELFMARK_SOURCE_DIR "/deploy/nginx.conf");
    for (std::size_t i = 0; i < servers.size(); ++i) {
        const auto address = servers[i].substr(std::string("http://").size());
        replace(text, "(# )?server 127\\.0\\.0\\.1:" + std::to_string(8320 + i) + " ", "server " + address + " ");
    }
    replace(text, "listen 80;", "listen 127.0.0.1:" + std::to_string(free_port()) + ";");
    const std::string manner = certificate != nullptr ? " ssl http2;" : ";";
    replace(text, "listen 443 ssl http2;", "listen 127.0.0.1:" + std::to_string(port) + manner);
    replace(text, "listen \\[::\\]:[^;]*;", "");
    if (certificate != nullptr) {
        replace(text, "/etc/[^;]*fullchain.pem", certificate->file());
        replace(text, "/etc/[^;]*privkey.pem", certificate->key_file());
    } else {
        replace(text, "ssl_[a-z_]+ +[^;]*;", "");
    }
    replace(text, "games\\.example", "127.0.0.1");
    return text;
}

}  // namespace

ProxyProcess::ProxyProcess(const std::vector<std::string>& servers, const Certificate* certificate) {
    const auto port = free_port();
    url_ = (certificate != nullptr ? "https://localhost:" : "http://127.0.0.1:") + std::to_string(port);
    std::ofstream(folder_.file("shelfmark.conf")) << configuration(port, servers, certificate);
    std::ofstream file(folder_.file("nginx.conf"));
    file << "daemon off;\nmaster_process off;\npid " << folder_.file("pid") << ";\nerror_log " << folder_.file("log")
         << ";\nevents { worker_connections 4096; }\nhttp {\n";
    for (const char* use : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"}) {
        file << use << "_temp_path " << folder_.file(use) << ";\n";
    }
    file << "include " << folder_.file("shelfmark.conf") << ";\n}\n";
    file.close();

    std::vector<std::string> words = {"/usr/bin/setpriv",
                                      "--pdeathsig",
                                      "KILL",
                                      "/usr/sbin/nginx",
                                      "-p",
                                      folder_.path(),
                                      "-c",
                                      folder_.file("nginx.conf"),
                                      "-e",
                                      folder_.file("log")};
    std::vector<char*> arguments;
    for (auto& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    if (posix_spawn(&process_, arguments[0], nullptr, nullptr, arguments.data(), environ) != 0) {
        throw std::runtime_error("install util-linux: setpriv is missing");
    }
    while (!can_connect(port)) {
        if (::waitpid(process_, nullptr, WNOHANG) != 0) {
            process_ = 0;
            throw std::runtime_error("nginx (tools/setup test installs it): " + text_of(folder_.file("log")));
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
}

ProxyProcess::~ProxyProcess() {
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
}

Cluster::Cluster() : database_(postgres_.new_database()) {
    const char* const earlier = std::getenv("SHELFMARK_EARLIER_SERVER");
    std::vector<std::string> urls;
    for (std::size_t i = 0; i < servers; ++i) {
        auto flags = without_limits();
        flags.insert(flags.end(), {"--behind-proxy", "--bots", "1", "--store", database_});
        servers_.push_back(std::make_unique<client::OwnServer>(earlier == nullptr ? built_server() : earlier, flags));
        if (!servers_.back()->start()) throw std::runtime_error("build the whole preset: a server does not start");
        urls.push_back(servers_.back()->url());
    }
    proxy_ = std::make_unique<ProxyProcess>(urls);
}

client::ServerAddress Cluster::proxy() const { return *client::find_server(proxy_->url()); }

client::ServerAddress Cluster::server_address(std::size_t number) const {
    return *client::find_server(servers_[number]->url());
}

void Cluster::kill_server(std::size_t number) { replace_server(number, built_server()); }

void Cluster::upgrade_server(std::size_t number) { replace_server(number, next_server()); }

void Cluster::replace_server(std::size_t number, const std::string& program) {
    servers_[number]->kill();
    servers_[number]->become(program);
    if (!servers_[number]->start()) throw std::runtime_error("a server does not start again");
}

void Cluster::kill_database() {
    postgres_.kill();
    postgres_.start();
}

}  // namespace shelfmark::proof
