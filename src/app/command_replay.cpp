#include "app/command_replay.h"

#include <iostream>
#include <memory>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/command.h"
#include "app/game_options.h"
#include "app/rulebook.h"
#include "app/text_error.h"
#include "app/text_file.h"
#include "messages/format.h"
#include "table/record.h"
#include "table/seed_text.h"

namespace shelfmark::app {
namespace {

using messages::Language;

template <class G>
struct Replayed {
    std::vector<std::string> decisions;  // "seat1 place witch bookshop"
    typename G::State state;
};

template <class G>
Replayed<G> gone_through(const table::RecordOf<G>& record, std::size_t steps) {
    Replayed<G> game = {{}, table::first_state<G>(record)};
    for (std::size_t i = 0; i < steps; ++i) {
        const auto& [seat, action] = record.decisions[i];
        game.decisions.push_back(table::seat_name(seat) + ' ' + G::notation(game.state, seat, action));
        G::apply(game.state, seat, action, nullptr);
    }
    return game;
}

// Neither options nor decisions hold anything that JSON would have to escape.
template <class G>
std::string to_json(const table::RecordOf<G>& record, const Replayed<G>& game) {
    const auto points = Rulebook<G>::points(game.state);
    const auto winning = G::score(game.state).winners;
    std::vector<int> winners;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (G::over(game.state) && winning.contains(static_cast<table::Seat>(i))) {
            winners.push_back(static_cast<int>(i) + 1);
        }
    }
    std::vector<std::string> decisions;
    for (const auto& decision : game.decisions) decisions.push_back('"' + decision + '"');
    return fmt::format(R"({{"game":"{}","rules":{},"options":"{}","seed":"{}","decisions":[{}],)"
                       R"("over":{},"points":[{}],"winners":[{}]{}}})"
                       "\n",
                       G::id, record.options.rules, G::options_text(record.options), table::seed_text(record.seed),
                       fmt::join(decisions, ","), G::over(game.state), fmt::join(points, ","), fmt::join(winners, ","),
                       Rulebook<G>::outcome_json(game.state));
}

template <class G>
int replay_game(const ReplayOptions& options, Language language, std::string_view text, std::ostream& out,
                std::ostream& err) {
    const auto record = table::read_record<G>(text);
    if (!record) {
        err << described(options.file, record.error(), language) << '\n';
        return wrong_input;
    }
    const std::size_t steps = options.at.value_or(record->decisions.size());
    if (steps > record->decisions.size()) {
        err << messages::format(language, "formats.replay.at", {{"n", record->decisions.size()}}) << '\n';
        return wrong_input;
    }
    const Replayed<G> game = gone_through<G>(*record, steps);
    if (options.position) {
        out << to_text(game.state);
    } else if (options.json) {
        out << to_json<G>(*record, game);
    } else {
        for (std::size_t i = 0; i < game.decisions.size(); ++i)
            out << fmt::format("{:4}  {}\n", i + 1, game.decisions[i]);
        out << Rulebook<G>::outcome(game.state, language);
    }
    return success;
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
    return for_game(game_of_file(text), [&]<class G>() { return replay_game<G>(options, language, text, out, err); });
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
