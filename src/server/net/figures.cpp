#include "server/net/figures.h"

#include <sys/resource.h>
#include <unistd.h>

#include <fstream>

#include <fmt/format.h>

#include "protocol/codec.h"
#include "server/match.h"

namespace shelfmark::server::net {

namespace {

class Sheet {
public:
    void number(std::string_view name, std::string_view help, auto value) { one("gauge", name, help, value); }
    void count(std::string_view name, std::string_view help, auto value) { one("counter", name, help, value); }

    void heading(std::string_view type, std::string_view name, std::string_view help) {
        text_ += fmt::format("# HELP shelfmark_{0} {1}\n# TYPE shelfmark_{0} {2}\n", name, help, type);
    }
    void row(std::string_view name, std::string_view labels, auto value) {
        text_ += fmt::format("shelfmark_{}{{{}}} {}\n", name, labels, value);
    }
    void plain(std::string_view name, auto value) { text_ += fmt::format("shelfmark_{} {}\n", name, value); }

    std::string text() && { return std::move(text_); }

private:
    void one(std::string_view type, std::string_view name, std::string_view help, auto value) {
        heading(type, name, help);
        plain(name, value);
    }

    std::string text_;
};

constexpr double million = 1e6;

void write_house(Sheet& sheet, const HouseCounts& house) {
    sheet.number("rooms", "Tables in memory.", house.rooms);
    sheet.count("rooms_displaced_total", "Tables that left memory for others.", house.displaced);
    sheet.number("lines", "Connections that the house knows.", house.lines);
    sheet.count("requests_total", "Messages of clients.", house.requests);
    sheet.count("decisions_total", "Decisions of people.", house.decisions);
    sheet.count("bot_decisions_total", "Decisions of bots.", house.bot_decisions);
    sheet.count("refusals_total", "Requests that were refused.", house.refusals);
    sheet.count("faults_total", "Messages that could not be understood.", house.faults);
    sheet.count("conflicts_total", "Entries that lost a race and were decided anew.", house.conflicts);
    sheet.count("failures_total", "Entries that could not be kept.", house.failures);
    sheet.count("tables_created_total", "New tables.", house.tables_created);
    sheet.count("notices_total", "Notices about somebody's turn.", house.notices);
    sheet.number("other_servers", "Servers of the same store that this one has heard of lately.", house.others);
    sheet.count("news_total", "What other servers did or said.", house.news);
    sheet.count("news_missed_total", "Times that nobody knows what was not heard.", house.missed);
    sheet.count("claims_total", "Tables that this server came to look after, or went on to.", house.claims);
}

void write_traffic(Sheet& sheet, const Traffic& traffic) {
    sheet.number("sockets", "Open WebSockets.", traffic.sockets);
    sheet.count("connections_total", "Accepted connections.", traffic.accepted);
    sheet.count("turned_away_total", "Connections refused by a limit.", traffic.turned_away);
    sheet.count("slow_total", "WebSockets closed since their clients read too slowly.", traffic.slow);
    sheet.count("idle_total", "WebSockets closed since their clients never introduced themselves.", traffic.idle);
    sheet.count("frames_received_total", "WebSocket frames received.", traffic.frames_in);
    sheet.count("frames_sent_total", "WebSocket frames sent.", traffic.frames_out);
    sheet.count("socket_received_bytes_total", "Bytes of these, without their framing.", traffic.bytes_in);
    sheet.count("socket_sent_bytes_total", "Bytes of these, without their framing.", traffic.bytes_out);
    sheet.heading("counter", "http_answers_total", "HTTP answers by status.");
    for (std::size_t i = 0; i < traffic.answers.size(); ++i) {
        sheet.row("http_answers_total", fmt::format("status=\"{}xx\"", i + 1), traffic.answers[i]);
    }
}

void write_store(Sheet& sheet, const StoreFigures& store, std::uint64_t groups) {
    sheet.count("store_groups_total", "Transactions; changes divided by these is the size of a group.", groups);
    sheet.heading("counter", "store_changes_total", "Changes by outcome.");
    sheet.row("store_changes_total", "outcome=\"committed\"", store.committed.load());
    sheet.row("store_changes_total", "outcome=\"conflict\"", store.conflicts.load());
    sheet.row("store_changes_total", "outcome=\"failed\"", store.failed.load());
    sheet.row("store_changes_total", "outcome=\"busy\"", store.busy.load());
    sheet.count("store_unreadable_total", "Reads that failed.", store.unreadable.load());
    sheet.heading("histogram", "store_write_seconds", "From a change to its place on the disk.");
    std::uint64_t so_far = 0;
    for (std::size_t i = 0; i < Histogram::steps.size(); ++i) {
        so_far += store.writing.count(i);
        const double step = static_cast<double>(Histogram::steps[i]) / million;
        sheet.row("store_write_seconds_bucket", fmt::format("le=\"{}\"", step), so_far);
    }
    so_far += store.writing.count(Histogram::steps.size());
    sheet.row("store_write_seconds_bucket", "le=\"+Inf\"", so_far);
    sheet.plain("store_write_seconds_sum", static_cast<double>(store.writing.sum()) / million);
    sheet.plain("store_write_seconds_count", so_far);
}

void write_notices(Sheet& sheet, const push::Pusher::Counts& notices) {
    sheet.heading("counter", "push_total", "Notices by Web Push, by what became of them.");
    sheet.row("push_total", "outcome=\"sent\"", notices.sent);
    sheet.row("push_total", "outcome=\"failed\"", notices.failed);
    sheet.row("push_total", "outcome=\"gone\"", notices.gone);
    sheet.row("push_total", "outcome=\"dropped\"", notices.dropped);
}

double seconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / million;
}

void write_process(Sheet& sheet) {
    std::uint64_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages >> pages;
    sheet.number("memory_bytes", "Memory that the process occupies.",
                 pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)));
    rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
    sheet.count("cpu_seconds_total", "Time that processors worked for it.",
                seconds(usage.ru_utime) + seconds(usage.ru_stime));
}

}  // namespace

std::string metrics(const Figures& figures) {
    Sheet sheet;
    sheet.heading("gauge", "info", "Versions of the program, the protocol and the rules.");
    sheet.row("info",
              fmt::format("version=\"{}\",protocol=\"{}\",exlibris=\"{}\",librarians=\"{}\"", figures.version,
                          protocol::version, rules_versions(protocol::Game::exlibris).newest,
                          rules_versions(protocol::Game::librarians).newest),
              1);
    write_house(sheet, figures.house);
    sheet.number("thoughts_waiting", "Bots that wait for a thread to think.", figures.thoughts_waiting);
    sheet.number("connections", "Open connections.", figures.connections);
    write_traffic(sheet, figures.traffic);
    write_store(sheet, figures.store, figures.store_groups);
    write_notices(sheet, figures.notices);
    write_process(sheet);
    return std::move(sheet).text();
}

}  // namespace shelfmark::server::net
