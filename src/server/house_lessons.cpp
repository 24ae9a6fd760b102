#include <utility>

#include "server/house_questions.h"

// What helps to learn a game: tables that begin in the middle, and somebody to ask.
namespace shelfmark::server {

namespace {

std::unexpected<protocol::Fault> wrong(std::string_view key) { return std::unexpected(faults::fault(key)); }

bool decides(const Room& room, Seat seat) {
    return room.status() == protocol::Status::playing && room.match().actors().contains(seat);
}

}  // namespace

void House::Inside::set_up(const protocol::SetUp& request, Answer<protocol::TableCreated> answer) {
    if (closed) return answer(wrong(faults::closing));
    const auto match = begin_match({.game = request.game, .options = "", .seed = 0, .position = request.position});
    if (!match) {
        const auto& [key, where] = match.error();
        return answer(std::unexpected(protocol::Fault{key, std::nullopt, where}));
    }
    if ((*match)->over()) return answer(wrong(faults::position));
    if (std::cmp_not_equal((*match)->seats(), request.seats.size())) return answer(wrong(faults::seats));
    protocol::Opened opened;
    opened.game = request.game;
    opened.options = (*match)->options();
    opened.position = request.position;
    opened.talk = protocol::Talk::silent;
    auto made = draft(std::move(opened), request.seats);
    if (!made) return answer(std::unexpected(made.error()));
    answer_with(std::move(*made), std::move(answer));
}

void House::Inside::advise(const protocol::WantAdvice& request, Answer<protocol::Advice> answer) {
    at_seat<protocol::Advice>(request.token, std::move(answer),
                              [this](const OpenTable& table, Seat seat, const std::string&,
                                     Answer<protocol::Advice> told) { advise_seat(table, seat, std::move(told)); });
}

void House::Inside::advise_seat(const OpenTable& table, Seat seat, Answer<protocol::Advice> answer) {
    const Room& room = *table.room;
    if (!decides(room, seat)) return answer(wrong(faults::not_your_turn));
    const BotsTurn turn{room.opened().game, seat, std::string(usual_bot), ports.secrets.seed(), table.thought_for};
    const Beginning imagined{turn.game, {}, turn.seed, room.match().imagined_position(seat, turn.seed)};
    ports.thinker.think(room.match(), turn,
                        [this, turn, imagined, answer = std::move(answer)](Thought thought) mutable {
                            advise_further(turn, imagined, {std::move(thought.text), {}}, std::move(answer));
                        });
}

// Also where to put what is taken up, found out in a world that the seat imagines.
void House::Inside::advise_further(const BotsTurn& turn, const Beginning& imagined, protocol::Advice advice,
                                   Answer<protocol::Advice> answer) {
    const auto world = begin_match(imagined);
    if (!world || (*world)->refusal(turn.seat, advice.action)) return answer(std::move(advice));
    (*world)->decide(turn.seat, advice.action);
    if (!(*world)->actors().contains(turn.seat)) return answer(std::move(advice));
    ports.thinker.think(**world, turn, [advice = std::move(advice), answer = std::move(answer)](Thought next) mutable {
        if (next.text.starts_with("at ")) advice.then = std::move(next.text);
        answer(std::move(advice));
    });
}

void House::Inside::think_aloud(const protocol::WantThoughts& request, Answer<protocol::Thoughts> answer) {
    at_seat<protocol::Thoughts>(request.token, std::move(answer),
                                [this, of = request.of](const OpenTable& table, Seat seat, const std::string&,
                                                        Answer<protocol::Thoughts> told) {
                                    if (of) return ask_about_turn(table, static_cast<Seat>(*of), std::move(told));
                                    const Room& room = *table.room;
                                    if (!decides(room, seat)) return told(wrong(faults::not_your_turn));
                                    ask_thoughts(table, room.match(), {.seat = seat, .bot = std::string(strongest_bot)},
                                                 std::move(told));
                                });
}

// What was drawn anew for it differs from what is really hidden: a bot that is asked has no more to tell than it knew.
void House::Inside::ask_about_turn(const OpenTable& table, Seat of, Answer<protocol::Thoughts> answer) {
    const Room& room = *table.room;
    const auto bot = of < room.seats() ? room.bot_at(of) : std::nullopt;
    if (!bot) return answer(wrong(faults::no_such_bot));
    if (room.silent()) return answer(wrong(faults::silent));
    const auto turn = room.match().last_turn_of(of, ports.secrets.seed());
    if (!turn) return answer(protocol::Thoughts{});
    ask_thoughts(table, *turn->before, {.seat = of, .bot = *bot, .decided = turn->decided}, std::move(answer));
}

void House::Inside::ask_thoughts(const OpenTable& table, const Match& match, BotsTurn turn,
                                 Answer<protocol::Thoughts> answer) {
    turn.game = table.room->opened().game;
    turn.seed = ports.secrets.seed();
    turn.aloud = true;
    ports.thinker.think(match, turn, [answer = std::move(answer)](const Thought& thought) mutable {
        auto told = protocol::decode<protocol::Thoughts>(thought.text);
        if (!told) return answer(wrong(faults::unknown));
        answer(std::move(*told));
    });
}

}  // namespace shelfmark::server
