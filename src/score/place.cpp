#include "score/place.h"

#include <algorithm>
#include <charconv>

namespace shelfmark::score {
namespace {

using exlibris::Category;

constexpr std::string_view blanks = " \t\r\v\f";
constexpr int highest_rank = 999;
constexpr std::size_t fewest_icons = 2;  // XL-C2
constexpr std::size_t most_icons = 4;

bool is_digit(char character) { return character >= '0' && character <= '9'; }

std::optional<Category> category_of(char icon) {
    for (std::size_t category = 0; category < exlibris::category_ids.size(); ++category) {
        if (to_lower(icon) == exlibris::category_ids[category][0]) {
            return static_cast<Category>(category);
        }
    }
    return std::nullopt;
}

Read<exlibris::Icons> read_icons(Word word) {
    if (word.text.size() < fewest_icons || word.text.size() > most_icons) {
        return wrong(word.at, "score.error.icon-count");
    }
    exlibris::Icons icons{};
    for (std::size_t position = 0; position < word.text.size(); ++position) {
        const auto category = category_of(word.text[position]);
        if (!category) {
            return wrong(word.from(position).at, "score.error.icon", {{"text", std::string(word.text)}});
        }
        ++icons[static_cast<std::size_t>(*category)];
    }
    return icons;
}

// A card without icons takes those of our deck.
Read<NamedCard> with_deck_icons(NamedCard card) {
    const auto id = exlibris::find_card(card.letter, card.rank);
    if (!id) {
        return wrong(card.at, "score.error.card-unknown", {{"card", card.name()}});
    }
    card.icons = exlibris::icons(*id);
    card.assumed = true;
    return card;
}

}  // namespace

Word Word::from(std::size_t start) const {
    return {text.substr(start), {at.line, at.column + static_cast<int>(start)}};
}

std::string NamedCard::name() const { return letter + std::to_string(rank); }

std::uint16_t NamedCard::order() const {
    return static_cast<std::uint16_t>((letter - 'A') * (highest_rank + 1) + rank);
}

char to_lower(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

std::unexpected<ScoreFileError> wrong(TextPosition at, std::string_view message,
                                      std::vector<std::pair<std::string, std::string>> arguments) {
    return std::unexpected(ScoreFileError{at, std::string(message), std::move(arguments)});
}

std::vector<Word> split(std::string_view line, int number) {
    std::vector<Word> words;
    for (auto start = line.find_first_not_of(blanks); start != std::string_view::npos;) {
        const auto end = std::min(line.find_first_of(blanks, start), line.size());
        words.push_back({line.substr(start, end - start), {number, static_cast<int>(start) + 1}});
        start = line.find_first_not_of(blanks, end);
    }
    return words;
}

std::optional<Category> find_category(std::string_view name) {
    for (std::size_t category = 0; category < exlibris::category_ids.size(); ++category) {
        if (std::ranges::equal(name, std::string_view(exlibris::category_ids[category]), {}, to_lower)) {
            return static_cast<Category>(category);
        }
    }
    return std::nullopt;
}

Read<NamedCard> read_card(Word word) {
    const auto colon = std::min(word.text.find(':'), word.text.size());
    const auto name = word.text.substr(0, colon);
    const auto letter = name.empty() ? '\0' : to_lower(name.front());
    if (letter < 'a' || letter > 'z' || name.size() < 2 || !std::ranges::all_of(name.substr(1), is_digit)) {
        return wrong(word.at, "score.error.card", {{"text", std::string(word.text)}});
    }
    NamedCard card{
        .letter = static_cast<char>(letter - 'a' + 'A'), .rank = 0, .icons = {}, .assumed = false, .at = word.at};
    const auto [end, failure] = std::from_chars(name.data() + 1, name.data() + name.size(), card.rank);
    if (failure != std::errc{} || card.rank < 1 || card.rank > highest_rank) {
        return wrong(word.from(1).at, "score.error.rank", {{"text", std::string(name)}});
    }
    if (colon == word.text.size()) {
        return with_deck_icons(card);
    }
    const auto icons = read_icons(word.from(colon + 1));
    if (!icons) {
        return std::unexpected(icons.error());
    }
    card.icons = *icons;
    return card;
}

Read<Place> read_place(Word word) {
    Place place{.card = {}, .turned_by_owner = false, .entombs = false, .entombed = {}, .at = word.at};
    const auto slash = std::min(word.text.find('/'), word.text.size());
    Word top{word.text.substr(0, slash), word.at};
    if (top.text.starts_with('(') && top.text.ends_with(')')) {
        place.turned_by_owner = true;
        top = top.from(1);
        top.text.remove_suffix(1);
        if (top.text == "#") {
            return wrong(top.at, "score.error.turned-twice");
        }
    }
    if (top.text != "#") {
        const auto card = read_card(top);
        if (!card) {
            return std::unexpected(card.error());
        }
        place.card = *card;
    }
    if (slash == word.text.size()) {
        return place;
    }
    place.entombs = true;
    const auto below = word.from(slash + 1);
    if (below.text.contains('/')) {
        return wrong(below.from(below.text.find('/')).at, "score.error.stack");
    }
    if (below.text != "#") {
        const auto card = read_card(below);
        if (!card) {
            return std::unexpected(card.error());
        }
        place.entombed = *card;
    }
    return place;
}

}  // namespace shelfmark::score
