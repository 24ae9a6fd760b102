#include "server_player.h"

#include <algorithm>
#include <utility>

#include "protocol/codec.h"
#include "protocol/exlibris/view.h"
#include "protocol/librarians/view.h"

namespace shelfmark::proof {

namespace {

constexpr std::uint32_t until_reconnect = 200;
constexpr std::uint32_t until_again = 50;

template <class View>
std::vector<std::string> actions(const View& view) {
    std::vector<std::string> found;
    if (view.choices) {
        for (const auto& choice : *view.choices) found.push_back(choice.action);
    }
    return found;
}

}  // namespace

void Player::connect() {
    if (line_ || forgotten_ || asleep_since_) return;
    line_ = world_.connect(*this, world_.some_house());
    protocol::Hello hello;
    hello.version = protocol::version;
    hello.table = table_;
    hello.token = token_;
    hello.seen = seen_;
    world_.say(*line_, protocol::encode(protocol::ClientMessage(hello)));
}

void Player::cut_off(LineId line) {
    if (line_ != line) return;
    line_.reset();
    welcome_ = false;
    world_.later(1 + world_.chance(until_reconnect), [this] { connect(); });
}

void Player::hear(LineId line, std::string_view text) {
    if (line_ != line) return;
    const auto message = protocol::decode<protocol::ServerMessage>(text);
    if (!message) return complaints_.push_back(message.error() + " in " + std::string(text));
    std::visit([this](const auto& one) { on(one); }, *message);
    if (line_ && world_.happens(habits_.cuts_line)) world_.cut(*line_);
}

// The answer may have got lost with the line: then one of the two secrets opens the seat.
void Player::on(const protocol::Fault& message) {
    if (message.key != "table.unknown" || !wish_) return;
    std::swap(token_, wish_);
    subscribed_ = false;
}

void Player::on(const protocol::Claimed& message) {
    if (message.seq == seq_) unanswered_.reset();
    if (message.table != table_) {
        rematch_ = message;
    } else {
        seat_ = static_cast<table::Seat>(message.seat);
        token_ = message.token;
        wish_.reset();
        subscribed_ = false;
    }
    invited_ = false;
    think();
}

void Player::fall_asleep() {
    const bool can = welcome_ && subscribed_ && !asleep_since_ && !going_ && !resting_;
    if (can && !unanswered_ && !thinking_ && !has_to_act()) asleep_since_ = world_.now();
}

void Player::wake_up() {
    asleep_since_.reset();
    connect();
    think();
}

void Player::lose_line() {
    if (line_) world_.cut(*line_);
}

void Player::be_forgotten() {
    if (asleep_since_ || forgotten_ || !seat_ || (unanswered_ && !going_)) return;
    const std::size_t house = world_.some_house();
    if (!world_.runs(house)) return;
    going_ = true;
    rest();
    world_.house(house).forget({*token_}, [this](std::expected<bool, protocol::Fault> done) {
        // Whoever is not known any more was forgotten before, and did not hear of it.
        if (!done && done.error().key != "table.unknown") return;
        forgotten_ = true;
    });
}

void Player::on(const protocol::Welcome& message) {
    welcome_ = true;
    if (message.seat) seat_ = static_cast<table::Seat>(*message.seat);
    invited_ = token_ && !message.seat;
    if (message.seat && unanswered_ && std::holds_alternative<protocol::Claim>(*unanswered_)) unanswered_.reset();
    if (first_ < 0) seen_ = first_ = *message.number;
    seq_ = std::max(seq_, message.seq.value_or(0));
    if (unanswered_) send();
    think();
}

void Player::on(const protocol::Table& message) {
    status_ = message.status;
    there_ = {};
    for (const auto& seat : message.seats) {
        if (seat.connected) there_.add(static_cast<table::Seat>(seat.seat));
    }
    dozing_ = seat_ && message.seats[*seat_].handed;
    think();
}

void Player::on(const protocol::Proposal& message) {
    if (!seat_ || std::ranges::find(message.yes, *seat_) != message.yes.end()) return;
    to_vote_on_ = message.number;
    think();
}

void Player::on(const protocol::Happened& message) {
    happened_.push_back(
        {static_cast<std::uint64_t>(message.number), protocol::encode(protocol::ServerMessage(message))});
    seen_ = std::max(seen_.value_or(0), message.number);
}

void Player::on(const protocol::View& message) {
    if (message.full) {
        view_ = message;
    } else {
        const auto before = std::move(view_);
        view_ = message;
        view_.exlibris = before.exlibris;
        view_.librarians = before.librarians;
        if (message.exlibris && view_.exlibris) protocol::take_over(*view_.exlibris, *message.exlibris);
        if (message.librarians && view_.librarians) protocol::take_over(*view_.librarians, *message.librarians);
        view_.full = true;
    }
    seen_ = std::max(seen_.value_or(0), message.number.value_or(0));
    views_.push_back(
        {static_cast<std::uint64_t>(message.number.value_or(0)), protocol::encode(protocol::ServerMessage(view_))});
    think();
}

void Player::on(const protocol::Accepted& message) {
    if (message.number) promises_.push_back({message.seq, *message.number});
    if (message.seq != seq_) return;
    subscribed_ = subscribed_ || (unanswered_ && std::holds_alternative<protocol::Subscribe>(*unanswered_));
    unanswered_.reset();
    think();
}

void Player::on(const protocol::Refused& message) {
    if (message.seq != seq_ || !unanswered_) return;
    if (message.why.key == "table.store" || message.why.key == "table.busy") {
        return world_.later(1 + world_.chance(until_again), [this] {
            if (unanswered_ && welcome_) send();
        });
    }
    if (std::holds_alternative<protocol::Claim>(*unanswered_) && line_) {
        // Perhaps it was carried out on a line that is gone: then the secret opens the seat.
        std::swap(token_, wish_);
        return world_.cut(*line_);
    }
    stays_ = stays_ || message.why.key == "table.rematched";
    unanswered_.reset();
    think();
}

std::vector<std::string> Player::choices() const {
    if (status_ != protocol::Status::playing) return {};
    return view_.exlibris     ? actions(*view_.exlibris)
           : view_.librarians ? actions(*view_.librarians)
                              : std::vector<std::string>();
}

bool Player::wants_to_subscribe() const { return seat_ && !subscribed_ && status_ == protocol::Status::playing; }

bool Player::has_to_act() const {
    const bool is_asked = (dozing_ && status_ == protocol::Status::playing) || to_vote_on_ || !choices().empty();
    const bool at_rest = seat_ && (status_ == protocol::Status::paused || (finished() && !rematch_ && !stays_));
    return is_asked || at_rest || invited_ || wants_to_subscribe();
}

void Player::think() {
    if (thinking_ || resting_ || asleep_since_ || unanswered_ || !has_to_act()) return;
    thinking_ = true;
    world_.later(1 + world_.chance(habits_.pause + 1), [this] {
        thinking_ = false;
        if (!resting_ && !asleep_since_ && !unanswered_ && welcome_) act();
    });
}

std::string Player::wish() {
    wish_ = world_.token();
    return *wish_;
}

// The game does not go on by itself.
void Player::act_at_rest() {
    if (status_ == protocol::Status::paused) {
        return ask(protocol::Propose{++seq_, protocol::Proposed::resume, std::nullopt});
    }
    // Somebody else may have the same idea: then it is their table, with a seat for each.
    if (finished()) ask(protocol::Rematch{++seq_, world_.token()});
}

void Player::propose(std::int64_t at) {
    const auto what = world_.chance(20);
    if (what == 0) return ask(protocol::Propose{++seq_, protocol::Proposed::abort, std::nullopt});
    if (what < 8) return ask(protocol::Propose{++seq_, protocol::Proposed::pause, std::nullopt});
    const auto back = std::max<std::int64_t>(at - 1 - world_.chance(4), 0);
    ask(protocol::Propose{++seq_, protocol::Proposed::undo, back});
}

void Player::act() {
    if (invited_) return ask(protocol::Claim{++seq_, std::nullopt, "Bob", wish()});
    if (wants_to_subscribe()) {
        return ask(protocol::Subscribe{++seq_, "https://push.example/", std::string(87, 'k'), std::string(22, 'a')});
    }
    if (to_vote_on_) return ask(protocol::Vote{++seq_, *std::exchange(to_vote_on_, {}), world_.happens(700)});
    if (dozing_ && status_ == protocol::Status::playing) return ask(protocol::TakeBack{++seq_});
    const auto possible = choices();
    if (possible.empty()) return act_at_rest();
    const auto at = view_.number.value_or(0);
    if (world_.happens(habits_.chats)) return ask(protocol::Say{++seq_, "hm"});
    if (view_.undo && world_.happens(habits_.undoes)) return ask(protocol::Undo{++seq_, at});
    if (view_.redo && world_.happens(habits_.undoes)) return ask(protocol::Redo{++seq_, at});
    if (world_.happens(habits_.dozes)) return ask(protocol::HandOver{++seq_, std::nullopt, "random"});
    if (world_.happens(habits_.proposes)) return propose(at);
    if (world_.happens(habits_.renews)) return ask(protocol::Renew{++seq_, wish()});
    const auto choice = world_.chance(static_cast<std::uint32_t>(possible.size()));
    ask(protocol::Decide{++seq_, at, possible[choice]});
}

void Player::ask(protocol::ClientMessage message) {
    unanswered_ = std::move(message);
    send();
}

void Player::send() {
    if (!line_) return;
    const auto text = protocol::encode(*unanswered_);
    world_.say(*line_, text);
    if (world_.happens(habits_.says_twice)) world_.say(*line_, text);
}

}  // namespace shelfmark::proof
