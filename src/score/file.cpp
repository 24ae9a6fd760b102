#include "score/file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <memory>
#include <utility>

#include "base/utf8.h"
#include "score/shelf.h"

namespace shelfmark::score {
namespace {

using exlibris::Category;

constexpr std::size_t most_rows = 3;  // XL-B2
constexpr std::string_view library_name = "Public Library";
constexpr std::array<std::string_view, 8> keys = {"prominent", "banned", "player", "library",
                                                  "focus",     "hand",   "shelf",  "cards"};

std::string lower(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), to_lower);
    return result;
}

// What is known of a player or of the library while its lines are read.
struct Block {
    TextPosition at;
    std::string name;
    bool library = false;
    std::map<std::string, int, std::less<>> lines;  // of its keys
    Category focus{};
    int hand = 0;
    int rows = 0;
    std::vector<PlacedCard> shelf;
    std::vector<NamedCard> cards;
};

class Reader {
public:
    Reader(std::string_view text, bool solo) : text_(text), solo_(solo) {}

    Read<ScoreFile> read() {
        if (text_.starts_with("\xef\xbb\xbf")) {
            text_.remove_prefix(3);  // the mark that some editors put in front
        }
        for (int number = 1; !text_.empty(); ++number) {
            const auto end = std::min(text_.find('\n'), text_.size());
            if (auto line = read_line(text_.substr(0, end), number); !line) {
                return std::unexpected(line.error());
            }
            text_.remove_prefix(std::min(end + 1, text_.size()));
        }
        return finish();
    }

private:
    using Done = Read<void>;

    Done read_line(std::string_view line, int number) {
        const auto words = split(line, number);
        if (words.empty() || words.front().text.starts_with(';')) {
            return {};
        }
        const auto colon = line.find(':');
        if (colon != std::string_view::npos) {
            const auto before = split(line.substr(0, colon), number);
            const auto key = before.size() == 1 ? lower(before.front().text) : std::string();
            if (std::ranges::find(keys, key) != keys.end()) {
                const auto after = split(line.substr(colon + 1), number);
                const auto start =
                    after.empty() ? line.size() : static_cast<std::size_t>(after.front().text.data() - line.data());
                const auto end =
                    after.empty()
                        ? start
                        : static_cast<std::size_t>(after.back().text.data() + after.back().text.size() - line.data());
                return read_key(key, before.front().at,
                                {line.substr(start, end - start), {number, static_cast<int>(start) + 1}});
            }
        }
        if (rows_of_ == "shelf") {
            return read_shelf_row(words);
        }
        if (rows_of_ == "cards") {
            return read_library_row(words);
        }
        return wrong(words.front().at, "score.error.line", {{"text", std::string(words.front().text)}});
    }

    Done read_key(const std::string& key, TextPosition at, Word value) {
        rows_of_.clear();
        if (key == "player" || key == "library") {
            return open_block(key, at, value);
        }
        const bool of_file = key == "prominent" || key == "banned";
        const bool of_library = key == "cards" || key == "focus";
        if (!of_file && (!block_ || (block_->library ? !of_library : key == "cards"))) {
            return wrong(at, "score.error.misplaced", {{"key", key}});
        }
        auto& lines = of_file ? lines_ : block_->lines;
        if (const auto [first, is_new] = lines.try_emplace(key, at.line); !is_new) {
            return wrong(at, "score.error.key-twice", {{"key", key}, {"line", std::to_string(first->second)}});
        }
        if (key == "hand") {
            return read_hand(value);
        }
        if (key == "shelf" || key == "cards") {
            rows_of_ = key;
            return value.text.empty() ? Done() : wrong(value.at, "score.error.rows-start", {{"key", key}});
        }
        auto& category = key == "prominent" ? file_.goals.prominent
                         : key == "banned"  ? file_.goals.banned
                                            : block_->focus;
        return read_category(value, category);
    }

    Done read_category(Word value, Category& category) {
        const auto found = find_category(value.text);
        if (!found) {
            return wrong(value.at, "score.error.category", {{"text", std::string(value.text)}});
        }
        category = *found;
        if (const auto [first, is_new] = categories_.try_emplace(*found, value.at.line); !is_new) {
            return wrong(value.at, "score.error.category-twice",
                         {{"category", lower(value.text)}, {"line", std::to_string(first->second)}});
        }
        return {};
    }

    Done read_hand(Word value) {
        const auto* begin = std::to_address(value.text.begin());
        const auto* end = std::to_address(value.text.end());
        const auto [stop, failure] = std::from_chars(begin, end, block_->hand);
        if (failure != std::errc{} || stop != end || block_->hand < 0 || block_->hand > exlibris::card_count) {
            return wrong(value.at, "score.error.hand", {{"text", std::string(value.text)}});
        }
        if (solo_ && block_->hand > 0) {
            return wrong(value.at, "score.error.hand-solo");
        }
        return {};
    }

    Done open_block(const std::string& key, TextPosition at, Word value) {
        if (auto closed = close_block(); !closed) {
            return closed;
        }
        block_.emplace();
        block_->at = at;
        block_->name = value.text;
        block_->library = key == "library";
        return block_->library ? open_library(at, value) : open_player(at, value);
    }

