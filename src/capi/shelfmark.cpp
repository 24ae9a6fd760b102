#include "capi/shelfmark.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>

#include "exlibris/game.h"
#include "librarians/game.h"
#include "players/exlibris/roster.h"
#include "players/librarians/roster.h"

// One game of either kind.
struct shelfmark_game {
    virtual ~shelfmark_game() = default;
    [[nodiscard]] virtual std::unique_ptr<shelfmark_game> copy() const = 0;
    [[nodiscard]] virtual int seats() const = 0;
    [[nodiscard]] virtual int actor() const = 0;
    [[nodiscard]] virtual std::size_t choices(int seat) const = 0;
    [[nodiscard]] virtual std::string choice(int seat, std::size_t number) const = 0;
    virtual bool decide(int seat, std::string_view decision) = 0;
    [[nodiscard]] virtual std::unique_ptr<shelfmark_game> imagined(int seat, std::uint64_t seed) const = 0;
    [[nodiscard]] virtual std::string position() const = 0;
    [[nodiscard]] virtual std::string advice(int seat, std::string_view bot, std::uint64_t seed) const = 0;
    [[nodiscard]] virtual int points(int seat) const = 0;
};

namespace shelfmark {
namespace {

auto find_bot(const exlibris::ExLibris&, std::string_view name) { return players::find_player(name); }
auto find_bot(const librarians::Librarians&, std::string_view name) { return players::find_librarian(name); }

template <class G>
class GameOf final : public shelfmark_game {
public:
    explicit GameOf(const typename G::State& state) : state_(state) {}

    [[nodiscard]] std::unique_ptr<shelfmark_game> copy() const override { return std::make_unique<GameOf>(*this); }
    [[nodiscard]] int seats() const override { return G::seats(state_); }
    [[nodiscard]] int actor() const override { return G::over(state_) ? 0 : G::actors(state_).lowest() + 1; }
    [[nodiscard]] std::size_t choices(int seat) const override { return legal(seat).size(); }
    [[nodiscard]] std::string choice(int seat, std::size_t number) const override {
        const auto actions = legal(seat);
        return number < actions.size() ? G::notation(state_, inside(seat), actions[number]) : std::string();
    }
    bool decide(int seat, std::string_view decision) override {
        if (!may_decide(seat)) return false;
        const auto action = G::parse(state_, inside(seat), decision);
        if (!action || G::check(state_, inside(seat), *action)) return false;
        G::apply(state_, inside(seat), *action, nullptr);
        return true;
    }
    [[nodiscard]] std::unique_ptr<shelfmark_game> imagined(int seat, std::uint64_t seed) const override {
        if (!is_seat(seat)) return nullptr;
        base::Random random{seed};
        return std::make_unique<GameOf>(G::sample(G::observe(state_, inside(seat)), random));
    }
    [[nodiscard]] std::string position() const override { return G::position_text(state_); }
    [[nodiscard]] std::string advice(int seat, std::string_view bot, std::uint64_t seed) const override {
        const auto actions = legal(seat);
        const auto player = find_bot(G(), bot);
        if (actions.empty() || player == nullptr) return {};
        base::Random random{seed};
        return G::notation(state_, inside(seat), player(G::observe(state_, inside(seat)), actions, random));
    }
    [[nodiscard]] int points(int seat) const override {
        return is_seat(seat) ? G::score(state_).sheets[inside(seat)].total : 0;
    }

private:
    static table::Seat inside(int seat) { return static_cast<table::Seat>(seat - 1); }
    [[nodiscard]] bool is_seat(int seat) const { return seat >= 1 && seat <= seats(); }
    [[nodiscard]] bool may_decide(int seat) const {
        return is_seat(seat) && !G::over(state_) && G::actors(state_).contains(inside(seat));
    }
    [[nodiscard]] typename G::ActionList legal(int seat) const {
        typename G::ActionList actions;
        if (may_decide(seat)) G::legal(state_, inside(seat), actions);
        return actions;
    }

    typename G::State state_;
};

template <class G>
shelfmark_game* begin(std::string_view options, std::uint64_t seed) {
    const auto parsed = G::parse_options(table::Words(options), 1);
    return parsed ? new GameOf<G>(G::setup(*parsed, seed)) : nullptr;
}

// Nothing is a text, too.
std::string_view text_of(const char* text) { return text == nullptr ? std::string_view() : text; }

std::size_t written(const std::string& text, char* buffer, std::size_t size) {
    if (buffer != nullptr && size > 0) {
        const std::size_t length = std::min(text.size(), size - 1);
        std::memcpy(buffer, text.data(), length);
        buffer[length] = '\0';
    }
    return text.size();
}

}  // namespace
}  // namespace shelfmark

extern "C" {

shelfmark_game* shelfmark_begin(const char* game, const char* options, uint64_t seed) {
    using namespace shelfmark;
    if (text_of(game) == exlibris::ExLibris::id) return begin<exlibris::ExLibris>(text_of(options), seed);
    if (text_of(game) == librarians::Librarians::id) return begin<librarians::Librarians>(text_of(options), seed);
    return nullptr;
}
void shelfmark_end(shelfmark_game* game) { delete game; }
shelfmark_game* shelfmark_copy(const shelfmark_game* game) {
    return game == nullptr ? nullptr : game->copy().release();
}
int shelfmark_seats(const shelfmark_game* game) { return game == nullptr ? 0 : game->seats(); }
int shelfmark_actor(const shelfmark_game* game) { return game == nullptr ? 0 : game->actor(); }
size_t shelfmark_choices(const shelfmark_game* game, int seat) { return game == nullptr ? 0 : game->choices(seat); }
size_t shelfmark_choice(const shelfmark_game* game, int seat, size_t choice, char* text, size_t size) {
    return shelfmark::written(game == nullptr ? std::string() : game->choice(seat, choice), text, size);
}
int shelfmark_decide(shelfmark_game* game, int seat, const char* decision) {
    return game != nullptr && game->decide(seat, shelfmark::text_of(decision)) ? 1 : 0;
}
shelfmark_game* shelfmark_imagine(const shelfmark_game* game, int seat, uint64_t seed) {
    return game == nullptr ? nullptr : game->imagined(seat, seed).release();
}
size_t shelfmark_position(const shelfmark_game* game, char* text, size_t size) {
    return shelfmark::written(game == nullptr ? std::string() : game->position(), text, size);
}
size_t shelfmark_advice(const shelfmark_game* game, int seat, const char* bot, uint64_t seed, char* text, size_t size) {
    const std::string advice = game == nullptr ? std::string() : game->advice(seat, shelfmark::text_of(bot), seed);
    return shelfmark::written(advice, text, size);
}
int shelfmark_points(const shelfmark_game* game, int seat) { return game == nullptr ? 0 : game->points(seat); }

}  // extern "C"
