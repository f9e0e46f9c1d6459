"""Plays lessons on a pseudo-terminal, once with Enter only and once with all other keys: python3 lessons.py PATH-OF-RILL"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.dont_write_bytecode = True

from screen import Program  # noqa: E402

RILL = os.environ.get("RILL_PROGRAM", "")
LESSONS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "lessons")
NUMBERS = sorted(int(name[:2]) for name in os.listdir(LESSONS) if re.match(r"\d\d-.*\.swift$", name))


def play(number, **options):
    return Program([RILL, "lesson", str(number)], rows=60, columns=100, RILL_LESSONS=LESSONS, **options)


class Learner:
    def __init__(self, program):
        self.program = program
        self.place()

    def place(self):
        """Waits for a prompt and returns it: `rill 5.3>`, or `rill>` after the last step."""
        self.program.wait(lambda: re.match(r"rill( \d+\.\d+)?>$", self.program.tail().strip()))
        return self.program.tail().strip()

    def enter(self, text=""):
        """Sends a line and returns its output."""
        before = len(self.program.screen.bytes)
        self.program.send(text + "\r")
        fresh = re.compile(rb"\n[^\n]*rill( \d+\.\d+)?> \x1b\[K")
        self.program.wait(lambda: fresh.search(self.program.screen.bytes, before))
        self.place()
        return self.program.screen.bytes[before:].decode(errors="replace")


class Playing(unittest.TestCase):
    def test_enter_alone_leads_through_each_lesson(self):
        for number in NUMBERS:
            with self.subTest(lesson=number), play(number) as program:
                learner = Learner(program)
                for _ in range(80):
                    if learner.place() == "rill>":
                        break
                    # Enter puts the start of a challenge in the line; whoever does not care goes on.
                    is_challenge = "Enter: load the starter code" in program.screen.text().rsplit("Lesson %d " % number, 1)[-1]
                    said = learner.enter(":next" if is_challenge else "")
                    self.assertNotIn("The output differs", said)
                self.assertEqual(learner.place(), "rill>")

    def test_wanders_fails_asks_quits_and_resumes(self):
        with play("5.1") as program:
            learner = Learner(program)
            self.assertIn("Matches the lesson.", learner.enter())
            for number in range(10):
                self.assertIn("= %d" % (number * 2), learner.enter("let x%d = %d * 2" % (number, number)))
            self.assertIn("error", learner.enter("let y: Int = \"no\""))
            self.assertEqual(learner.place(), "rill 5.1>")
            learner.enter()
            self.assertIn("Matches the lesson.", learner.enter())
            # Killed in the middle: both finished steps are known afterwards.
            os.kill(program.pid, signal.SIGKILL)
            program.end()
        with play(5, home=program.home) as again:
            learner = Learner(again)
            self.assertEqual(learner.place(), "rill 5.3>")
            learner.enter(":lesson 5.12")
            self.assertIn("Nothing to check yet", learner.enter(":check"))
            learner.enter("let contacts: [String: String] = [:]")
            learner.enter("func caller(_ keys: Observable<Int>) -> Observable<String> { keys.map { \"\\($0)\" } }")
            self.assertIn("Not yet: 0 of", learner.enter(":check"))
            self.assertIn("Hint 1 of", learner.enter(":hint"))
            again.send(":answer\r")
            again.wait("Show the answer? y/n")
            self.assertIn("one solution", learner.enter("y"))
            self.assertIn("What to keep", learner.enter())
            self.assertIn("3 of", learner.enter(":lesson"))

    def test_each_lesson_bears_one_who_wanders_fails_asks_quits_and_resumes(self):
        for number in NUMBERS:
            with self.subTest(lesson=number):
                with play("%d.1" % number) as program:
                    learner = Learner(program)
                    # A long step has pages.
                    first = learner.enter()
                    while "Matches the lesson." not in first:
                        self.assertIn("Enter: ", first)
                        first = learner.enter()
                    here = learner.place()
                    self.assertIn("= 42", learner.enter("let wandered = 21 * 2"))
                    self.assertIn("error", learner.enter('let wrong: Int = "no"'))
                    self.assertEqual(learner.place(), here)
                    said = ""
                    while "Enter: load the starter code" not in said and learner.place() != "rill>":
                        said = learner.enter(":next")
                    challenge = learner.place()
                    self.assertNotEqual(challenge, "rill>", "a lesson has a challenge")
                    self.assertIn("Nothing to check yet", learner.enter(":check"))
                    self.assertIn("Hint 1 of", learner.enter(":hint"))
                    program.send("\r")
                    program.wait(lambda: not program.tail().strip().endswith(">"))
                    learner.enter()
                    self.assertIn("Not yet", learner.enter(":check"))
                    os.kill(program.pid, signal.SIGKILL)
                    program.end()
                with play(number, home=program.home) as again:
                    learner = Learner(again)
                    self.assertNotEqual(learner.place(), "rill %d.1>" % number, "the first step was finished")
                    learner.enter(":lesson " + challenge[5:-1])
                    again.send(":answer\r")
                    again.wait("Show the answer? y/n")
                    self.assertIn("one solution", learner.enter("y"))

    def test_space_turns_the_page_and_is_a_blank_elsewhere(self):
        with Program([RILL, "lesson", "11.1"], rows=24, columns=80, RILL_LESSONS=LESSONS) as program:
            learner = Learner(program)
            self.assertIn("  Space: more", program.screen.text())
            self.assertNotIn("Repeating the past", program.screen.text())
            program.send(" ")
            program.wait("Enter: run it")
            learner.place()
            self.assertIn("Repeating the past", program.screen.text())
            program.send(" 1 + 1\r")
            program.wait("= 2")

    def test_a_difference_is_explained_and_replay_starts_clean(self):
        with play("5.1") as program:
            learner = Learner(program)
            learner.enter("func print(_ text: String) { Swift.print(text + \"!\") }")
            self.assertIn("The output differs because you redefined 'print'.", learner.enter())
            self.assertIn("Matches the lesson.", learner.enter(":replay"))
            learner.enter(":reset")
            self.assertIn("step 2 of", learner.enter())
            self.assertIn("Matches the lesson.", learner.enter())

    def test_a_timed_step_takes_its_time_at_a_live_pace(self):
        with Program([RILL, "lesson", "11.1", "--pace", "live"], rows=60, columns=100, RILL_LESSONS=LESSONS) as program:
            learner = Learner(program)
            begun = time.monotonic()
            program.send("\r")
            program.wait("Matches the lesson.")
            self.assertGreater(time.monotonic() - begun, 3)
            learner.place()


def rill(*arguments, **options):
    return subprocess.run(
        [RILL] + list(arguments), capture_output=True, text=True, stdin=subprocess.DEVNULL,
        env={**os.environ, "RILL_LESSONS": LESSONS, "XDG_STATE_HOME": options.pop("state", tempfile.gettempdir())},
        **options)


class Asking(unittest.TestCase):
    def test_a_lesson_that_is_not_there_is_said(self):
        for lesson, words in [
            ("99", "rill: there is no lesson 99; the lessons are 1 to "), ("5.99", "rill: lesson 5 has steps 1 to "),
            ("five", "not 'five'"), ("5.x", "not '5.x'"), ("5.1.1", "not '5.1.1'"),
        ]:
            done = rill("lesson", lesson)
            self.assertEqual((done.returncode, done.stdout), (64, ""), lesson)
            self.assertIn(words, done.stderr)

    def test_the_list_and_a_whole_lesson(self):
        with tempfile.TemporaryDirectory() as state:
            self.assertIn(" 5  Filtering operators\n", rill("lesson", state=state).stdout)
            whole = rill("lesson", "5", "--all", state=state)
            self.assertEqual(whole.returncode, 0)
            self.assertEqual(whole.stdout.count("Matches the lesson."), 11)
            self.assertEqual(os.listdir(state), [], "who only reads leaves no mark")


GOOD = """/*:
 # 3  Small

 What it is about.
 */
