#include "client/own_server.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace shelfmark::client {

namespace {

// The first line that a process says, or what it said of it until it ended.
std::string first_line(int from) {
    std::string line;
    char letter = 0;
    while (read(from, &letter, 1) == 1 && letter != '\n') line += letter;
    return line;
}

std::string new_folder() {
    auto name = (std::filesystem::temp_directory_path() / "shelfmark-XXXXXX").string();
    return mkdtemp(name.data()) == nullptr ? "" : name;
}

}  // namespace

OwnServer::OwnServer(std::string program, std::vector<std::string> flags)
    : program_(std::move(program)), flags_(std::move(flags)), folder_(new_folder()) {}

OwnServer::~OwnServer() {
    if (process_ != 0) kill();
    std::error_code ignored;
    if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

bool OwnServer::start() {
    std::array<int, 2> ends = {};
    if (folder_.empty() || pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    const bool spawned = spawn(ends[1]);
    close(ends[1]);
    const std::string line = spawned ? first_line(ends[0]) : "";
    close(ends[0]);
    const auto begin = line.find("http://");
    if (begin == std::string::npos) return false;
    url_ = line.substr(begin, line.find(' ', begin) - begin);
    while (url_.ends_with('/')) url_.pop_back();
    port_ = url_.substr(url_.rfind(':') + 1);
    return true;
}

bool OwnServer::spawn(int output) {
    std::vector<std::string> words = {program_, "serve", "--lang", "en", "--port", port_, "--data", folder_};
    words.insert(words.end(), flags_.begin(), flags_.end());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    const int error = posix_spawn(&process_, program_.c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) process_ = 0;
    return error == 0;
}

void OwnServer::kill() { end(SIGKILL); }

std::optional<int> OwnServer::stop() { return end(SIGTERM); }

std::optional<int> OwnServer::end(int signal) {
    if (process_ == 0) return std::nullopt;
    ::kill(process_, signal);
    int status = 0;
    waitpid(std::exchange(process_, 0), &status, 0);
    return WIFEXITED(status) ? std::optional(WEXITSTATUS(status)) : std::nullopt;
}

}  // namespace shelfmark::client
