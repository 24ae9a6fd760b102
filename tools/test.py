#!/usr/bin/env python3
"""Builds everything and proves it. Started by ./test, which first installs what is missing.

Every step counts as one test passed or failed, and the unit tests count one by one.
"""

import argparse
import functools
import json
import os
import re
import shutil
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tally import ROOT, Failure, Tally, quietly, run

JOBS = min(2, os.cpu_count() or 1)
PRESETS = ("release", "debug", "fuzz", "wasm")
CHECKS = ("folders", "messages", "protocol", "rules", "tidy")
RELEASE = ROOT / "build/release/shelfmark"
# More ranks than there may be cores, whoever runs the tests.
RANKS = ("mpirun", "--allow-run-as-root", "--oversubscribe", "-n", 3, f"{RELEASE}-tournament-mpi")
# Debian's node 18 wants the flag, later ones accept it.
WASM = ("node", "--experimental-wasi-unstable-preview1", "tools/wasm.mjs", "build/wasm/shelfmark.wasm")
SHORT_FUZZ_RUNS = 5000
LONG_KILLS = 200
LONG_CLUSTER_GAMES = 200
LONG_RACES = 5000
SECONDS_BETWEEN_NEWS = 30
# Tests wait for servers and disks half of their time, so that one more than there are processors can run.
UNIT_TESTS_AT_ONCE = JOBS + 1
# More parts than run at once, so that nobody waits for the longest of them.
UNIT_TEST_PARTS = 4 * UNIT_TESTS_AT_ONCE
# Many times what a part needs, the longest on a busy machine too: whoever waits longer waits for ever.
LONGEST_PART = 900


# --- the steps --------------------------------------------------------------------------------------------------------


def build(preset):
    run("cmake", "--preset", preset)
    run("cmake", "--build", "--preset", preset, "--parallel", JOBS)


def check_format():
    files = [path for folder in ("src", "tests") for path in (ROOT / folder).rglob("*")]
    sources = [path for path in files if path.suffix in (".h", ".cpp")]
    try:
        run("clang-format-19", "--dry-run", "-Werror", *sources)
    except Failure as failure:
        places = dict(re.findall(r"^(/.+?):(\d+):\d+: error", str(failure), re.MULTILINE)[::-1])
        raise Failure("\n".join(f"{path}:{line}: clang-format-19 would change this" for path, line in places.items())
                      or str(failure)) from None
    return f"{len(sources)} files"


def lint(*which):
    return run(sys.executable, "tools/lint.py", "--jobs", JOBS, *which).strip()


def troubles(output):
    """What tests printed, without those that passed: also the one during which they stopped."""
    return re.sub(r"\[ RUN      \] (\S+)\n(?:(?!\[ RUN      \]).*\n)*?\[       OK \] \1 .*\n", "", output)


def run_unit_tests(name, env):
    """How many ran, and what those say that failed. RC_PARAMS="seed=2" ./test tries other random cases than usual."""
    report = ROOT / f"build/debug/tests-{name}.json"
    report.unlink(missing_ok=True)
    try:
        well, output = True, run("build/debug/shelfmark_tests", f"--gtest_output=json:{report}",
                                 seconds=LONGEST_PART, env={"RC_PARAMS": os.environ.get("RC_PARAMS", "seed=1"), **env})
    except Failure as failure:
        well, output = False, str(failure)
        print(f"\n{troubles(output)}")
    if not report.exists():
        raise Failure("the unit tests stopped before their end")
    cases = [case for suite in json.loads(report.read_text())["testsuites"] for case in suite["testsuite"]]
    ran = [case for case in cases if case["status"] == "RUN"]
    failed = {f"{case['classname']}.{case['name']}": [failure["failure"] for failure in case["failures"]]
              for case in ran if "failures" in case}
    # Also of a server that a test has started, or at the end, when all tests have passed.
    if "Sanitizer" in output or not (well or failed):
        raise Failure(f"the unit tests did not end well:\n{troubles(output)}")
    return len(ran), failed


