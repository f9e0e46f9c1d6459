"""Lessons played on a pseudo-terminal, by one who only presses Enter and by one who does everything else: python3 lessons.py PATH-OF-RILL"""

import os
import re
import signal
import sys
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
        """Waits for a prompt; answers it: `rill 5.3>`, or `rill>` behind the last step."""
        self.program.wait(lambda: re.match(r"rill( \d+\.\d+)?>$", self.program.tail().strip()))
        return self.program.tail().strip()

    def enter(self, text=""):
        """Sends a line and answers all that came of it."""
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
                    is_challenge = "Enter puts a start in the line" in program.screen.text().rsplit("Lesson %d " % number, 1)[-1]
                    said = learner.enter(":next" if is_challenge else "")
                    self.assertNotIn("differs from the lesson", said)
                self.assertEqual(learner.place(), "rill>")

    def test_wanders_fails_asks_quits_and_resumes(self):
        with play("5.1") as program:
            learner = Learner(program)
            self.assertIn("as expected", learner.enter())
            for number in range(10):
                self.assertIn("= %d" % (number * 2), learner.enter("let x%d = %d * 2" % (number, number)))
            self.assertIn("error", learner.enter("let y: Int = \"no\""))
            self.assertEqual(learner.place(), "rill 5.1>")
            learner.enter()
            self.assertIn("as expected", learner.enter())
            # Killed in the middle: both finished steps are known afterwards.
            os.kill(program.pid, signal.SIGKILL)
            program.end()
        with play(5, home=program.home) as again:
            learner = Learner(again)
            self.assertEqual(learner.place(), "rill 5.3>")
            learner.enter(":lesson 5.12")
            self.assertIn("nothing to judge yet", learner.enter(":check"))
            learner.enter("let contacts: [String: String] = [:]")
            learner.enter("func caller(_ keys: Observable<Int>) -> Observable<String> { keys.map { \"\\($0)\" } }")
            self.assertIn("not yet: 0 of", learner.enter(":check"))
            self.assertIn("hint 1 of", learner.enter(":hint"))
            again.send(":answer\r")
            again.wait("Show the answer? y/n")
            self.assertIn("one way", learner.enter("y"))
            self.assertIn("What to keep", learner.enter())
            self.assertIn("3 of", learner.enter(":lesson"))


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        RILL = os.path.abspath(sys.argv.pop(1))
    unittest.main()
