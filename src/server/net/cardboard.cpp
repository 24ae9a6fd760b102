#include "server/net/cardboard.h"

#include <utility>

#include "base/utf8.h"
#include "score/report.h"

namespace shelfmark::server::net {

namespace {

protocol::CardboardMistake on_wire(const score::ScoreFileError& error) {
    protocol::CardboardMistake mistake{.key = error.message, .line = error.at.line, .column = error.at.column};
    for (const auto& [name, value] : error.arguments) mistake.gaps.push_back({name, base::quotable(value)});
    return mistake;
}

protocol::CardboardSheet on_wire(score::ReportEntry entry) {
    const exlibris::ScoreSheet& sheet = entry.sheet;
    protocol::CardboardSheet out;
    out.name = std::move(entry.name);
    out.public_library = entry.public_library;
    out.category = static_cast<protocol::ExLibrisCategory>(entry.focus);
    out.counts.assign(sheet.counts.begin(), sheet.counts.end());
    out.books = sheet.books;
    out.stability = sheet.stability;
    out.entombed = sheet.entombed;
    out.prominent = sheet.prominent;
    out.banned = sheet.banned;
    out.variety = sheet.variety;
    out.focus = sheet.focus;
    out.total = sheet.total;
    out.rank = sheet.rank;
    out.wins = entry.wins;
    out.turned = std::move(entry.turned);
    out.owner_turned = std::move(entry.owner_turned);
    out.assumed = std::move(entry.assumed);
    return out;
}

}  // namespace

protocol::CardboardScore cardboard_score(const protocol::CardboardShelves& shelves) {
    protocol::CardboardScore score;
    const auto file = score::read_score_file(shelves.file, shelves.solo);
    if (!file) {
        score.mistake = on_wire(file.error());
        return score;
    }
    for (auto& entry : score::make_report(*file, shelves.best).entries)
        score.sheets.push_back(on_wire(std::move(entry)));
    return score;
}

}  // namespace shelfmark::server::net
