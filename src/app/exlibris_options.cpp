#include "app/own_options.h"
#include "exlibris/options_text.h"

namespace shelfmark::app {
namespace {

void settle_solo(const TypedOptions& typed, const Complaint& complain, exlibris::Options& options) {
    if (typed.solo && options.players != 1) {
        complain.about("--solo", "terminal.option.solo-alone", {{"n", options.players}});
    }
    if (typed.solo && (*typed.solo < 1 || *typed.solo > 7)) {
        complain.about("--solo", "terminal.option.solo-level", {{"n", *typed.solo}});
    }
    options.solo_level = static_cast<std::uint8_t>(options.players == 1 ? typed.solo.value_or(1) : 0);
}

void settle_variants(const TypedOptions& typed, const Complaint& complain, exlibris::Options& options) {
    for (const auto& wish : typed.variants) {
        const auto variant = as_id(wish);
        if (variant == "beginner") {
            options.beginner = true;
        } else if (variant == "friendly") {
            options.friendly = true;
        } else if (variant == "longer") {
            options.longer = true;
        } else {
            complain.about("--variant", "formats.error.variant", {{"text", wish}});
        }
    }
}

// XL-V4: locations by their ids, libraries by the ids of their assistants.
struct Tiles {
    exlibris::LocationSet locations = 0;
    unsigned libraries = 0;
};

Tiles named_tiles(const std::string& option, const std::vector<std::string>& ids, const Complaint& complain) {
    Tiles tiles;
    for (const auto& typed : ids) {
        const auto id = as_id(typed);
        const auto location = exlibris::find_location(id);
        const auto library = exlibris::find_assistant(id);
        if (location && *location != exlibris::Location::home) {
            tiles.locations |= bit(*location);
        } else if (library && *library != exlibris::Assistant::ordinary) {
            tiles.libraries |= bit(*library);
        } else {
            complain.about(option, "formats.error.tile", {{"text", typed}});
        }
    }
    return tiles;
}

void settle_tiles(const TypedOptions& typed, const Complaint& complain, exlibris::Options& options) {
    const auto without = named_tiles("--without", typed.without, complain);
    const auto with = named_tiles("--with", typed.with, complain);
    if ((without.locations & with.locations) != 0 || (without.libraries & with.libraries) != 0) {
        complain.about("--with", "terminal.option.with-and-without");
    }
    options.without_locations = without.locations;
    options.without_libraries = static_cast<exlibris::LibrarySet>(without.libraries);
    options.with_locations = with.locations;
    options.with_libraries = static_cast<exlibris::LibrarySet>(with.libraries);
}

// The number of players and the solo level have been looked at: what is left are tiles.
void check_tiles(const TypedOptions& typed, const Complaint& complain, const exlibris::Options& options) {
    const auto fault = exlibris::described_fault(options);
    if (!fault) return;
    const bool by_variant = typed.without.empty() && !typed.variants.empty();
    complain.about(by_variant ? "--variant" : "--without", fault->message, fault->arguments);
}

}  // namespace

void settle_own(const TypedOptions& typed, const Complaint& complain, exlibris::Options& options) {
    settle_solo(typed, complain, options);
    settle_variants(typed, complain, options);
    settle_tiles(typed, complain, options);
    check_tiles(typed, complain, options);
}

}  // namespace shelfmark::app
