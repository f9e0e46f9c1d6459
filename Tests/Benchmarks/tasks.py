"""What tasks cost, with the optimised executable: python3 tasks.py PATH-OF-RILL

Each row is a figure, its budget, and whether it is kept. A busy machine spoils single figures, so the least of several is taken.
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


def play(text):
    """Seconds of processor and megabytes."""
    with tempfile.NamedTemporaryFile("w", suffix=".swift") as file:
        file.write(text)
        file.flush()
        process = subprocess.Popen([RILL, "run", file.name], stdout=subprocess.PIPE)
        printed = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            sys.exit(f"status {process.returncode} of\n{text}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, printed


def least(text):
    return min(play(text)[0] for _ in range(ROUNDS))


def row(name, value, budget):
    print(f"{name:<46}{value:10.2f}{budget:9}{'   over' if value > budget else ''}")


def loop(call):
    return LOOP.replace("CALLS", str(CALLS)).replace("CALL", call)


waits = least(loop("await waits(n)"))
plain = least(loop("plain(n)"))
row("await that does not suspend, ns", max(0, (waits - plain) / CALLS * 1e9), 50)


def each(text, count, steps=1):
    """Nanoseconds of a step, without what the program takes to start."""
    return (least(text.replace("COUNT", str(count))) - least(text.replace("COUNT", "0"))) / (count * steps) * 1e9


row("switch between two tasks, ns", each(SWITCHES, TURNS, 2), 2000)
row("semaphore handed from thread to thread, ns", each(SEMAPHORES, HANDSHAKES, 2), 4000)
row("thread started and awaited, ns", each(STARTS, THREADS), 20_000)
row("toBlocking of an element from a queue, ns", each(BLOCKS, BLOCKING), 20_000)
seconds, megabytes, printed = min(play(ASLEEP.replace("COUNT", str(TASKS))) for _ in range(2))
if printed.split() != [str(TASKS).encode()]:
    sys.exit(f"{printed} instead of {TASKS} tasks woke")
row("100,000 tasks asleep, MB", megabytes, 1500)
row("100,000 tasks asleep, ms of processor", seconds * 1000, 3000)
