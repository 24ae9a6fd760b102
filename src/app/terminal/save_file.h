#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <vector>

#include "exlibris/record.h"
#include "messages/messages.h"

namespace shelfmark::app::terminal {

// A game on disk: its record, and in a comment at its end who sat where.
struct SavedGame {
    exlibris::Record record;
    std::vector<std::string> seats;
};

// Where an unfinished game goes when nobody names a file: $XDG_STATE_HOME/shelfmark/unfinished.record, or the same
// under ~/.local/state.
std::filesystem::path usual_save_file();

// Where it goes when that cannot be written.
std::filesystem::path rescue_file();

// False if the file cannot be written.
bool save(const std::filesystem::path& file, const SavedGame& game);

// The game, or what is wrong with the file, said in this language.
std::expected<SavedGame, std::string> load(const std::filesystem::path& file, messages::Language language);

}  // namespace shelfmark::app::terminal
