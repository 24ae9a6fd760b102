// How the house is built: its lines, its tables, and what connects them. house_*.cpp each have one concern of it.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <limits>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "server/counsel.h"
#include "server/faults.h"
#include "server/house.h"
#include "server/house_drafts.h"
#include "server/house_keys.h"
#include "server/house_limits.h"
#include "server/room.h"

namespace shelfmark::server {

using Log = std::vector<store::Bytes>;
inline constexpr Moment never = std::numeric_limits<Moment>::max();
// For whoever lost the connection, before they are told over another way that they are waited for.
inline constexpr Moment time_to_come_back = 10'000;

struct OpenTable;
// Something to be done at a table when its turn comes. The room is missing where it could not be read.
using Task = Then<OpenTable&>;

// One connection.
struct Line {
    LineId id = 0;
    std::string address;
    Bucket bucket;
    bool introduced = false;                     // has said hello
    std::vector<protocol::ClientMessage> early;  // what came right behind it
    OpenTable* table = nullptr;                  // once welcomed
    Person who;
    std::optional<Seat> invited;        // to this seat
    std::string key;                    // the hash of the secret that opened the seat or the invitation
    Moment since = 0;                   // has its seat; of two lines of one seat the later one stays
    Number told = 0;                    // so many entries
    bool asked = false;                 // by the game, as it was told
    bool silent = false;                // since it was told so, as somebody is who does not know
    std::optional<bool> wants_notices;  // if that is known
    Progress answered;                  // as a visitor: what was answered for good

    [[nodiscard]] bool may_want_notices() const { return wants_notices.value_or(true); }
    [[nodiscard]] Seat viewer() const { return who.seat == table::no_seat ? table::spectator : who.seat; }
};

// A table that somebody needs. Its room may be absent: not read yet, or long unused.
struct OpenTable {
    enum class Absence { unread, unknown, unreadable };

    std::string id;
    std::optional<Room> room;
    std::list<OpenTable*>::iterator place;  // with a room: among those in memory
    std::optional<store::IndexRow> row;     // as the store has it, if that is known
    Absence absence = Absence::unread;
    bool busy = false;              // the store was asked; all else waits
    bool going_on = false;          // works off what waits, or will as soon as others have done so
    bool thinking = false;          // a bot was asked
    std::int64_t thought_for = 0;   // microseconds, the last time
    bool presence_changed = false;  // somebody came or went, and the others do not know yet
    std::deque<Task> waiting;
    std::vector<Line*> lines;
    std::shared_ptr<Counsel> counsel;  // nothing until somebody asks
    // What each seat was shown, and the spectators, who all see the same.
    std::array<protocol::Told, 8> told;
    // What was answered for good to whoever has this secret, on whichever line.
    struct Answered {
        std::string key;
        Progress progress;
    };
    std::array<Answered, 8> answered;  // by seat; those of a host who sits nowhere are the spectators'
    Moment used = 0;                   // when somebody last wanted something
    Moment rests_until = 0;            // does nothing by itself before, since something went wrong
    Moment next_look = never;

    // Where other servers may have the same table.
    Moment verified = 0;        // when it had all entries of the store
    Number heard_of = 0;        // so many entries, as another server says
    bool doubtful = false;      // there may be more entries
    bool rewritten = false;     // those that are known may be others now
    Moment next_round = never;  // when to look whether there are more, though nobody said so
    Moment held_until = 0;      // this server does what has to be done once
    Moment taken_until = 0;     // another one does, so that there is no use in asking
    bool claiming = false;
    struct Guests {
        std::string server;
        std::int64_t stamp = 0;
        std::vector<protocol::Sitting> seats;
        Moment heard = 0;
    };
    std::vector<Guests> elsewhere;  // who is connected to which other server
    bool asked_around = false;      // the others know that somebody wants to know that

    // Who is there, at whichever server; what other servers said long ago and never again is true no more.
    [[nodiscard]] SeatSet connected(Moment now) const;
    // How many entries the people here know of.
    [[nodiscard]] Number known() const { return room ? room->entries() : lines.front()->told; }
};

struct House::Inside {
    Inside(Ports outside, HouseLimits settings);

    // house_lines.cpp: connections and who is at their other end
    void received(Line& line, std::string_view text);
    bool may_speak(Line& line);
    void hello(Line& line, const protocol::Hello& hello);
    void enter(LineId id, const protocol::Hello& hello, const std::string& key, std::optional<Pass> pass);
    enum class Attempt { first, second };  // the second one is made when the room is up to date
    void admit(OpenTable& table, LineId id, const protocol::Hello& hello, const std::string& key,
               std::optional<Pass> pass, Attempt attempt);
    bool recognise(const OpenTable& table, Line& line, const protocol::Hello& hello, const std::string& key,
                   std::optional<Pass> pass);
    void welcome(OpenTable& table, Line& line, std::optional<protocol::EntryNumber> seen);
    void attach(OpenTable& table, Line& line);
    void detach(Line& line);
    void turn_away(LineId id, std::string_view fault);
    std::string_view why_closed(const OpenTable& table) const;
    void hang_up(Line& line, protocol::Closing why);
    Line* find(LineId id);
    static bool may_watch(const Room& room, Person who);
    void send(const Line& line, const protocol::ServerMessage& message);
    void refuse(Line& line, std::int64_t seq, protocol::Refusal why);

