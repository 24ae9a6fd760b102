#include "app/terminal/table.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "app/rulebook.h"
#include "app/terminal/pages.h"
#include "app/terminal/save_file.h"
#include "app/terminal/why.h"
#include "app/thinking.h"
#include "base/utf8.h"
#include "players/levels.h"

namespace shelfmark::app::terminal {
namespace {

constexpr std::size_t lines_of_log = 40;

// What can be typed besides a choice, in every game.
constexpr std::array<CommandHelp, 10> commands = {{
    {"table", "terminal.help.table"},
    {"rule ID", "terminal.help.rule"},
    {"why TEXT", "terminal.help.why"},
    {"log", "terminal.help.log"},
    {"undo", "terminal.help.undo"},
    {"hint", "terminal.help.hint"},
    {"thoughts", "terminal.help.thoughts"},
    {"save FILE", "terminal.help.save"},
    {"help", "terminal.help.help"},
    {"quit", "terminal.help.quit"},
}};

template <class Commands>
bool has_command(const Commands& list, std::string_view word) {
    return std::ranges::any_of(
        list, [&](const CommandHelp& each) { return each.form.substr(0, each.form.find(' ')) == word; });
}

}  // namespace

template <table::Recorded G>
Table<G>::Table(Session<G>& session, std::vector<std::string> seats, messages::Language language, Console& console,
                std::filesystem::path save_file, std::string program)
    : session_(session), seats_(std::move(seats)), language_(language), console_(console),
      save_file_(std::move(save_file)), program_(std::move(program)), reader_(table::no_seat) {
    told_.fill(session.decisions());
}

template <table::Recorded G>
auto Table<G>::phrases(Seat seat) const -> Phrases {
    return {language_, console_.style(), seat};
}

template <table::Recorded G>
base::Random Table<G>::chance_for(std::size_t decision) const {
    return base::Random{session_.seed()}.split(decision + 4);
}

template <table::Recorded G>
void Table<G>::tell(std::string_view text) {
    console_.print_line(flowed(text, console_.style().width));
}

template <table::Recorded G>
int Table<G>::humans() const {
    return static_cast<int>(std::ranges::count(seats_, "human"));
}

template <table::Recorded G>
Parting Table<G>::run() {
    if (humans() > 0) tell(phrases(table::spectator).say(Face<G>::texts.welcome));
    while (!G::over(session_.state())) {
        const Seat seat = G::actors(session_.state()).lowest();
        if (!is_human(seat)) {
            bot_decides(seat);
        } else if (!human_decides(seat)) {
            return leave();
        }
    }
    const bool alone = humans() == 1;
    const auto words = phrases(alone ? reader_ : table::spectator);
    if (alone && reader_ != table::no_seat) show_news(reader_);
    console_.print(Face<G>::ending(words, session_.state(), session_.events_since(0)));
    // Nobody has seen how it ended: the record shows it again.
    if (humans() > 0 && !console_.reaches_somebody()) return leave();
    return {.finished = true, .saved = false, .last_words = {}};
}

template <table::Recorded G>
void Table<G>::bot_decides(Seat seat) {
    ActionList actions;
    G::legal(session_.state(), seat, actions);
    const auto bot = Rulebook<G>::find_player(seats_[seat]);
    base::Random chance = chance_for(session_.decisions());
    session_.decide(seat, bot(G::observe(session_.state(), seat), actions, chance));
}

template <table::Recorded G>
bool Table<G>::human_decides(Seat seat) {
    ActionList actions;
    G::legal(session_.state(), seat, actions);
    if (goes_without_asking<G>(session_.state(), seat, actions)) {
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
template <table::Recorded G>
bool Table<G>::hand_over(Seat seat) {
    if (humans() > 1) {
        console_.clear();
        const auto words = phrases(seat);
        const std::string prompt = words.say("terminal.hand-over", {{"name", words.player_name(seat)}});
        if (!console_.ask(flowed(prompt, words.style().width))) return false;
    }
    reader_ = seat;
    show_table_ = true;
    return true;
}

template <table::Recorded G>
void Table<G>::show_news(Seat seat) {
    const auto words = phrases(seat);
    news_ = session_.events_since(told_[seat]);
    const auto lines = Face<G>::recap(words, session_.state().board, news_);
    for (const auto& line : lines) console_.print_line("  " + flowed(line, words.style().width, 2));
    told_[seat] = session_.decisions();
}

template <table::Recorded G>
void Table<G>::show_question(Seat seat, const ActionList& actions) {
    const auto words = phrases(seat);
    const View view = G::observe(session_.state(), seat);
    console_.print("\n");
    const bool whole_table = std::exchange(show_table_, false) || Face<G>::begins_turn(view, news_);
    const std::string picture = whole_table ? Face<G>::table_picture(words, view) : Face<G>::glance(words, view, news_);
    if (!picture.empty()) console_.print(picture + '\n');
    console_.print(Face<G>::who_asks(words, view));
    const std::string question = flowed(Face<G>::question(words, view, actions), words.style().width);
    console_.print_line(painted(words.style(), Ink::bold, question));
    console_.print(Face<G>::choices(words, view, actions));
}

template <table::Recorded G>
auto Table<G>::answer(Seat seat, const ActionList& actions, const std::string& line) -> Answer {
    if (line.empty()) {
        show_question(seat, actions);
        return Answer::ask_again;
    }
    const std::size_t blank = line.find(' ');
    const std::string_view word = std::string_view(line).substr(0, blank);
    std::string_view rest = blank == std::string::npos ? "" : std::string_view(line).substr(blank);
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    if (has_command(commands, word)) return command(seat, actions, word, rest);
    if (!has_command(Face<G>::commands, word)) return decide(seat, actions, line);
    console_.print(Face<G>::page(phrases(seat), G::observe(session_.state(), seat), word, rest));
    return Answer::ask_again;
}

template <table::Recorded G>
auto Table<G>::decide(Seat seat, const ActionList& actions, std::string_view line) -> Answer {
    const auto words = phrases(seat);
    if (const auto number = table::parse_number(line, ~std::uint64_t{0})) {
        const std::size_t shown = Face<G>::numbered(G::observe(session_.state(), seat), actions);
        if (*number == 0 || *number > shown) {
            tell(words.say("terminal.no-such-choice", {{"n", shown}}));
            return Answer::ask_again;
        }
        session_.decide(seat, actions[*number - 1]);
        return Answer::decided;
    }
    const auto action = Face<G>::typed(G::observe(session_.state(), seat), actions, line);
    if (action && position(actions, *action)) {
        session_.decide(seat, *action);
        return Answer::decided;
    }
    if (action) {
        console_.print(why<G>(words, session_.state(), actions, line));
    } else {
        tell(words.say("terminal.unknown", {{"text", base::quotable(line)}}));
    }
    return Answer::ask_again;
}

template <table::Recorded G>
auto Table<G>::command(Seat seat, const ActionList& actions, std::string_view word, std::string_view rest) -> Answer {
    const auto words = phrases(seat);
    if (word == "quit") return Answer::leave;
    if (word == "undo") {
        take_back(seat);
        return Answer::decided;  // whatever is asked now is asked afresh
    }
    if (word == "table") {
        show_table_ = true;
        show_question(seat, actions);
    } else if (word == "rule") {
        console_.print(rule_page(words, base::quotable(rest), Rulebook<G>::rules));
    } else if (word == "why") {
        console_.print(why<G>(words, session_.state(), actions, rest));
    } else if (word == "log") {
        show_log(words);
    } else if (word == "hint") {
        show_hint(words, G::observe(session_.state(), seat), actions);
    } else if (word == "thoughts") {
        show_thoughts(words);
    } else if (word == "save") {
        save_as(words, rest.empty() ? save_file_ : std::filesystem::path(rest));
    } else {
        show_help(words, G::observe(session_.state(), seat));
    }
    return Answer::ask_again;
}

template <table::Recorded G>
void Table<G>::show_help(const Phrases& phrases, const View& view) {
    const auto explain = [&](const CommandHelp& each) {
        const std::string words = flowed(phrases.say(each.help), phrases.style().width, 13);
        console_.print_line(fmt::format("  {:<10} {}", each.form, words));
    };
    tell(phrases.say(Face<G>::texts.choices));
    std::ranges::for_each(Face<G>::commands, explain);
    std::ranges::for_each(commands, explain);
    tell(phrases.say(Face<G>::texts.signs));
    console_.print_line(Face<G>::legend(phrases, view));
}

template <table::Recorded G>
void Table<G>::show_hint(const Phrases& phrases, const View& view, const ActionList& actions) {
    base::Random chance = chance_for(session_.decisions());
    const auto adviser = Rulebook<G>::find_player("librarian");
    const auto thoughts = players::consider(view, actions, chance, adviser.budget);
    const auto best = thoughts.empty() ? adviser(view, actions, chance) : thoughts[0].action;
    const auto number = [&](const auto& action) { return position(actions, action).value_or(0) + 1; };
    tell(phrases.say("terminal.hint", {{"n", number(best)}, {"action", phrases.action(view, best)}}));
    if (thoughts.empty()) return;
    Thinking thinking{.choices = {}, .points = thoughts[0].points, .names_own = false};
    for (const auto& [action, expected, trials, points] : thoughts) {
        thinking.choices.emplace_back(fmt::format("{}) {}", number(action), phrases.action(view, action)), expected);
    }
    tell(sentence(thinking, Rulebook<G>::partners, language_));
}

template <table::Recorded G>
void Table<G>::show_thoughts(const Phrases& phrases) {
    if (!Face<G>::may_tell_thoughts(session_.state().board)) {
        tell(phrases.say("terminal.thoughts-silent"));
        return;
    }
    if (humans() == std::ssize(seats_)) tell(phrases.say("terminal.thoughts-nobody"));
    for (Seat seat = 0; seat < seats_.size(); ++seat) {
        if (is_human(seat)) continue;
        tell(phrases.say("terminal.thoughts",
                         {{"name", phrases.player_name(seat)}, {"words", thoughts_of(phrases, seat)}}));
    }
}

template <table::Recorded G>
std::string Table<G>::thoughts_of(const Phrases& phrases, Seat seat) const {
    if (!players::thinks(seats_[seat])) return phrases.say("terminal.thoughts-random");
    const auto turn = session_.last_turn_of(seat, [](const View& view) { return Rulebook<G>::begins_turn(view); });
    if (!turn) return phrases.say("terminal.thoughts-none");
    const View view = G::observe(turn->before, seat);
    ActionList actions;
    G::legal(turn->before, seat, actions);
    base::Random chance = chance_for(turn->decision);
    const players::Budget budget = players::budget_when_asked(Rulebook<G>::find_player(seats_[seat]));
    const auto thoughts =
        players::looking_back(players::consider(view, actions, chance, budget, turn->chosen), turn->chosen);
    if (thoughts.empty()) return phrases.say("terminal.thoughts-none");
    Thinking thinking{.choices = {}, .points = thoughts[0].points};
    for (const auto& [action, expected, trials, points] : thoughts) {
        thinking.choices.emplace_back(Face<G>::open_choice(phrases, view, action), expected);
    }
    return sentence(thinking, Rulebook<G>::partners, language_);
}

template <table::Recorded G>
void Table<G>::show_log(const Phrases& phrases) {
    const auto lines = Face<G>::recap(phrases, session_.state().board, session_.events_since(0));
    const std::size_t first = lines.size() > lines_of_log ? lines.size() - lines_of_log : 0;
    for (std::size_t i = first; i < lines.size(); ++i)
        console_.print_line("  " + flowed(lines[i], phrases.style().width, 2));
}

template <table::Recorded G>
void Table<G>::take_back(Seat seat) {
    const bool done = session_.take_back(seat);
    tell(phrases(seat).say(done ? "terminal.undone" : "terminal.cannot-undo"));
    for (auto& told : told_) told = std::min(told, session_.decisions());
    show_table_ = done;
}

template <table::Recorded G>
void Table<G>::save_as(const Phrases& phrases, const std::filesystem::path& file) {
    if (save(file)) {
        console_.print(saved_words(phrases, file));
    } else {
        console_.print_line(phrases.say("terminal.not-saved", {{"file", base::quotable(file.string())}}));
    }
}

template <table::Recorded G>
bool Table<G>::save(const std::filesystem::path& file) const {
    return save_text(file, session_.text() + seats_line(seats_));
}

template <table::Recorded G>
std::string Table<G>::saved_words(const Phrases& phrases, const std::filesystem::path& file) const {
    return phrases.say("terminal.saved", {{"program", program_}, {"file", shell_word(file.string())}}) + '\n';
}

template <table::Recorded G>
Parting Table<G>::leave() {
    const auto words = phrases(reader_);
    Parting parting{.finished = G::over(session_.state()), .saved = save(save_file_), .last_words = {}};
    std::filesystem::path file = save_file_;
    if (!parting.saved) {
        parting.last_words = words.say("terminal.not-saved", {{"file", base::quotable(save_file_.string())}}) + '\n';
        file = rescue_file();
    }
    if (parting.saved || save(file)) {
        parting.last_words += saved_words(words, file);
    } else {
        parting.last_words += words.say("terminal.saved-nowhere", {{"program", program_}}) + '\n' + session_.text();
    }
    console_.print(parting.last_words);
    return parting;
}

template class Table<exlibris::ExLibris>;
template class Table<librarians::Librarians>;

}  // namespace shelfmark::app::terminal
