// Who plays the games of a tournament: several processes of this machine, or of several machines.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace shelfmark::app {

class Crew {
public:
    using Play = std::function<std::string(std::size_t game)>;  // a line without end
    using Note = std::function<bool(std::string_view line)>;    // false if no more are wanted

    virtual ~Crew() = default;
    // Plays the games of these numbers, each once, in any order; the lines come back to whoever called. False if
    // it ended before the last of them.
    virtual bool play_all(const std::vector<std::size_t>& games, const Play& play, const Note& note) = 0;
    // Whether this is the process that talks to people.
    [[nodiscard]] virtual bool speaks() const { return true; }
    // Whether somebody passes its words on to people, who get them in whole lines.
    [[nodiscard]] virtual bool is_passed_on() const { return false; }
};

// So many processes at once.
class LocalCrew : public Crew {
public:
    explicit LocalCrew(int processes) : processes_(processes) {}
    bool play_all(const std::vector<std::size_t>& games, const Play& play, const Note& note) override;

private:
    int processes_;
};

}  // namespace shelfmark::app