    // house_tables.cpp: tables being read, open, busy
    OpenTable& open(const std::string& id);
    void enqueue(OpenTable& table, Task task);
    void knock(OpenTable& table);
    void go_on(OpenTable& table);
    void work_off(OpenTable& table);
    void read(OpenTable& table, Then<const Log*> first);
    void furnish(OpenTable& table, const Log& log);
    void part_with_everybody(OpenTable& table);
    void look_up(OpenTable& table, Then<OpenTable&, std::optional<Log>> then);
    void keep(OpenTable& table, Intent intent, Then<OpenTable&, store::Outcome> then);
    void submit(store::Change change, Then<store::Outcome> then);
    void submit_all(std::vector<store::Change> changes, Then<store::Outcome> then);
    static std::optional<store::IndexRow> changed_row(OpenTable& table);
    static store::IndexRow row_of(const std::string& id, const Room& room);
    Secret secret_of(std::string token);
    Secret new_secret() { return secret_of(ports.secrets.token()); }

    // house_memory.cpp: which tables are in memory
    void use(OpenTable& table);
    void enter_memory(OpenTable& table, Room room);
    void leave_memory(OpenTable& table);
    void make_space();

    // house_news.cpp: what people hear
    void tell(OpenTable& table);
    void tell_table(OpenTable& table);
    void catch_up(OpenTable& table, const Log& log);
    std::string view_for(OpenTable& table, Seat viewer, bool afresh);
    static void note_turn(const Room& room, Line& line);
    void send_all(OpenTable& table, Seat viewer, const std::string& text);
    void dismiss(OpenTable& table);

    // house_notices.cpp: what those hear who may not know that they are waited for
    [[nodiscard]] std::vector<store::Notice> new_notices(const OpenTable& table, SeatSet asked_before) const;
    void hurry_notice(const store::Owed& owed);
    void ask_for_subscriptions(const Line& line);
    void settle_notice(const Line& line);
    void give_time_to_come_back(const Line& line);
    void look_for_notices();
    void send_notice(const store::Owed& owed);
    void see_to_notice(OpenTable& table, const store::Owed& owed);
    void deliver_notice(const store::Owed& owed, Moment waited);
    void leave_notice(const store::Owed& owed);
    void put_off(const store::Owed& owed, Moment due);
    void settle_notice(const store::Owed& owed);
    void silence(const store::Hash& owner, Then<store::Outcome> then);

    // house_requests.cpp and house_people.cpp: what people ask for over a line
    void request(Line& line, protocol::ClientMessage message);
    // Those who watch leave room for those who play.
    [[nodiscard]] std::size_t most_waiting(bool plays) const { return limits.waiting_requests / (plays ? 1 : 4); }
    void carry_out(OpenTable& table, LineId id, const protocol::ClientMessage& message);
    static Progress& answered(OpenTable& table, Line& line);
    bool answer_again(OpenTable& table, Line& line, std::int64_t seq);
    void answer(Line& line, std::int64_t seq, protocol::Refusal why);
    void accept(Line& line, std::int64_t seq, std::optional<Number> number);
    void answer_notices(LineId id, std::int64_t seq, store::Outcome outcome);
    void choose_secret(OpenTable& table, LineId id, std::int64_t seq, const std::optional<protocol::Token>& wish,
                       Then<OpenTable&, Line&, const Secret&> then);
    void claim(OpenTable& table, Line& line, const protocol::Claim& request, const Secret& secret);
    void renew(OpenTable& table, Line& line, const protocol::Renew& request, const Secret& secret);
    void blank_seat(OpenTable& table, Seat seat, Then<OpenTable&, store::Outcome> then);
    template <class Request>
    void vacate(OpenTable& table, LineId id, Person who, Seat seat, const Request& request);
    bool still_theirs(OpenTable& table, Seat seat, const std::string& key, LineId id, std::int64_t seq);
    template <class Request>
    void empty_seat(OpenTable& table, LineId id, Person who, Seat seat, const Request& request);
    void invite_anew(OpenTable& table, Seat seat, const std::string& key);
    void tell_invitation(OpenTable& table, Seat seat, const std::string& token);
    template <class Request>
    void keep_for(OpenTable& table, Line& line, const Request& request, Intent intent, Then<Line&, Number> committed);
    template <class Request>
    void serve(OpenTable& table, Line& line, const Request& request);
    void serve(OpenTable& table, Line& line, const protocol::Why& request);
    void serve(OpenTable& table, Line& line, const protocol::AskRecap& request);
    void serve(OpenTable& table, Line& line, const protocol::Claim& request);
    void serve(OpenTable& table, Line& line, const protocol::Renew& request);
    void serve(OpenTable& table, Line& line, const protocol::Remove& request);
    void serve(OpenTable& table, Line& line, const protocol::Leave& request);
    void serve(OpenTable& table, Line& line, const protocol::Invite& request);
    void serve(OpenTable& table, Line& line, const protocol::Rematch& request);
    void serve(OpenTable& table, Line& line, const protocol::Subscribe& request);
    void serve(OpenTable& table, Line& line, const protocol::Unsubscribe& request);

