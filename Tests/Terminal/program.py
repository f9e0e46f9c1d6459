"""Tests the real program from outside: arguments, exit codes, pipes and a pseudo-terminal: python3 program.py PATH-OF-RILL"""

import http.server
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

sys.dont_write_bytecode = True

from screen import LONG, Program  # noqa: E402

RILL = os.environ.get("RILL_PROGRAM", "")


def file(text, name="program.swift"):
    path = os.path.join(tempfile.mkdtemp(), name)
    with open(path, "w") as target:
        target.write(text)
    return path


def run(*arguments, text="", **environment):
    variables = {**os.environ, "HOME": tempfile.mkdtemp(), "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", **environment}
    result = subprocess.run([RILL, *arguments], input=text, capture_output=True, text=True, timeout=LONG, env=variables)
    return result.returncode, result.stdout, result.stderr


def prompt(*arguments, **options):
    return Program([RILL, "-q", *arguments], **options)


class LivePicture(unittest.TestCase):
    """`:marbles live` with the clock of the wall."""

    def row(self, program, name):
        rows = [line for line in program.tail(8).split("\n") if line.startswith(f"  {name} ")]
        self.assertLessEqual(len(rows), 1, program.tail(12))
        return rows[0] if rows else ""

    def test_grows_with_the_clock_and_follows_what_is_sent(self):
        with prompt() as program:
            program.run("let taps = PublishSubject<String>(); let ticks = Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance)")
            program.run("taps")
            program.run(":set lines off")
            program.run(":marbles live")
            program.wait("1 col = 100 ms")
            program.run("ticks")
            program.run("taps.onNext(\"hey\")")
            program.send("// typed")
            program.wait(lambda: "\u25000\u2500\u25001\u2500\u25002\u2500\u25003" in self.row(program, "ticks"))
            program.wait(lambda: "\u2500hey\u2500" in self.row(program, "taps"))
            self.assertTrue(program.tail().startswith("rill> // typed"), program.tail())
            self.assertEqual(program.screen.column, len("rill> // typed"))
            self.assertTrue(self.row(program, "taps").endswith("\u2192"))
            program.send("\x03\x03")
            program.wait("^C stopped")
            program.wait(lambda: re.search("\u250a$", self.row(program, "ticks")))
            program.send("taps.onCompleted()\r")
            program.wait(lambda: re.search("\u2524$", self.row(program, "taps")))
            program.run(":marbles off")
            self.assertNotIn("1 col", program.tail(4))
            self.assertEqual(program.screen.folds, 0)

    def test_stage_for_stage(self):
        with prompt() as program:
            program.run("let keys = PublishSubject<String>(); let main = MainScheduler.instance")
            program.run(":set lines off")
            program.run("keys.flatMapLatest { k in Observable<Int>.interval(.milliseconds(400), scheduler: main).map { k + String($0) } }")
            program.run(":explain live")
            program.run('keys.onNext("a")')
            program.wait(lambda: "a1" in self.row(program, ".flatMapLatest") and "a1" in self.row(program, "  a"))
            program.run('keys.onNext("b")')
            program.wait(lambda: "\u250a" in self.row(program, "  a") and "b1" in self.row(program, "  b"))
            self.assertRegex(self.row(program, "keys"), "a\u2500+b\u2500+\u2192$")
            program.run(":explain off")
            self.assertNotIn("1 col", program.tail(6))

    def test_only_the_lanes_that_are_named(self):
        with prompt() as program:
            program.run("let a = PublishSubject<Int>(); let b = PublishSubject<Int>()")
            program.run("a; b")
            program.run(":marbles live nothing")
            self.assertIn("no lane 'nothing'", program.tail(3))
            program.run(":marbles live b")
            program.run("a.onNext(1); b.onNext(2)")
            program.wait(lambda: "2" in self.row(program, "b"))
            self.assertEqual(self.row(program, "a"), "")

    def test_a_thousand_events_a_second_are_counted(self):
        with prompt() as program:
            program.run(":set lines off")
            program.run("Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance).map { $0 % 7 }")
            program.run(":marbles live")
            program.wait(lambda: re.search("\u00d7600\u2500\u2500\u00d7600\u2500", self.row(program, "$R0")))
            self.assertEqual(program.screen.folds, 0)

    def test_where_nothing_can_be_drawn_anew_it_is_refused(self):
        with prompt("--plain") as program:
            program.run(":marbles live")
            self.assertIn("a live diagram needs a terminal", program.tail(4))


