#include "app/command_play.h"

#include <array>
#include <expected>
#include <functional>
#include <iostream>
#include <memory>
#include <random>

#include <CLI/CLI.hpp>

#include "app/command.h"
#include "app/game_options.h"
#include "app/language.h"
#include "app/rulebook.h"
#include "app/terminal/interruption.h"
#include "app/terminal/save_file.h"
#include "app/terminal/table.h"
#include "app/text_error.h"
#include "app/text_file.h"
#include "base/utf8.h"
#include "messages/format.h"

namespace shelfmark::app {
namespace {

constexpr UsualTable usual_table = {.players = 2, .first = "human", .others = "greedy", .humans = true};

constexpr int not_saved = 1;

struct PlayOptions {
    TypedOptions typed;
    std::string resume;
    std::string save;
    std::string from;

    // Where the game goes when it is left; a finished one is kept only where somebody has a file for it.
    [[nodiscard]] const std::string& file() const { return save.empty() ? resume : save; }
};

std::uint64_t any_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

// A game to play, and who plays it.
template <class G>
struct Evening {
    terminal::Session<G> session;
    std::vector<std::string> seats;
};

// Who sits where is said anew, or known from before, or as usual.
template <class G>
std::vector<std::string> seated(const PlayOptions& options, const std::vector<std::string>& before, int players,
                                messages::Language language) {
    TypedOptions typed = options.typed;
    if (typed.seats.empty()) typed.seats = before;
    typed.players = players;
    return arranged<G>(typed, usual_table, language).seats;
}

// The game that a position begins, or what is wrong with it.
template <class G>
std::expected<Evening<G>, std::string> set_up(const PlayOptions& options, const std::string& file,
                                              std::string_view text, messages::Language language) {
    const auto state = Rulebook<G>::parse_position(text);
    if (!state) return std::unexpected(described(file, state.error(), language));
    return Evening<G>{terminal::Session<G>(*state), seated<G>(options, {}, state->board.options.players, language)};
}

// The game of a saved file, or what is wrong with it.
template <class G>
std::expected<Evening<G>, std::string> resumed(const PlayOptions& options, std::string_view text,
                                               messages::Language language) {
    const auto saved = terminal::saved_game<G>(options.resume, text, language);
    if (!saved) return std::unexpected(saved.error());
    return Evening<G>{terminal::Session<G>(saved->record),
                      seated<G>(options, saved->seats, saved->record.options.players, language)};
}

template <class G>
Evening<G> started(const PlayOptions& options, messages::Language language) {
    const auto table = arranged<G>(options.typed, usual_table, language);
    const std::uint64_t seed = table.seed ? *table.seed : any_seed();
    return {terminal::Session<G>({.options = table.options, .seed = seed, .decisions = {}}), table.seats};
}

// A finished game is kept if somebody said where; where that cannot be done, it goes where unfinished ones are rescued,
// and the answer is false.
template <class G>
bool keep_finished(const std::string& file, const Evening<G>& evening, const std::string& program,
                   messages::Language language) {
    const auto say = [&](std::string_view key, const std::string& where) {
        std::cout << messages::format(language, key, {{"program", program}, {"file", terminal::shell_word(where)}})
                  << '\n';
    };
    const std::string text = evening.session.text() + terminal::seats_line(evening.seats);
    const bool kept = terminal::save_text(file, text);
    say(kept ? "terminal.kept" : "terminal.not-saved", file);
    if (kept) return true;
    const std::string rescue = terminal::rescue_file().string();
    const bool rescued = terminal::save_text(rescue, text);
    say(rescued ? "terminal.kept" : "terminal.kept-nowhere", rescue);
    if (!rescued) std::cout << text;
    return false;
}

// How to call the command again, to go on in the same language.
std::string called_again(const Command& command) {
    constexpr std::array codes = {" --lang en", " --lang cs", " --lang de"};
    const bool understood = command.language == language_of_environment();
    return terminal::shell_word(command.program) +
           (understood ? "" : codes[static_cast<std::size_t>(command.language)]);
}

template <class G>
int play(const PlayOptions& options, Evening<G> evening, const Command& command) {
    const messages::Language language = command.language;
    const std::string program = called_again(command);
    terminal::end_politely();
    terminal::Console console(std::cin, std::cout, terminal::detected_style());
    terminal::Table<G> table(
        evening.session, evening.seats, language, console,
        options.file().empty() ? terminal::usual_save_file() : std::filesystem::path(options.file()), program);
    const terminal::Parting parting = table.run();
    if (!console.reaches_somebody()) std::cerr << parting.last_words;
    const bool to_be_kept = parting.finished && !parting.saved && !options.file().empty();
    if (to_be_kept && !keep_finished<G>(options.file(), evening, program, language)) return not_saved;
    return parting.finished || parting.saved ? success : not_saved;
}

using Run = std::function<int()>;

// The game that a file holds: saved before, or a position.
Run playing_on(const std::shared_ptr<PlayOptions>& options, const Command& command) {
    const messages::Language language = command.language;
    const std::string& file = options->from.empty() ? options->resume : options->from;
    if (file.empty() || file == "-") {
        throw CLI::ValidationError("--resume", std::string(messages::text(language, "terminal.option.resume")));
    }
    const auto text = file_text(file, language);
    if (!text) return complaining(text.error());
    return for_game(game_of_file(*text), [&]<class G>() -> Run {
        const auto evening =
            options->from.empty() ? resumed<G>(*options, *text, language) : set_up<G>(*options, file, *text, language);
        if (!evening) return complaining(evening.error());
        return [options, evening, &command] { return play<G>(*options, *evening, command); };
    });
}

Run playing_anew(const std::shared_ptr<PlayOptions>& options, const Command& command) {
    return for_game(options->typed.game, [&]<class G>() -> Run {
        const auto evening = started<G>(*options, command.language);
        return [options, evening, &command] { return play<G>(*options, evening, command); };
    });
}

}  // namespace

void add_play_command(CLI::App& cli, Command& command) {
    auto* subcommand = cli.add_subcommand("play", "help.play");
    const auto options = std::make_shared<PlayOptions>();
    add_game_options(*subcommand, command, options->typed, "help.play.seats");
    auto* resume =
        subcommand->add_option("--resume", options->resume, "help.play.resume")->option_text("help.value.file");
    auto* from = subcommand->add_option("--from", options->from, "help.play.from")->option_text("help.value.file");
    keeps_own_options(*subcommand, *resume, {"--seats"});
    keeps_own_options(*subcommand, *from, {"--seats"});
    subcommand->add_option("--save", options->save, "help.play.save")->option_text("help.value.file");
    subcommand->callback([&command, options, resume, from] {
        const bool has_file = !resume->empty() || !from->empty();
        command.run = has_file ? playing_on(options, command) : playing_anew(options, command);
    });
}

}  // namespace shelfmark::app