    // house_create.cpp: new tables
    void create(const protocol::CreateTable& request, const std::string& address,
                Answer<protocol::TableCreated> answer);
    void fork(const std::string& id, const protocol::Fork& request, const Asker& asker,
              Answer<protocol::TableCreated> answer);
    std::expected<NewTable, protocol::Fault> draft(protocol::Opened opened,
                                                   const std::vector<protocol::NewSeat>& seats);
    void fork_from(const std::string& id, const Log& log, const protocol::Fork& request,
                   Answer<protocol::TableCreated> answer);
    void open_new(NewTable made, Then<bool> then);
    void answer_with(NewTable made, Answer<protocol::TableCreated> answer);

    // house_rematch.cpp: new tables for the same people
    void seek_rematch(OpenTable& table, const RematchWish& wish);
    void seek_rematch_again(const RematchWish& wish);
    void refuse_rematch(const RematchWish& wish);
    void begin_rematch(OpenTable& table, const RematchWish& wish);
    NewTable rematch_of(const OpenTable& table, const RematchWish& wish, const Secret& secret);
    void open_rematch(OpenTable& table, const RematchWish& wish, const Secret& secret);
    void link_rematch(OpenTable& table, const RematchWish& wish, const protocol::Claimed& claimed,
                      const std::optional<std::string>& before);
    void drop_rematch(OpenTable& table, const RematchWish& wish, const std::string& made);
    void join_rematch(const OpenTable& from, const RematchWish& wish);
    void replace_rematch(const std::string& from, const std::string& deleted, const RematchWish& wish);
    void take_rematch_seat(OpenTable& table, const RematchWish& wish, const Secret& secret);

    // house_questions.cpp: what is asked over HTTP
    void list(const std::string& after, Answer<protocol::TableList> answer);
    void record(const std::string& id, const Asker& asker, Answer<std::string> answer);
    void replay(const std::string& id, std::optional<std::int64_t> at, std::optional<Seat> seat, const Asker& asker,
                Answer<protocol::Replay> answer);
    void mine(const protocol::Mine& request, const Asker& asker, Answer<protocol::TableList> answer);
    template <class T>
    void at_seat(const std::string& token, Answer<T> answer,
                 Then<OpenTable&, Seat, const std::string&, Answer<T>> then);
    template <class T>
    void answer_seat(OpenTable& table, Seat seat, const std::string& key, Answer<T> answer,
                     Then<OpenTable&, Seat, const std::string&, Answer<T>> then, Attempt attempt);
    template <class T>
    void when_over(const std::string& id, const Asker& asker, Answer<T> answer, Then<OpenTable&, Answer<T>> then);

    // house_forget.cpp: delete my data
    void forget(const protocol::Forget& request, Answer<bool> answer);
    void forget_seat(OpenTable& table, Seat seat, const std::string& key, Answer<bool> answer);
    void give_up_seat(OpenTable& table, Seat seat, const std::string& key, Answer<bool> answer);
    static bool opens(const OpenTable& table, Seat seat, const std::string& key, Answer<bool>& answer);
    void remove_table(OpenTable& table, Answer<bool> answer);

    // house_lessons.cpp: what helps to learn a game
    void set_up(const protocol::SetUp& request, Answer<protocol::TableCreated> answer);
    void advise(const protocol::WantAdvice& request, Answer<protocol::Advice> answer);
    void take_counsel(OpenTable& table, Seat seat, Then<const protocol::Thoughts&> then);
    void advise_seat(OpenTable& table, Seat seat, Answer<protocol::Advice> answer);
    void advise_further(const BotsTurn& turn, const Beginning& imagined, protocol::Advice advice,
                        Answer<protocol::Advice> answer);
    void think_aloud(const protocol::WantThoughts& request, Answer<protocol::Thoughts> answer);
    void ask_about_turn(const OpenTable& table, Seat of, Answer<protocol::Thoughts> answer);
    void ask_thoughts(const OpenTable& table, const Match& match, BotsTurn turn, Answer<protocol::Thoughts> answer);

