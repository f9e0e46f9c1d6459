"""Times whole processes: the run of a one-line program, the start up to the first prompt on a pseudo-terminal, and the memory there."""
import os
import pty
import resource
import select
import subprocess
import sys
import tempfile
import time

RILL = sys.argv[1]
ROUNDS = 40


def processor_and_wall(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall


def until_prompt(home):
    """Seconds until the prompt is on the screen, and resident kilobytes then."""
    start = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(HOME=home, TERM="xterm-256color")
        os.execv(RILL, [RILL])
    seen = b""
    while b"rill>" not in seen:
        if not select.select([terminal], [], [], 5)[0]:
            break
        seen += os.read(terminal, 4096)
    wall = time.perf_counter() - start
    with open(f"/proc/{child}/status") as status:
        memory = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    os.write(terminal, b"\x04")
    os.close(terminal)
    os.waitpid(child, 0)
    return wall, memory


def median(values):
    return sorted(values)[len(values) // 2]


def row(name, values, goal=""):
    print(f"{name:<38}least {min(values) * 1000:6.2f} ms  median {median(values) * 1000:6.2f} ms  {goal}")


with tempfile.TemporaryDirectory() as folder:
    source = os.path.join(folder, "empty.c")
    empty = os.path.join(folder, "empty")
    with open(source, "w") as file:
        file.write("int main(void) { return 0; }\n")
    subprocess.run(["clang", "-O1", source, "-o", empty], check=True)
    programs = [
        ("rill -e 'print(1)'", [RILL, "-e", "print(1)"], "(goal: 10 ms)"),
        ("python3 -c 'print(1)'", [sys.executable, "-c", "print(1)"], ""),
        ("an empty program in C", [empty], ""),
    ]
    figures = {name: [] for name, _, _ in programs}
    # In turn, so that what else the machine does meets all of them.
    for _ in range(ROUNDS):
        for name, command, _ in programs:
            figures[name].append(processor_and_wall(command))
    for name, _, goal in programs:
        row(name, [wall for _, wall in figures[name]], goal)
        row("  of which processor", [processor for processor, _ in figures[name]])
    own, other = (min(wall for _, wall in figures[name]) for name, _, _ in programs[:2])
    print(f"{'ratio to python3':<38}{own / other:.2f}")
    prompts = [until_prompt(folder) for _ in range(ROUNDS)]
    row("start to first prompt", [wall for wall, _ in prompts], "(goal: 10 ms)")
    print(f"{'memory of the idle prompt':<38}{median([memory for _, memory in prompts]) / 1024:.1f} MB  (goal: 30 MB)")