class Looking(unittest.TestCase):
    """Texts shown until the next key: types, instants of the recording; keys with their times."""

    def test_types_in_the_margin(self):
        with prompt() as program:
            program.prompt()
            program.send("Observable.of(1).map { [$0] }")
            program.send("\x1bt")
            program.wait("Observable<Int> → Observable<[Int]>")
            # They are kept up while one types, until the same key takes them away.
            program.send(".map { $0.count }")
            program.wait(lambda: program.tail() == "rill> Observable.of(1).map { [$0] }.map { $0.count } Observable<Int>")
            program.send(" ")
            program.wait(lambda: program.tail().endswith(" Observable<Int>"))
            program.send("\x1bt")
            program.wait(lambda: program.tail() == "rill> Observable.of(1).map { [$0] }.map { $0.count }")

    def test_types_without_room(self):
        with prompt(columns=50) as program:
            program.prompt()
            program.send("Observable.of(1).map { [$0] }\x1bt")
            program.wait(lambda: re.search(r"\} Observab\S*…$", program.tail()))
            self.assertLessEqual(len(program.tail()), 50)

    def test_walks_through_time(self):
        with prompt() as program:
            program.run(":clock instant")
            program.run("Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2)")
            program.send("half\x1b[1;3D")
            program.wait(lambda: re.fullmatch(r"rill> half +at 00:02.000, 3 of 3\n\$R0  1 since 00:02.000  completed at 00:02.000",
                                              program.tail(2)))
            program.send("\x1b[1;3D")
            program.wait(lambda: program.tail(2).endswith("at 00:01.000, 2 of 3\n$R0  0 since 00:01.000  live; then 1 at 00:02.000"))
            program.send("\x1b[1;3C")
            program.wait("3 of 3")
            program.send("x")
            program.wait(lambda: program.tail() == "rill> halfx")
            self.assertNotIn("since", program.screen.text())

    def test_brackets(self):
        with prompt() as program:
            program.prompt()
            program.send("f(a)")
            program.wait(lambda: b"\x1b[1;4m(" in program.screen.bytes)

    def test_keys_are_recorded(self):
        with prompt() as program:
            program.prompt()
            program.send(":record keys\r")
            program.wait("Type as you like")
            program.send("h")
            program.wait("> h")
            time.sleep(0.2)
            program.send("i")
            program.wait("> hi")
            program.send("\r")
            program.prompt()
            found = re.search(r"cold\(\"'h' (\d+)ms 'i' 1s \|\"\)", program.screen.text())
            self.assertTrue(found, program.screen.text())
            self.assertGreaterEqual(int(found[1]), 200)
            self.assertIn("keys: Observable<String>", program.screen.text())
            self.assertNotIn("Type as you like", program.screen.text())


class Tuning(unittest.TestCase):
    """The diagram of the typed expression, and keys that change numbers and names."""

    def picture(self, program, name):
        return any(line.startswith(f"  {name} ") for line in program.screen.text().split("\n"))

    def test_preview_follows_the_line_and_goes_with_it(self):
        with prompt() as program:
            program.run("let k: Observable<String> = cold(\"a-b---c|\"); let main = MainScheduler.instance")
            program.run(":preview on")
            program.send("k.debounce(.milliseconds(300), scheduler: main")
            program.wait(lambda: self.picture(program, "debounce"))
            self.assertTrue(program.tail().startswith("rill> k.debounce(.milliseconds(300), scheduler: main"))
            # The text is not finished: the diagram stays.
            program.send(").ma")
            program.quiet()
            self.assertTrue(self.picture(program, "debounce"))
            program.send("p { $0 + \"!\" }")
            program.wait("c!")
            program.send("\x03")
            program.wait(lambda: program.at_prompt() and not self.picture(program, "map"))
            program.run(":preview off")
            program.send("k.take(1)")
            program.quiet()
            self.assertFalse(self.picture(program, "take"))

    def test_preview_runs_no_subscription(self):
        with prompt() as program:
            program.run("var count = 0; let k = Observable.of(1, 2)")
            program.run(":set preview on")
            program.send("k.do(onNext: { _ in count += 1 }).subscribe(onNext: { print(\"seen\", $0) })")
            program.wait(lambda: self.picture(program, "k") or "step" in program.screen.text())
            program.send("\x03")
            program.run("count")
            program.wait("= 0")
            self.assertNotIn("seen 1", program.screen.text())

    def test_endless_preview_makes_no_key_late(self):
        with prompt() as program:
            program.run(":preview on")
            program.send("Observable<Int>.create { o in while true { o.onNext(1) } }")
            program.quiet(0.15)
            for letter in "// typed":
                begun = time.time()
                program.send(letter)
                before = len(program.screen.bytes)
                program.wait(lambda: len(program.screen.bytes) > before)
                self.assertLess(time.time() - begun, 2)
                time.sleep(0.06)
            program.wait(lambda: program.tail().endswith("// typed"))
            program.send("\x03")
            program.run("1 + 1")
            program.wait("= 2")

    def test_alt_up_and_down_change_the_word_at_the_cursor(self):
        with prompt() as program:
            program.prompt()
            program.send("k.debounce(.milliseconds(300")
            program.wait("(300")
            program.send("\x1b[1;3A")
            program.wait("(350")
            program.send("\x1b[1;3B\x1b[1;3B")
            program.wait("(250")
            program.send("\x1b[1;4A")
            program.wait("(500")
            program.send("\x1f")
            program.wait("(250")
            program.send("\x15k.flatMap")
            program.wait("k.flatMap")
            program.send("\x1b[1;3A")
            program.wait("k.flatMapLatest")
            program.send("(latest: true\x1b\x1b[B")
            program.wait("latest: false")
            program.send(" \x1b[1;3A!")
            program.wait(lambda: program.tail().endswith("latest: false !"))

    def test_preview_follows_a_changed_number(self):
        with prompt() as program:
            program.run("let k: Observable<String> = cold(\"a-b---c|\"); let main = MainScheduler.instance")
            program.run("k.take(1)")
            program.send(":tune\r")
            program.wait(lambda: self.picture(program, "take") and program.tail() == "rill> k.take(1)")
            program.send("\x1b[D\x1b[1;3A")
            program.wait(lambda: program.tail() == "rill> k.take(2)"
                         and any(line.startswith("  take ") and "b" in line for line in program.screen.text().split("\n")))

    def test_text_of_a_field_is_recorded(self):
        with prompt() as program:
            program.prompt()
            program.send(":record text named query\r")
            program.wait("Type into the field")
            time.sleep(0.15)
            program.send("hx")
            program.wait("> hx")
            program.send("\x7f")
            program.wait(lambda: program.screen.text().count("> h") and "> hx" not in program.screen.text())
            program.paste("i 'you'")
            program.wait("> hi 'you'")
            program.send("\x1b[D\x1b[H!")
            program.wait("> !hi 'you'")
            program.send("\r")
            program.prompt()
            found = re.search(r"query: Observable<String> = cold\(#\"'' (\d+)ms 'h' \d+ms 'hx' \d+ms 'h' \d+ms 'hi", program.screen.text())
            self.assertTrue(found, program.screen.text())
            self.assertGreaterEqual(int(found[1]), 150)
            program.run("query.take(2)")
            program.wait("\"h\"")


