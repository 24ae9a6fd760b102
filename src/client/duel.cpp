#include "client/duel.h"

namespace shelfmark::client {

void Duel::open(const protocol::TableCreated& table) {
    told_.assign(table.seats.size(), -1);
    accepted_ = -1;
    on_its_way_ = announced_ = false;
    bot_asked_.reset();
    guests_.clear();
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        const auto heard = [this, seat](const Glance& at, std::string_view message) { hear(seat, at, message); };
        guests_.push_back(std::make_unique<Guest>(
            context_, servers_[seat], Guest::Ticket{table.table, table.seats[seat].token, std::nullopt}, heard));
    }
}

void Duel::move(network::Clock::time_point due) {
    Guest* const guest = decider();
    const std::string_view choices = guest->choices();
    // Anywhere in the list; that long entries are found more often does no harm.
    const auto place = random_.below(static_cast<std::uint32_t>(choices.size()));
    due_ = due;
    accepted_ = -1;
    on_its_way_ = true;
    announced_ = false;
    guest->decide(*action_after(choices, place));
}

Guest* Duel::decider() {
    for (auto& guest : guests_) {
        if (guest->may_decide()) return guest.get();
    }
    return nullptr;
}

void Duel::hear(std::size_t seat, const Glance& at, std::string_view message) {
    switch (at.kind) {
        case Kind::happened: told_[seat] = at.number.value_or(-1); break;
        case Kind::accepted: accepted_ = at.number.value_or(-1); break;
        case Kind::refused:
            on_its_way_ = false;
            // Where both are asked at once, the bot may have been quicker.
            if (guests_.size() == 1 && message.find("\"table.stale\"") != std::string_view::npos) break;
            [[fallthrough]];
        case Kind::fault:
        case Kind::closed:
        case Kind::lost: events_.trouble(message); break;
        default: break;
    }
    if (on_its_way_ && made()) {
        on_its_way_ = false;
        events_.moved(*this, network::Clock::now() - due_);
    }
    if (guests_.size() == 1) watch_bot(at.kind);
    if (!on_its_way_ && !announced_) go_on();
}

// It is asked when we are not, and has answered when something happens.
void Duel::watch_bot(Kind kind) {
    const auto now = network::Clock::now();
    if (kind == Kind::happened && bot_asked_) {
        events_.answered(*this, now - *bot_asked_);
        bot_asked_.reset();
    }
    const bool waits = !on_its_way_ && !guests_[0]->may_decide() && !guests_[0]->game_over();
    if (kind == Kind::view && waits) bot_asked_ = now;
}

void Duel::go_on() {
    if (!is_open()) return;
    if (std::ranges::all_of(guests_, [](const auto& guest) { return guest->game_over(); })) {
        announced_ = true;
        events_.over(*this);
    } else if (decider() != nullptr) {
        announced_ = true;
        events_.ready(*this);
    }
}

}  // namespace shelfmark::client
