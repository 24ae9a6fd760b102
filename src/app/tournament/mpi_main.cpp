// `shelfmark tournament` for more machines than one: mpirun shelfmark-tournament-mpi tournament --seats ...
//
// Rank 0 talks to people, keeps the log and hands out the games; the others play.

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <mpi.h>
#include <unistd.h>

#include "app/checked_output.h"
#include "app/command.h"
#include "app/command_tournament.h"
#include "app/help.h"
#include "app/language.h"
#include "app/tournament/crew.h"
#include "app/tournament/interruption.h"

namespace shelfmark::app {
namespace {

constexpr int result_tag = 1;
constexpr int game_tag = 2;
constexpr int nothing_more = -1;

class RankCrew : public Crew {
public:
    RankCrew() {
        MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
        MPI_Comm_size(MPI_COMM_WORLD, &size_);
    }
    [[nodiscard]] bool speaks() const override { return rank_ == 0; }
    [[nodiscard]] bool is_passed_on() const override { return true; }

    // Only rank 0 knows from the log which games are still to be played: the list of the others is not asked for.
    bool play_all(const std::vector<std::size_t>& games, const Play& play, const Note& note) override {
        if (size_ == 1) {
            return std::ranges::all_of(games, [&](std::size_t game) { return note(play(game)); });
        }
        if (rank_ == 0) return hand_out(games, note);
        play_what_comes(play);
        return true;
    }

private:
    // An empty line asks for the first game.
    bool hand_out(const std::vector<std::size_t>& games, const Note& note) const {
        std::size_t next = 0;
        bool wanted = true;
        int busy = size_ - 1;
        const Interruption interruption;
        while (busy > 0) {
            MPI_Status status;
            if (!await_line(status)) return false;
            int length = 0;
            MPI_Get_count(&status, MPI_CHAR, &length);
            std::string line(static_cast<std::size_t>(length), ' ');
            MPI_Recv(line.data(), length, MPI_CHAR, status.MPI_SOURCE, result_tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            if (!line.empty()) wanted = wanted && note(line);
            const int game = wanted && next < games.size() ? static_cast<int>(games[next++]) : nothing_more;
            if (game == nothing_more) --busy;
            MPI_Send(&game, 1, MPI_INT, status.MPI_SOURCE, game_tag, MPI_COMM_WORLD);
        }
        return wanted;
    }

    // False after an interruption. MPI itself waits without a pause, which would keep a whole core busy.
    static bool await_line(MPI_Status& status) {
        constexpr int pause_us = 1000;
        for (int found = 0; found == 0;) {
            if (Interruption::happened()) return false;
            MPI_Iprobe(MPI_ANY_SOURCE, result_tag, MPI_COMM_WORLD, &found, &status);
            if (found == 0) usleep(pause_us);
        }
        return true;
    }

    static void play_what_comes(const Play& play) {
        std::string line;
        while (true) {
            MPI_Send(line.data(), static_cast<int>(line.size()), MPI_CHAR, 0, result_tag, MPI_COMM_WORLD);
            int game = nothing_more;
            MPI_Recv(&game, 1, MPI_INT, 0, game_tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            if (game == nothing_more) return;
            line = play(static_cast<std::size_t>(game));
        }
    }

    int rank_ = 0;
    int size_ = 1;
};

int run(int argc, char** argv) {
    Command command;
    command.language = language_of_environment();
    CLI::App cli("help.shelfmark", "shelfmark-tournament-mpi");
    cli.formatter(std::make_shared<Help>(command));
    cli.failure_message(
        [&](const CLI::App*, const CLI::Error& error) { return failure(cli, error, command.language); });
    cli.set_help_flag("-h,--help", "help.help");
    cli.require_subcommand(1);
    cli.fallthrough();  // --lang may follow the command's name
    add_language_option(cli, command);
    add_tournament_command(cli, command, [](int) { return std::make_unique<RankCrew>(); });
    try {
        cli.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // Every rank has found the same mistake, or was asked for the same page.
        if (!RankCrew().speaks()) return success;
        return checked_output(command.language, [&] { return cli.exit(error) == 0 ? success : wrong_input; });
    }
    const int status = checked_output(command.language, command.run);
    // Without rank 0 the others would wait for games for ever.
    if (status != success) MPI_Abort(MPI_COMM_WORLD, status);
    return status;
}

}  // namespace
}  // namespace shelfmark::app

int main(int argc, char** argv) {
    MPI_Init(&argc, &argv);
    const int status = shelfmark::app::run(argc, argv);
    MPI_Finalize();
    return status;
}
