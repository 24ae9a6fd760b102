"""Steps that pass or fail, and the commands that they run."""

import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Failure(Exception):
    """Why a step failed."""


def ended(process, seconds):
    """Its exit status; whatever takes longer is ended, with all that it has started."""
    try:
        return process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return f"none, since it was ended after {seconds} s"


def run(*command, env=None, seconds=None):
    """The output of a command that must succeed, and end in time if that is asked for."""
    words = [str(part) for part in command]
    # A file, not a pipe: what it leaves behind may keep that open, and nobody waits for it.
    with tempfile.TemporaryFile("w+", errors="replace") as output:
        try:
            process = subprocess.Popen(words, cwd=ROOT, env={**os.environ, **(env or {})}, stdin=subprocess.DEVNULL,
                                       stdout=output, stderr=subprocess.STDOUT, start_new_session=seconds is not None)
        except FileNotFoundError as error:
            raise Failure(f"{error.filename} was not built or installed") from None
        status = ended(process, seconds)
        output.seek(0)
        text = output.read()
    if status != 0:
        raise Failure(f"{text}\n(exit status {status} of {' '.join(words)})")
    return text


def quietly(*command):
    """Runs what has nothing to report."""
    run(*command)


class Tally:
    """Runs steps, shows them as they go, and counts."""

    def __init__(self):
        self.passed = 0
        self.failed = 0

    def step(self, name, action):
        """Whether the step passed."""
        print(f"  {name} ...", end="", flush=True)
        start = time.monotonic()
        try:
            note = action() or ""
            self.passed += 1
            outcome = "passed"
        except (Failure, OSError, ValueError, LookupError) as failure:
            note = f"\n{failure}"
            self.failed += 1
            outcome = "FAILED"
        print(f" {outcome} ({time.monotonic() - start:.1f} s) {note}", flush=True)
        return outcome == "passed"

    def finish(self):
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed else 0
