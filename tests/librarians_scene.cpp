#include "librarians_scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <vector>

#include "librarians/explain.h"
#include "librarians/library_text.h"
#include "librarians/notation.h"
#include "librarians/position.h"
#include "librarians/view.h"
#include "table/words.h"

namespace shelfmark::librarians {

namespace {

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream, part, separator);) {
        const std::string trimmed = text_of(table::Words(part).rest());
        if (!trimmed.empty()) parts.push_back(trimmed);
    }
    return parts;
}

std::string listed(const Board& board, const CardSet& cards) {
    std::string list;
    cards.for_each([&](CardId card) { table::append(list, name(board, card), ' '); });
    return list;
}

}  // namespace

Scene::Scene(std::string_view position, std::source_location where) {
    const auto state = parse_position("shelfmark position 1\ngame librarians\n" + std::string(position));
    if (state) {
        state_ = *state;
        return;
    }
    const table::TextError& error = state.error();
    state_ = setup({}, 0);
    ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
        << "no position: line " << error.line - 2 << ", column " << error.column << ": " << error.message
        << (error.arguments.empty() ? "" : ", " + error.arguments[0].second);
}

void Scene::play(std::string_view decisions, std::source_location where) {
    events_.clear();
    for (const std::string& decision : split(decisions, ';')) {
        const std::optional<Action> action = parse_action(board(), turn(), decision);
        if (!action || !is_legal(state_, turn(), *action)) {
            ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
                << "nobody can \"" << decision << "\"; seat " << int{turn()} + 1 << " can: " << options();
            return;
        }
        apply(state_, turn(), *action, &events_);
    }
}

std::string Scene::options(std::string_view beginning) const {
    ActionList actions;
    legal(state_, turn(), actions);
    std::vector<std::string> texts;
    for (const Action& action : actions) texts.push_back(notation(board(), turn(), action));
    std::erase_if(texts, [&](const std::string& text) { return !text.starts_with(beginning); });
    std::ranges::sort(texts);
    std::string list;
    for (const std::string& text : texts) list.append(list.empty() ? "" : "; ").append(text);
    return list;
}

bool Scene::offers(std::string_view decision) const {
    const std::optional<Action> action = parse_action(board(), turn(), decision);
    if (!action) ADD_FAILURE() << "\"" << decision << "\" is no decision";
    return action && is_legal(state_, turn(), *action);
}

std::string Scene::refusal(std::string_view decision) const {
    const std::optional<Action> action = parse_action(board(), turn(), decision);
    if (!action) {
        ADD_FAILURE() << "\"" << decision << "\" is no decision";
        return "no decision";
    }
    const Refusal refused = check(state_, turn(), *action);
    return refused ? refused.rule : "";
}

std::string Scene::library() const {
    std::string drawing;
    for (int row = 0; row < row_count; ++row) {
        if (!is_in_use(board().library, row)) continue;
        drawing += row_name(row) + ": " + row_drawing(board(), row, Drawing::plain) + '\n';
    }
    return drawing;
}

std::string Scene::row(int number) const { return row_drawing(board(), first_setup_row + number - 1, Drawing::plain); }

std::string Scene::hand(Seat seat, Seat observer) const {
    return listed(board(), observe(state_, observer).hand[seat]);
}
std::string Scene::hand(Seat seat) const { return listed(board(), state_.hidden.hand[seat]); }
std::string Scene::powers(Seat seat) const { return listed(board(), board().powers[seat]); }
std::string Scene::discard() const { return listed(board(), board().discard); }
std::string Scene::put_away() const { return listed(board(), state_.hidden.put_away); }

std::string Scene::deck() const {
    std::string list;
    for (std::size_t i = board().deck_count; i > 0; --i) {
        table::append(list, name(board(), state_.hidden.deck[i - 1]), ' ');
    }
    return list;
}

int Scene::times(EventKind kind) const { return static_cast<int>(std::ranges::count(events_, kind, &Event::kind)); }

}  // namespace shelfmark::librarians