def unit_tests(tally):
    """Who was only kept waiting (Evening::play_until) has a second try alone, undisturbed, and the report tells of it.
    Nothing else is forgiven: what was promised and got lost once in ten runs is lost."""
    numbers = range(UNIT_TEST_PARTS)
    parts = [{"GTEST_TOTAL_SHARDS": str(len(numbers)), "GTEST_SHARD_INDEX": str(number)} for number in numbers]
    with ThreadPoolExecutor(UNIT_TESTS_AT_ONCE) as pool:
        results = list(pool.map(run_unit_tests, numbers, parts))
    ran = sum(count for count, _ in results)
    reasons = {name: said for _, failed in results for name, said in failed.items()}
    impatient = [name for name, said in reasons.items() if all("out of patience" in reason for reason in said)]
    again = run_unit_tests("again", {"GTEST_FILTER": ":".join(impatient)})[1] if impatient else {}
    failed = [name for name in reasons if name not in impatient or name in again]
    tally.passed += ran - len(failed)
    tally.failed += len(failed)
    if failed:
        raise Failure(f"{len(failed)} of {ran} unit tests failed, or were impatient twice: {', '.join(failed)}")
    return f"{ran} unit tests" + (f", impatient at first: {', '.join(impatient)}" if impatient else "")


@functools.cache
def benchmarks(*command):
    """What `bench` measures, by game."""
    return json.loads(run(*command, "bench", "--json"))["games"]


def signatures(*command):
    """One for each game; together they say whether play has changed."""
    return [game["signature"] for game in benchmarks(*command)]


def check_signature():
    golden = (ROOT / "tests/golden/signature.txt").read_text().split()
    found = signatures(RELEASE)
    if found != golden:
        raise Failure(f"play has changed: bench signs {found}, tests/golden/signature.txt has {golden}")
    return " ".join(found)


def check_wasm_signature():
    """The games, and what the bots of all levels choose in them, whatever is hidden from these."""
    native, wasm = ([(game["signature"], game["choices"]) for game in benchmarks(*command)]
                    for command in ((RELEASE,), WASM))
    if native != wasm:
        raise Failure(f"WebAssembly plays differently: {wasm}, natively {native}")


def tournament(*command):
    """What came of it, but for the time that it took; and what else was said."""
    lines = run(*command).splitlines()
    report = [line for line in lines if line.startswith("{")][-1]
    return re.sub(r'"turn_ms":[0-9.]+', "", report), [line.strip() for line in lines if line != report]


def check_ranks():
    """The same games of a tournament, whether one process plays them or several ranks go on from its log."""
    games = ("tournament", "--seats", "greedy,random", "--json", "--games")
    with tempfile.TemporaryDirectory() as folder:
        log = ("--log", Path(folder) / "games.log")
        tournament(RELEASE, *games, 4, *log)
        together, said = tournament(*RANKS, *games, 8, *log, "--lang", "cs")
    alone, _ = tournament(RELEASE, *games, 8)
    if alone != together:
        raise Failure(f"Several ranks come to {together}, one process to {alone}")
    if "8/8  greedy 100,0%" not in said:
        raise Failure(f"No progress was shown, but {said}")


def check_package():
    """The engine as other programs find it, and the examples that build on it (docs/bots.md)."""
    package = ROOT / "build/package"
    installed, examples = package / "installed", package / "examples"
    for made_before in (installed, examples):
        shutil.rmtree(made_before, ignore_errors=True)
    build("package")
    run("cmake", "--install", package, "--component", "engine", "--prefix", installed)
    run("cmake", "-S", "examples/engine", "-B", examples, f"-DCMAKE_PREFIX_PATH={installed}",
        env={"CC": "clang-19", "CXX": "clang++-19"})
    run("cmake", "--build", examples)
    ends = [run(examples / name).splitlines()[-1] for name in ("two_bots", "own_bot", "three_partners")]
    return ", ".join(ends)


