#include "app/help.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <memory>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/closest.h"
#include "app/screen.h"
#include "app/wrap.h"
#include "base/utf8.h"
#include "messages/format.h"

namespace shelfmark::app {
namespace {

using messages::Language;
using OptionList = std::vector<const CLI::Option*>;

std::string words(Language language, const std::string& key) { return std::string(messages::text(language, key)); }

OptionList shown_options(const CLI::App& app, bool positional) {
    return app.get_options([&](const CLI::Option* option) {
        return !option->get_group().empty() && option->get_positional() == positional;
    });
}

std::string form(Language language, const CLI::Option& option) {
    if (option.get_positional()) return option.get_name(true);
    const std::string name = option.get_name(false, true);
    const std::string& value = option.get_option_text();
    return value.empty() ? name : name + ' ' + words(language, value);
}

std::string usage(Language language, const CLI::App& app, const std::string& name) {
    std::string line = fmt::format("{}: {} [{}]", words(language, "help.usage"), name, words(language, "help.options"));
    for (const auto* option : shown_options(app, true)) {
        const std::string argument = option->get_name(true);
        line += option->get_required() ? ' ' + argument : fmt::format(" [{}]", argument);
    }
    return line + (app.get_subcommands({}).empty() ? "" : ' ' + words(language, "help.command")) + '\n';
}

// A heading and the lines under it; nothing where there are none.
std::string section(Language language, const std::string& heading, const Rows& rows) {
    return rows.empty() ? ""
                        : fmt::format("\n{}:\n{}", words(language, heading), in_two_columns(rows, page_width(), 2));
}

Rows option_rows(Language language, const CLI::App& app, bool positional) {
    Rows rows;
    for (const auto* option : shown_options(app, positional)) {
        rows.emplace_back(form(language, *option), words(language, option->get_description()));
    }
    return rows;
}

Rows command_rows(Language language, const CLI::App& app) {
    Rows rows;
    for (const auto* command : app.get_subcommands({})) {
        rows.emplace_back(command->get_name(), words(language, command->get_description()));
    }
    return rows;
}

// ---- what is wrong ----

std::string wrong_command(const CLI::App& cli, const std::string& typed, Language language) {
    std::vector<std::string> names;
    for (const auto* command : cli.get_subcommands({})) names.push_back(command->get_name());
    const std::string all = fmt::format("{}", fmt::join(names, ", "));
    if (typed.empty()) return messages::format(language, "help.error.no-command", {{"commands", all}});
    const auto near = closest(typed, names);
    return messages::format(language, "help.error.command",
                            {{"text", base::quotable(typed)},
                             {"commands", all},
                             {"near", near.empty() ? std::string_view("none") : std::string_view(near.front())}});
}

// What stands before and after a word in the library's own message, which names the options concerned.
std::pair<std::string, std::string> parted(const std::string& message, std::string_view at) {
    const auto place = std::min(message.find(at), message.size());
    return {message.substr(0, place), message.substr(std::min(place + at.size(), message.size()))};
}

std::string described(const CLI::App& cli, const CLI::Error& error, Language language) {
    std::string message = error.what();
    const auto say = [&](std::string_view key, std::string_view what, std::string_view other = {}) {
        const std::string quoted = base::quotable(what);
        return messages::format(language, key, {{"what", quoted}, {"other", other}});
    };
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
        return say("help.error.surplus", fmt::format("{}", fmt::join(cli.remaining(true), " ")));
    }
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
        const auto typed = cli.remaining();
        if (cli.get_subcommands().empty()) return wrong_command(cli, typed.empty() ? "" : typed.front(), language);
        return say("help.error.missing", parted(message, " ").first);
    }
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
        return say("help.error.values", parted(message, ":").first);
    }
    if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr) {
        return say("help.error.conversion", parted(message, ": ").second);
    }
    if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr) {
        const auto [one, other] = parted(message, " excludes ");
        // What a file begins has its own options.
        const auto is_file = [](std::string_view option) { return option == "--resume" || option == "--from"; };
        return say(is_file(one) || is_file(other) ? "help.error.own-options" : "help.error.excludes", one, other);
    }
    return message;
}

}  // namespace

std::string Help::make_help(const CLI::App* app, std::string name, CLI::AppFormatMode /*mode*/) const {
    const Language language = command_.language;
    return words(language, app->get_description()) + '\n' + usage(language, *app, name) +
           section(language, "help.arguments", option_rows(language, *app, true)) +
           section(language, "help.options", option_rows(language, *app, false)) +
           section(language, "help.commands", command_rows(language, *app));
}

std::string failure(const CLI::App& cli, const CLI::Error& error, Language language) {
    const auto chosen = cli.get_subcommands();
    const std::string command = cli.get_name() + (chosen.empty() ? "" : ' ' + chosen.front()->get_name());
    return described(cli, error, language) + '\n' + messages::format(language, "help.hint", {{"command", command}}) +
           '\n';
}

void add_help_command(CLI::App& cli, Command& command) {
    auto* help = cli.add_subcommand("help", "help.help-command");
    auto name = std::make_shared<std::string>();
    help->add_option("command", *name, "help.which-command");
    help->callback([&cli, &command, name] {
        const auto asked = cli.get_subcommands([&](const CLI::App* each) { return each->get_name() == *name; });
        if (asked.empty() && !name->empty()) {
            command.run = complaining(wrong_command(cli, *name, command.language));
            return;
        }
        command.run = [&cli, asked] {
            const std::string& program = cli.get_name();
            std::cout << (asked.empty() ? cli.get_formatter()->make_help(&cli, program, CLI::AppFormatMode::Normal)
                                        : asked.front()->help(program));
            return success;
        };
    });
}

CLI::Validator whole_number(const Command& command, std::int64_t least, std::int64_t most) {
    const auto fault = [&command, least, most](const std::string& typed) -> std::string {
        std::int64_t number = 0;
        const auto* const end = typed.data() + typed.size();
        const auto read = std::from_chars(typed.data(), end, number);
        if (read.ec == std::errc() && read.ptr == end && number >= least && number <= most) return {};
        return messages::format(command.language, "help.error.number",
                                {{"least", least}, {"most", most}, {"text", base::quotable(typed)}});
    };
    return {fault, ""};
}

CLI::Validator one_of(const Command& command, std::vector<std::string> choices) {
    const auto fault = [&command, choices = std::move(choices)](const std::string& typed) -> std::string {
        if (std::ranges::find(choices, typed) != choices.end()) return {};
        const std::string all = fmt::format("{}", fmt::join(choices, ", "));
        return messages::format(command.language, "help.error.word", {{"text", base::quotable(typed)}, {"words", all}});
    };
    return {fault, ""};
}

}  // namespace shelfmark::app
