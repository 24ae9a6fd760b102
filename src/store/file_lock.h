#pragma once

#include <optional>
#include <string>

namespace shelfmark::store {

// Keeps a file for one process: a lock on a file of its own beside it, which ends with the process however it ends.
class FileLock {
public:
    /// None when somebody has it. Throws Failure when the lock file cannot be made.
    static std::optional<FileLock> take(const std::string& file);

    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

private:
    explicit FileLock(std::string path);
    [[nodiscard]] bool lock() const;
    [[nodiscard]] bool is_current() const;

    std::string path_;
    int descriptor_;
    bool held_ = false;
};

}  // namespace shelfmark::store
