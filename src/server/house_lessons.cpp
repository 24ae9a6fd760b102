#include <algorithm>
#include <utility>

#include "server/house_questions.h"

// What helps to learn a game: tables that begin in the middle, and somebody to ask.
namespace shelfmark::server {

namespace {

std::unexpected<protocol::Fault> wrong(std::string_view key) { return std::unexpected(faults::fault(key)); }

bool decides(const Room& room, Seat seat) {
    return room.status() == protocol::Status::playing && room.match().actors().contains(seat);
}

// Nothing where there was nothing to think about.
std::optional<protocol::Advice> advice_of(const protocol::Thoughts& thoughts) {
    const auto& expected = thoughts.expected;
    if (expected.empty()) return std::nullopt;
    protocol::Advice advice{.action = thoughts.exlibris ? thoughts.exlibris->front().action
                                                        : thoughts.librarians.value().front().action};
    if (expected.size() > 1 && expected[0] > expected[1]) advice.more = expected[0] - expected[1];
    return advice;
}

// Where a card goes: onto an empty place or onto another book.
bool is_place(std::string_view action) { return action.starts_with("at ") || action.starts_with("on "); }

std::optional<std::int32_t> best_in(const Match& match, Seat seat) {
    protocol::View view;
    match.show(seat, {.material = false, .best = true}, view);
    return view.exlibris ? view.exlibris->scores.value()[seat].best : std::nullopt;
}

template <class Choice>
std::optional<Choice> find_choice(const std::vector<Choice>& choices, std::string_view action) {
    const auto found = std::ranges::find(choices, action, &Choice::action);
    return found == choices.end() ? std::nullopt : std::optional(*found);
}

void go_on_to(Match& world, Seat seat, std::string place, protocol::Advice& advice) {
    protocol::View view;
    world.show(seat, {.choices = true, .material = false}, view);
    if (view.exlibris) advice.exlibris = find_choice(view.exlibris->choices.value(), place);
    if (view.librarians) advice.librarians = find_choice(view.librarians->choices.value(), place);
    world.decide(seat, place);
    advice.best = best_in(world, seat);
    advice.then = std::move(place);
}

}  // namespace

void House::Inside::set_up(const protocol::SetUp& request, Answer<protocol::TableCreated> answer) {
    if (closed) return answer(wrong(faults::closing));
    const auto match =
        begin_match({.game = request.game, .options = "", .seed = 0, .position = request.position, .rules = {}});
    if (!match) {
        const auto& [key, where] = match.error();
        return answer(std::unexpected(protocol::Fault{key, std::nullopt, where}));
    }
    if ((*match)->over()) return answer(wrong(faults::position));
    if (std::cmp_not_equal((*match)->seats(), request.seats.size())) return answer(wrong(faults::seats));
    protocol::Opened opened;
    opened.game = request.game;
    opened.rules = rules_versions(request.game).newest;
    opened.options = (*match)->options();
    opened.position = request.position;
    opened.talk = protocol::Talk::silent;
    auto made = draft(std::move(opened), request.seats);
    if (!made) return answer(std::unexpected(made.error()));
    answer_with(std::move(*made), std::move(answer));
}

void House::Inside::advise(const protocol::WantAdvice& request, Answer<protocol::Advice> answer) {
    at_seat<protocol::Advice>(request.token, std::move(answer),
                              [this](OpenTable& table, Seat seat, const std::string&, Answer<protocol::Advice> told) {
                                  advise_seat(table, seat, std::move(told));
                              });
}

void House::Inside::take_counsel(OpenTable& table, Seat seat, Then<const protocol::Thoughts&> then) {
    const Number at = table.room->entries();
    const auto known = table.counsel;
    if (known && known->at == at && known->seat == seat) {
        if (known->told) return then(*known->told);
        return known->asking.push_back(std::move(then));
    }
    const auto counsel = table.counsel = std::make_shared<Counsel>(at, seat);
    counsel->asking.push_back(std::move(then));
    const BotsTurn turn{.seat = seat, .bot = std::string(strongest_bot)};
    ask_thoughts(table, table.room->match(), turn, [counsel](std::expected<protocol::Thoughts, protocol::Fault> told) {
        counsel->told = std::move(told).value_or(protocol::Thoughts{});
        for (auto& each : std::exchange(counsel->asking, {})) each(*counsel->told);
    });
}

void House::Inside::advise_seat(OpenTable& table, Seat seat, Answer<protocol::Advice> answer) {
    const Room& room = *table.room;
    if (!decides(room, seat)) return answer(wrong(faults::not_your_turn));
    const BotsTurn turn{room.opened().game, seat, std::string(strongest_bot), ports.secrets.seed(), table.thought_for};
    const Beginning imagined{
        turn.game, {}, turn.seed, room.match().imagined_position(seat, turn.seed), room.opened().rules};
    take_counsel(table, seat,
                 [this, turn, imagined, answer = std::move(answer)](const protocol::Thoughts& thoughts) mutable {
                     if (auto advice = advice_of(thoughts)) {
                         return advise_further(turn, imagined, std::move(*advice), std::move(answer));
                     }
                     const auto world = begin_match(imagined);
                     if (!world) return answer(wrong(faults::unknown));
                     ports.thinker.think(**world, turn,
                                         [this, turn, imagined, answer = std::move(answer)](Thought thought) mutable {
                                             protocol::Advice advice{.action = std::move(thought.text)};
                                             advise_further(turn, imagined, std::move(advice), std::move(answer));
                                         });
                 });
}

// Also where to put what is taken up, and what that brings, found out in a world that the seat imagines.
void House::Inside::advise_further(const BotsTurn& turn, const Beginning& imagined, protocol::Advice advice,
                                   Answer<protocol::Advice> answer) {
    auto world = begin_match(imagined);
    if (!world || (*world)->refusal(turn.seat, advice.action)) return answer(std::move(advice));
    (*world)->decide(turn.seat, advice.action);
    advice.best = best_in(**world, turn.seat);
    if (!(*world)->actors().contains(turn.seat)) return answer(std::move(advice));
    const Match& match = **world;
    ports.thinker.think(match, turn,
                        [seat = turn.seat, world = std::move(*world), advice = std::move(advice),
                         answer = std::move(answer)](Thought next) mutable {
                            if (is_place(next.text)) go_on_to(*world, seat, std::move(next.text), advice);
                            answer(std::move(advice));
                        });
}

void House::Inside::think_aloud(const protocol::WantThoughts& request, Answer<protocol::Thoughts> answer) {
    at_seat<protocol::Thoughts>(
        request.token, std::move(answer),
        [this, of = request.of](OpenTable& table, Seat seat, const std::string&, Answer<protocol::Thoughts> told) {
            if (of) return ask_about_turn(table, static_cast<Seat>(*of), std::move(told));
            if (!decides(*table.room, seat)) return told(wrong(faults::not_your_turn));
            take_counsel(table, seat,
                         [told = std::move(told)](const protocol::Thoughts& thoughts) mutable { told(thoughts); });
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
