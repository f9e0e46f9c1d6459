"""The real program, from outside: arguments, exit codes, pipes, a pseudo-terminal: python3 program.py PATH-OF-RILL"""

import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.dont_write_bytecode = True

from screen import Program  # noqa: E402

RILL = os.environ.get("RILL_PROGRAM", "")


def file(text, name="program.swift"):
    path = os.path.join(tempfile.mkdtemp(), name)
    with open(path, "w") as target:
        target.write(text)
    return path


def run(*arguments, text="", **environment):
    variables = {**os.environ, "HOME": tempfile.mkdtemp(), "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", **environment}
    result = subprocess.run([RILL, *arguments], input=text, capture_output=True, text=True, timeout=30, env=variables)
    return result.returncode, result.stdout, result.stderr


def prompt(*arguments, **options):
    return Program([RILL, "-q", *arguments], **options)


class ExitCodes(unittest.TestCase):
    def test_done(self):
        self.assertEqual(run("run", file("print(1)")), (0, "1\n", ""))
        code, out, talk = run("run", file(
            "import RxSwift\n_ = Observable<Int>.interval(.seconds(60), scheduler: MainScheduler.instance).subscribe()"))
        self.assertEqual((code, out), (0, ""))
        self.assertEqual(talk, "rill: stopped after 10 min of virtual time, 1 live (--for 1h, --pace live)\n")

    def test_refused(self):
        code, out, talk = run("run", file("print(1)\nlet x: Int = \"a\"\n"))
        self.assertEqual((code, out), (1, ""))
        self.assertIn("program.swift:2:14", talk)

    def test_stopped_at_run_time(self):
        for text in ["print(1); [1][3]", "struct E: Error {}; print(1); throw E()",
                     "import RxSwift\nprint(1)\nlet s = PublishSubject<Int>()\n"
                     "func again() { DispatchQueue.main.async { again() } }\nimport Dispatch\nagain()"]:
            code, out, talk = run("run", file(text))
            self.assertEqual((code, out), (2, "1\n"), talk)
            self.assertIn("trap: ", talk)

    def test_usage(self):
        for arguments in [["run"], ["--nonsense"], ["--pace", "fast", "-e", "1"], ["nothing"], ["run", "a", "--for=x"]]:
            code, out, talk = run(*arguments)
            self.assertEqual((code, out), (64, ""), arguments)
            self.assertEqual(talk.count("\n"), 1, talk)
            self.assertIn("rill help", talk)

    def test_files(self):
        self.assertEqual(run("run", "/no/such.swift")[0], 66)
        self.assertEqual(run("/no/such.swift")[0], 66)
        code, out, talk = run("run", "--timeline=/no/such/place", file("print(1)"))
        self.assertEqual((code, out), (74, ""))
        self.assertIn("cannot write /no/such/place", talk)

    def test_interrupted(self):
        process = subprocess.Popen([RILL, "run", file("print(1)\nwhile true {}\n")], stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE)
        time.sleep(1.5)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=10)
        self.assertEqual((process.returncode, out), (130, b"1\n"))

    def test_a_closed_pipe_ends_quietly(self):
        process = subprocess.Popen([RILL, "run", file("for i in 0..<300000 { print(i) }\n")], stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE)
        process.stdout.read(10)
        process.stdout.close()
        self.assertEqual((process.wait(20), process.stderr.read()), (0, b""))
        process.stderr.close()

    def test_a_program_says_its_own(self):
        self.assertEqual(run("run", file("import Foundation\nprint(1)\nexit(7)\n"))[:2], (7, "1\n"))
        self.assertEqual(run("-e", "exit(3)")[0], 3)


class Arguments(unittest.TestCase):
    def test_a_program_gets_its_arguments(self):
        path = file("print(CommandLine.arguments.dropFirst())")
        for given in [["run", path, "one", "--two"], ["run", path, "--", "one", "--two"], ["--seed", "3", "run", path, "one", "--two"]]:
            self.assertEqual(run(*given)[:2], (0, '["one", "--two"]\n'), given)

    def test_snippets(self):
        text = "Observable.of(1, 2).map { $0 * 2 }\n"
        lines = "00:00.000 │ $R0 ● 2\n00:00.000 │ $R0 ● 4\n00:00.000 │ $R0 ┤ completed\n"
        self.assertEqual(run(text=text), (0, lines, ""))
        self.assertEqual(run("-e", text), (0, lines, ""))
        self.assertEqual(run("-e", text, LANG="C", LC_ALL="C")[1].split("\n")[0], "00:00.000 | $R0 * 2")
        self.assertEqual(run("-e", text, "--plain")[1].split("\n")[0], "0.000 seconds, lane $R0: next 2")

    def test_one_answer(self):
        self.assertEqual(run("--version"), (0, "rill 1.0\n", ""))
        self.assertTrue(run("doc", "debounce")[1].startswith("debounce(_ dueTime: RxTimeInterval,"))
        self.assertIn("runs the entry", run("help", "keys")[1])


