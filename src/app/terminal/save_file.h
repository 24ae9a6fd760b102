#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/text_error.h"
#include "messages/messages.h"
#include "table/record.h"

namespace shelfmark::app::terminal {

// A game on disk: its record, and in a comment at its end who sat where.
template <table::Recorded G>
struct SavedGame {
    table::RecordOf<G> record;
    std::vector<std::string> seats;
};

// Where an unfinished game goes when nobody names a file: $XDG_STATE_HOME/shelfmark/unfinished.record, or the same
// under ~/.local/state.
std::filesystem::path usual_save_file();

// Where it goes when that cannot be written.
std::filesystem::path rescue_file();

// The comment with the seats, and back.
std::string seats_line(const std::vector<std::string>& seats);
std::vector<std::string> seats_in(std::string_view text);

// A name as a shell understands it.
std::string shell_word(const std::string& name);

// Writes the text of a game. False if the file cannot be written or is something else than a game; if it holds another
// game, that one gets a name with a number first.
bool save_text(const std::filesystem::path& file, const std::string& text);

// The game in the text of this file, or what is wrong with it, said in this language.
template <table::Recorded G>
std::expected<SavedGame<G>, std::string> saved_game(const std::string& file, std::string_view text,
                                                    messages::Language language) {
    const auto record = table::read_record<G>(text);
    if (!record) return std::unexpected(described(file, record.error(), language));
    return SavedGame<G>{*record, seats_in(text)};
}

}  // namespace shelfmark::app::terminal