class Newcomers(unittest.TestCase):
    """First steps of new users."""

    def test_a_digit_chooses_what_ends(self):
        with prompt() as program:
            program.run("let taps = PublishSubject<Int>()")
            program.run('taps.watch("A").subscribe()')
            program.run('taps.watch("B").subscribe()')
            program.run('taps.watch("C").subscribe()')
            program.send("\x03")
            program.wait("or a number to stop")
            self.assertIn("Still running: 1 A, 2 B, 3 C. Press", program.screen.text())
            program.send("2")
            program.wait("(B disposed")
            self.assertEqual(program.tail(), "rill>", "the digit is no text")
            # The next one is text, and so is a digit that nobody has asked for.
            program.send("1")
            program.wait(lambda: program.tail() == "rill> 1")
            program.send("\x15\x03")
            program.wait("Still running: 1 A, 2 C. Press")
            program.send("\x03")
            program.wait("(C disposed")
            program.send("\x03")
            program.wait("Still running: A (entry 2). Press Ctrl-C again to stop it.")
            program.send("7")
            program.wait(lambda: program.tail() == "rill> 7")

    def test_the_list_of_several_stays(self):
        with prompt() as program:
            program.run("let taps = PublishSubject<Int>()")
            program.send("taps.deb\t")
            program.read(0.3)
            for _ in range(3):
                program.send("\t")
                program.wait(lambda: "debug(" in program.tail(2))
                program.read(0.2)
            self.assertIn("debounce(_:scheduler:)", program.tail(3))

    def test_a_hint_that_has_no_room(self):
        with prompt(columns=70) as program:
            program.run(":set hints on")
            program.send("f.throttle(.seconds(1), scheduler: ")
            program.wait("scheduler: SchedulerType")

    def test_narrow_windows_break_between_words(self):
        with prompt(columns=40) as program:
            program.prompt()
            program.run(":clock instant")
            program.run("Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2)")
            for command in (":why", ":at 1.5s", ":find slow typing", ":lanes"):
                before = program.screen.folds
                program.run(command)
                self.assertEqual(program.screen.folds, before, command + program.screen.text())
            self.assertIn("the subscription of", " ".join(program.screen.text().split()))

    def test_a_narrow_greeting(self):
        with Program([RILL], columns=40) as program:
            program.prompt()
            self.assertEqual(program.screen.folds, 0, program.screen.text())
            self.assertIn("Ctrl-D leaves", " ".join(program.screen.text().split()))

    def test_plain_tables_fit(self):
        with prompt("--plain") as program:
            program.run(":clock instant")
            before = program.screen.folds
            program.run(":x Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2)")
            self.assertEqual(program.screen.folds, before, program.screen.text())
            self.assertIn("completed", program.screen.text())


