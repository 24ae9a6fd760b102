#include "app/terminal/table.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "app/terminal/ending.h"
#include "app/terminal/question.h"
#include "app/terminal/recap.h"
#include "app/terminal/reference.h"
#include "app/terminal/save_file.h"
#include "app/terminal/table_picture.h"
#include "app/terminal/typed.h"
#include "app/terminal/why.h"
#include "app/utf8.h"
#include "exlibris/game.h"
#include "exlibris/words.h"
#include "players/exlibris/roster.h"

namespace shelfmark::app::terminal {
namespace {

using exlibris::Action;
using exlibris::ActionList;
using exlibris::Ask;
using exlibris::Seat;
using exlibris::View;

constexpr std::size_t lines_of_log = 40;

// What can be typed besides a choice; each has a line of help.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> commands = {{
    {"table", "terminal.help.table"},
    {"shelves", "terminal.help.shelves"},
    {"tile NAME", "terminal.help.tile"},
    {"card L8", "terminal.help.card"},
    {"rule ID", "terminal.help.rule"},
    {"why TEXT", "terminal.help.why"},
    {"log", "terminal.help.log"},
    {"undo", "terminal.help.undo"},
    {"hint", "terminal.help.hint"},
    {"save FILE", "terminal.help.save"},
    {"help", "terminal.help.help"},
    {"quit", "terminal.help.quit"},
}};

// The first question of a turn is asked with the whole table in sight.
bool begins_turn(const View& view) {
    const Ask ask = top(view.board).ask;
    return ask == Ask::keep_library || ask == Ask::place || ask == Ask::remove_tiles;
}

}  // namespace

Table::Table(Session& session, std::vector<std::string> seats, messages::Language language, Console& console,
             std::filesystem::path save_file)
    : session_(session), seats_(std::move(seats)), language_(language), console_(console),
      save_file_(std::move(save_file)), random_(base::Random{session.record().seed}.split(session.decisions() + 4)),
      reader_(exlibris::no_seat) {
    told_.fill(session.decisions());
}

Phrases Table::phrases(Seat seat) const { return {language_, console_.style(), seat}; }

void Table::tell(std::string_view text) { console_.print_line(flowed(text, console_.style().width)); }

int Table::humans() const { return static_cast<int>(std::ranges::count(seats_, "human")); }

Parting Table::run() {
    if (humans() > 0) tell(phrases(table::spectator).say("terminal.welcome"));
    while (!over(session_.state())) {
        const Seat seat = actors(session_.state()).lowest();
        if (!is_human(seat)) {
            bot_decides(seat);
        } else if (!human_decides(seat)) {
            return leave();
        }
    }
    const bool alone = humans() == 1;
    const auto words = phrases(alone ? reader_ : table::spectator);
    if (alone && reader_ != exlibris::no_seat) show_news(reader_);
    console_.print(ending(words, session_.state(), session_.events_since(0)));
    // Nobody has seen how it ended: the record shows it again.
    if (humans() > 0 && !console_.reaches_somebody()) return leave();
    return {.finished = true, .saved = false, .last_words = {}};
}

void Table::bot_decides(Seat seat) {
    ActionList actions;
    legal(session_.state(), seat, actions);
    const auto bot = players::find_player(seats_[seat]);
    session_.decide(seat, bot(observe(session_.state(), seat), actions, random_));
}

bool Table::human_decides(Seat seat) {
    ActionList actions;
    legal(session_.state(), seat, actions);
    if (actions.size() == 1) {
        session_.decide(seat, actions[0], true);
        return true;
    }
    if (reader_ != seat && !hand_over(seat)) return false;
    show_news(seat);
    show_question(seat, actions);
    for (;;) {
        const auto line = console_.ask("> ");
        if (!line) return false;
        switch (answer(seat, actions, *line)) {
            case Answer::decided: return true;
            case Answer::leave: return false;
            case Answer::ask_again: break;
        }
    }
}

// Several people share the screen: nobody may see another's cards.
bool Table::hand_over(Seat seat) {
    if (humans() > 1) {
        console_.clear();
        if (!console_.ask(phrases(seat).say("terminal.hand-over", {{"name", phrases(seat).player_name(seat)}}))) {
            return false;
        }
    }
    reader_ = seat;
    show_table_ = true;
    return true;
}

void Table::show_news(Seat seat) {
    const auto words = phrases(seat);
    const auto lines = recap(words, session_.state().board, session_.events_since(told_[seat]));
    for (const auto& line : lines) console_.print_line("  " + flowed(line, words.style().width, 2));
    told_[seat] = session_.decisions();
}

void Table::show_question(Seat seat, const ActionList& actions) {
    const auto words = phrases(seat);
    const View view = observe(session_.state(), seat);
    console_.print("\n");
    if (std::exchange(show_table_, false) || begins_turn(view)) console_.print(table_picture(words, view) + '\n');
    console_.print(who_asks(words, view));
    console_.print_line(painted(words.style(), Ink::bold, flowed(question(words, view, actions), words.style().width)));
    console_.print(choices(words, view, actions));
}