/*:
 Say what it does.
 */
example(of: "one") {
    print(1)
}
/* Prints:
--- Example of: one ---
1
*/
/*:
 ## What to keep

 One. Next: lesson 4, More.
 */
"""
BAD = GOOD.replace("\n1\n", "\n2\n")


class Checking(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "03-small.swift")

    def write(self, text):
        with open(self.path, "w") as file:
            file.write(text)

    def test_what_differs_is_shown_and_accepted(self):
        self.write(BAD)
        done = rill("check", self.path)
        self.assertEqual(done.returncode, 1)
        self.assertRegex(
            done.stdout,
            r'failed   03-small.swift:14  "one"\n +Prints, line 2 +expected  2\n +got       1\n0 ok, 1 failed, 1 file, \d+ ms\n')
        accepted = rill("check", "--accept", os.path.dirname(self.path))
        self.assertEqual(accepted.returncode, 0, accepted.stdout)
        self.assertIn('updated  03-small.swift:13  Prints of "one"\n', accepted.stdout)
        with open(self.path) as file:
            self.assertEqual(file.read(), GOOD)
        done = rill("check", self.path)
        self.assertEqual(done.returncode, 0)
        self.assertRegex(done.stdout, r"ok       03-small.swift +1 example +\d+ ms\n1 ok, 1 file, \d+ ms\n")

    def test_what_cannot_be_accepted_still_differs(self):
        self.write(GOOD.replace("print(1)", "prnt(1)"))
        done = rill("check", "--accept", self.path)
        self.assertEqual(done.returncode, 1)
        self.assertIn("failed   03-small.swift:10  ", done.stdout, "the line of the mistake")
        self.assertIn("'prnt' is not defined", done.stdout.replace("\n", " "))

    def test_what_cannot_be_read_or_makes_no_sense_has_its_exit_code(self):
        for arguments, code, words in [
            (["nothing/there"], 66, "cannot read nothing/there: no such file or directory"), ([], 64, "check needs files or folders"),
            (["--watc", "x"], 64, "unknown flag '--watc'"),
        ]:
            done = rill("check", *arguments)
            self.assertEqual((done.returncode, done.stdout), (code, ""), arguments)
            self.assertIn(words, done.stderr)

    def test_watches_until_it_is_stopped(self):
        self.write(GOOD)
        process = subprocess.Popen(
            [RILL, "check", "--watch", self.path], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.kill)
        try:
            lines = iter(process.stdout.readline, "")
            self.assertIn("ok ", next(lines))
            self.assertIn("1 ok", next(lines))
            # As editors save: a file of its own is put in the place of the old one.
            fresh = self.path + ".new"
            with open(fresh, "w") as file:
                file.write(BAD)
            os.rename(fresh, self.path)
            self.assertIn("failed", next(lines))
            while "0 ok, 1 failed" not in next(lines):
                pass
            self.write(GOOD)
            self.assertIn("ok ", next(lines))
        finally:
            process.send_signal(signal.SIGINT)
            self.assertIn(process.wait(10), (130, -signal.SIGINT))


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        RILL = os.path.abspath(sys.argv.pop(1))
    unittest.main()