class SmallThings(unittest.TestCase):
    def test_what_is_no_text(self):
        path = file("")
        with open(path, "wb") as target:
            target.write(b"let a = 1\n\x00\x01\xff")
        for arguments in [("run", path), (path,), ("check", path), ("export", path, "-o", path + ".md")]:
            code, out, talk = run(*arguments)
            self.assertEqual(code, 66, (arguments, out, talk))
            self.assertIn("not a text file", talk, arguments)
        for arguments in [("run", "-"), ()]:
            result = subprocess.run([RILL, *arguments], input=b"let a = 1\n\x00", capture_output=True, timeout=LONG)
            self.assertEqual((result.returncode, b"not a text file" in result.stderr), (66, True), result)
        self.assertIn("not a text file", run("-e", f":load {path}")[2])

    def test_thirty_errors_are_ten_and_the_count(self):
        path = file("".join(f"let a{n} = nope{n}\n" for n in range(30)))
        code, _, talk = run("run", path)
        self.assertEqual((code, talk.count("error: ")), (1, 10))
        self.assertTrue(talk.endswith("(20 more)\n"), talk)

    def test_events_of_a_snippet_as_data(self):
        code, out, talk = run("-e", "Observable.of(1, 2)", "--json")
        self.assertEqual((code, talk), (0, ""))
        self.assertEqual([json.loads(line)["event"] for line in out.splitlines()], ["subscribed", "next", "next", "completed"])

    def test_steps_units_and_long_times(self):
        said = run("-e", ":set watch-for 90\n:set burst 500k\n:set burst\n:set run-for", "--pace", "instant")
        said = said[1] + said[2]
        for words in [r"\(watch-for is 90 s\)", r"\(burst is 500,000\)", "burst +500,000", "run-for +10 min"]:
            self.assertRegex(said, words)
        with prompt() as program:
            program.run(":clock step")
            program.run("Observable<Int>.interval(.seconds(3540), scheduler: MainScheduler.instance)")
            program.run(":clock")
            self.assertIn("next event in 59 min", program.screen.text())
            program.run(":step 3")
            self.assertIn("$R0 \u25cf 2", program.screen.text())
            self.assertNotIn("$R0 \u25cf 3", program.screen.text())

    def test_another_file_is_asked_about(self):
        path = file("somebody's")
        own = path + ".own"
        with prompt() as program:
            program.run("let a = 1")
            program.run(f":save {own}")
            program.run(f":save {own}")
            self.assertEqual(program.screen.text().count("(saved 1 entry"), 2)
            program.run(f":save {path}")
            self.assertIn("Repeat the command to overwrite it", re.sub(r"\s+", " ", program.screen.text()))
            with open(path) as kept:
                self.assertEqual(kept.read(), "somebody's")
            program.run(f":save {path}")
            self.assertEqual(program.screen.text().count("(saved 1 entry"), 3)

    def test_flags_and_their_texts_are_apart(self):
        for line in run("help")[1].splitlines():
            if line.startswith("  --") or line.startswith("  -"):
                self.assertRegex(line, r"^  -.*\S  +\S|^  -\S+( \S+)?$|--version")