def page_tests(tally, script, env=None):
    """What vitest says of the page: each of its tests counts."""
    report = ROOT / f"build/page-{script}.json"
    report.unlink(missing_ok=True)
    try:
        run("npm", "--prefix", "web", "run", "--silent", script, "--", "--reporter=json", f"--outputFile={report}",
            env=env)
    except Failure as failure:
        print(f"\n{failure}")
    if not report.exists():
        raise Failure("the tests of the page stopped before their end")
    result = json.loads(report.read_text())
    passed, failed = result["numPassedTests"], result["numFailedTests"]
    tally.passed += passed
    tally.failed += failed
    tests = [test for file in result["testResults"] for test in file["assertionResults"]]
    troubles_of = {status: "\n".join(f"{test['fullName']}: {' '.join(test['failureMessages'])}" for test in tests
                                     if test["status"] == status and test["failureMessages"])
                   for status in ("passed", "failed")}
    if failed or not result["success"]:
        raise Failure(troubles_of["failed"])
    again = troubles_of["passed"]
    return f"{passed} tests" + (f", of which these passed at the second try only:\n{again}" if again else "")


def fuzzers():
    return sorted(path.stem for path in (ROOT / "tests/fuzz").glob("*.cpp"))


def fuzz(name, *limits):
    """What the fuzzer finds goes to build/, so that tests/corpus/ stays as it was written."""
    found = ROOT / "build/fuzz/corpus" / name
    shutil.rmtree(found, ignore_errors=True)
    found.mkdir(parents=True)
    seeds = [path for path in [ROOT / "tests/corpus" / name] if path.is_dir()]
    output = run(f"build/fuzz/fuzz_{name}", *limits, "-timeout=20", "-max_len=8192",
                 f"-artifact_prefix={ROOT}/build/fuzz/{name}-", found, *seeds)
    return re.search(r"Done \d+ runs", output)[0]


# --- long runs --------------------------------------------------------------------------------------------------------


def exlibris_games():
    variants = ("", "beginner", "friendly", "longer", "beginner,longer", "friendly,longer")
    for players in (2, 3, 4):
        for variant in variants:
            yield ["--players", str(players), *(["--variant", variant] if variant else [])]
    for level in range(1, 8):
        yield ["--solo", str(level)]


def librarians_games():
    genres = ("detective,comedy,action,sci-fi,science,crime", "true-crime,adventure,travel,poetry,business,drama",
              "tragedy,self-help,mythology,graphic-novel,cooking,picture-book",
              "detective,tragedy,comedy,romance,travel,mythology,sci-fi,poetry,business,cooking,drama,mystery")
    more = ([], ["--expansions", "all", "--thrills", "all"], ["--thrills", "all", "--talk", "taps"],
            ["--expansions", "powers,balance", "--thrills", "all", "--exactly-two"])
    for players in range(2, 7):
        for choice in ("", *genres):
            for rules in more:
                yield ["--players", str(players), *(["--genres", choice] if choice else []), *rules]


def simulations():
    """Every kind of game, round and round, with a new seed each time."""
    kinds = [["--game", game, *options]
             for game, games in (("exlibris", exlibris_games()), ("librarians", librarians_games()))
             for options in games]
    seed = int(time.time())
    while True:
        for kind in kinds:
            seed += 1
            yield [*kind, "--seed", str(seed)]


def simulate(seconds):
    """Random games in the debug build, where every invariant is checked after every action."""
    start = told = time.monotonic()
    games = decisions = 0
    for options in simulations():
        now = time.monotonic()
        if now >= start + seconds:
            return f"{games} games, {decisions} decisions"
        output = run("build/debug/shelfmark", "sim", "--games", 20, *options, "--json")
        result = json.loads(output)
        if result["illegal"] or result["unfinished"]:
            raise Failure(f"sim {' '.join(options)}: {result}")
        games += result["games"]
        decisions += result["decisions"]
        if now >= told + SECONDS_BETWEEN_NEWS:
            told = now
            print(f"\n    {(now - start) / 60:.0f} of {seconds / 60:.0f} minutes: {games} games, {decisions} decisions",
                  end="", flush=True)


