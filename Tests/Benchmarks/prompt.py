"""Measures the costs of the prompt from outside, through a pseudo-terminal: python3 prompt.py PATH-OF-RILL

Each row has a figure, its budget, and the result of the comparison. A busy machine distorts single figures, so the script takes the best
or the median of several.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Terminal"))

from screen import Program  # noqa: E402

RILL = os.path.abspath(sys.argv[1])


def started(**options):
    begin = time.perf_counter()
    program = Program([RILL, "-q"], **options)
    while b"rill> " not in program.screen.bytes:
        program.read(0.0002)
    return program, (time.perf_counter() - begin) * 1000


def best(count, **options):
    times = []
    for _ in range(count):
        program, took = started(**options)
        with program:
            times.append(took)
    return min(times)


def answered(program, keys):
    """Milliseconds from the keys to the first bytes of the reply."""
    while program.read(0.05):
        pass
    before = len(program.screen.bytes)
    begin = time.perf_counter()
    program.send(keys)
    while len(program.screen.bytes) == before:
        program.read(0.0002)
    return (time.perf_counter() - begin) * 1000


def middle(values):
    return sorted(values)[len(values) // 2]


def listed(program):
    """Milliseconds of two Tabs, which list the completions."""
    program.send("\x1b[D\x1b[C")
    return answered(program, "\t\t")


def processor_time(program):
    with open(f"/proc/{program.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def memory(program):
    with open(f"/proc/{program.pid}/status") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) / 1024


def history_home():
    home = tempfile.mkdtemp()
    os.makedirs(home + "/.local/state/rill")
    with open(home + "/.local/state/rill/history", "w") as file:
        for number in range(5000):
            text = f"let value{number} = Observable.of(1, 2).map {{ $0 * {number} }}"
            file.write(json.dumps({"text": text, "session": "s", "time": number}) + "\n")
    return home


def redraw():
    """Processor time of one redraw with output, in the middle of a block of three lines."""
    program, _ = started()
    with program:
        program.run("Observable<Int>.interval(.milliseconds(50), scheduler: MainScheduler.instance)", 10)
        program.type("if true {\r1\r2\x1b[A")
        program.read(0.5)
        before, begin = processor_time(program), time.time()
        program.read(4)
        return (processor_time(program) - before) / ((time.time() - begin) / 0.05)


def recording():
    """Nanoseconds of processor time that recording adds to an event. Each element passes a source and two operators, which
    is three events. Compares code, which is always recorded, with the same program, which is not."""
    elements, events = 1_000_000, 3
    chain = "_ = Observable.range(start: 0, count: %d).map { $0 + 1 }.filter { $0 > 0 }.subscribe()"

    def spent(command):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def added(command):
        return min(spent(command(chain % elements)) for _ in range(9)) - min(spent(command(chain % 1)) for _ in range(9))

    with tempfile.TemporaryDirectory() as folder:
        def program(code):
            path = os.path.join(folder, "program.swift")
            with open(path, "w") as file:
                file.write("import RxSwift\n" + code + "\n")
            return [RILL, "run", path]

        return (added(lambda code: [RILL, "-e", code]) - added(program)) * 1e9 / (elements * events)


with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "snippets", "subjects.swift")) as file:
    SNIPPET = file.read().rstrip("\n")


def first():
    """Milliseconds from Enter to the output of a session's first snippet, after the prompt was idle for a while."""
    program, _ = started()
    with program:
        program.read(0.5)
        program.send(f"\x1b[200~{SNIPPET}\x1b[201~")
        program.read(0.3)
        begin = time.perf_counter()
        program.send("\r")
        while b"even 2" not in program.screen.bytes:
            program.read(0.0002)
        return (time.perf_counter() - begin) * 1000


def typing():
    """Milliseconds from key to echo while the prompt prefetches declarations: the worst of one key every 45 milliseconds."""
    program, _ = started()
    with program:
        worst = 0
        for _ in range(20):
            program.read(0.045)
            before, begin = len(program.screen.bytes), time.perf_counter()
            program.send("x")
            while len(program.screen.bytes) == before:
                program.read(0.0002)
            worst = max(worst, (time.perf_counter() - begin) * 1000)
        return worst


def main():
    rows = [("start to first prompt, ms", best(15), 10)]
    with_history = best(15, home=history_home())
    rows.append(("… with a history of 5,000 more, ms", max(0, with_history - rows[0][1]), 5))
    program, _ = started()
    with program:
        program.read(1)
        rows.append(("memory of an idle prompt, MB", memory(program), 30))
        rows.append(("key to echo, ms", middle([answered(program, "x") for _ in range(40)]), 5))
        program.send("\x15")
        program.run("let o = Observable.of(1)", 10)
        program.send("o.")
        rows.append(("first list of all members, ms", listed(program), 100))
        rows.append(("list of all members, ms", middle([listed(program) for _ in range(9)]), 30))
        program.send("\x15A")
        rows.append(("list of names, ms", middle([listed(program) for _ in range(9)]), 30))
    rows.append(("key to echo while it reads ahead, ms", min(typing() for _ in range(5)), 5))
    rows.append(("first snippet of ten lines, ms", min(first() for _ in range(9)), 5))
    rows.append(("redraw with output, ms of processor", redraw(), 2))
    rows.append(("recording an event, ns of processor", recording(), 60))
    for name, value, budget in rows:
        print(f"{name:40}{value:9.2f}{budget:9}   {'' if value <= budget else 'over'}")


main()