class Pictures(unittest.TestCase):
    """Marbles without a prompt."""

    PROGRAM = """import RxSwift
let main = MainScheduler.instance
let ticks = Observable<Int>.interval(.milliseconds(500), scheduler: main).take(3)
_ = ticks.filter { $0 > 0 }.watch("late").subscribe(onNext: { print("got", $0) })
_ = ticks.map { $0 * 2 }.watch("twice").subscribe()
"""

    def rows(self, text):
        return {line.split()[0]: line.split()[-1] for line in text.splitlines() if "\u2500\u2500" in line and "1 col" not in line}

    def test_of_a_program(self):
        program = file(self.PROGRAM)
        self.assertEqual(run("run", program), (0, "got 1\ngot 2\n", ""))
        code, out, talk = run("run", "--marbles", program)
        self.assertEqual((code, talk, out[:12]), (0, "", "got 1\ngot 2\n"))
        self.assertEqual({name: re.sub("\u2500+", "-", row) for name, row in self.rows(out[12:]).items()},
                         {"late": "-1-2\u2524", "twice": "-0-2-4\u2524"})
        code, out, talk = run("run", program, "--explain=late")
        self.assertEqual((code, talk), (0, ""))
        self.assertIn(".filter", out)
        self.assertNotIn(".map", out)
        self.assertEqual(run("run", program, "--explain", "late"), (code, out, talk))
        both = run("run", program, "--explain")[1]
        self.assertTrue(".filter" in both and ".map" in both, both)
        self.assertEqual(run("run", program, "--explain=no")[2], "rill: no lane 'no'; there are late, twice\n")
        self.assertIn("nothing to draw", run("run", "--marbles", file("print(1)"))[2])
        self.assertNotIn("nothing to draw", run("run", "--marbles", file("print(x)"))[2], "it has not run")

    def test_as_data(self):
        events = [json.loads(line) for line in run("marbles", "Observable.of(1, 2)", "--json")[1].splitlines()]
        self.assertEqual([(event["event"], event.get("value")) for event in events],
                         [("subscribed", None), ("next", "1"), ("next", "2"), ("completed", None)])
        target = file("", "events.json")
        self.assertEqual(run("run", file(self.PROGRAM), f"--timeline={target}", "--json")[:2], (0, "got 1\ngot 2\n"))
        with open(target) as lines:
            events = [json.loads(line) for line in lines]
        self.assertEqual([event["value"] for event in events if event["lane"] == "twice" and event["event"] == "next"],
                         ["0", "2", "4"])
        self.assertEqual([event["ms"] for event in events if event["event"] == "completed"], [1500, 1500])

    def test_of_expressions(self):
        self.assertEqual(run("marbles", "Observable.of(1, 2)", "--string")[:2], (0, "(12|)\n"))
        code, out, _ = run("marbles", "Observable.of(1, 2)", "--compare", "Observable.of(1, 3)")
        self.assertEqual(code, 0)
        self.assertIn("first difference", out)
        out = run("marbles", "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)", "--for", "3s")[1]
        self.assertRegex(out, "0\u2500+1\u2500+2")
        self.assertNotIn("\u25003", out)


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

    def test_the_name_of_a_file_is_no_command(self):
        target = tempfile.mkdtemp()
        for name in ["a\n:save b.swift", "a.swift\n:export b.md\n"]:
            place = os.path.join(target, name)
            with open(place, "w") as text:
                text.write("let a = 1")
            for arguments in [[place], ["app", place]]:
                self.assertEqual(run(*arguments, text=":quit")[0], 66, arguments)
        self.assertEqual(len(os.listdir(target)), 2)

    def test_a_session_file_writes_nothing(self):
        folder = tempfile.mkdtemp()
        stranger = file(f"//: next\nlet a = 1\n//: :save {folder}/x\n//: :export {folder}/x.md\n//: next\nprint(a)\n")
        with prompt(stranger) as program:
            program.prompt(10)
            self.assertIn("was not run", program.screen.text())
            self.assertIn("\n1\nrill>", program.screen.text())
        self.assertEqual(os.listdir(folder), [])

    def test_files(self):
        self.assertEqual(run("run", "/no/such.swift")[0], 66)
        self.assertEqual(run("/no/such.swift")[0], 66)
        code, out, talk = run("run", "--timeline=/no/such/place", file("print(1)"))
        self.assertEqual((code, out), (74, ""))
        self.assertIn("cannot write /no/such/place", talk)

    def test_interrupted(self):
        program = file("import Foundation\nprint(1)\nfputs(\"begun\\n\", stderr)\nwhile true {}\n")
        process = subprocess.Popen([RILL, "run", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.assertEqual(process.stderr.readline(), b"begun\n")
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=LONG)
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


class FilesOfTheMachine(unittest.TestCase):
    """A program can access the folder of its file, its own /tmp and home, and opened folders."""

    READ = "import Foundation\nprint((try? String(contentsOfFile: %r)) ?? \"nothing\")\n"

    def program(self, path):
        return self.READ.replace("%r", '"' + path + '"')

    def secret(self):
        # Not below /tmp, which a program has of its own.
        folder = tempfile.mkdtemp(dir="/var/tmp")
        self.addCleanup(shutil.rmtree, folder)
        with open(os.path.join(folder, "a.txt"), "w") as target:
            target.write("secret")
        return folder

    def test_kept_unless_opened(self):
        folder = self.secret()
        source = file(self.program(folder + "/a.txt"))
        code, out, talk = run("run", source)
        self.assertEqual((code, out), (0, "nothing\n"))
        self.assertEqual(talk, f"rill: a program may not read '{folder}/a.txt': it may use only its own folder, /tmp "
                               f"and home directory (--allow-files {folder})\n")
        self.assertEqual(run("run", "--allow-files", folder, source), (0, "secret\n", ""))
        self.assertEqual(run("-e", self.program(folder + "/a.txt"), "--allow-files", folder)[1], "secret\n")

    def test_beside_the_program(self):
        folder = self.secret()
        source = os.path.join(folder, "main.swift")
        with open(source, "w") as target:
            target.write("import Foundation\nlet path = Bundle.main.path(forResource: \"a\", ofType: \"txt\")!\n"
                         "print(try String(contentsOfFile: path, encoding: .utf8))\n"
                         "do { try \"x\".write(toFile: path, atomically: true, encoding: .utf8) }\n"
                         "catch { print(error.localizedDescription) }\n")
        code, out, talk = run("run", source)
        self.assertEqual((code, out), (0, "secret\nThe operation could not be completed. You don’t have permission.\n"))
        self.assertIn(f"may not write '{folder}/a.txt'", talk)

    def test_nothing_stays_behind(self):
        folder = self.secret()
        text = "import Foundation\ntry \"x\".write(toFile: \"/tmp/x\", atomically: true, encoding: .utf8)\n" \
               "print(try String(contentsOfFile: \"/tmp/x\", encoding: .utf8))\n%s"
        for end, status in [("", 0), ("fatalError()", 2), ("exit(3)", 3)]:
            code, out, _ = run("run", file(text % end), TMPDIR=folder)
            self.assertEqual((code, out), (status, "x\n"))
            self.assertEqual(os.listdir(folder), ["a.txt"])


class Answers(http.server.BaseHTTPRequestHandler):
    """Answers with the path; `/slow/2/x` after two seconds."""

    def do_GET(self):
        self.server.begun.append(self.path)
        parts = self.path.split("/")
        if parts[1] == "slow":
            time.sleep(float(parts[2]))
        body = self.path.encode()
        try:
            self.send_response(404 if parts[1] == "404" else 200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        except OSError:
            pass

    def log_message(self, *details):
        self.server.seen.append(self.path)


class TheNetwork(unittest.TestCase):
    def setUp(self):
        self.mark = f"RILL_TEST={self.id()}.{os.getpid()}"
        name, value = self.mark.split("=")
        os.environ[name] = value
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        self.server.daemon_threads = True
        self.server.seen = []
        self.server.begun = []
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def tearDown(self):
        del os.environ["RILL_TEST"]
        self.server.shutdown()
        self.server.server_close()

    def fetch(self, path):
        address = f"http://127.0.0.1:{self.server.server_address[1]}/{path}"
        return f'URLSession.shared.rx.data(request: URLRequest(url: URL(string: "{address}")!)).map {{ $0.count }}'

    def program(self, path):
        return file(f"""import Foundation
import RxSwift
import RxCocoa
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
_ = {self.fetch(path)}.subscribe(onNext: {{ print($0) }}, onError: {{ print("error:", $0.localizedDescription) }})
""")

    def helpers(self):
        """Returns the request processes of the program with the mark."""
        found = []
        for process in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{process}/environ") as names, open(f"/proc/{process}/comm") as name:
                    if self.mark in names.read() and name.read() == "rill-fetch\n":
                        found.append(process)
            except OSError:
                pass
        return found

    def test_it_is_closed_unless_opened(self):
        code, out, talk = run("run", self.program("abc"))
        self.assertEqual((code, out), (0, "error: Network access is off. Start rill with --allow-net.\n"))
        self.assertEqual(talk, "rill: Network access is off. Start rill with --allow-net.\n")
        self.assertEqual(self.server.seen, [])

    def test_programs_snippets_and_pipes(self):
        program = self.program("abc")
        for arguments in [("run", "--allow-net", program), ("run", program, "--allow-net"), ("--allow-net", "run", program)]:
            self.assertEqual(run(*arguments), (0, "4\n", ""))
        with open(program) as source:
            self.assertEqual(run("--allow-net", "run", "-", text=source.read()), (0, "4\n", ""))
        for code, out, talk in [run("--allow-net", "-e", self.fetch("abc")), run("-e", self.fetch("abc"), "--allow-net"),
                                run("--allow-net", text=self.fetch("abc")),
                                run("--allow-net", "--pace", "live", "-e", self.fetch("abc"))]:
            self.assertEqual((code, talk), (0, ""))
            self.assertRegex(out, r"● 4  @bg\n.*┤ completed  @bg\n")
        self.assertEqual(len(self.server.seen), 8)

    def test_a_missing_helper_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copy(RILL, folder)
            done = subprocess.run([folder + "/rill", "run", "--allow-net", self.program("abc")], capture_output=True,
                                  text=True, timeout=LONG)
        self.assertEqual(done.stdout, "error: the program 'rill-fetch', which sends requests, is missing. "
                                      f"It should be at {os.path.realpath(folder)}/rill-fetch\n")

    def test_only_the_network(self):
        home = tempfile.mkdtemp()
        for address in ["file:///etc/passwd", "FILE:///etc/passwd"]:
            text = (f'import Foundation\nlet url = URL(string: "{address}")!\n'
                    "URLSession.shared.dataTask(with: url) { print($0 as Any, ($2 as? URLError)?.code.rawValue as Any) }.resume()")
            self.assertEqual(run("run", "--allow-net", file(text), HOME=home), (0, "nil Optional(-1002)\n", ""))
        self.assertEqual(run("run", "--allow-net", self.program("abc"), HOME=home)[1], "4\n")
        self.assertEqual(os.listdir(home), [], "nothing is kept of what was fetched")

    def test_nothing_is_left_behind(self):
        self.assertEqual(run("run", "--allow-net", "--for", "300ms", self.program("slow/20"))[0], 0)
        self.assertEqual(self.helpers(), [])
        for end in [signal.SIGINT, signal.SIGKILL]:
            process = subprocess.Popen([RILL, "run", "--allow-net", self.program("slow/20")], stderr=subprocess.DEVNULL)
            self.wait(self.helpers)
            begun = time.monotonic()
            process.send_signal(end)
            process.wait(10)
            self.assertLess(time.monotonic() - begun, 2)
            self.wait(lambda: not self.helpers())

    def wait(self, wanted):
        for _ in range(200):
            if wanted():
                return
            time.sleep(0.05)
        self.fail("it does not come")

    def test_at_the_prompt(self):
        with prompt("--allow-net", RILL_TEST=os.environ["RILL_TEST"]) as program:
            program.prompt()
            program.send(self.fetch("abc") + "\r")
            program.wait("● 4")
            program.wait("┤ completed")
            program.run(":undo")
            self.assertIn("Undid entry 1 ($R0)", program.tail(3))
            program.run("let n = 3")
            program.send(self.fetch("slow/20") + "\r")
            self.wait(lambda: "/slow/20" in self.server.begun)
            program.wait(lambda: program.screen.text().count("├ subscribed") == 2)
            program.run("n + 1")
            self.assertIn("$R1: Int = 4", program.screen.text())
            program.send("\x03")
            program.wait("^C stopped")
            program.prompt()
            self.assertEqual(self.server.seen.count("/abc"), 1)
            program.send(":clock instant\r")
            program.prompt()
            program.send(self.fetch("slow/20/instant") + "\r")
            self.wait(lambda: "/slow/20/instant" in self.server.begun)
            program.send("\x03")
            program.wait(lambda: program.screen.text().count("stopped at") == 2)
            program.prompt()
            program.run("n + 2")
            self.assertIn("Int = 5", program.screen.text())
        self.wait(lambda: not self.helpers())


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

    def test_commands_stand_among_entries(self):
        code, out, talk = run(text="let a = 1\n:type a\na + 1\n:names\n")
        self.assertEqual((code, out, talk), (0, "Int\n$R0: Int = 2\na: Int\n$R0: Int\n", ""))

    def test_settings_have_flags(self):
        code, out, _ = run("-e", "Observable.of(1)", "--lines", "off")
        self.assertEqual((code, out), (0, ""))
        self.assertEqual(run("-e", "Observable.of(1)", "--glyphs=ascii")[1].split("\n")[0], "00:00.000 | $R0 * 1")
        self.assertEqual(run("-e", "Observable.of(1)", "--time", "full")[1].split("\n")[0], "00:00.000 │ $R0 ├ subscribed")
        code, out, talk = run("-e", "1", "--hints", "perhaps")
        self.assertEqual((code, out), (64, ""))
        self.assertIn("--hints is on, off, not 'perhaps'", talk)
        with prompt("--hints", "on", "--highlight", "off", "--watch-for", "3s") as program:
            program.prompt(10)
            for name, value in [("hints", "on"), ("highlight", "off"), ("watch-for", "3 s")]:
                program.run(":set " + name, 10)
                self.assertRegex(program.screen.text(), rf"\n *{name} +{value} ")
            program.send("\"x\"")
            program.wait('rill> "x"')
            self.assertNotIn(b"\x1b[32m", bytes(program.screen.bytes))

    def test_one_answer(self):
        self.assertRegex(run("--version")[1], r"^rill 1\.0( \([0-9a-f]+(-dirty)?\))?\n$")
        self.assertTrue(run("doc", "debounce")[1].startswith("debounce(_ dueTime: RxTimeInterval,"))
        self.assertIn("runs the entry", run("help", "keys")[1])
        commands = re.findall(r"^  rill ([a-z]+) ", run("help")[1], re.M)
        self.assertIn("check", commands)
        for command in commands:
            self.assertTrue(run("help", command)[1].startswith("rill %s " % command), command)


class Floods(unittest.TestCase):
    def test_the_middle_is_left_out(self):
        with prompt("--pace", "instant") as program:
            program.prompt()
            program.run("Observable.range(start: 0, count: 50_000)")
            text = program.screen.text()
            # On a slow machine it is told of more than once.
            left = [int(number.replace(",", "")) for number in re.findall(r"… ([\d,]+) events \(:timeline shows all\)", text)]
            self.assertEqual(sum(left) + text.count("●") - 1 + text.count("┤") - 1, 50_001)
            self.assertIn("● 13\n", text)
            self.assertIn("● 49999\n", text)
            shown = 120 + 60 * len(left)
            self.assertLess(len(program.screen.lines), shown)
            program.run("Array(1...300_000)")
            self.assertIn("characters; print($R1) shows everything)", program.screen.text())
            self.assertLess(len(program.screen.lines), shown + 20)

    def test_a_runaway_is_stopped_with_its_lane(self):
        with prompt("--pace", "instant") as program:
            program.prompt()
            program.run("let ones = Observable.repeatElement(1)")
            program.run("ones")
            text = program.screen.text()
            self.assertIn("trap: one instant of 'ones' produced more than 100,000 events", text)
            self.assertIn("events (:timeline shows all)", text)
            program.run(":timeline ones from 0s")
            self.assertIn("ones ● 1", program.screen.text())
            # The session is as it was.
            program.run("ones.take(1)")
            self.assertIn("┤ completed", program.tail(3))
        code, _, talk = run("-e", "_ = Observable.repeatElement(1).subscribe()", "--burst", "5000")
        self.assertEqual(code, 2)
        self.assertIn("produced more than 5,000 events", talk)
        # Items of the agenda, which have another limit by default.
        many = file("import Dispatch\nvar n = 0\nfunc f() { n += 1; if n < 150_000 { DispatchQueue.main.async { f() } } }\n"
                    "f()\nDispatchQueue.main.async { }\n")
        code, _, talk = run("run", many)
        self.assertEqual(code, 2)
        self.assertIn("produced more than 100,000 events", talk)
        self.assertEqual(run("run", many, "--burst", "1M"), (0, "", ""))
        code, _, talk = run("run", many, "--burst", "50k")
        self.assertIn("produced more than 50,000 events", talk)

    def test_a_program_without_its_imports_is_refused_beside_a_command_too(self):
        path = file("let x = PublishSubject<Int>()\nx.onNext(1)\n")
        refused = run("run", path)
        self.assertEqual(refused[0], 1)
        self.assertIn("write 'import RxSwift' at the top", refused[2])
        self.assertEqual(run("run", path, "--sweep", "x.take({1, 2})"), refused)
        self.assertEqual(run("run", path, "--pin", path + ".test.swift"), refused)
        whole = file("import RxSwift\nlet x = PublishSubject<Int>()\nx.onNext(1)\n")
        code, out, talk = run("run", whole, "--sweep", "x.map { $0 * {2, 3} }")
        self.assertEqual((code, talk), (0, ""))
        self.assertRegex(out, r"  2  +2.*\n  3  +3")

    def test_stopping_one_names_its_lane(self):
        with prompt("--pace", "instant") as program:
            program.prompt()
            program.send("Observable.from(stride(from: 0, to: 90_000, by: 1)).do(onNext: { n in if n == 900 { while true {} } })\r")
            program.wait("● 13")
            time.sleep(0.5)
            program.send("\x03")
            program.wait("$R0 disposed, 900 events; :timeline $R0)")


class ThePast(unittest.TestCase):
    def test_earlier_entry_opens_in_editor(self):
        editor = file("#!/bin/sh\nsed -i 's/2/5/' \"$1\"\n", "editor")
        os.chmod(editor, 0o755)
        with prompt("--pace", "instant", EDITOR=editor) as program:
            for entry in ["let taps = PublishSubject<Int>()", "taps.map { $0 * 2 }", "taps.onNext(1)"]:
                program.run(entry)
            program.send(":edit 2\r")
            program.wait("rill> :edit 2 taps.map { $0 * 5 }")
            program.send("\r")
            program.prompt()
            program.wait("(entry 2 changed; 3 entries re-run in")
            self.assertIn("- 00:00.000 │ $R0 ● 2\n+ 00:00.000 │ $R0 ● 5\n", program.screen.text())
            program.send(":history 2\r")
            program.wait("rill> taps.map { $0 * 5 }")


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

    def test_the_screen_of_the_readme_is_real(self):
        """All sessions in the README, typed again: the same except for times."""
        place = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "README.md")
        with open(place) as readme:
            wanted = readme.read().split("```\n$ rill\n")[1].split("```")[0]

        def timeless(text):
            # Where repeating takes long it is announced.
            text = re.sub(r"\(repeating \d+ entries; Ctrl-C stops\)\n", "", text)
            return re.sub(r"in \d+ ms|\d\d:\d\d\.\d\d\d", "TIME", text).rstrip()

        with Program([RILL], rows=100) as program:
            program.prompt(10)
            for part in wanted.split("\nrill> ")[1:]:
                entry, _, answer = part.partition("\n")
                program.prompt(10)
                program.send(entry + "\r")
                if "^C stopped" in answer:
                    program.wait(lambda: timeless(answer.split("^C")[0]) in timeless(program.screen.text()))
                    program.send("\x03")
                program.wait(lambda: timeless(entry + "\n" + answer) in timeless(program.screen.text()))
            program.prompt(10)
            self.assertEqual(timeless(program.screen.text()), timeless(wanted) + "\nrill>")

    def test_the_pictures_of_the_gallery_are_real(self):
        """The drawing of `rill doc NAME --svg FILE`."""
        root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
        for name in ["debounce", "flatMapLatest"]:
            made = file("", "made.svg")
            self.assertEqual(run("doc", name, "--svg", made), (0, "", ""))
            with open(made) as new, open(f"{root}/docs/gallery/{name}.svg") as old:
                self.assertEqual(new.read(), old.read(), name)
        code, out, talk = run("doc", "DisposeBag", "--svg", "/nowhere/x.svg")
        self.assertEqual((code, out), (1, ""), talk)
        self.assertEqual(run("doc", "map", "--svg", "/nowhere/x.svg")[0], 74)

    def test_the_session_of_the_readme_can_be_pasted(self):
        """Prompts and replies are removed, commands run in order."""
        place = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "README.md")
        with open(place) as readme:
            session = readme.read().split("```\n$ rill\n")[1].split("```")[0]
        with prompt(rows=100, columns=100) as program:
            program.prompt(10)
            program.paste(session)
            program.wait("Undid entry")
            program.prompt(10)
            text = program.screen.text()
            for words in ["Observable.of(1, 2).filter { $0 > 1 }", "debounce(_:scheduler:)", "loud  live", "Observable<Int>\n"]:
                self.assertIn(words, text)
            self.assertNotIn("expected", text)

    def test_enter_walks_in_step_pace(self):
        with prompt("--pace", "step") as program:
            program.prompt(10)
            program.run("Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2)", 10)
            for shown in ["00:01.000 │ $R0 ● 0", "00:02.000 │ $R0 ● 1\n          │     ┤ completed", "(nothing is due)"]:
                program.send("\r")
                program.wait(shown)
                program.prompt(10)


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        RILL = os.path.abspath(sys.argv.pop(1))
    unittest.main()
