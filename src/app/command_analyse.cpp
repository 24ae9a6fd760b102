#include "app/command_analyse.h"

#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/command.h"
#include "app/game_options.h"
#include "app/help.h"
#include "app/review.h"
#include "app/rulebook.h"
#include "app/text_error.h"
#include "app/text_file.h"
#include "app/thinking.h"
#include "messages/format.h"
#include "server/ports/turn_timer.h"

namespace shelfmark::app {
namespace {

using messages::Language;

double points(std::int64_t hundredths) { return static_cast<double>(hundredths) / 100; }

std::vector<double> points(const std::vector<std::int64_t>& hundredths) {
    std::vector<double> out;
    for (const std::int64_t each : hundredths) out.push_back(points(each));
    return out;
}

// Decisions hold nothing that JSON would have to escape.
std::string json_of(const Reviewed& each) {
    std::vector<std::string> alternatives;
    for (const auto& [action, expected] : each.alternatives) {
        alternatives.push_back(fmt::format(R"({{"action":"{}","expected":{:.2f}}})", action, points(expected)));
    }
    return fmt::format(
        R"({{"decision":{},"seat":{},"chosen":"{}","best":"{}","expected":{:.2f},"lost":{:.2f},"considered":[{}]}})",
        each.decision, each.seat + 1, each.chosen, each.best, points(each.expected), points(each.lost),
        fmt::join(alternatives, ","));
}

std::string json_of(const Review& review, std::string_view game) {
    std::vector<std::string> decisions;
    for (const Reviewed& each : review.decisions) decisions.push_back(json_of(each));
    return fmt::format(
        "{{\"game\":\"{}\",\"decisions\":[{}],\"lost\":[{:.2f}],\"result\":[{:.2f}],\"luck\":[{:.2f}]}}\n", game,
        fmt::join(decisions, ","), fmt::join(points(review.lost), ","), fmt::join(points(review.result), ","),
        fmt::join(points(review.luck), ","));
}

std::string line_of(const Reviewed& each, Language language) {
    constexpr std::int64_t hardly_anything = 50;
    const std::string head = fmt::format("{:4}  {} {}", each.decision, table::seat_name(each.seat), each.chosen);
    if (each.lost < hardly_anything) return head + '\n';
    return head + "  " +
           messages::format(
               language, "analyse.better",
               {{"best", std::string_view(each.best)}, {"lost", fmt::format("{:.1f}", points(each.lost))}}) +
           '\n';
}

std::string text_of(const Review& review, Language language) {
    std::string text;
    for (const Reviewed& each : review.decisions) text += line_of(each, language);
    for (std::size_t seat = 0; seat < review.lost.size(); ++seat) {
        text += messages::format(language, "analyse.seat",
                                 {{"seat", table::seat_name(static_cast<table::Seat>(seat))},
                                  {"lost", fmt::format("{:.1f}", points(review.lost[seat]))},
                                  {"luck", fmt::format("{:+.1f}", points(review.luck[seat]))},
                                  {"result", fmt::format("{:+.1f}", points(review.result[seat]))}}) +
                '\n';
    }
    return text;
}

template <class G>
int analyse_game(const AnalyseOptions& options, Language language, std::string_view text, std::ostream& out,
                 std::ostream& err) {
    const auto record = table::read_record<G>(text);
    if (!record) {
        err << described(options.file, record.error(), language) << '\n';
        return wrong_input;
    }
    server::TurnTimer timer(options.milliseconds.value_or(0));
    const players::Budget budget =
        options.milliseconds ? players::Budget{.timer = &timer} : players::Budget{.simulations = options.simulations};
    const Review found = review<G>(*record, budget, options.at);
    if (options.json) {
        out << json_of(found, G::id);
    } else if (options.at) {
        for (const Reviewed& each : found.decisions) {
            out << sentence({.choices = each.alternatives}, Rulebook<G>::partners, language) << '\n';
        }
    } else {
        out << text_of(found, language);
    }
    return success;
}

}  // namespace

int analyse(const AnalyseOptions& options, Language language, std::string_view text, std::ostream& out,
            std::ostream& err) {
    return for_game(game_of_file(text), [&]<class G>() { return analyse_game<G>(options, language, text, out, err); });
}

void add_analyse_command(CLI::App& cli, Command& command) {
    auto* subcommand = cli.add_subcommand("analyse", "help.analyse");
    const auto options = std::make_shared<AnalyseOptions>();
    subcommand->add_option("record", options->file, "help.replay.record")->required();
    subcommand->add_option("--at", options->at, "help.analyse.at")->option_text("help.value.number");
    subcommand->add_option("--simulations", options->simulations, "help.analyse.simulations")
        ->option_text("help.value.number")
        ->check(whole_number(command, 1, 100'000'000));
    subcommand->add_option("--time", options->milliseconds, "help.tournament.time")
        ->option_text("help.value.number")
        ->check(whole_number(command, 1, 3'600'000));
    subcommand->add_flag("--json", options->json, "help.json");
    accept_game_options(*subcommand);
    subcommand->callback([&command, options] {
        command.run = [&command, options] {
            const auto text = file_text(options->file, command.language);
            if (!text) return complaining(text.error())();
            return analyse(*options, command.language, *text, std::cout, std::cerr);
        };
    });
}

}  // namespace shelfmark::app
