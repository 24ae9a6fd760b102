#include "app/command_replay.h"

#include <iostream>
#include <memory>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/command.h"
#include "app/game_options.h"
#include "app/text_error.h"
#include "app/text_file.h"
#include "exlibris/engine.h"
#include "exlibris/notation.h"
#include "exlibris/options_text.h"
#include "exlibris/position.h"
#include "exlibris/record.h"
#include "exlibris/result.h"
#include "messages/format.h"

namespace shelfmark::app {
namespace {

using exlibris::Record;
using exlibris::State;
using messages::Language;

struct Replayed {
    std::vector<std::string> decisions;  // "seat1 place witch bookshop"
    State state;
};

Replayed replayed(const Record& record, std::size_t steps) {
    Replayed game = {{}, exlibris::setup(record.options, record.seed)};
    for (std::size_t i = 0; i < steps; ++i) {
        const auto& [seat, action] = record.decisions[i];
        game.decisions.push_back(exlibris::seat_name(seat) + ' ' + exlibris::notation(game.state.board, seat, action));
        exlibris::apply(game.state, seat, action);
    }
    return game;
}

void print_scores(const State& state, Language language, std::ostream& out) {
    if (!over(state)) out << messages::text(language, "formats.replay.unfinished") << '\n';
    const auto result = exlibris::score(state);
    for (std::size_t i = 0; i < result.size; ++i) {
        const auto seat = static_cast<table::Seat>(i);
        const int points = result.sheets[i].total;
        if (seat >= players(state.board)) {
            out << messages::format(language, "formats.replay.library", {{"points", points}}) << '\n';
            continue;
        }
        const std::string who = exlibris::seat_name(seat);
        const std::string_view wins = over(state) && result.winners.contains(seat) ? "yes" : "no";
        out << messages::format(language, "formats.replay.score",
                                {{"seat", std::string_view(who)}, {"points", points}, {"wins", wins}})
            << '\n';
    }
}

// Neither options nor decisions hold anything that JSON would have to escape.
std::string to_json(const Record& record, const Replayed& game) {
    const auto result = exlibris::score(game.state);
    std::vector<int> points;
    std::vector<int> winners;
    for (std::size_t i = 0; i < result.size; ++i) {
        points.push_back(result.sheets[i].total);
        if (over(game.state) && result.winners.contains(static_cast<table::Seat>(i))) {
            winners.push_back(static_cast<int>(i) + 1);
        }
    }
    std::vector<std::string> decisions;
    for (const auto& decision : game.decisions) decisions.push_back('"' + decision + '"');
    return fmt::format(R"({{"game":"exlibris","rules":{},"options":"{}","seed":{},"decisions":[{}],)"
                       R"("over":{},"points":[{}],"winners":[{}]}})"
                       "\n",
                       exlibris::rules_version, exlibris::to_text(record.options), record.seed,
                       fmt::join(decisions, ","), over(game.state), fmt::join(points, ","), fmt::join(winners, ","));
}

int replay_file(const ReplayOptions& options, Language language) {
    const auto text = file_text(options.file, language);
    if (text) return replay(options, language, *text, std::cout, std::cerr);
    std::cerr << text.error() << '\n';
    return wrong_input;
}

}  // namespace

int replay(const ReplayOptions& options, Language language, std::string_view text, std::ostream& out,
           std::ostream& err) {
    const auto record = exlibris::parse_record(text);
    if (!record) {
        err << described(options.file, record.error(), language) << '\n';
        return wrong_input;
    }
    const std::size_t steps = options.at.value_or(record->decisions.size());
    if (steps > record->decisions.size()) {
        err << messages::format(language, "formats.replay.at", {{"n", record->decisions.size()}}) << '\n';
        return wrong_input;
    }
    const Replayed game = replayed(*record, steps);
    if (options.position) {
        out << exlibris::to_text(game.state);
    } else if (options.json) {
        out << to_json(*record, game);
    } else {
        for (std::size_t i = 0; i < game.decisions.size(); ++i)
            out << fmt::format("{:4}  {}\n", i + 1, game.decisions[i]);
        print_scores(game.state, language, out);
    }
    return success;
}

void add_replay_command(CLI::App& cli, Command& command) {
    auto* subcommand = cli.add_subcommand("replay", "help.replay");
    const auto options = std::make_shared<ReplayOptions>();
    subcommand->add_option("record", options->file, "help.replay.record")->required();
    subcommand->add_option("--at", options->at, "help.replay.at")->option_text("help.value.number");
    auto* json = subcommand->add_flag("--json", options->json, "help.json");
    subcommand->add_flag("--position", options->position, "help.replay.position")->excludes(json);
    accept_game_options(*subcommand);
    subcommand->callback(
        [&command, options] { command.run = [&command, options] { return replay_file(*options, command.language); }; });
}

}  // namespace shelfmark::app
