#include "librarians/position_read.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "librarians/options_text.h"

namespace shelfmark::librarians {

namespace {

constexpr int most_titles = 4;  // LB-C10: of a genre and letter

// LB-C1: of the usual genres, those give way whose colour shows others.
GenreSet genres_for(GenreSet mentioned) {
    GenreSet genres = mentioned;
    for (int i = 0; i < colour_count; ++i) {
        const GenreSet colour = genres_of(static_cast<Colour>(i));
        if ((mentioned & colour) == 0) genres |= default_genres & colour;
    }
    return genres;
}

bool has_setting(table::Words words, std::string_view key) {
    while (!words.empty()) {
        if (words.next().text.starts_with(key)) return true;
    }
    return false;
}

}  // namespace

// clang-format off
const std::array<PositionReader::Key<PositionReader>, 31> PositionReader::keys = {{
    {"card", &PositionReader::read_card, 1},
    {"row", &PositionReader::read_row, 1},
    {"unused-shelves", &PositionReader::read_unused_shelves, 0},
    {"removed-shelves", &PositionReader::read_removed_shelves, 0},
    {"turn", &PositionReader::read_turn, 0},
    {"hand", &PositionReader::read_hand, 1},
    {"powers", &PositionReader::read_powers, 1},
    {"deck", &PositionReader::read_deck, 0},
    {"discard", &PositionReader::read_discard, 0},
    {"put-away", &PositionReader::read_put_away, 0},
    {"hand-limit", &PositionReader::read_hand_limit, 0},
    {"no-stacking", &PositionReader::read_no_stacking, 0},
    {"over", &PositionReader::read_over, 0},
    {"played", &PositionReader::read_played, 0},
    {"skips", &PositionReader::read_skips, 0},
    {"taps-left", &PositionReader::read_taps_left, 0},
    {"turns", &PositionReader::read_turns, 0},
    {"revelations", &PositionReader::read_revelations, 0},
    {"licence", &PositionReader::read_licence, 0},
    {"duty", &PositionReader::read_duty, 0},
    {"next-duty", &PositionReader::read_next_duty, 0},
    {"open-deck", &PositionReader::read_open_deck, 0},
    {"red-effects", &PositionReader::read_red_effects, 0},
    {"kept", &PositionReader::read_kept, 0},
    {"chosen", &PositionReader::read_chosen, 0},
    {"cut-off", &PositionReader::read_cut_off, 0},
    {"declared", &PositionReader::read_declared, may_repeat},
    {"knows", &PositionReader::read_knows, 1},
    {"batch", &PositionReader::read_batch, may_repeat},
    {"unseen", &PositionReader::read_unseen, 2},
    {"frame", &PositionReader::read_frame, may_repeat},
}};
// clang-format on

bool PositionReader::read() {
    if (!read_header()) return false;
    const table::Lines content = lines_;
    const std::vector<Mention> mentions = read_mentions();
    if (!print_cards(mentions)) return false;
    lines_ = content;
    do {
        if (!lines_.words().empty() && !read_line(*this, keys)) return false;
    } while (lines_.next());
    return true;
}

// The first two lines, and the options if the third one holds them.
bool PositionReader::read_header() {
    if (!header("shelfmark position 1") || !header("game librarians")) return false;
    state_.board.library = empty_library();
    state_.board.deck_top.fill(no_card);
    if (!lines_.next()) return true;
    Words words = lines_.words();
    if (words.next().text != "options") return true;
    const auto options = parse_options(words, lines_.number());
    if (!options) return fail(options.error());
    state_.board.options = *options;
    genres_chosen_ = has_setting(words, "genres=");
    thrills_chosen_ = has_setting(words, "thrills=");
    lines_.next();
    return true;
}

// ---- which cards there are ----

std::vector<PositionReader::Mention> PositionReader::read_mentions() {
    std::vector<Mention> mentions;
    do {
        for (Words words = lines_.words(); !words.empty();) {
            const Word word = words.next();
            for (const Word part : pile_parts(word)) {
                const auto card = parse_card_name(part.text);
                if (card) mentions.push_back({*card, lines_.number(), part.column});
            }
        }
    } while (lines_.next());
    return mentions;
}

bool PositionReader::fail_at(const Mention& mention, std::string_view message) {
    return fail({mention.line, mention.column, std::string(message), {{"card", to_text(mention.card)}}});
}

// LB-C1, LB-E5: what the options do not choose, the cards do.
bool PositionReader::take_part(const Mention& mention, GenreSet& genres) {
    Options& options = state_.board.options;
    const Book book = {.letter = mention.card.letter, .kind = mention.card.kind};
    if (is_thrill(book)) {
        if (!thrills_chosen_) options.thrills = static_cast<ThrillSet>(options.thrills | only(thrill_of(book)));
        if ((options.thrills & only(thrill_of(book))) == 0) return fail_at(mention, "formats.librarians.card-out");
        return true;
    }
    const Genre genre = genre_of(book);
    genres |= only(genre);
    if (genres_chosen_ && (options.genres & only(genre)) == 0) return fail_at(mention, "formats.librarians.card-out");
    if (std::popcount(genres & genres_of(colour_of(genre))) > 2) {
        return fail_at(mention, "formats.librarians.third-genre");
    }
    return true;
}

// Cards are numbered by letter, then kind, as those of any game.
bool PositionReader::print_cards(std::vector<Mention> mentions) {
    GenreSet genres = 0;
    for (const Mention& mention : mentions) {
        if (!take_part(mention, genres)) return false;
    }
    if (!genres_chosen_) state_.board.options.genres = genres_for(genres);
    const auto place = [](const Mention& mention) {
        return std::tuple(mention.card.letter, mention.card.kind, mention.card.number);
    };
    std::ranges::stable_sort(mentions, {}, place);
    const auto repeated = std::ranges::unique(mentions, {}, place);
    mentions.erase(repeated.begin(), repeated.end());
    Board& board = state_.board;
    unsigned thrills = 0;
    for (std::size_t i = 0; i < mentions.size(); ++i) {
        const CardName& card = mentions[i].card;
        // LB-C9: one book of each kind.
        const unsigned thrill = card.kind < genre_count ? 0 : 1U << (card.kind - static_cast<unsigned>(genre_count));
        if ((thrills & thrill) != 0) return fail_at(mentions[i], "formats.librarians.thrill-twice");
        thrills |= thrill;
        if (i == max_cards) return fail_at(mentions[i], "formats.librarians.cards");
        const bool follows = i > 0 && board.book[i - 1].kind == card.kind && board.book[i - 1].letter == card.letter &&
                             mentions[i - 1].card.number + 1 == card.number;
        if (card.number > 1 && !follows) return fail_at(mentions[i], "formats.librarians.card-number");
        board.book[i] = {.letter = card.letter, .kind = card.kind};
        if (card.kind < genre_count) board.book[i].title = static_cast<unsigned>(card.number - 1) % most_titles;
        board.card_count = static_cast<std::uint8_t>(i + 1);
    }
    return true;
}

// ---- one word ----

bool PositionReader::observer(Words& words, std::size_t& out) {
    if (words.peek().text == "everybody") {
        words.next();
        out = public_memory;
        return true;
    }
    Seat who = 0;
    if (!seat(words, who)) return false;
    out = who;
    return true;
}

bool PositionReader::card(Word word, CardId& out) {
    const auto read = librarians::parse_card(state_.board, word.text);
    if (!read) return fail(word.column, "formats.librarians.card", {{"text", text_of(word)}});
    out = *read;
    return true;
}

// Every card is in one place only.
bool PositionReader::claim(Word word, CardId& out) {
    return card(word, out) && claim_card(out, word.column, text_of(word));
}

std::optional<Counts> PositionReader::unseen(Seat observer, Seat seat) const {
    const auto& said = unseen_[observer][seat];
    if (!said) return std::nullopt;
    Counts counts = {};
    std::size_t next = 0;
    for (std::size_t i = 0; i < state_.board.batch_count && next < said->size(); ++i) {
        if (state_.board.batches[i].holder == seat) counts[i] = (*said)[next++];
    }
    return counts;
}

// ---- lists ----

bool PositionReader::cards(Words& words, CardSet& out) {
    return each_card(words, out, [&](Word word, CardId& read) { return card(word, read); });
}

bool PositionReader::placed_cards(Words& words, CardSet& out) {
    return each_card(words, out, [&](Word word, CardId& read) { return claim(word, read); });
}

bool PositionReader::shelves(Words& words, std::vector<Shelf>& out) {
    while (!words.empty()) {
        const Word word = words.next();
        const auto drawn = parse_drawn_shelf(word);
        if (!drawn) return fail(word.column, "formats.librarians.bookshelf", {{"text", text_of(word)}});
        out.push_back({*drawn, 0, lines_.number()});
    }
    return true;
}

// Colours and letters.
bool PositionReader::duty(Words& words, Duty& out) {
    while (!words.empty()) {
        const Word word = words.next();
        if (const auto colour = table::find_name(colour_ids, word.text)) {
            out.colours = static_cast<ColourSet>(out.colours | only(static_cast<Colour>(*colour)));
        } else if (const auto letter = parse_letter(word.text)) {
            out.letters |= 1U << *letter;
        } else {
            return fail(word.column, "formats.librarians.duty", {{"text", text_of(word)}});
        }
    }
    return true;
}

}  // namespace shelfmark::librarians
