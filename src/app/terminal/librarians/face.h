#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "app/terminal/face.h"
#include "app/terminal/librarians/ending.h"
#include "app/terminal/librarians/glance.h"
#include "app/terminal/librarians/phrases.h"
#include "app/terminal/librarians/question.h"
#include "app/terminal/librarians/recap.h"
#include "app/terminal/librarians/reference.h"
#include "app/terminal/librarians/table_picture.h"
#include "app/terminal/librarians/why.h"
#include "librarians/game.h"

namespace shelfmark::app::terminal {

// Librarians at the table.
template <>
struct Face<librarians::Librarians> {
    using Phrases = lb::Phrases;
    using View = librarians::View;

    static constexpr FaceTexts texts = {"librarians.welcome", "librarians.help.choices", "librarians.help.signs",
                                        "librarians.why-anything", "librarians.why-what"};
    static constexpr std::array<CommandHelp, 4> commands = {{
        {"card NAME", "librarians.help.card"},
        {"card 2,-1", "librarians.help.place"},
        {"power NAME", "librarians.help.power"},
        {"discarded", "librarians.help.discarded"},
    }};

    static bool begins_turn(const View& view, const librarians::EventList& news);
    // Ending the turn and giving up can be preceded by undo, and a single place may be a bad one (LB-Q1).
    static bool asks_anyway(const View& view);
    static constexpr auto table_picture = lb::table_picture;
    static constexpr auto glance = lb::glance;
    static constexpr auto legend = lb::legend;
    static constexpr auto who_asks = lb::who_asks;
    static constexpr auto question = lb::question;
    static constexpr auto choices = lb::choices;
    // How many choices have a number on the screen. Taps come last and are typed (LB-S5).
    static std::size_t numbered(const View& view, const librarians::ActionList& actions);
    static constexpr auto recap = lb::recap;
    static std::optional<librarians::Action> typed(const View& view, const librarians::ActionList& actions,
                                                   std::string_view text);
    static constexpr auto why_not = lb::why_not;
    static constexpr auto about = lb::about;
    static std::string page(const Phrases& phrases, const View& view, std::string_view word, std::string_view rest);
    // LB-S5
    static bool may_tell_thoughts(const librarians::Board& board) {
        return board.options.talk == librarians::Talk::chat;
    }
    static std::string open_choice(const Phrases& /*phrases*/, const View& /*view*/, librarians::Action /*action*/) {
        return {};
    }
    static constexpr auto ending = lb::ending;
};

}  // namespace shelfmark::app::terminal
