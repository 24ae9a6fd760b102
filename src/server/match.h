#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/callback.h"
#include "base/random.h"
#include "players/budget.h"
#include "protocol/changes.h"
#include "protocol/codec.h"
#include "table/rules_versions.h"
#include "table/seat.h"

namespace shelfmark::server {

using table::Seat;
using table::SeatSet;

// A bot's reflection: owns all that the bot may know (a View), so that it can run on any thread. Its result is the
// decision in the notation.
class Reflection {
public:
    template <class Think>
    explicit Reflection(Think think) : think_(std::move(think)) {}

    // Takes as long as such a bot does, or less if somebody with a clock says so.
    std::string operator()(players::Timer* timer = nullptr) { return think_(timer); }

private:
    base::Callback<std::string(players::Timer* timer)> think_;
};

// What of a game is shown to a seat.
struct Showing {
    bool memory_aids = false;
    bool choices = false;   // whether the seat may decide now, if the game asks it
    bool material = true;   // what the game is played with, which never changes
    bool best = false;      // also before the last round, what the best cards to turn would make of the own sheet
    SeatSet resigned = {};  // NOLINT(readability-redundant-member-init): may be left out; they rank last
};

// A game at a table, whichever game it is: what stands above knows no rules. It is a record (options, seed or position,
// decisions) with the state that these lead to.
class Match {
public:
    Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;
    virtual ~Match() = default;

    [[nodiscard]] virtual int seats() const = 0;
    // As records write them.
    [[nodiscard]] virtual std::string options() const = 0;
    // The version of the rules, the same from beginning to end.
    [[nodiscard]] virtual int rules() const = 0;
    [[nodiscard]] virtual bool over() const = 0;
    // Who can decide now.
    [[nodiscard]] virtual SeatSet actors() const = 0;

    // Why a seat cannot decide this now, or nothing. Any text may come in.
    [[nodiscard]] virtual std::optional<protocol::Refusal> refusal(Seat seat, std::string_view action) const = 0;
    // The same for what this seat would decide next, after one decision. It is found out in a world that the seat
    // imagines, so that asking reveals nothing.
    [[nodiscard]] virtual std::optional<protocol::Refusal> refusal_after(Seat seat, std::string_view first,
                                                                         std::string_view action) const = 0;
    // Carries out a decision that is not refused.
    virtual void decide(Seat seat, std::string_view action) = 0;

    // How many decisions there were, and who made one of them.
    [[nodiscard]] virtual std::size_t decisions() const = 0;
    [[nodiscard]] virtual Seat decider(std::size_t decision) const = 0;
    [[nodiscard]] virtual std::string action(std::size_t decision) const = 0;
    // Whether something has come to light since so many decisions, so that they cannot be taken back freely.
    [[nodiscard]] virtual bool revealed_since(std::size_t decisions) const = 0;
    // Goes back to the state after so many decisions: what was hidden is as it was.
    virtual void go_back(std::size_t decisions) = 0;

    // Fills in the game's section with all that a seat (or table::spectator) sees. Made of its View alone.
    virtual void show(Seat viewer, Showing how, protocol::View& out) const = 0;
    // Fills in the events of the last decision as a seat sees them; nothing after go_back.
    virtual void tell(Seat viewer, protocol::Happened& out) const = 0;

    // What a bot of this kind would decide for a seat that can decide now. The kind exists (see is_bot).
    [[nodiscard]] virtual Reflection reflect(Seat seat, std::string_view bot, std::uint64_t seed) const = 0;

    // What such a bot thinks about what a seat can decide now: Thoughts of the protocol, in JSON, for that seat. About
    // what it has `decided` (nothing otherwise) it tells everybody, and names only what all can see.
    [[nodiscard]] virtual Reflection ponder(Seat seat, std::string_view bot, std::uint64_t seed,
                                            const std::optional<std::string>& decided) const = 0;
    // How a seat's last turn began: the match before it, with what the seat did not know drawn anew, and what it
    // decided then. Nothing until it has had one.
    struct TurnsBeginning {
        std::unique_ptr<Match> before;
        std::string decided;
    };
    [[nodiscard]] virtual std::optional<TurnsBeginning> last_turn_of(Seat seat, std::uint64_t seed) const = 0;

    // 1 for the best; those who resigned come last, each other's equals. Only once the game is over.
    [[nodiscard]] virtual std::vector<int> ranks(SeatSet resigned) const = 0;
    // Fills in how the game has ended. Only once it is over.
    virtual void sum_up(protocol::TableRow& out) const = 0;
    // The game so far as a record (docs/formats.md). Contains every secret.
    [[nodiscard]] virtual std::string record() const = 0;
    // A position (docs/formats.md) with what this seat cannot know drawn anew.
    [[nodiscard]] virtual std::string imagined_position(Seat viewer, base::Seed seed) const = 0;
};

// How a game is to begin.
struct Beginning {
    protocol::Game game = protocol::Game::exlibris;
    std::string options;  // as records write them
    base::Seed seed;
    std::optional<std::string> position;  // where it begins, if not at the setup
    std::optional<std::int64_t> rules;    // the version by which it is played, if not by the newest
};

// What is wrong with options or a position: the key of a text, and where.
struct BeginningFault {
    std::string key;
    std::string where;
};

std::expected<std::unique_ptr<Match>, BeginningFault> begin_match(const Beginning& beginning);

// The options in their plain form, with the number of players that so many seats are; Librarians' talk as the table has
// it.
struct CheckedOptions {
    std::string text;
    int players = 0;
    protocol::Talk talk = protocol::Talk::free;
};
std::expected<CheckedOptions, BeginningFault> check_options(protocol::Game game, std::string_view options,
                                                            std::optional<protocol::Talk> talk);

[[nodiscard]] table::RulesVersions rules_versions(protocol::Game game);
[[nodiscard]] bool is_bot(protocol::Game game, std::string_view name);
inline constexpr std::string_view usual_bot = "clerk";
inline constexpr std::string_view strongest_bot = "archivist";

// Leaves out of a full view what was told already; from then on all of it was.
void keep_changes(protocol::View& view, protocol::Told& told);

}  // namespace shelfmark::server