Table::Answer Table::answer(Seat seat, const ActionList& actions, const std::string& line) {
    if (line.empty()) {
        show_question(seat, actions);
        return Answer::ask_again;
    }
    const std::size_t blank = line.find(' ');
    const std::string_view word = std::string_view(line).substr(0, blank);
    std::string_view rest = blank == std::string::npos ? "" : std::string_view(line).substr(blank);
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    const bool known = std::ranges::any_of(
        commands, [&](const auto& entry) { return entry.first.substr(0, entry.first.find(' ')) == word; });
    return known ? command(seat, actions, word, rest) : decide(seat, actions, line);
}

Table::Answer Table::decide(Seat seat, const ActionList& actions, std::string_view line) {
    const auto words = phrases(seat);
    if (const auto number = exlibris::parse_number(line, ~std::uint64_t{0})) {
        if (*number == 0 || *number > actions.size()) {
            tell(words.say("terminal.no-such-choice", {{"n", actions.size()}}));
            return Answer::ask_again;
        }
        session_.decide(seat, actions[*number - 1]);
        return Answer::decided;
    }
    const auto action = typed_action(observe(session_.state(), seat), actions, line);
    if (action && position(actions, *action)) {
        session_.decide(seat, *action);
        return Answer::decided;
    }
    if (action) {
        console_.print(why(words, session_.state(), actions, line));
    } else {
        tell(words.say("terminal.unknown", {{"text", quotable(line)}}));
    }
    return Answer::ask_again;
}

Table::Answer Table::command(Seat seat, const ActionList& actions, std::string_view word, std::string_view rest) {
    const auto words = phrases(seat);
    const View view = observe(session_.state(), seat);
    if (word == "quit") return Answer::leave;
    if (word == "undo") {
        take_back(seat);
        return Answer::decided;  // whatever is asked now is asked afresh
    }
    if (word == "table") {
        show_table_ = true;
        show_question(seat, actions);
    } else if (word == "shelves") {
        console_.print(large_shelves(words, view));
    } else if (word == "tile") {
        const auto page = tile_page(words, rest);
        console_.print(page ? *page : words.say("terminal.no-such-tile", {{"text", quotable(rest)}}) + '\n');
    } else if (word == "card") {
        const auto card = exlibris::parse_card(rest);
        console_.print(card ? card_page(words, *card)
                            : words.say("terminal.no-such-card", {{"text", quotable(rest)}}) + '\n');
    } else if (word == "rule") {
        console_.print(rule_page(words, quotable(rest)));
    } else if (word == "why") {
        console_.print(why(words, session_.state(), actions, rest));
    } else if (word == "log") {
        show_log(words);
    } else if (word == "hint") {
        show_hint(words, view, actions);
    } else if (word == "save") {
        save_as(words, rest.empty() ? save_file_ : std::filesystem::path(rest));
    } else {
        show_help(words);
    }
    return Answer::ask_again;
}

void Table::show_help(const Phrases& phrases) {
    tell(phrases.say("terminal.help.choices"));
    for (const auto& [form, key] : commands)
        console_.print_line(fmt::format("  {:<10} {}", form, flowed(phrases.say(key), phrases.style().width, 13)));
    tell(phrases.say("terminal.help.signs"));
    console_.print_line(legend(phrases));
}

void Table::show_hint(const Phrases& phrases, const View& view, const ActionList& actions) {
    const Action best = players::find_player("greedy")(view, actions, random_);
    const std::size_t number = position(actions, best).value_or(0) + 1;
    tell(phrases.say("terminal.hint", {{"n", number}, {"action", phrases.action(view, best)}}));
}

void Table::show_log(const Phrases& phrases) {
    const auto lines = recap(phrases, session_.state().board, session_.events_since(0));
    const std::size_t first = lines.size() > lines_of_log ? lines.size() - lines_of_log : 0;
    for (std::size_t i = first; i < lines.size(); ++i)
        console_.print_line("  " + flowed(lines[i], phrases.style().width, 2));
}

void Table::take_back(Seat seat) {
    const bool done = session_.take_back(seat);
    tell(phrases(seat).say(done ? "terminal.undone" : "terminal.cannot-undo"));
    for (auto& told : told_) told = std::min(told, session_.decisions());
    show_table_ = done;
}

void Table::save_as(const Phrases& phrases, const std::filesystem::path& file) {
    const bool saved = save(file, {session_.record(), seats_});
    const std::string name = file.string();
    console_.print_line(phrases.say(saved ? "terminal.saved" : "terminal.not-saved", {{"file", name}}));
}

Parting Table::leave() {
    const auto words = phrases(reader_);
    const SavedGame game{session_.record(), seats_};
    Parting parting{.finished = over(session_.state()), .saved = save(save_file_, game), .last_words = {}};
    std::filesystem::path file = save_file_;
    if (!parting.saved) {
        parting.last_words = words.say("terminal.not-saved", {{"file", save_file_.string()}}) + '\n';
        file = rescue_file();
    }
    if (parting.saved || save(file, game)) {
        parting.last_words += words.say("terminal.saved", {{"file", file.string()}}) + '\n';
    } else {
        parting.last_words += words.say("terminal.saved-nowhere") + '\n' + to_text(game.record);
    }
    console_.print(parting.last_words);
    return parting;
}

}  // namespace shelfmark::app::terminal
