#include <array>

#include "app/own_options.h"
#include "librarians/options_text.h"

namespace shelfmark::app {
namespace {

// The options as records write them, so that there is one way to read them: "players=4 genres=horror,romance".
class OptionsLine {
public:
    explicit OptionsLine(int players) : text_("players=" + std::to_string(players)) {}

    void add(const char* option, const std::string& setting, const std::vector<std::string>& values) {
        if (values.empty()) return;
        std::string list;
        for (const auto& value : values) table::append(list, as_id(value), ',');
        add(option, setting + '=' + list);
    }
    void add(const char* option, const std::string& setting) {
        parts_.push_back({option, static_cast<int>(text_.size()) + 1});
        text_ += ' ' + setting;
    }

    [[nodiscard]] const std::string& text() const { return text_; }
    // The option that stands there; what no single one is to blame for is a matter of the genres.
    [[nodiscard]] const char* option_at(int column) const {
        const char* option = "--genres";
        for (const Part& part : parts_) {
            if (column > part.column) option = part.option;
        }
        return option;
    }

private:
    struct Part {
        const char* option;
        int column;
    };
    std::string text_;
    std::vector<Part> parts_;
};

OptionsLine line_of(const TypedOptions& typed, int players) {
    OptionsLine line(players);
    line.add("--genres", "genres", typed.genres);
    line.add("--expansions", "expansions", typed.expansions);
    line.add("--thrills", "thrills", typed.thrills);
    if (typed.talk) line.add("--talk", "talk", {*typed.talk});
    if (typed.exactly_two) line.add("--exactly-two", "exactly-two");
    return line;
}

}  // namespace

void settle_own(const TypedOptions& typed, const Complaint& complain, librarians::Options& options) {
    const OptionsLine line = line_of(typed, options.players);
    const auto read = librarians::parse_options(table::Words(line.text()), 1);
    if (!read) {
        const auto& fault = read.error();
        const bool lacks_thrills = fault.message == "formats.librarians.options-thrills";
        complain.about(lacks_thrills ? "--exactly-two" : line.option_at(fault.column), fault.message, fault.arguments);
    }
    options = *read;
}

}  // namespace shelfmark::app
