#include <utility>

#include "protocol/codec.h"
#include "server/house_questions.h"
#include "server/names.h"
#include "table/seed_text.h"

// New tables: made anew, or from a moment of a finished game.
namespace shelfmark::server {

namespace {

using protocol::Occupant;

constexpr Moment shortest_time = 1'000;
constexpr Moment shortest_days = 3'600'000;  // nobody has to stay for a game that is played over days
constexpr Moment longest_time = 366LL * 24 * 3'600'000;

bool makes_sense(const protocol::Pacing& pacing) {
    if (pacing.pace == protocol::Pace::unlimited) return !pacing.time && !pacing.late;
    const Moment shortest = pacing.pace == protocol::Pace::days ? shortest_days : shortest_time;
    return pacing.time && pacing.late && *pacing.time >= shortest && *pacing.time <= longest_time;
}

std::optional<std::string> name_of(const protocol::NewSeat& seat) {
    std::string name = plain_name(seat.name.value_or(""));
    return name.empty() ? std::nullopt : std::optional(std::move(name));
}

std::unexpected<protocol::Fault> wrong(std::string_view key) { return std::unexpected(faults::fault(key)); }

protocol::Fault fault_of(const BeginningFault& fault) { return {fault.key, std::nullopt, fault.where}; }

}  // namespace

// Gives each seat its secret. The first of the seats is not special: the host need not play.
std::expected<NewTable, protocol::Fault> House::Inside::draft(protocol::Opened opened,
                                                              const std::vector<protocol::NewSeat>& seats) {
    NewTable made{ports.secrets.table_id(), std::move(opened), {}, {}};
    const Secret host = new_secret();
    made.opened.time = now();
    made.opened.seed = table::seed_text(ports.secrets.game_seed());
    made.opened.host = host.key;
    made.told.table = made.id;
    made.told.host = host.token;
    for (Seat number = 0; number < seats.size(); ++number) {
        const protocol::NewSeat& seat = seats[number];
        protocol::OpenedSeat& place = made.opened.seats.emplace_back();
        place.occupant = seat.occupant;
        if (seat.occupant == Occupant::bot) {
            place.bot = seat.bot.value_or(std::string(usual_bot));
            if (!is_bot(made.opened.game, *place.bot)) return wrong(faults::no_such_bot);
            continue;
        }
        const Secret secret = new_secret();
        const bool mine = seat.occupant == Occupant::person;
        if (mine) place.name = name_of(seat);
        place.key = secret.key;
        const auto to = mine ? Pass::To::seat : Pass::To::invitation;
        made.tokens.push_back({secret.hash, text_of({to, number})});
        (mine ? made.told.seats : made.told.invitations).push_back({number, secret.token});
    }
    if (made.tokens.empty()) return wrong(faults::nobody);
    return made;
}

void House::Inside::create(const protocol::CreateTable& request, const std::string& address,
                           Answer<protocol::TableCreated> answer) {
    if (closed) return answer(wrong(faults::closing));
    const auto options = check_options(request.game, request.options, request.talk);
    if (!options) return answer(std::unexpected(fault_of(options.error())));
    if (std::cmp_not_equal(options->players, request.seats.size())) return answer(wrong(faults::seats));
    if (!makes_sense(request.pacing)) return answer(wrong(faults::pacing));
    protocol::Opened opened;
    opened.game = request.game;
    opened.rules = rules_versions(request.game).newest;
    opened.options = options->text;
    opened.visibility = request.visibility;
    opened.spectators = request.spectators;
    opened.talk = options->talk;
    opened.aids = request.aids;
    opened.pacing = request.pacing;
    auto made = draft(std::move(opened), request.seats);
    if (!made) return answer(std::unexpected(made.error()));
    if (!creations.take(address, now(), limits.tables_per_hour)) return answer(wrong(faults::too_many_tables));
    answer_with(std::move(*made), std::move(answer));
}

void House::Inside::answer_with(NewTable made, Answer<protocol::TableCreated> answer) {
    auto told = made.told;
    open_new(std::move(made), [told = std::move(told), answer = std::move(answer)](bool done) mutable {
        if (!done) return answer(wrong(faults::store));
        answer(std::move(told));
    });
}

// Writes the table and lets it go on: a game without open seats begins at once.
void House::Inside::open_new(NewTable made, Then<bool> then) {
    auto room = Room::open(made.opened);
    if (!room) {
        ++counts.failures;
        return then(false);
    }
    store::Batch batch;
    batch.table = made.id;
    batch.entries.push_back(protocol::encode(protocol::LogEntry(made.opened)));
    if (room->complete()) {
        protocol::Begun begun;
        begun.time = made.opened.time;
        if (!room->take(begun)) batch.entries.push_back(protocol::encode(protocol::LogEntry(begun)));
    }
    batch.new_tokens = std::move(made.tokens);
    batch.row = row_of(made.id, *room);
    submit(std::move(batch),
           [this, id = made.id, room = std::move(*room), then = std::move(then)](store::Outcome outcome) mutable {
               if (outcome != store::Outcome::committed) return then(false);
               ++counts.tables_created;
               then(true);
               OpenTable& table = open(id);
               if (table.busy || table.room) return;
               table.verified = now();
               enter_memory(table, std::move(room));
               use(table);
               go_on(table);
           });
}

// Whatever is wrong with it is said before the game is played again up to there.
void House::Inside::fork(const std::string& id, const protocol::Fork& request, const Asker& asker,
                         Answer<protocol::TableCreated> answer) {
    when_over<protocol::TableCreated>(
        id, asker, std::move(answer),
        [this, request, address = asker.address](OpenTable& table, Answer<protocol::TableCreated> reply) mutable {
            const auto seats = table.room->seats();
            if (std::cmp_greater_equal(request.at, table.room->entries())) return reply(wrong(faults::no_such_entry));
            if (std::cmp_not_equal(request.seats.size(), seats)) return reply(wrong(faults::seats));
            if (request.seat && *request.seat >= seats) return reply(wrong(faults::seats));
            if (!creations.take(address, now(), limits.tables_per_hour)) return reply(wrong(faults::too_many_tables));
            look_up(table, [this, request, reply = std::move(reply)](OpenTable& here, std::optional<Log> log) mutable {
                if (!log) return reply(wrong(faults::store));
                log->resize(static_cast<std::size_t>(request.at) + 1);
                fork_from(here.id, *log, request, std::move(reply));
            });
        });
}

void House::Inside::fork_from(const std::string& id, const Log& log, const protocol::Fork& request,
                              Answer<protocol::TableCreated> answer) {
    const auto reading = read_log(log);
    if (!reading) return answer(wrong(faults::store));
    const Room& room = reading->room;
    if (room.match().over()) return answer(wrong(faults::position));
    protocol::Opened opened = room.opened();
    opened.seats.clear();  // all else stays as it was there, the version of the rules too
    opened.origin = id;
    opened.visibility = protocol::Visibility::unlisted;
    const Seat viewer = request.seat ? static_cast<Seat>(*request.seat) : table::spectator;
    opened.position = room.match().imagined_position(viewer, ports.secrets.game_seed());
    opened.host_seat.reset();
    auto made = draft(std::move(opened), request.seats);
    if (!made) return answer(std::unexpected(made.error()));
    answer_with(std::move(*made), std::move(answer));
}

}  // namespace shelfmark::server
