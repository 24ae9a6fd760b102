#include "client/duel.h"

namespace shelfmark::client {

void Duel::open(const protocol::TableCreated& table) {
    told_ = {-1, -1};
    accepted_ = -1;
    on_its_way_ = announced_ = false;
    for (std::size_t seat = 0; seat < guests_.size(); ++seat) {
        const auto heard = [this, seat](const Glance& at, std::string_view message) { hear(seat, at, message); };
        guests_[seat].emplace(context_, servers_[seat],
                              Guest::Ticket{table.table, table.seats[seat].token, std::nullopt}, heard);
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
        if (guest->may_decide()) return &*guest;
    }
    return nullptr;
}

void Duel::hear(std::size_t seat, const Glance& at, std::string_view message) {
    switch (at.kind) {
        case Kind::happened: told_[seat] = at.number.value_or(-1); break;
        case Kind::accepted: accepted_ = at.number.value_or(-1); break;
        case Kind::refused: on_its_way_ = false; [[fallthrough]];
        case Kind::fault:
        case Kind::closed:
        case Kind::lost: events_.trouble(message); break;
        default: break;
    }
    if (on_its_way_ && made()) {
        on_its_way_ = false;
        events_.moved(*this, network::Clock::now() - due_);
    }
    if (!on_its_way_ && !announced_) go_on();
}

void Duel::go_on() {
    if (!is_open()) return;
    if (guests_[0]->game_over() && guests_[1]->game_over()) {
        announced_ = true;
        events_.over(*this);
    } else if (decider() != nullptr) {
        announced_ = true;
        events_.ready(*this);
    }
}

}  // namespace shelfmark::client
