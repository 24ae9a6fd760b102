#include "server/match.h"

#include "protocol/exlibris/view.h"
#include "protocol/librarians/view.h"
#include "server/match_exlibris.h"
#include "server/match_librarians.h"

namespace shelfmark::server {

namespace {

// Calls use() with the game as its template argument.
template <class Use>
auto with_game(protocol::Game game, Use use) {
    return game == protocol::Game::exlibris ? use.template operator()<ExLibrisAtTable>()
                                            : use.template operator()<LibrariansAtTable>();
}

using Checked = std::expected<CheckedOptions, BeginningFault>;

Checked check_exlibris(std::string_view text, std::optional<protocol::Talk> talk) {
    const auto options = read_options<ExLibrisAtTable>(text);
    if (!options) return std::unexpected(fault_in("options", options.error()));
    return CheckedOptions{exlibris::to_text(*options), options->players, talk.value_or(protocol::Talk::free)};
}

// LB-S5: how much is said belongs to the rules of the game, so both places say the same.
Checked check_librarians(std::string_view text, std::optional<protocol::Talk> talk) {
    auto options = read_options<LibrariansAtTable>(text);
    if (!options) return std::unexpected(fault_in("options", options.error()));
    if (talk) options->talk = static_cast<librarians::Talk>(*talk);
    return CheckedOptions{librarians::to_text(*options), options->players, static_cast<protocol::Talk>(options->talk)};
}

}  // namespace

std::expected<std::unique_ptr<Match>, BeginningFault> begin_match(const Beginning& beginning) {
    return with_game(beginning.game, [&]<class T>() { return begin<T>(beginning); });
}

std::expected<CheckedOptions, BeginningFault> check_options(protocol::Game game, std::string_view options,
                                                            std::optional<protocol::Talk> talk) {
    return game == protocol::Game::exlibris ? check_exlibris(options, talk) : check_librarians(options, talk);
}

table::RulesVersions rules_versions(protocol::Game game) {
    return with_game(game, []<class T>() { return T::Game::rules; });
}

bool is_bot(protocol::Game game, std::string_view name) {
    return with_game(game, [&]<class T>() { return T::find_bot(name) != nullptr; });
}

void keep_changes(protocol::View& view, protocol::Told& told) {
    view.full = told.nothing();
    if (view.exlibris) protocol::keep_changes(*view.exlibris, told);
    if (view.librarians) protocol::keep_changes(*view.librarians, told);
}

}  // namespace shelfmark::server
