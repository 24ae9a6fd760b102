#include "postgres_process.h"

#include <fcntl.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>
#include <vector>

namespace shelfmark::proof {

namespace {

namespace fs = std::filesystem;

// PostgreSQL refuses to run for root. It ends when this program does, however that ends.
std::vector<std::string> as_ordinary_user(std::vector<std::string> command) {
    std::vector<std::string> words = {"/usr/bin/setpriv", "--pdeathsig", "KILL"};
    if (::geteuid() == 0) words.insert(words.end(), {"--reuid=postgres", "--regid=postgres", "--clear-groups"});
    words.insert(words.end(), command.begin(), command.end());
    return words;
}

pid_t spawn_process(const std::vector<std::string>& command, const std::string& output) {
    auto words = as_ordinary_user(command);
    std::vector<char*> arguments;
    for (auto& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, output.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
    posix_spawn_file_actions_adddup2(&actions, 1, 2);
    pid_t process = 0;
    const int error = posix_spawn(&process, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) throw std::runtime_error("install util-linux: setpriv is missing");
    return process;
}

std::string text_of(const std::string& file) {
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

// The processes of a server: it and those that it has started.
std::vector<pid_t> family(pid_t parent) {
    std::vector<pid_t> found = {parent};
    std::ifstream children("/proc/" + std::to_string(parent) + "/task/" + std::to_string(parent) + "/children");
    for (pid_t child = 0; children >> child;) found.push_back(child);
    return found;
}

// Gone, or dead and not yet buried.
bool is_dead(pid_t process) {
    const auto state = text_of("/proc/" + std::to_string(process) + "/stat");
    return state.empty() || state.substr(state.rfind(')') + 1).starts_with(" Z");
}

}  // namespace

std::string PostgresProcess::programs() {
    std::string newest;
    const fs::path all = "/usr/lib/postgresql";
    if (fs::exists(all)) {
        for (const auto& version : fs::directory_iterator(all)) {
            const auto folder = (version.path() / "bin").string();
            if (fs::exists(folder + "/initdb")) newest = std::max(newest, folder);
        }
    }
    if (newest.empty()) throw std::runtime_error("PostgreSQL is missing: tools/setup test installs it");
    return newest;
}

PostgresProcess::PostgresProcess(Durable durable) : durable_(durable) {
    if (::geteuid() == 0) {
        const auto* const user = ::getpwnam("postgres");
        if (user == nullptr || ::chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0) {
            throw std::runtime_error("there is no user postgres");
        }
    }
    const pid_t making =
        spawn_process({programs() + "/initdb", "--pgdata", folder_.file("data"), "--username", "keeper", "--auth",
                       "trust", "--no-sync", "--encoding", "UTF8", "--locale", "C"},
                      folder_.file("initdb.log"));
    int status = 0;
    ::waitpid(making, &status, 0);
    if (status != 0) throw std::runtime_error("initdb: " + text_of(folder_.file("initdb.log")));
    start();
}

PostgresProcess::~PostgresProcess() { kill(); }

PostgresProcess& PostgresProcess::shared() {
    static PostgresProcess one;
    return one;
}

std::string PostgresProcess::address_of(const std::string& database) const {
    return "postgresql://keeper@/" + database + "?host=" + folder_.path().string();
}

bool PostgresProcess::reachable() const { return PQping(address_of("postgres").c_str()) == PQPING_OK; }

void PostgresProcess::spawn() {
    std::vector<std::string> command = {programs() + "/postgres", "-D", folder_.file("data"), "-k",
                                        folder_.path().string(),  "-c", "listen_addresses=",  "-c",
                                        "max_connections=200",    "-c", "shared_buffers=64MB"};
    if (durable_ == Durable::no) {
        command.insert(command.end(), {"-c", "fsync=off", "-c", "full_page_writes=off"});
    }
    process_ = spawn_process(command, folder_.file("log"));
}

void PostgresProcess::start() {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::seconds(60);
    while (!reachable()) {
        if (Clock::now() > end) throw std::runtime_error("postgres: " + text_of(folder_.file("log")));
        // While processes of the one that was killed are ending, a new one refuses to begin.
        if (process_ == 0 || ::waitpid(process_, nullptr, WNOHANG) != 0) spawn();
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
}

void PostgresProcess::kill() {
    if (process_ == 0) return;
    // Those that it has started would end by themselves, but not before they have finished what they are doing.
    const auto all = family(process_);
    for (const pid_t one : all) ::kill(one, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    while (!std::ranges::all_of(all, is_dead)) std::this_thread::yield();
    process_ = 0;
}

void PostgresProcess::freeze() const {
    for (const pid_t one : family(process_)) ::kill(one, SIGSTOP);
}

void PostgresProcess::thaw() const {
    for (const pid_t one : family(process_)) ::kill(one, SIGCONT);
}

std::string PostgresProcess::new_database() {
    const auto name = "house_" + std::to_string(++databases_);
    PGconn* const connection = PQconnectdb(address_of("postgres").c_str());
    PGresult* const result = PQexec(connection, ("CREATE DATABASE " + name).c_str());
    const std::string error = PQresultStatus(result) == PGRES_COMMAND_OK ? "" : PQerrorMessage(connection);
    PQclear(result);
    PQfinish(connection);
    if (!error.empty()) throw std::runtime_error(error);
    return address_of(name);
}

}  // namespace shelfmark::proof
