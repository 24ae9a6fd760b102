#include <utility>

#include "server/house_questions.h"

// What helps to learn a game: tables that begin in the middle, and somebody to ask.
namespace shelfmark::server {

namespace {

std::unexpected<protocol::Fault> wrong(std::string_view key) { return std::unexpected(faults::fault(key)); }

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
    auto made = furnish(std::move(opened), request.seats);
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
    const bool decides = room.status() == protocol::Status::playing && room.match().actors().contains(seat);
    if (!decides) return answer(wrong(faults::not_your_turn));
    ports.thinker.think(room.match(),
                        {room.opened().game, seat, std::string(usual_bot), ports.secrets.seed(), table.thought_for},
                        [answer = std::move(answer)](Thought thought) mutable {
                            answer(protocol::Advice{std::move(thought.decision)});
                        });
}

}  // namespace shelfmark::server