class AtThePrompt(unittest.TestCase):
    def test_the_first_timeline_ends_with_a_legend(self):
        with prompt() as program:
            program.prompt(10)
            program.run("Observable.of(1)", 10)
            self.assertIn("┤ completed\n● next  ✕ error  ┤ completed  ┊ disposed   :help glyphs\nrill>", program.screen.text())
            program.run("Observable.of(2)", 10)
            self.assertEqual(program.screen.text().count(":help glyphs"), 1)
            home = program.home
        with prompt(home=home) as program:
            program.prompt(10)
            program.run("Observable.of(1)", 10)
            self.assertNotIn(":help glyphs", program.screen.text())

    def test_control_c_in_each_state(self):
        with prompt() as program:
            program.prompt(10)
            program.send("let a = 1\x03")
            program.wait("rill> let a = 1^C\nrill>")
            program.run("let ticks = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance);", 10)
            program.run("ticks", 10)
            program.read(0.5)
            program.send("\x03")
            program.wait("^C stopped at 00:", 10)
            program.wait("; :timeline $R0)", 10)
            program.send("while true {}\r")
            program.read(1.0)
            program.send("\x03")
            program.wait(lambda: program.screen.text().count("stopped at") == 2, 10)
            program.prompt(10)
            # A lane that waits keeps nobody waiting.
            program.send("DispatchSemaphore(value: 0).wait(timeout: .distantFuture)\r")
            program.read(1.0)
            program.send("\x03")
            program.prompt(10)
            program.send("sleep(100)\r")
            program.read(1.0)
            start = time.time()
            program.send("\x03")
            program.prompt(10)
            self.assertLess(time.time() - start, 1)
            program.send("\x04")
            self.assertEqual(program.end(10), 0)
            self.assertTrue(program.is_cooked())

    def test_enter_walks_in_step_pace(self):
        with prompt("--pace", "step") as program:
            program.prompt(10)
            program.run("Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2)", 10)
            for shown in ["00:01.000 │ $R0 ● 0", "00:02.000 │ $R0 ● 1\n          │     ┤ completed", "(nothing is due)"]:
                program.send("\r")
                program.wait(shown, 10)
                program.prompt(10)

    def test_a_trap_leaves_everything_as_it_was(self):
        with prompt() as program:
            program.prompt(10)
            program.run("var x = 1", 10)
            program.run("x = 2; [1][9]", 10)
            self.assertIn("trap: index 9 is out of range", program.screen.text())
            program.run("x", 10)
            self.assertEqual(program.screen.tail(2), "$R0: Int = 1\nrill>")

    def test_what_a_program_prints_is_shown_not_obeyed(self):
        with prompt() as program:
            program.prompt(10)
            program.run('print("a\\u{1B}[2Jb\\u{7}")', 10)
            self.assertIn("a\\u{1B}[2Jb\\u{7}", program.screen.text())
            self.assertNotIn(b"\x1b[2J", bytes(program.screen.bytes))

    def test_a_paste_of_500_lines(self):
        with prompt() as program:
            program.prompt(10)
            lines = ["func f() -> Int {", "var n = 0"] + ["n += 1"] * 496 + ["return n", "}"]
            program.paste("\r".join(lines) + "\r")
            program.wait("func f() -> Int\nrill>", 30)
            program.run("f()", 10)
            self.assertEqual(program.screen.tail(2), "$R0: Int = 496\nrill>")
            program.run(":undo 2", 10)
            program.run(":names", 10)
            self.assertEqual(program.screen.tail(2), "(nothing is defined yet)\nrill>")

    def test_typing_during_1000_events_a_second(self):
        with prompt() as program:
            program.prompt(10)
            program.run("Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance)", 10)
            program.send("if true {\r1\r2\x1b[A")
            for char in " + 40":
                program.send(char)
                program.read(0.1)
            program.read(0.5)
            rows = program.screen.tail(3).split("\n")
            self.assertTrue(rows[0].startswith("rill> if true {"), rows)
            self.assertEqual(rows[1:], ["          1 + 40", "          2"])
            # On a machine that can hardly keep up, a Ctrl-C may meet the events and stop those that are due instead.
            dropped = lambda: program.screen.tail(1).startswith("rill>") and "+ 40" not in program.screen.tail(3)
            for _ in range(20):
                if dropped():
                    break
                program.send("\x03")
                program.read(0.5)
            self.assertTrue(dropped(), program.screen.tail(5))
            for _ in range(20):
                if b"^C stopped at " in program.screen.bytes:
                    break
                program.send("\x03")
                program.read(0.5)
            self.assertIn(b"^C stopped at ", bytes(program.screen.bytes))
            program.read(0.3)
            before = program.screen.text()
            program.read(0.5)
            self.assertEqual(program.screen.text(), before, "it is quiet now")

    def test_no_colour(self):
        for options in [dict(NO_COLOR="1"), dict(TERM="dumb")]:
            with prompt(**options) as program:
                program.wait("rill>", 10)
                program.send('let s = "x"\r' if "TERM" not in options else 'let s = "x"\n')
                program.wait("s: String", 10)
                self.assertNotRegex(bytes(program.screen.bytes), rb"\x1b\[\d+m")


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        RILL = os.path.abspath(sys.argv.pop(1))
    unittest.main()