    Done open_library(TextPosition at, Word value) const {
        if (!solo_) {
            return wrong(at, "score.error.library-needs-solo");
        }
        if (file_.library) {
            return wrong(at, "score.error.library-twice");
        }
        return value.text.empty() ? Done() : wrong(value.at, "score.error.library-value");
    }

    Done open_player(TextPosition at, Word value) {
        const std::size_t most = solo_ ? 1 : exlibris::max_entries;
        if (file_.players.size() == most) {
            return wrong(at, solo_ ? "score.error.solo-players" : "score.error.too-many-players");
        }
        if (value.text.empty() || !base::is_printable_utf8(value.text)) {
            return wrong(value.at, "score.error.name");
        }
        if (solo_ && lower(value.text) == lower(library_name)) {
            return wrong(value.at, "score.error.name-library");
        }
        if (const auto [first, is_new] = names_.try_emplace(lower(block_->name), at.line); !is_new) {
            return wrong(value.at, "score.error.name-twice",
                         {{"name", block_->name}, {"line", std::to_string(first->second)}});
        }
        return {};
    }

    Done claim(const NamedCard& card) {
        if (const auto [first, is_new] = cards_.try_emplace(card.order(), card.at.line); !is_new) {
            return wrong(card.at, "score.error.card-twice",
                         {{"card", card.name()}, {"line", std::to_string(first->second)}});
        }
        return {};
    }

    Done read_shelf_row(const std::vector<Word>& words) {
        if (block_->rows == most_rows) {
            return wrong(words.front().at, "score.error.rows");
        }
        for (std::size_t column = 0; column < words.size(); ++column) {
            if (words[column].text == ".") {
                continue;
            }
            const auto place = read_place(words[column]);
            if (!place) {
                return std::unexpected(place.error());
            }
            if (block_->shelf.size() == exlibris::card_count) {
                return wrong(place->at, "score.error.shelf-size");
            }
            for (const auto* card : {&place->card, &place->entombed}) {
                if (auto claimed = *card ? claim(**card) : Done(); !claimed) {
                    return claimed;
                }
            }
            block_->shelf.push_back({block_->rows, static_cast<int>(column), *place});
        }
        ++block_->rows;
        return {};
    }

    Done read_library_row(const std::vector<Word>& words) {
        for (const auto& word : words) {
            const auto card = read_card(word);
            if (!card && card.error().message == "score.error.card") {
                // There are neither gaps nor face-down cards in a discard pile.
                return wrong(word.at, "score.error.library-card", {{"text", std::string(word.text)}});
            }
            if (!card) {
                return std::unexpected(card.error());
            }
            if (auto claimed = claim(*card); !claimed) {
                return claimed;
            }
            block_->cards.push_back(*card);
        }
        return {};
    }

    Done close_block() {
        if (!block_) {
            return {};
        }
        for (const auto* key : {"focus", block_->library ? "cards" : "shelf"}) {
            if (!block_->lines.contains(key)) {
                return wrong(block_->at, "score.error.missing", {{"key", key}});
            }
        }
        if (const auto* card = find_cut_off_card(block_->shelf)) {
            return wrong(card->place.at, "score.error.pieces");
        }
        if (block_->library) {
            add_library();
        } else {
            add_player();
        }
        block_.reset();
        return {};
    }

    void add_player() {
        ScoredPlayer player;
        player.name = block_->name;
        player.focus = block_->focus;
        player.hand = block_->hand;
        put_on_shelf(block_->shelf, player);
        file_.players.push_back(std::move(player));
    }

    void add_library() {
        file_.library = PublicLibrary{.focus = block_->focus, .books = {}, .assumed = {}};
        for (const auto& card : block_->cards) {
            for (std::size_t category = 0; category < card.icons.size(); ++category) {
                file_.library->books[category] += card.icons[category];
            }
            if (card.assumed) {
                file_.library->assumed.push_back(card.name());
            }
        }
    }

    Read<ScoreFile> finish() {
        const auto last = block_ ? block_->at : TextPosition();
        if (auto closed = close_block(); !closed) {
            return std::unexpected(closed.error());
        }
        for (const auto* key : {"prominent", "banned"}) {
            if (!lines_.contains(key)) {
                return wrong({}, "score.error.missing", {{"key", key}});
            }
        }
        if (solo_ && file_.players.empty()) {
            return wrong(last, "score.error.solo-players");
        }
        if (solo_ && !file_.library) {
            return wrong(last, "score.error.library-missing");
        }
        if (!solo_ && file_.players.size() < 2) {
            return wrong(last, "score.error.too-few-players");
        }
        return std::move(file_);
    }

    std::string_view text_;  // what is still to be read
    bool solo_;
    ScoreFile file_;
    std::optional<Block> block_;
    std::string rows_of_;                            // the key whose rows may follow
    std::map<std::string, int, std::less<>> lines_;  // where the keys of the file stand
    std::map<Category, int> categories_;
    std::map<std::string, int> names_;  // in small letters, which are equal to capital ones
    std::map<std::uint16_t, int> cards_;
};

}  // namespace

Read<ScoreFile> read_score_file(std::string_view text, bool solo) { return Reader(text, solo).read(); }

}  // namespace shelfmark::score