def long_test(name, news, seconds=0, rounds=0):
    """A unit test that goes on, with games that nobody has played before (tests/pace.h); `news` is what it prints."""
    first = int(time.time()) % 10**9
    env = {"SHELFMARK_LONG_MINUTES": str(seconds / 60), "SHELFMARK_LONG_ROUNDS": str(rounds),
           "SHELFMARK_FIRST_ROUND": str(first)}
    output = run("build/debug/shelfmark_tests", f"--gtest_filter={name}*", env=env)
    found = re.search(news, output)
    if not found:
        raise Failure(f"no test is called {name}")
    return f"from round {first} on: {found[0]}"


def long_runs(tally, minutes):
    share = minutes * 60 / 6
    tally.step("clang-tidy of everything", lambda: lint("--all"))
    # Games that nobody has played before (web/tests/chance.ts).
    chance = {"SHELFMARK_PLAY_SEED": str(int(time.time()) % 10**9)}
    tally.step(f"more games in a browser with {chance}", lambda: page_tests(tally, "play-long", chance))
    for name in fuzzers():
        seconds = max(1, int(share / len(fuzzers())))
        tally.step(f"fuzz {name} for {seconds} s", lambda: fuzz(name, f"-max_total_time={seconds}"))
    tally.step("random games", lambda: simulate(share))
    # Games full of secrets, and a judge who looks at the worlds sampled in them.
    tally.step("sampled worlds",
               lambda: long_test("Secrets.XL_S7_every_sampled_world", r".* worlds of .*", share))
    tally.step("mangled positions", lambda: long_test("MangledPosition", r".* mangled positions, .*", share))
    tally.step("meddled positions", lambda: long_test("MeddledPositions", r".* positions meddled with.*", share))
    tally.step("simulated servers",
               lambda: long_test("ServerSimulation.nothing_is_lost", r".* simulated servers, .*", share))
    tally.step("killed servers",
               lambda: long_test("ServerProcess.what_was_acknowledged", r".* deaths of .*", rounds=LONG_KILLS))
    tally.step("killed servers of a cluster, and their database",
               lambda: long_test("ClusterProcess.what_was_acknowledged", r".* games at .*", rounds=LONG_CLUSTER_GAMES))
    tally.step("races between servers",
               lambda: long_test("ClusterProcess.the_same_move", r".* races between .*", rounds=LONG_RACES))


def main():
    parser = argparse.ArgumentParser(prog="./test", description=__doc__)
    parser.add_argument("--long", action="store_true", help="go on with long fuzzing and simulation")
    parser.add_argument("--minutes", type=float, default=60, help="how long these take (60)")
    options = parser.parse_args()

    tally = Tally()
    tally.step("format", check_format)
    for check in CHECKS:
        tally.step(f"check {check}", lambda: run(sys.executable, f"tools/checks/{check}.py"))
    if not all([tally.step(f"build {preset}", lambda: build(preset)) for preset in PRESETS]):
        print("  What was not built cannot be tested.")
        return tally.finish()
    tally.step("clang-tidy", lint)
    tally.step("unit tests", lambda: unit_tests(tally))
    tally.step("signature", check_signature)
    tally.step("signature of WebAssembly", check_wasm_signature)
    tally.step("tournament of several ranks", check_ranks)
    tally.step("engine for other programs", check_package)
    if tally.step("build page", lambda: quietly("tools/page")):
        tally.step("types of the page", lambda: quietly("npm", "--prefix", "web", "run", "--silent", "check"))
        tally.step("tests of the page", lambda: page_tests(tally, "test"))
        tally.step("games in a browser", lambda: page_tests(tally, "play"))
    for name in fuzzers():
        tally.step(f"fuzz {name}", lambda: fuzz(name, f"-runs={SHORT_FUZZ_RUNS}", "-seed=1"))
    if options.long:
        long_runs(tally, options.minutes)
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
