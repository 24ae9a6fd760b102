#pragma once

#include <array>
#include <string>
#include <string_view>

#include "app/terminal/exlibris/ending.h"
#include "app/terminal/exlibris/phrases.h"
#include "app/terminal/exlibris/question.h"
#include "app/terminal/exlibris/recap.h"
#include "app/terminal/exlibris/reference.h"
#include "app/terminal/exlibris/table_picture.h"
#include "app/terminal/exlibris/typed.h"
#include "app/terminal/exlibris/why.h"
#include "app/terminal/face.h"
#include "exlibris/game.h"

namespace shelfmark::app::terminal {

// Ex Libris at the table.
template <>
struct Face<exlibris::ExLibris> {
    using Phrases = xl::Phrases;

    static constexpr FaceTexts texts = {"terminal.welcome", "terminal.help.choices", "terminal.help.signs",
                                        "terminal.why-anything", "terminal.why-what"};
    static constexpr std::array<CommandHelp, 3> commands = {{
        {"shelves", "terminal.help.shelves"},
        {"tile NAME", "terminal.help.tile"},
        {"card L8", "terminal.help.card"},
    }};

    static bool begins_turn(const exlibris::View& view, const exlibris::EventList& news);
    static bool asks_anyway(const exlibris::View& /*view*/) { return false; }
    static constexpr auto table_picture = xl::table_picture;
    static std::string glance(const Phrases& /*phrases*/, const exlibris::View& /*view*/,
                              const exlibris::EventList& /*news*/) {
        return {};
    }
    static std::string legend(const Phrases& phrases, const exlibris::View& /*view*/) { return xl::legend(phrases); }
    static constexpr auto who_asks = xl::who_asks;
    static constexpr auto question = xl::question;
    static constexpr auto choices = xl::choices;
    static std::size_t numbered(const exlibris::View& /*view*/, const exlibris::ActionList& actions) {
        return actions.size();
    }
    static constexpr auto recap = xl::recap;
    static constexpr auto typed = xl::typed_action;
    static constexpr auto why_not = xl::why_not;
    static constexpr auto about = xl::about;
    static std::string page(const Phrases& phrases, const exlibris::View& view, std::string_view word,
                            std::string_view rest);
    static bool may_tell_thoughts(const exlibris::Board& /*board*/) { return true; }
    static std::string open_choice(const Phrases& phrases, const exlibris::View& view, exlibris::Action action) {
        return phrases.errand(view, action);
    }
    static constexpr auto ending = xl::ending;
};

}  // namespace shelfmark::app::terminal