    // house_time.cpp: what happens by itself
    void tick();
    void watch(OpenTable& table, Moment when);
    void look(OpenTable& table);
    void care_for(OpenTable& table);
    static bool has_work(const Room& room, Moment moment);
    bool note_restart(OpenTable& table);
    void keep_own(OpenTable& table, protocol::LogEntry entry);
    void ask_bot(OpenTable& table);
    void hear_bot(OpenTable& table, Seat seat, std::string action, Number at);
    void wake_sleepers();
    void wake(const std::string& id);
    void close(Then<> then);
    void finish_closing();

    // house_others.cpp: what other servers have kept
    void heard(const store::News& news);
    void hear(const store::Appended& news);
    void hear(const store::Rewritten& news);
    void hear(const store::Announcement& news);
    void hear(const store::Missed& news);
    void follow(OpenTable& table);
    [[nodiscard]] bool behind(const OpenTable& table) const;
    void bring_up_to_date(OpenTable& table);
    bool take_over(OpenTable& table, const store::Bytes& body);
    void plan_round(OpenTable& table, Moment when);
    void go_round();
    void glance(OpenTable& table);

    // house_presence.cpp: who is connected to which server
    void announce(const protocol::HouseMessage& message);
    void announce_presence(const OpenTable& table);
    bool ask_around(OpenTable& table);
    void sit_down(OpenTable& table, Line& line);
    void on(const protocol::Present& message);
    void on(const protocol::WhoIsThere& message);
    void on(const protocol::Alive& message);
    void on(const protocol::Departing& message);
    void give_way(OpenTable& table, const OpenTable::Guests& guests);
    void vanish(const std::string& server);
    void forget_guests(OpenTable& table);
    void keep_in_touch();

    // house_claims.cpp: what is done once, by one of the servers
    bool looks_after(OpenTable& table);
    void claim_work(OpenTable& table);
    void let_go(OpenTable& table);
    void once(const std::string& work, Moment lasts, Then<> then);

    // house_sign.cpp: since when there is a server without interruption
    [[nodiscard]] bool oriented() const;
    void notice_sleep();
    void look_for_sign();
    void await_sign();
    void hear_sign(const std::optional<store::Bytes>& text);
    void give_sign(const std::optional<store::Bytes>& before, Moment since);
    void orient(const store::Bytes& text, Moment since, Moment seen);
    void go_on_everywhere();

    // house_trouble.cpp: whether the store can be written to
    void note(store::Outcome outcome);
    void probe();
    void tell_of_trouble(bool now_there);

    [[nodiscard]] Moment now() const { return ports.clock.now(); }

    Ports ports;
    HouseLimits limits;
    std::string own_name;  // among the servers of the store
    HouseCounts counts;
    std::unordered_map<LineId, Line> lines;
    std::unordered_map<std::string, std::unique_ptr<OpenTable>> tables;
    std::deque<OpenTable*> their_turn;  // to work off what waits; the first one is at it
    std::list<OpenTable*> in_memory;    // those with a room, the one that was unused for the longest time first
    HourlyCount creations;
    HourlyCount claims_uninvited;
    Buckets comings_back;
    // Which tables to look after, the most urgent first. What a table no longer means is passed over.
    using Look = std::pair<Moment, std::string>;
    std::priority_queue<Look, std::vector<Look>, std::greater<>> looks;
    bool asking_for_sleepers = false;
    std::unordered_set<std::string> unreadable;  // so that they do not keep others asleep
    Moment next_wake = 0;
    std::priority_queue<Look, std::vector<Look>, std::greater<>> rounds;  // those of OpenTable::next_round
    std::unordered_map<std::string, Moment> peers;                        // servers, and when they were last heard
    std::int64_t stamp = 0;                                               // of what was announced last
    Moment next_greeting = 0;
    struct Sign {
        std::optional<Moment> since;       // the house is open
        Moment seen = 0;                   // when that was last known to be true
        std::optional<store::Bytes> text;  // as the store had it then
        std::optional<Moment> asked;       // the store, and when
        bool failed = false;               // it did not answer
        Moment next = 0;
    } sign;
    Moment awake = 0;  // when this server last did anything
    struct Trouble {
        bool suspected = false;  // something could not be written
        bool told = false;       // and everybody knows
        bool probing = false;
        Moment next = 0;
    } trouble;
    struct Owing {
        std::map<store::Hash, Moment> resting;  // by owner: until when this server sends them none
        bool looking = false;
        Moment next_look = 0;
    } owing;
    std::size_t writing = 0;
    bool closed = false;
    Then<> when_closed;
};

}  // namespace shelfmark::server
