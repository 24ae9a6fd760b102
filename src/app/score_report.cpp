#include "app/score_report.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/wrap.h"
#include "messages/format.h"

namespace shelfmark::app {
namespace {

using exlibris::Category;
using exlibris::ScoreSheet;
using messages::Language;
using score::ReportEntry;
using score::ScoreReport;

// A text in JSON; names hold no control characters.
std::string quoted(std::string_view text) {
    std::string result = "\"";
    for (const auto character : text) {
        if (character == '"' || character == '\\') {
            result += '\\';
        }
        result += character;
    }
    return result + '"';
}

std::string quoted(const std::vector<std::string>& texts) {
    std::vector<std::string> list;
    std::ranges::transform(texts, std::back_inserter(list),
                           [](const auto& text) { return quoted(std::string_view(text)); });
    return fmt::format("[{}]", fmt::join(list, ","));
}

std::string counts_to_json(const exlibris::CategoryCounts& counts) {
    std::vector<std::string> members;
    members.reserve(counts.size());
    for (std::size_t category = 0; category < counts.size(); ++category) {
        members.push_back(fmt::format("\"{}\":{}", exlibris::category_ids[category], counts[category]));
    }
    return fmt::format("{{{}}}", fmt::join(members, ","));
}

std::string entry_to_json(const ReportEntry& entry) {
    const ScoreSheet& sheet = entry.sheet;
    return fmt::format(R"({{"name":{},"counts":{},"books":{},"stability":{},"entombed":{},"prominent":{},"banned":{},)"
                       R"("variety":{},"focus":{},"total":{},"rank":{},"turned":{},"owner_turned":{},"assumed":{}}})",
                       quoted(entry.name), counts_to_json(sheet.counts), sheet.books, sheet.stability, sheet.entombed,
                       sheet.prominent, sheet.banned, sheet.variety, sheet.focus, sheet.total, sheet.rank,
                       quoted(entry.turned), quoted(entry.owner_turned), quoted(entry.assumed));
}

std::string category_name(Language language, Category category, std::string_view form) {
    const auto* id = exlibris::category_ids[exlibris::index_of(category)];
    return std::string(messages::text(language, fmt::format("category.{}.{}", id, form)));
}

class Table {
public:
    Table(const ScoreReport& report, Language language) : report_(report), language_(language) {}

    std::string print() {
        add_row("", [&](const ReportEntry& entry) { return shown_name(entry); });
        add_line();
        for (std::size_t category = 0; category < exlibris::category_count; ++category) {
            add_row(category_name(language_, static_cast<Category>(category), "name"),
                    [&](const ReportEntry& entry) { return fmt::to_string(entry.sheet.counts[category]); });
        }
        add_row("books", &ScoreSheet::books);
        add_line();
        add_row("stability", &ScoreSheet::stability);
        add_row("entombed", &ScoreSheet::entombed);
        add_row("prominent", &ScoreSheet::prominent, report_.goals.prominent);
        add_row("banned", &ScoreSheet::banned, report_.goals.banned);
        add_row("variety", &ScoreSheet::variety);
        add_row("focus", &ScoreSheet::focus);
        add_line();
        add_row("total", &ScoreSheet::total);
        add_row("rank", &ScoreSheet::rank);
        return layout() + notes();
    }

private:
    using Row = std::vector<std::string>;  // a label, then a cell for each entry; a line has none

    std::string label(std::string_view part) const {
        return std::string(messages::text(language_, fmt::format("sheet.{}", part)));
    }

    std::string shown_name(const ReportEntry& entry) const {
        return entry.public_library ? label("public-library") : entry.name;
    }

    template <class Cell>
    void add_row(std::string heading, Cell cell) {
        Row row{std::move(heading)};
        for (const auto& entry : report_.entries) {
            row.push_back(cell(entry));
        }
        rows_.push_back(std::move(row));
    }

    void add_row(std::string_view part, int ScoreSheet::* number) {
        add_row(label(part), [&](const ReportEntry& entry) { return fmt::to_string(entry.sheet.*number); });
    }

    void add_row(std::string_view part, int ScoreSheet::* number, Category category) {
        add_row(fmt::format("{} ({})", label(part), category_name(language_, category, "short")),
                [&](const ReportEntry& entry) { return fmt::to_string(entry.sheet.*number); });
    }

    void add_line() { rows_.emplace_back(); }

    std::string layout() const {
        std::vector<std::size_t> widths(report_.entries.size() + 1);
        for (const auto& row : rows_) {
            for (std::size_t cell = 0; cell < row.size(); ++cell) {
                widths[cell] = std::max(widths[cell], columns(row[cell]));
            }
        }
        std::string text;
        for (const auto& row : rows_) {
            for (std::size_t cell = 0; cell < widths.size(); ++cell) {
                const auto content = row.empty() ? std::string(widths[cell], '-') : row[cell];
                const std::string padding(widths[cell] - columns(content), ' ');
                text += cell == 0 ? fmt::format("{}{}", content, padding) : fmt::format("  {}{}", padding, content);
            }
            text += '\n';
        }
        return text;
    }

    std::string notes() const {
        std::string text = "\n";
        std::vector<std::string> winners;
        for (const auto& entry : report_.entries) {
            const auto name = shown_name(entry);
            add_note(text, "score.note.focus", name, {category_name(language_, entry.focus, "name")});
            add_note(text, "score.note.owner-turned", name, entry.owner_turned);
            add_note(text, "score.note.turned", name, entry.turned);
            add_note(text, "score.note.assumed", name, entry.assumed);
            if (entry.wins) {
                winners.push_back(name);
            }
        }
        text += fmt::format("\n{}: {}\n", label(winners.size() == 1 ? "winner" : "winners"), fmt::join(winners, ", "));
        return text;
    }

    void add_note(std::string& text, std::string_view key, const std::string& name,
                  const std::vector<std::string>& list) const {
        if (!list.empty()) {
            const auto joined = fmt::format("{}", fmt::join(list, ", "));
            text += messages::format(language_, key, {{"name", name}, {"list", joined}}) + '\n';
        }
    }

    const ScoreReport& report_;
    Language language_;
    std::vector<Row> rows_;
};

}  // namespace

std::string to_json(const ScoreReport& report) {
    std::vector<std::string> players;
    std::vector<std::string> winners;
    std::vector<std::string> assumed;
    for (const auto& entry : report.entries) {
        players.push_back(entry_to_json(entry));
        assumed.insert(assumed.end(), entry.assumed.begin(), entry.assumed.end());
        if (entry.wins) {
            winners.push_back(entry.name);
        }
    }
    return fmt::format(R"({{"players":[{}],"winners":{},"assumed":{}}})", fmt::join(players, ","), quoted(winners),
                       quoted(assumed)) +
           '\n';
}

std::string to_table(const ScoreReport& report, Language language) { return Table(report, language).print(); }

}  // namespace shelfmark::app
