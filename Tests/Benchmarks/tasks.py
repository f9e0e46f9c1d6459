"""Measures the costs of tasks with the optimised executable: python3 tasks.py PATH-OF-RILL

Each row has a figure, its budget, and the result of the comparison. A busy machine distorts single figures, so the script takes the least
of several. If a release stops a program because of a limit, the row has the reason instead of a figure, and the other rows follow. The
exit status is 1 if any row has no figure.
"""
import os
import subprocess
import sys
import tempfile

RILL = os.path.abspath(sys.argv[1])
ROUNDS = 5
CALLS = 2_000_000
# One instant may have 100,000 steps of the agenda.
TURNS = 45_000
HANDSHAKES = 20_000
THREADS = 5_000
BLOCKING = 20_000
TASKS = 100_000

# Two loops in one program each: what the first takes longer is the `await`.
LOOP = """func waits(_ n: Int) async -> Int { n &* 3 &+ 1 }
func plain(_ n: Int) -> Int { n &* 3 &+ 1 }
func run() async -> Int {
    var sum = 0
    for n in 0..<CALLS { sum &+= CALL }
    return sum
}
print(await run())
"""

SWITCHES = """func turns(_ count: Int) async { for _ in 0..<count { await Task.yield() } }
func run() async {
    let a = Task { await turns(COUNT) }
    let b = Task { await turns(COUNT) }
    await a.value
    await b.value
}
await run()
"""

ASLEEP = """var awake = 0
for _ in 0..<COUNT {
    Task {
        try await Task.sleep(for: .seconds(1))
        awake += 1
    }
}
try await Task.sleep(for: .seconds(2))
print(awake)
"""

# Two threads that wait for each other, threads that start and end, and observables that a caller waits for.
SEMAPHORES = """import Dispatch
let a = DispatchSemaphore(value: 0), b = DispatchSemaphore(value: 0)
DispatchQueue(label: "q").async { for _ in 0..<COUNT { a.wait(); b.signal() } }
for _ in 0..<COUNT { a.signal(); b.wait() }
"""

STARTS = """import Foundation
let done = DispatchSemaphore(value: 0)
for _ in 0..<COUNT {
    Thread.detachNewThread { done.signal() }
    done.wait()
}
"""

BLOCKS = """import RxSwift
import RxBlocking
let queue = SerialDispatchQueueScheduler(qos: .default)
for n in 0..<COUNT { _ = try Observable.just(n).observe(on: queue).toBlocking().first() }
"""


class Stopped(Exception):
    """A program did not end by itself."""


def play(text):
    """Returns the seconds of processor time and the megabytes."""
    with tempfile.NamedTemporaryFile("w", suffix=".swift") as file:
        file.write(text)
        file.flush()
        # In a file, because nothing reads the errors while the program runs.
        with tempfile.TemporaryFile() as errors:
            process = subprocess.Popen([RILL, "run", file.name], stdout=subprocess.PIPE, stderr=errors)
            printed = process.stdout.read()
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            errors.seek(0)
            said = errors.read().decode("utf-8", "replace").strip().splitlines()
        if process.returncode:
            raise Stopped(f"status {process.returncode}" + (f": {said[0].strip()}" if said else ""))
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, printed


def least(text):
    return min(play(text)[0] for _ in range(ROUNDS))


missing = 0


def row(name, budget, measured):
    """Prints the figure that `measured` returns, or why there is none."""
    global missing
    try:
        value = measured()
    except Stopped as reason:
        missing += 1
        return print(f"{name:<46}      none{budget:9}   {reason}")
    print(f"{name:<46}{value:10.2f}{budget:9}{'   over' if value > budget else ''}")


def loop(call):
    return LOOP.replace("CALLS", str(CALLS)).replace("CALL", call)


def each(text, count, steps=1):
    """Nanoseconds of a step, without the start of the program."""
    return (least(text.replace("COUNT", str(count))) - least(text.replace("COUNT", "0"))) / (count * steps) * 1e9


def awaiting():
    return max(0, (least(loop("await waits(n)")) - least(loop("plain(n)"))) / CALLS * 1e9)


sleepers = []


def asleep(figure):
    """0: seconds, 1: megabytes of tasks that sleep at once."""
    while len(sleepers) < 2:
        sleepers.append(play(ASLEEP.replace("COUNT", str(TASKS))))
        if sleepers[-1][2].split() != [str(TASKS).encode()]:
            raise Stopped(f"{sleepers.pop()[2]} instead of {TASKS} tasks woke")
    return min(sleepers)[figure]


row("await that does not suspend, ns", 50, awaiting)
row("switch between two tasks, ns", 2000, lambda: each(SWITCHES, TURNS, 2))
row("semaphore handed from thread to thread, ns", 4000, lambda: each(SEMAPHORES, HANDSHAKES, 2))
row("thread started and awaited, ns", 20_000, lambda: each(STARTS, THREADS))
row("toBlocking of an element from a queue, ns", 20_000, lambda: each(BLOCKS, BLOCKING))
row("100,000 tasks asleep, MB", 1500, lambda: asleep(1))
row("100,000 tasks asleep, ms of processor", 3000, lambda: asleep(0) * 1000)
sys.exit(1 if missing else 0)
