#!/usr/bin/env python3
"""A bot for a Shelfmark server: it plays a seat over the WebSocket, as docs/protocol.md describes.

    examples/bot.py http://127.0.0.1:8320 --new librarians    opens a table with a bot of the server, and plays there
    examples/bot.py http://127.0.0.1:8320 TABLE TOKEN         plays the seat that this token stands for

It knows no rules: whatever the server offers as a choice can be decided. To make it clever, change `choose`.
It needs websockets: apt install python3-websockets, or pip install websockets.
"""

import argparse
import asyncio
import json
import random
import urllib.request

try:
    import websockets
except ImportError:
    raise SystemExit("This needs websockets: apt install python3-websockets, or pip install websockets") from None

# Lists of which a view brings only the entries that changed, and what these are known by.
LISTS = {"seats": "seat", "shelves": "seat", "tiles": "place", "pieces": "figure", "books": "place"}

# Faults of a server that has too much to do, or cannot reach its disk or database: they pass.
PASSING = ("table.busy", "table.store", "table.closing")


def choose(view, choices):
    """Which of the choices to take. `view` is all that this seat may know."""
    return random.choice(choices)


def create_table(url, game):
    """A table for this bot and one of the server's: its name, and the token of our seat."""
    wish = {"game": game, "options": "players=2",
            "seats": [{"occupant": "person", "name": "Example"}, {"occupant": "bot"}],
            "visibility": "unlisted", "spectators": False, "aids": False, "pacing": {"pace": "unlimited"}}
    request = urllib.request.Request(f"{url}/api/tables", json.dumps(wish).encode(), method="POST")
    with urllib.request.urlopen(request) as answer:
        table = json.load(answer)
    return table["table"], table["seats"][0]["token"]


def take_over(view, news):
    """The view after `news`, which brings only what has changed."""
    for name, section in news.items():
        key = LISTS.get(name)
        if key and name in view:
            entries = {json.dumps(entry[key]): entry for entry in view[name] + section}
            view[name] = list(entries.values())
        else:
            view[name] = section
    return view


class Bot:
    """What has to outlive a lost connection."""

    def __init__(self, table, token, pause):
        self.hello = {"type": "hello", "version": 1, "table": table, "token": token}
        self.pause = pause
        self.seq = 0
        self.unanswered = None
        self.newest = 0  # the newest decision that we know of
        self.number = -1  # the decision that the view shows
        self.view = {}
        self.result = None  # the seats, once the game is over
        self.error = None

    async def play(self, url):
        """Comes back as often as the connection is lost, until the game is over."""
        address = url.replace("http", "ws", 1) + "/api/socket"
        while self.result is None and self.error is None:
            try:
                async with websockets.connect(address, max_size=None) as socket:
                    await self.converse(socket)
            except (OSError, websockets.WebSocketException):
                pass
            await asyncio.sleep(0.2)

    async def converse(self, socket):
        await socket.send(json.dumps(self.hello))
        async for frame in socket:
            for line in frame.splitlines():
                await self.hear(socket, json.loads(line))
            if self.result is not None or self.error is not None:
                return
            await self.decide(socket)

    async def hear(self, socket, message):
        kind = message["type"]
        number = message.get("number", 0)
        if kind in ("welcome", "happened", "said", "view"):
            self.hello["seen"] = max(self.hello.get("seen", 0), number)
        if kind in ("happened", "accepted"):
            self.newest = max(self.newest, number)
        if kind == "welcome":
            self.seq = max(self.seq, message.get("seq", 0))
            if self.unanswered:
                await socket.send(json.dumps(self.unanswered))
        elif kind in ("accepted", "refused") and message["seq"] == self.seq:
            self.unanswered = None
        elif kind == "view":
            news = message.get("exlibris") or message.get("librarians") or {}
            self.view = news if message["full"] else take_over(self.view, news)
            self.number = number
        elif kind == "table" and message["status"] in ("over", "aborted"):
            self.result = message["seats"]
        elif kind == "fault" and message["key"] in PASSING:
            await socket.close()  # and come back
        elif kind == "fault" or (kind == "closed" and not message.get("retry")):
            self.error = message

    async def decide(self, socket):
        choices = self.view.get("choices")
        if not choices or self.unanswered or self.number < self.newest:
            return
        self.seq += 1
        await asyncio.sleep(self.pause)  # servers limit how fast one may speak
        action = choose(self.view, choices)["action"]
        self.unanswered = {"type": "decide", "seq": self.seq, "at": self.number, "action": action}
        await socket.send(json.dumps(self.unanswered))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url", help="where the server is")
    parser.add_argument("seat", nargs="*", metavar="TABLE TOKEN", help="a seat at a table")
    parser.add_argument("--new", choices=("exlibris", "librarians"), help="open a table for this game")
    parser.add_argument("--pause", type=float, default=0.05, help="seconds before each decision (0.05)")
    options = parser.parse_args()
    if not options.new and len(options.seat) != 2:
        parser.error("say TABLE TOKEN, or --new")
    table, token = create_table(options.url, options.new) if options.new else options.seat
    bot = Bot(table, token, options.pause)
    asyncio.run(bot.play(options.url))
    if bot.error:
        raise SystemExit(json.dumps(bot.error))
    for seat in bot.result:
        print(f"{seat.get('rank', '-')}. {seat.get('name', seat.get('bot', ''))}")


if __name__ == "__main__":
    main()
