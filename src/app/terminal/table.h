#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "app/terminal/console.h"
#include "app/terminal/exlibris/face.h"
#include "app/terminal/librarians/face.h"
#include "app/terminal/session.h"
#include "base/random.h"
#include "messages/messages.h"

namespace shelfmark::app::terminal {

// How an evening ended. An unfinished game has been saved where it should be, or else wherever it could be.
struct Parting {
    bool finished = false;
    bool saved = false;      // in the file that was asked for
    std::string last_words;  // where the game is now and how to go on
};

// A table at which people and bots play a game to the end, or until somebody leaves.
template <table::Recorded G>
class Table {
public:
    Table(Session<G>& session, std::vector<std::string> seats, messages::Language language, Console& console,
          std::filesystem::path save_file, std::string program = "shelfmark");

    Parting run();

private:
    using Seat = table::Seat;
    using View = typename G::View;
    using ActionList = typename G::ActionList;
    using Phrases = typename Face<G>::Phrases;
    enum class Answer : unsigned char { decided, ask_again, leave };

    [[nodiscard]] Phrases phrases(Seat seat) const;
    [[nodiscard]] bool is_human(Seat seat) const { return seats_[seat] == "human"; }
    [[nodiscard]] int humans() const;

    // What whoever makes this decision draws from: a bot that is asked about it later thinks the same once more.
    [[nodiscard]] base::Random chance_for(std::size_t decision) const;
    void tell(std::string_view text);
    void bot_decides(Seat seat);
    // False if the person left the table.
    bool human_decides(Seat seat);
    bool hand_over(Seat seat);
    void show_news(Seat seat);
    void show_question(Seat seat, const ActionList& actions);
    Answer answer(Seat seat, const ActionList& actions, const std::string& line);
    Answer decide(Seat seat, const ActionList& actions, std::string_view line);
    Answer command(Seat seat, const ActionList& actions, std::string_view word, std::string_view rest);
    void show_help(const Phrases& phrases, const View& view);
    void show_hint(const Phrases& phrases, const View& view, const ActionList& actions);
    void show_thoughts(const Phrases& phrases);
    // What a bot thought as its last turn began.
    [[nodiscard]] std::string thoughts_of(const Phrases& phrases, Seat seat) const;
    void show_log(const Phrases& phrases);
    void take_back(Seat seat);
    void save_as(const Phrases& phrases, const std::filesystem::path& file);
    [[nodiscard]] bool save(const std::filesystem::path& file) const;
    // Where the game is now, and the command that goes on with it.
    [[nodiscard]] std::string saved_words(const Phrases& phrases, const std::filesystem::path& file) const;
    Parting leave();

    Session<G>& session_;
    std::vector<std::string> seats_;
    messages::Language language_;
    Console& console_;
    std::filesystem::path save_file_;
    std::string program_;                                  // how the command is called from where the person is
    Seat reader_;                                          // who looked at the screen last
    std::array<std::size_t, table::max_seats> told_ = {};  // up to which decision each has been told the news
    typename G::EventList news_;                           // what the reader was told before the question
    bool show_table_ = true;                               // the next question comes with the whole table
};

}  // namespace shelfmark::app::terminal
