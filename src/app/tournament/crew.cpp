#include "app/tournament/crew.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <new>
#include <system_error>
#include <vector>

#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/tournament/interruption.h"

namespace shelfmark::app {
namespace {

// A number that several processes count up.
class SharedCounter {
public:
    SharedCounter()
        : place_(mmap(nullptr, sizeof(std::atomic<std::size_t>), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1,
                      0)) {
        if (place_ == MAP_FAILED) throw std::system_error(errno, std::generic_category());
        counter_ = new (place_) std::atomic<std::size_t>(0);
    }
    ~SharedCounter() { munmap(place_, sizeof(std::atomic<std::size_t>)); }
    SharedCounter(const SharedCounter&) = delete;
    SharedCounter& operator=(const SharedCounter&) = delete;

    std::size_t next() { return counter_->fetch_add(1); }

private:
    void* place_;
    std::atomic<std::size_t>* counter_ = nullptr;
};

// A line is far shorter than what a pipe takes in one piece, so that lines of several writers never mix.
void play_some(const std::vector<std::size_t>& games, SharedCounter& counter, const Crew::Play& play, int pipe) {
    for (std::size_t i = counter.next(); i < games.size(); i = counter.next()) {
        const std::string line = play(games[i]) + '\n';
        if (write(pipe, line.data(), line.size()) != static_cast<ssize_t>(line.size())) return;
    }
}

// False if it ended before the pipe did.
bool note_lines(int pipe, const Crew::Note& note) {
    std::string text;
    std::array<char, 4096> buffer = {};
    while (!Interruption::happened()) {
        const ssize_t size = read(pipe, buffer.data(), buffer.size());
        if (size == 0) return true;
        if (size < 0) continue;  // a signal; or it is asked for below
        text.append(buffer.data(), static_cast<std::size_t>(size));
        for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n')) {
            if (!note(std::string_view(text).substr(0, end))) return false;
            text.erase(0, end + 1);
        }
    }
    return false;
}

}  // namespace

bool LocalCrew::play_all(const std::vector<std::size_t>& games, const Play& play, const Note& note) {
    const Interruption interruption;
    SharedCounter counter;
    std::array<int, 2> pipe = {};
    if (::pipe(pipe.data()) != 0) throw std::system_error(errno, std::generic_category());
    std::vector<pid_t> children;
    for (int i = 0; i < processes_; ++i) {
        const pid_t child = fork();
        if (child < 0) break;
        if (child == 0) {
            // Whoever ended the parent in whatever way shall not wait for this game: the log is theirs at once.
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            std::signal(SIGINT, SIG_DFL);
            std::signal(SIGTERM, SIG_DFL);
            close(pipe[0]);
            play_some(games, counter, play, pipe[1]);
            _exit(0);
        }
        children.push_back(child);
    }
    close(pipe[1]);
    const bool all_noted = note_lines(pipe[0], note);
    close(pipe[0]);
    bool complete = all_noted && !children.empty();
    for (const pid_t child : children) {
        if (!all_noted) kill(child, SIGTERM);
        int status = 0;
        waitpid(child, &status, 0);
        if (status != 0) complete = false;
    }
    return complete;
}

}  // namespace shelfmark::app
