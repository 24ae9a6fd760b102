#include "app/command_analyse.h"

#include <algorithm>
#include <cmath>
#include <functional>
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
#include "app/terminal/exlibris/face.h"
#include "app/terminal/librarians/face.h"
#include "app/text_error.h"
#include "app/text_file.h"
#include "app/thinking.h"
#include "messages/format.h"
#include "messages/number.h"
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

// Decisions hold nothing that JSON would have to escape. What promises most comes first; the bot's own choice may have
// been tried more often.
std::string json_of(const Reviewed& each) {
    auto considered = each.alternatives;
    std::ranges::stable_sort(considered, std::greater(), [](const auto& one) { return one.second; });
    std::vector<std::string> alternatives;
    for (const auto& [action, expected] : considered) {
        alternatives.push_back(fmt::format(R"({{"action":"{}","expected":{:.2f}{}}})", action, points(expected),
                                           action == each.chosen ? R"(,"chosen":true)" : ""));
    }
    return fmt::format(
        R"({{"decision":{},"seat":{},"chosen":"{}","best":"{}","expected":{:.2f},"lost":{:.2f},"considered":[{}]}})",
        each.decision, each.seat + 1, each.chosen, each.best, points(each.expected), points(each.lost),
        fmt::join(alternatives, ","));
}

std::string json_of(const players::Review& sums) {
    std::string text =
        fmt::format(R"(,"finished":{},"lost":[{:.2f}])", sums.finished, fmt::join(points(sums.lost), ","));
    if (!sums.finished) return text;
    return text + fmt::format(R"(,"expected":[{:.2f}],"result":[{:.2f}],"luck":[{:.2f}])",
                              fmt::join(points(sums.expected), ","), fmt::join(points(sums.result), ","),
                              fmt::join(points(sums.luck), ","));
}

// The sums mean something only if all decisions are in them.
std::string json_of(const Review& review, std::string_view game, bool all) {
    std::vector<std::string> decisions;
    for (const Reviewed& each : review.decisions) decisions.push_back(json_of(each));
    return fmt::format("{{\"game\":\"{}\",\"decisions\":[{}]{}}}\n", game, fmt::join(decisions, ","),
                       all ? json_of(static_cast<const players::Review&>(review)) : "");
}

std::string player_name(std::size_t seat, Language language) {
    return messages::format(language, "terminal.player", {{"n", seat + 1}});
}

std::string line_of(const Reviewed& each, bool partners, Language language) {
    constexpr std::int64_t hardly_anything = 50;
    std::string text = fmt::format("{:4}  {}: {}\n", each.decision, player_name(each.seat, language), each.chosen);
    if (each.lost >= hardly_anything) {
        const std::string better = messages::format(
            language, partners ? "analyse.better-partners" : "analyse.better",
            {{"best", std::string_view(each.best)}, {"lost", messages::decimal(language, points(each.lost), 1)}});
        text += fmt::format("{:6}{}\n", "", better);
    }
    return text;
}

// Partners count the cards that are left, of which fewer are better. Who decided better than the bot has gained.
std::string line_of_seat(const Review& review, std::size_t seat, bool partners, Language language) {
    const std::string name = player_name(seat, language);
    const double tenths = std::round(points(review.lost[seat]) * 10);
    const std::string lost = messages::decimal(language, std::abs(tenths) / 10, 1);
    const std::string_view sign = tenths < 0 ? "gain" : "loss";
    if (!review.finished) {
        return messages::format(language, partners ? "analyse.seat-so-far-partners" : "analyse.seat-so-far",
                                {{"seat", name}, {"lost", lost}, {"sign", sign}});
    }
    const double result = points(review.result[seat]);
    return messages::format(language, partners ? "analyse.seat-partners" : "analyse.seat",
                            {{"seat", name},
                             {"lost", lost},
                             {"sign", sign},
                             {"luck", messages::signed_decimal(language, points(review.luck[seat]), 1)},
                             {"result", partners ? messages::decimal(language, -result, 0)
                                                 : messages::signed_decimal(language, result, 1)}});
}

std::string text_of(const Review& review, bool partners, Language language) {
    std::string text;
    for (const Reviewed& each : review.decisions) text += line_of(each, partners, language);
    if (!review.finished) text += std::string(messages::text(language, "analyse.unfinished")) + '\n';
    for (std::size_t seat = 0; seat < review.lost.size(); ++seat)
        text += line_of_seat(review, seat, partners, language) + '\n';
    return text;
}

// One decision alone: what it cost, and what the bot thinks about it.
std::string text_of_one(const Review& review, bool partners, Language language) {
    if (review.decisions.empty()) return std::string(messages::text(language, "analyse.nothing-weighed")) + '\n';
    const Reviewed& one = review.decisions.front();
    return line_of(one, partners, language) + sentence({.choices = one.alternatives}, partners, language) + '\n';
}

// As the choices at the terminal read.
template <class G>
Wording<G> in_words(Language language) {
    const typename terminal::Face<G>::Phrases phrases(language, {.unicode = true}, table::spectator);
    return [phrases](const typename G::State& state, table::Seat seat, typename G::Action action) {
        return phrases.action(G::observe(state, seat), action);
    };
}

template <class G>
int analyse_game(const AnalyseOptions& options, Language language, std::string_view text, std::ostream& out,
                 std::ostream& err) {
    const auto record = table::read_record<G>(text);
    if (!record) {
        err << described(options.file, record.error(), language) << '\n';
        return wrong_input;
    }
    const std::size_t decisions = record->decisions.size();
    if (options.at && (*options.at < 1 || *options.at > decisions)) {
        err << messages::format(language, "analyse.no-decision", {{"n", *options.at}, {"most", decisions}}) << '\n';
        return wrong_input;
    }
    server::TurnTimer timer(options.milliseconds.value_or(0));
    players::Budget budget = players::usual_budget<G>();
    if (options.simulations || options.milliseconds) {
        budget = {.simulations = options.simulations.value_or(0), .timer = options.milliseconds ? &timer : nullptr};
    }
    const Wording<G> wording = options.json ? Wording<G>(G::notation) : in_words<G>(language);
    const Review found = app::review<G>(*record, budget, options.at, wording);
    if (options.json) {
        out << json_of(found, G::id, !options.at);
    } else if (options.at) {
        out << text_of_one(found, Rulebook<G>::partners, language);
    } else {
        out << text_of(found, Rulebook<G>::partners, language);
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
    subcommand->add_option("--at", options->at, "help.analyse.at")
        ->option_text("help.value.number")
        ->check(whole_number(command, 1, 1'000'000));
    subcommand->add_option("--simulations", options->simulations, "help.analyse.simulations")
        ->option_text("help.value.number")
        ->check(whole_number(command, 1, 100'000'000));
    subcommand->add_option("--time", options->milliseconds, "help.analyse.time")
        ->option_text("help.value.number")
        ->check(whole_number(command, 1, 3'600'000));
    subcommand->add_flag("--json", options->json, "help.json");
    refuse_game_options(*subcommand, command);
    subcommand->callback([&command, options] {
        command.run = [&command, options] {
            const auto text = file_text(options->file, command.language);
            if (!text) return complaining(text.error())();
            return analyse(*options, command.language, *text, std::cout, std::cerr);
        };
    });
}

}  // namespace shelfmark::app
