#include "room_visitors.h"

#include <algorithm>
#include <array>

namespace shelfmark::server {

namespace {

template <class Request>
Request at(std::int64_t number) {
    Request request;
    request.at = number;
    return request;
}

}  // namespace

Person Visitors::anybody() {
    const Seat seat = any_seat();
    return {.seat = seat < scene_.room.seats() ? seat : table::no_seat, .host = one_in(3)};
}

// Mostly whoever is asked, something that is possible.
std::string Visitors::decide(Person who) {
    if (!one_in(4)) who.seat = scene_.room.match().over() ? who.seat : scene_.room.match().actors().lowest();
    if (one_in(6)) return scene_.ask(who, at<protocol::Undo>(seen()));
    if (one_in(8)) return scene_.ask(who, at<protocol::Redo>(seen()));
    const auto choices = choices_in(scene_.room.view(who.seat));
    auto request = at<protocol::Decide>(seen());
    request.action =
        choices.empty() || one_in(20) ? "dance" : choices[below(static_cast<std::uint32_t>(choices.size()))];
    return scene_.ask(who, request);
}

std::string Visitors::ask_for_consent(Person who) {
    if (const auto& open = scene_.room.proposal()) {
        protocol::Vote vote;
        vote.proposal = one_in(9) ? 1 : open->number;
        vote.yes = !one_in(4);
        return scene_.ask(who, vote);
    }
    protocol::Propose propose;
    // Few tables are given up, or nothing else would happen there.
    const std::uint32_t what = below(40);
    propose.what = what == 0 ? protocol::Proposed::abort
                             : std::array{protocol::Proposed::undo, protocol::Proposed::pause,
                                          protocol::Proposed::resume}[what % 3];
    if (!one_in(9)) propose.back = std::max<std::int64_t>(0, scene_.newest() - 1 - below(12));
    return scene_.ask(who, propose);
}

std::string Visitors::change_seats(Person who) {
    switch (below(10)) {
        case 0: return scene_.ask(who, protocol::Start{});
        case 1: return scene_.ask(who, protocol::TakeBack{});
        case 2: {
            protocol::HandOver request;
            if (one_in(3)) request.seat = any_seat();
            request.bot = one_in(5) ? "oracle" : "random";
            return scene_.ask(who, request);
        }
        case 3: {
            protocol::Claim request;
            request.name = one_in(5) ? " " : "Ada";
            if (one_in(2)) request.seat = any_seat();
            const auto invited = one_in(2) ? std::optional<Seat>(any_seat()) : std::nullopt;
            return scene_.ask(who, request, invited, key());
        }
        case 4: return scene_.ask(who, protocol::Renew{}, key());
        case 5: return one_in(4) ? scene_.ask(who, protocol::Leave{}, key()) : "";
        case 6: return one_in(6) ? scene_.ask(who, protocol::Resign{}) : "";
        case 7: return one_in(4) ? scene_.ask(who, protocol::Remove{.seq = 0, .seat = any_seat()}, key()) : "";
        case 8: return scene_.ask(who, protocol::Invite{.seq = 0, .seat = any_seat()}, key());
        default: return scene_.ask(who, protocol::Rename{.seq = 0, .name = "Grace"});
    }
}

std::string Visitors::talk(Person who) {
    if (one_in(3)) return scene_.ask(who, protocol::Mute{.seq = 0, .seat = any_seat(), .muted = one_in(2)});
    return scene_.ask(who, protocol::Say{.seq = 0, .text = "\"hello\""});
}

void Visitors::let_bot_decide() {
    if (const auto bot = scene_.room.bot_to_move()) {
        const std::string thought = scene_.room.match().reflect(bot->first, "random", scene_.room.entries())();
        const auto entry = scene_.room.decided_by_bot(bot->first, thought, scene_.room.entries(), scene_.now);
        if (entry) scene_.take(*entry);
    }
}

void Visitors::let_time_pass() {
    scene_.now += below(20'000);
    if (const auto entry = scene_.room.restarted(scene_.now); entry && one_in(8)) scene_.take(*entry);
    if (const auto entry = scene_.room.late(scene_.now)) scene_.take(*entry);
    if (scene_.room.complete() && one_in(3)) scene_.take(protocol::Begun{.time = scene_.now});
}

std::string Visitors::anything() {
    const Person who = anybody();
    const std::uint32_t what = below(20);
    if (what < 10) return decide(who);
    if (what < 13) return ask_for_consent(who);
    if (what < 15) return change_seats(who);
    if (what < 16) return talk(who);
    what < 18 ? let_bot_decide() : let_time_pass();
    return "";
}

}  // namespace shelfmark::server
