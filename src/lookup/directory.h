// The addresses behind a name, with an end to the waiting. The system's own look-up cannot be called off, and takes as
// long as name servers let it: whoever can choose a name could hold up a thread with it.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace shelfmark::lookup {

/// In figures, in the order in which to try them; none where nobody knows the name.
using Addresses = std::vector<std::string>;

/// Asks the system, and waits as long as it takes.
Addresses ask_system(const std::string& name);

/// Asks for names on threads of its own, which start when they are needed. One that hangs is left behind, also by the
/// end of the directory; there are never more than `at_once` of them.
class Directory {
public:
    using Ask = std::function<Addresses(const std::string& name)>;
    using Then = std::function<void(const Addresses& found)>;
    /// Whoever lets go of it does not need the answer any more.
    using Question = std::shared_ptr<const Then>;

    explicit Directory(Ask ask = ask_system, std::size_t at_once = 8);
    Directory(const Directory&) = delete;
    Directory& operator=(const Directory&) = delete;
    ~Directory();

    /// `then` is called on another thread, never after the end of the directory; all wait for it, so that it only hands
    /// on what was found. One name is asked for once, however many want to know it.
    [[nodiscard]] Question ask(const std::string& name, Then then);
    /// Nothing if it is not known by then.
    std::optional<Addresses> ask_within(std::chrono::milliseconds limit, const std::string& name);

private:
    struct State;
    std::shared_ptr<State> state_;
};

}  // namespace shelfmark::lookup
