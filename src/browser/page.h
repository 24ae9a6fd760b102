// The page around the house: what it provides, by the names that its worker uses (web/src/transport/wasm.ts).
#pragma once

#include <cstddef>
#include <cstdint>

#define SHELFMARK_OF_PAGE(name) __attribute__((import_module("page"), import_name(#name)))

extern "C" {

// A message for one line, or its end.
SHELFMARK_OF_PAGE(send) void page_send(std::uint32_t line, const char* text, std::size_t size);
SHELFMARK_OF_PAGE(hang_up) void page_hang_up(std::uint32_t line);
// The answer to `ask`, `reflect` or `review`.
SHELFMARK_OF_PAGE(answer) void page_answer(std::uint32_t ticket, int status, const char* text, std::size_t size);
// A DeskRequest; the page answers with `desk_answer`.
SHELFMARK_OF_PAGE(desk) void page_desk(std::uint32_t ticket, const char* text, std::size_t size);
// A bot's turn for another worker, which calls `reflect` with it; the page brings the decision with `thought`, or
// nothing if there is no such worker.
SHELFMARK_OF_PAGE(think) void page_think(std::uint32_t ticket, const char* text, std::size_t size);
// Wants `turn` to be called when the page has done what it was told before.
SHELFMARK_OF_PAGE(later) void page_later();
}

#undef SHELFMARK_OF_PAGE
