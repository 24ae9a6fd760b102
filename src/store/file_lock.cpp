#include "store/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "store/store.h"

namespace shelfmark::store {

FileLock::FileLock(std::string path)
    : path_(std::move(path)), descriptor_(::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
    if (descriptor_ < 0) throw Failure(std::system_category().message(errno));
}

FileLock::FileLock(FileLock&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)),
      held_(std::exchange(other.held_, false)) {}

FileLock::~FileLock() {
    if (held_) ::unlink(path_.c_str());
    if (descriptor_ >= 0) ::close(descriptor_);
}

bool FileLock::lock() const { return ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0; }

// Whether the file that was locked is still the one with this name: its last owner may just have removed it.
bool FileLock::is_current() const {
    struct stat mine{};
    struct stat named{};
    return ::fstat(descriptor_, &mine) == 0 && ::stat(path_.c_str(), &named) == 0 && mine.st_ino == named.st_ino;
}

std::optional<FileLock> FileLock::take(const std::string& file) {
    while (true) {
        FileLock lock(file + "-lock");
        if (!lock.lock()) return std::nullopt;
        if (!lock.is_current()) continue;
        lock.held_ = true;
        return lock;
    }
}

}  // namespace shelfmark::store
