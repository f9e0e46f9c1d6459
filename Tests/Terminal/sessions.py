"""Plays sessions at the prompt on a pseudo-terminal, with a program that only reads lines: python3 sessions.py PATH-OF-STAGE"""

import json
import os
import re
import signal
import stat
import subprocess
import sys
import tempfile
import time
import unittest

sys.dont_write_bytecode = True

from screen import LONG, Program, built, in_shell  # noqa: E402

STAGE = os.environ.get("RILL_STAGE", "")
UP, DOWN, LEFT, RIGHT = "\x1b[A", "\x1b[B", "\x1b[D", "\x1b[C"


def stage(*arguments, quiet=True, **options):
    program = Program([STAGE] + (["-q"] if quiet else []) + list(arguments), **options)
    return program


def history(program):
    with open(program.home + "/.local/state/rill/history") as file:
        return [json.loads(line)["text"] for line in file]


class LivePictures(unittest.TestCase):
    """Rows above the line that are redrawn during typing."""

    def drawing(self, program):
        return int(program.tail(2).split("\n")[0].rsplit(" ", 1)[1])

    def shown(self, program, rows):
        program.run(f"picture {rows}")
        program.wait(lambda: re.match(rf"picture {rows} of {rows}, drawing \d+\nrill>", program.tail(2)))

    def once(self, program, rows):
        """Checks that the picture is on the screen once, complete, directly above the line."""
        text = program.screen.text()
        self.assertEqual(len(re.findall(r"^picture \d", text, re.M)), rows, text)
        lines = program.tail(rows + 1).split("\n")
        self.assertEqual([line[:9] for line in lines[:-1]], [f"picture {n}" for n in range(1, rows + 1)], text)
        return lines[-1]

    def test_moves_while_one_types_and_leaves_the_line_alone(self):
        with stage() as program:
            program.prompt()
            self.shown(program, 3)
            program.send("ab\u4e2dd" + LEFT)
            program.wait("rill> ab\u4e2dd")
            first, begun = self.drawing(program), time.time()
            program.wait(lambda: self.drawing(program) >= first + 5)
            self.assertGreaterEqual(time.time() - begun, 0.35)
            self.assertEqual((self.once(program, 3), program.screen.column), ("rill> ab\u4e2dd", 10))
            program.send("c\r")
            program.prompt()
            self.assertIn("rill> ab\u4e2dcd\nentry 2: ab\u4e2dcd\npicture 1", program.screen.text())
            self.once(program, 3)
            program.run("picture")
            self.assertNotIn("\npicture 1", program.screen.text())
            self.assertEqual((program.screen.folds, program.screen.unknown), (0, []))

    def test_keys_do_not_draw_it_faster(self):
        with stage() as program:
            program.prompt()
            self.shown(program, 2)
            first, begun = self.drawing(program), time.time()
            for key in "x" * 60:
                program.send(key)
                program.read(0.01)
            program.wait("rill> " + "x" * 60)
            self.assertLessEqual(self.drawing(program) - first, (time.time() - begun) * 10 + 1)

    def test_what_comes_meanwhile_stands_above_it(self):
        with stage() as program:
            program.prompt()
            program.run("live 20")
            self.shown(program, 3)
            program.send("typed")
            program.wait("w0 \u25cf 30\n")
            program.wait(lambda: "rill> typed" in self.once(program, 3))
            events = re.findall(r"w0 . (\d+)", program.screen.text())
            self.assertEqual(events, [str(n) for n in range(1, len(events) + 1)])

    def test_resize(self):
        with stage() as program:
            program.prompt()
            self.shown(program, 3)
            program.type("{\rsecond")
            program.wait("second")
            for columns in [24, 13, 60, 100]:
                program.resize(columns)
                program.quiet(0.05)
                program.wait(lambda: program.tail().strip() == "second")
                text = program.screen.text()
                self.assertEqual((text.count("\npicture 3"), text.count("second")), (1, 1), f"{columns}\n{text}")

    def test_ctrl_c_and_a_cleared_screen(self):
        with stage() as program:
            program.prompt()
            self.shown(program, 2)
            program.send("dropped\x03")
            program.wait("rill> dropped^C\npicture 1")
            program.prompt()
            self.once(program, 2)
            program.send("\x03")
            program.wait("(nothing is running; Ctrl-D leaves)\npicture 1")
            program.send("kept\x0c")
            program.wait(lambda: program.screen.text().endswith("rill> kept"))
            self.assertEqual(len(program.screen.text().split("\n")), 3)

    def test_a_window_without_room_shows_the_line(self):
        with stage(rows=5) as program:
            program.prompt()
            self.shown(program, 3)
            program.type("{\rone\rtwo")
            program.wait("two")
            self.assertEqual([line.strip() for line in program.tail(3).split("\n")], ["rill> {", "one", "two"])
            self.assertNotIn("picture 1", program.screen.text())


class Screens(unittest.TestCase):
    """A full-screen view."""

    def covered(self, program):
        program.run("echo before")
        program.send("screen\r")
        program.wait("key: none")

    def test_covers_the_terminal_and_gives_it_back(self):
        with stage(rows=10, columns=40) as program:
            self.covered(program)
            before = program.screen.below[0]
            self.assertEqual(len(program.screen.text().split("\n")), 2)
            self.assertTrue(program.screen.text().startswith("a screen of 40 by 10 wide wide"))
            self.assertEqual((program.screen.row, program.screen.column, program.screen.folds), (1, 5, 0))
            self.assertFalse(program.is_cooked())
            program.send("q")
            program.prompt()
            self.assertIs(program.screen.lines, before)
            program.run("echo after")
            self.assertIn("before", program.screen.text())
            self.assertNotIn("a screen of", program.screen.text())

    def test_keys_have_names(self):
        with stage() as program:
            self.covered(program)
            cases = [
                ("a", 'character("a")'), ("\u00e9", 'character("\u00e9")'), (UP, "up"), ("\x1bOB", "down"), (LEFT, "left"),
                ("\x1b[5~", "pageUp"), ("\x1b[3~", "delete"), ("\x1b[Z", "backTab"), ("\r", "enter"), ("\t", "tab"),
                ("\x7f", "backspace"), ("\x1b", "escape"), ("\x03", 'control("c")'), ("\x04", 'control("d")'),
            ]
            for typed, name in cases:
                program.send(typed)
                program.wait(lambda: program.screen.text().endswith("\nkey: Key." + name)
                             or program.screen.text().endswith("\nkey: " + name))
            program.paste("two\nlines")
            program.wait('key: paste("two')

    def test_only_what_has_changed_is_drawn(self):
        with stage() as program:
            self.covered(program)
            before = len(program.screen.bytes)
            program.send("b")
            program.wait('character("b")')
            self.assertNotIn(b"a screen of", bytes(program.screen.bytes[before:]))

    def test_output_and_time_wait_below(self):
        with stage() as program:
            program.run("live 50")
            program.send("screen\r")
            program.wait("key: none")
            program.quiet(0.2)
            self.assertNotIn("w0", program.screen.text())
            program.send("q")
            program.wait("w0")

    def test_a_new_size(self):
        with stage() as program:
            self.covered(program)
            program.resize(60, rows=12)
            program.wait("a screen of 60 by 12")

    def test_code_that_a_key_has_started_is_stopped(self):
        with stage() as program:
            self.covered(program)
            program.send("l")
            program.quiet(0.2)
            program.send("\x03")
            program.send("k")
            program.wait('character("k")')

    def test_however_it_ends_the_terminal_comes_back(self):
        for keys, status in [("x", 3), ("c", None)]:
            with stage() as program:
                self.covered(program)
                program.send(keys)
                found = program.end()
                if status is not None:
                    self.assertEqual(found, status)
                self.assertIsNone(program.screen.below, keys)
                self.assertTrue(program.is_cooked())

    def test_a_stop_shows_what_was_covered(self):
        program = in_shell(STAGE + " -q")
        with program:
            self.covered(program)
            program.send("\x1a")
            program.wait(lambda: "Stopped" in program.screen.text())
            self.assertIsNone(program.screen.below)
            program.send("fg\r")
            program.wait("key: none")


class Typing(unittest.TestCase):
    def work_of_a_key(self, program, count):
        """Seconds of the program's own time from a key to its echo, on average."""
        used = program.processor_time()
        for _ in range(count):
            before = len(program.screen.bytes)
            program.send("x")
            program.wait(lambda: len(program.screen.bytes) > before)
        return (program.processor_time() - used) / count

    def test_greeting_and_exit(self):
        with stage(quiet=False) as program:
            program.prompt()
            self.assertEqual(
                program.screen.text(),
                "rill 1.0  reactive Swift at a prompt   :help  :lesson  Ctrl-D leaves\n"
                "Try:  Observable.of(1, 2, 3).map { $0 * 2 }   or  :lesson 1\nrill>")
            program.send("\x04")
            self.assertEqual(program.end(), 0)
            self.assertTrue(program.is_cooked())
            home = program.home
        # Two things to try are offered once in a user's life.
        with stage(quiet=False, home=home) as program:
            program.prompt()
            self.assertEqual(
                program.screen.text(), "rill 1.0  reactive Swift at a prompt   :help  :lesson  Ctrl-D leaves\nrill>")

    def test_keys_move_and_cut(self):
        with stage() as program:
            program.prompt()
            cases = [
                ("abc\x01X\x05Y", "XabcY"), ("one two\x17three", "one three"), ("one two\x1bb\x1bd\x19\x19", "one twotwo"),
                ("abc\x15\x19\x19", "abcabc"), ("one two\x1b[1;5D\x0b\x01\x19", "twoone"), ("abc" + LEFT * 2 + "\x04", "ac"),
                ("ab\x7f\x08x", "x"), ("abc\x1b[H\x1b[3~\x1b[F!", "bc!"), ("e\u0301x" + LEFT * 2 + RIGHT + "\x7f", "x"),
                ("ab\x1b[15;2~c\x1bOPd", "abcd"), ("tes\x14", "tse"),
            ]
            for typed, expected in cases:
                program.run(typed)
                self.assertIn(": " + expected, program.screen.text().split("\n")[-2], repr(typed))

    def test_blocks_are_edited_as_one(self):
        with stage() as program:
            program.prompt()
            program.type("{\rone\rtwo")
            program.send(UP + "\x01\x1b[1;5Cx")
            program.wait("onex")
            self.assertEqual(program.screen.text(), "rill> {\n          onex\n          two")
            program.type(DOWN + "\x05\r}\r")
            program.wait("entry 1: {⏎    onex⏎    two⏎}")
            program.send(UP)
            program.wait(lambda: program.screen.tail(4) == "rill> {\n          onex\n          two\n      }")
            program.send("\r")
            program.wait("entry 2: {⏎    onex⏎    two⏎}")
            program.type("a\x1b\rb\r")
            program.wait("entry 3: a⏎b")

    def test_enter_on_an_empty_line_leaves_nothing(self):
        with stage() as program:
            program.prompt()
            program.send("\r")
            program.type("  \r\r")
            program.send("one\r")
            program.wait("entry 1: one")
            self.assertIn("entry 1: one", program.screen.text())
            self.assertEqual(history(program), ["one"])

    def test_incomplete_entry_names_open_bracket(self):
        with stage() as program:
            program.prompt()
            program.type("{\r\r\r\r")
            note = "(incomplete: '{' from line 1. Ctrl-C discards the entry)"
            program.wait(note)
            program.quiet()
            self.assertEqual(program.screen.text().count(note), 1)
            self.assertNotIn(note + "\n\n", program.screen.text())
            self.assertLess(program.screen.text().index(note), program.screen.text().index("rill> {"))
            program.send("}\r")
            program.wait("entry 1: {")

    def test_wide_and_combining_characters(self):
        with stage(columns=40) as program:
            program.prompt()
            program.send("日本語e\u0301👍" + LEFT + LEFT)
            program.wait(lambda: "👍" in program.screen.text() and program.screen.column == 12)
            program.send("x\r")
            program.wait("entry 1: 日本語xe\u0301👍")
            # A wide character that does not fit the margin goes to the next row as a whole.
            program.run("x" * 33 + "日本")
            self.assertIn("rill> " + "x" * 33 + "\n日本", program.screen.text())

    def test_long_lines_fold(self):
        with stage(columns=40) as program:
            program.prompt()
            program.send("y" * 34)
            program.send("z" + LEFT * 2 + "-")
            program.wait(lambda: program.screen.text() == "rill> " + "y" * 33 + "-\nyz")
            program.send("\r")
            program.wait("entry 1")

    def test_completion(self):
        with stage() as program:
            program.prompt()
            program.send("x.th\t")
            program.wait("x.throttle")
            program.send("\t")
            program.wait("rill> x.throttle\n  throttle(_:latest:scheduler:)   sends at most one value in each period")
            self.assertEqual((program.screen.row, program.screen.column), (0, 16))
            program.send("(")
            program.wait(lambda: program.screen.text() == "rill> x.throttle(")
            program.send("\x7f\t\t")
            program.wait("sends at most one value")
            program.send("\t")
            program.wait("documentation of throttle")
            self.assertNotIn("at most one element", program.screen.text())
            program.send("\x15me\t")
            program.wait("rill> merge")
            self.assertNotIn("merge(_:)", program.screen.text())
            program.send("\t")
            program.wait("  mergeDelayError(_:)   all, errors last")

    def test_history_by_prefix_and_search(self):
        with stage() as program:
            program.prompt()
            for entry in ["alpha 1", "beta 2", "alpha 3", " secret", "beta 2"]:
                program.run(entry)
            program.send("al" + UP)
            program.wait(lambda: program.screen.tail(1) == "rill> alpha 3")
            program.send(UP)
            program.wait(lambda: program.screen.tail(1) == "rill> alpha 1")
            program.send(DOWN + DOWN)
            program.wait(lambda: program.screen.tail(1) == "rill> al")
            program.send("\x15\x12a 2")
            program.wait("(search back) a 2")
            program.send("\r")
            program.wait("entry 6: beta 2")
            program.send("\x12alp\x12\x07")
            program.prompt()
            self.assertEqual(history(program), ["alpha 1", "beta 2", "alpha 3", "beta 2", "beta 2"])

    def test_a_quoted_key_and_alt_x(self):
        with stage() as program:
            program.prompt()
            program.send("a\x16\x03b\x1bxc\r")
            program.wait("rill> a^Cbc\nentry 1: a\\u{3}bc")

    def test_external_editor(self):
        script = tempfile.NamedTemporaryFile("w", suffix=".sh", delete=False)
        script.write("#!/bin/sh\nsed -i s/one/two/ \"$1\"\n")
        script.close()
        os.chmod(script.name, 0o700)
        with stage(VISUAL=script.name) as program:
            program.prompt()
            program.send("one\x18\x05")
            program.wait(lambda: program.screen.tail(1) == "rill> two")
            program.send("!\r")
            program.wait("entry 1: two!")
            program.send(":edit one\r")
            program.wait(lambda: program.screen.tail(1) == "rill> two")

    def test_clear_keeps_the_line(self):
        with stage() as program:
            program.prompt()
            program.run("one")
            program.send("two\x0c")
            program.wait(lambda: program.screen.text() == "rill> two")

    def test_chain_typed_line_by_line(self):
        with stage() as program:
            program.prompt()
            program.run("x")
            program.send(".map\r")
            program.wait("rill> .map" + " " * 54 + "(continues $R1)\n")

    def test_undo_of_line_edits(self):
        with stage() as program:
            program.prompt()
            program.send("alpha beta")
            program.send("\x17")
            program.wait(lambda: program.screen.text() == "rill> alpha")
            program.send("\x1f")
            program.wait(lambda: program.screen.text() == "rill> alpha beta")
            program.send("\x1f\x1f")
            program.wait(lambda: program.screen.text() == "rill> alpha" and program.screen.column == 11)
            program.send("\x1f\x1f\x1f")
            program.wait(lambda: program.screen.text() == "rill>")
            program.send("gamma\r")
            program.wait("entry 1: gamma")

    def test_echo_is_quick(self):
        with stage() as program:
            program.prompt()
            program.type("{\rlet a = \"x\"\rlet b = 2")
            program.wait("let b = 2")
            self.assertLess(self.work_of_a_key(program, 40), 0.005)


    def test_vi_mode_of_the_user(self):
        home = tempfile.mkdtemp()
        with open(home + "/.editrc", "w") as file:
            file.write("bind -v\n")
        with stage(home=home) as program:
            program.prompt()
            program.run("first one")
            program.send("abc def")
            program.wait(lambda: program.screen.column == 13)
            program.send("\x1b")
            # Escape is a key of its own once nothing has followed it for a while: then the cursor steps back.
            program.wait(lambda: program.screen.column == 12)
            program.send("bdw")
            program.wait(lambda: program.screen.tail(1) == "rill> abc")
            program.send("ix" + LEFT + "y\r")
            program.wait("entry 2: abcyx")
            program.send(UP + UP)
            program.wait(lambda: program.screen.tail(1) == "rill> first one")
            program.paste("\nmore")
            program.wait(lambda: program.screen.tail(1) == "      more")

    def test_hints_and_highlighting_can_be_switched(self):
        with stage() as program:
            program.prompt()
            program.run(":set hints on")
            program.send("throttle(")
            program.wait("rill> throttle( throttle(_ dueTime: RxTimeInterval)")
            program.send("\r")
            program.wait("rill> throttle(\nentry 2")
            program.run(":set highlight off")
            before = len(program.screen.bytes)
            program.run("\"x\"")
            self.assertNotIn(b"\x1b[32m", bytes(program.screen.bytes[before:]))


    def test_echo_is_quick_in_a_long_block(self):
        with stage() as program:
            program.prompt()
            program.paste("{\n" + "\n".join(f"    let value{n} = \"text {n}\" + other" for n in range(500)))
            program.wait("value499")
            program.quiet()
            self.assertLess(self.work_of_a_key(program, 30), {"release": 0.005, "debug": 0.15, "address": 0.6}[built(STAGE)])


class Pasting(unittest.TestCase):
    def test_500_lines_run_once(self):
        with stage() as program:
            program.prompt()
            lines = ["{"] + [f"line {n}" for n in range(498)] + ["}"]
            program.paste("\r".join(lines) + "\r")
            program.wait("entry 1: {⏎line 0⏎")
            program.prompt()
            self.assertNotIn("entry 2", program.screen.text())
            self.assertEqual(history(program), ["\n".join(lines)])
            self.assertEqual(program.screen.text().count("line 250"), 2)

    def test_a_paste_without_newline_waits(self):
        with stage() as program:
            program.prompt()
            program.paste("one")
            program.wait(lambda: program.screen.text() == "rill> one")
            program.quiet()
            self.assertEqual(program.screen.text(), "rill> one")
            program.send("\r")
            program.wait("entry 1: one")
            program.run(":set paste hold")
            program.paste("two\n")
            program.wait(lambda: program.screen.tail(1) == "rill> two")
            program.quiet()
            self.assertEqual(program.screen.tail(1), "rill> two")

    def test_control_characters_and_end_marks(self):
        with stage() as program:
            program.prompt()
            program.paste("a\x1b[201~b\x03\x04\x07\x1b[2J\x00c\rd")
            program.wait(lambda: program.screen.text() == "rill> abc\n      d")
            program.send("\x15\x7f\x15")
            program.prompt()
            # What follows an end mark at once must not run as if it had been typed.
            program.paste("safe {\x1b[201~\r:quit 3\r")
            program.wait("      :quit 3")
            program.send("}\r")
            program.wait("entry 1: safe {⏎:quit 3⏎}")

    def test_terminals_without_marks(self):
        with stage(TERM="vt220") as program:
            program.prompt()
            program.send("{\rlet a = 1\rlet b\t= 2\r}\r")
            program.wait("entry 1: {⏎let a = 1⏎let b    = 2⏎}")
            program.send("one\rtwo\rthree")
            program.wait(lambda: program.screen.tail(3) == "rill> one\n      two\n      three")

    def test_input_typed_by_program(self):
        """Lines that arrive together are one paste, whatever the terminal supports."""
        for name in ["xterm-256color", "screen-256color", "dumb"]:
            with stage(TERM=name) as program:
                program.wait("rill>")
                program.send("one\r\ntwo\r\n".replace("\r\n", "\n" if name == "dumb" else "\r"))
                program.wait("entry 1: one⏎two")
                program.send("three" + ("\n" if name == "dumb" else "\r"))
                program.wait("entry 2: three")

    def test_paste_of_copied_session(self):
        with stage() as program:
            program.prompt()
            program.paste("rill> {\n          a\n      }\n00:00.000 │ $R1 ● 1\n          │     ● 2\nrill> b   (x)\n$R1: Int\n")
            program.wait("entry 1: {⏎    a⏎}⏎b   (x)")
            self.assertIn("(3 lines of output left out)", program.screen.text())
            program.paste("print(“hi”)\u00a0// “so”\n")
            program.wait("(note: typographic quotes and non-breaking spaces became plain)")
            program.wait("print(\"hi\") // “so”")


class Output(unittest.TestCase):
    def test_typing_during_1000_events_a_second(self):
        with stage() as program:
            program.prompt()
            program.run("live 1000")
            program.type("{\rone\rthree" + UP)
            program.wait("three")
            for char in "two four six":
                program.send(char)
            tail = lambda: program.screen.tail(3).split("\n")
            program.wait(lambda: tail()[0].startswith("rill> {") and "live 00:07.200 1 live" in tail()[0]
                         and tail()[1:] == ["          one" + "two four six", "          three"]
                         and (program.screen.column, program.screen.row + 2) == (25, len(program.screen.lines)))
            program.wait(" events (:timeline shows all)")
            # The mark may have scrolled off the window by the time that it is looked for: the bytes tell.
            before = len(program.screen.bytes)
            program.send("\x03")
            program.wait(lambda: b"^C" in program.screen.bytes[before:])
            program.wait(lambda: program.screen.tail(1).startswith("rill>") and "three" not in program.screen.tail(1))
            left = program.screen.text()
            self.assertIn("rill> {\n          onetwo four six\n          three^C\n", left.replace("  live 00:07.200 1 live", "")
                          .replace("rill> {" + " " * 49, "rill> {"))
            program.send("\x03")
            program.wait("(w0 ended)")
            program.prompt()
            program.quiet()
            quiet = program.screen.text()
            program.quiet()
            self.assertEqual(program.screen.text(), quiet)
            shown = [line for line in program.screen.text().split("\n") if "●" in line or "events (" in line]
            self.assertEqual(shown[0], "00:00.000 │ w0 ● 1")

    def test_slow_events_come_at_once(self):
        with stage() as program:
            program.prompt()
            program.type("live 5\rabc")
            program.wait("w0 ● 3")
            self.assertTrue(program.screen.tail(1).startswith("rill> abc"))
            self.assertNotIn("events (", program.screen.text())

    def test_resize_inside_a_block(self):
        with stage() as program:
            program.prompt()
            program.run("echo before")
            program.run("live 1")
            program.type("{\r" + "x" * 50 + "\rend" + UP)
            program.wait("end")
            program.resize(40)
            text = program.screen.text()
            self.assertIn("before\n", text)
            self.assertEqual(text.count("end"), 1, text)
            self.assertTrue(text.endswith("rill> {           live 00:07.200 1 live\n          " + "x" * 30 + "\n" + "x" * 20
                                          + "\n          end"), text)
            program.resize(100)
            text = program.screen.text()
            self.assertTrue(text.endswith("\n          " + "x" * 50 + "\n          end"), text)
            self.assertEqual(text.count("end"), 1, text)

    def test_blocks_taller_than_the_window(self):
        with stage(rows=6) as program:
            program.prompt()
            program.paste("{\n" + "\n".join(f"l{n}" for n in range(20)))
            program.wait(lambda: program.screen.tail(2) == "      l18\n      l19")
            program.send(UP * 18 + "!")
            program.wait("l1!")
            self.assertEqual(program.screen.tail(6).split("\n")[0::5], ["… 2 lines above", "… 15 lines below"])
            program.send("\x03")
            program.prompt()

    def test_output_above_a_block_taller_than_the_window(self):
        with stage(rows=6) as program:
            program.prompt()
            program.run("live 5")
            program.paste("{\n" + "\n".join(f"l{n}" for n in range(20)))
            program.wait("w0 ● 4")
            text = program.screen.text()
            self.assertTrue(text.endswith("\n… 16 lines above\n" + "\n".join(f"      l{n}" for n in range(15, 20))), text)
            self.assertEqual([text.count(f"l{n}\n") for n in range(15, 19)], [1, 1, 1, 1], text)
            self.assertEqual(text.count("lines above"), 1, text)

    def test_escape_sequences_are_shown(self):
        with stage() as program:
            program.prompt()
            program.run("echo a\\e[2Jb\\e]0;title")
            self.assertIn("a\\u{1B}[2Jb\\u{1B}]0;title", program.screen.text())
            self.assertNotIn(b"\x1b[2J", bytes(program.screen.bytes))

    def test_a_line_without_end(self):
        with stage() as program:
            program.prompt()
            program.run("part abc")
            self.assertEqual(program.screen.text(), "rill> part abc\nabc\nrill>")

    def test_many_lines(self):
        with stage() as program:
            program.prompt()
            program.run("many 2000")
            self.assertIn("line 1\n", program.screen.text())
            self.assertIn("line 2000\nrill>", program.screen.text())

    def test_colour(self):
        for environment, coloured in [({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True),
                                      ({"CLICOLOR_FORCE": "1", "NO_COLOR": "1"}, False)]:
            with stage(**environment) as program:
                program.prompt()
                program.run("oops x")
                program.run("say \"x\"")
                self.assertEqual(b"\x1b[31merror" in program.screen.bytes, coloured, environment)
                self.assertEqual(b"\x1b[32m\"x\"" in program.screen.bytes, coloured, environment)
                self.assertEqual(program.screen.unknown, [])

    def test_window_of_39_columns(self):
        with stage(columns=39) as program:
            program.prompt()
            program.run("live 3")
            program.send("abc")
            program.wait("w0 ● 2")
            self.assertTrue(program.screen.tail(1).startswith("rill> abc"))
            for line in program.screen.lines:
                self.assertLessEqual(len(line), 39)

    def test_c_locale(self):
        with stage(LANG="C") as program:
            program.prompt()
            program.send("é日\x7fx\r")
            program.wait("entry 1: éx")
            program.send("x.\t\t")
            program.wait("throttle(_:latest:scheduler:)")


class Interrupting(unittest.TestCase):
    def test_in_each_state(self):
        with stage() as program:
            program.prompt()
            program.send("some text\x03")
            program.wait("rill> some text^C\nrill>")
            program.send(UP)
            program.wait(lambda: program.screen.tail(1) == "rill> some text")
            program.send("\x03")
            program.prompt()
            program.run("live 1")
            program.run("live 1")
            program.send("\x03")
            program.wait("(w1 ended)")
            program.send("\x03")
            program.wait("(w0 ended)")
            program.send("\x03")
            program.wait("(nothing is running; Ctrl-D leaves)")
            program.send("loop\r")
            program.wait(program.is_running)
            program.send("\x03")
            program.wait("stopped at")
            program.prompt()
            program.send("\x04")
            self.assertEqual(program.end(), 0)

    def test_a_program_that_leaves_while_one_types(self):
        with stage() as program:
            program.prompt()
            program.type("later 5\rabc")
            self.assertEqual(program.end(), 5)
            self.assertTrue(program.is_cooked())

    def test_suspending(self):
        with in_shell(f"{STAGE} -q") as program:
            program.type("{\rhalf")
            program.wait("half")
            program.suspend()
            program.resume("rill> {", "          half")
            self.assertEqual(program.screen.text().count("half"), 1, program.screen.text())
            program.type("x\r}\r")
            program.wait("entry 1: {⏎    halfx⏎}")
            program.send("\x04")
            program.wait(lambda: program.screen.tail(1).startswith("$") or "bash" in program.screen.tail(1))

    def test_terminal_mode_is_restored(self):
        endings = [(lambda program: program.send("\x04"), 0), (lambda program: program.send(":quit 7\r"), 7),
                   (lambda program: program.send("crash\r"), None),
                   (lambda program: os.kill(program.pid, signal.SIGTERM), -signal.SIGTERM),
                   (lambda program: os.kill(program.pid, signal.SIGSEGV), -signal.SIGSEGV),
                   (lambda program: os.kill(program.pid, signal.SIGHUP), -signal.SIGHUP),
                   (lambda program: program.send("\x1c"), -signal.SIGQUIT)]
        for end, status in endings:
            with stage() as program:
                program.prompt()
                program.gives_the_terminal_back(self, end, status)


class Histories(unittest.TestCase):
    def test_two_sessions_lose_nothing(self):
        with stage() as one, stage(home=one.home) as two:
            one.prompt()
            two.prompt()
            for number in range(20):
                one.run(f"one {number}")
                two.run(f"two {number}")
            one.wait("entry 20: one 19")
            two.wait("entry 20: two 19")
            texts = history(one)
            self.assertEqual(sorted(texts), sorted([f"one {n}" for n in range(20)] + [f"two {n}" for n in range(20)]))
            two.run(":history one 7")
            self.assertIn("one 7", two.screen.tail(2))
        with stage(home=one.home) as three:
            three.prompt()
            three.send("two 3" + UP)
            three.wait(lambda: three.screen.tail(1) == "rill> two 3")
            three.send("\x15:history 99\r")
            three.wait("error: no entry h99; :history all lists them")

    @unittest.skipIf(os.geteuid() == 0 and not os.path.exists("/proc/self/status"), "needs permissions that count")
    def test_unusable_files(self):
        home = tempfile.mkdtemp()
        os.makedirs(home + "/.local/state/rill/history")
        with stage(home=home) as program:
            program.prompt()
            self.assertIn("note: history is not saved", program.screen.text())
            program.run("one")
            program.send(UP)
            program.wait(lambda: program.screen.tail(1) == "rill> one")
        with stage(home="/nonexistent/place", XDG_STATE_HOME="/proc/nothing") as program:
            program.prompt()
            program.run("one")
            program.run("two")
            self.assertEqual(program.screen.text().count("history is not saved: cannot write"), 1)
        with stage(HOME=None) as program:
            program.prompt()
            program.run("one")
            self.assertNotIn("history", program.screen.text())

    def test_a_damaged_file(self):
        home = tempfile.mkdtemp()
        os.makedirs(home + "/.local/state/rill")
        with open(home + "/.local/state/rill/history", "wb") as file:
            file.write(b"{\"text\":\"good \\u00e9\\n\\ud83d\\udc4d\",\"session\":\"s\",\"time\":1}\nrubbish\n\xff\xfe\n{\"text\":\"cut")
        with stage(home=home) as program:
            program.prompt()
            program.run("new")
            program.send(UP + UP)
            program.wait(lambda: program.screen.tail(2) == "rill> good é\n      👍")
        with open(home + "/.local/state/rill/history", "rb") as file:
            lines = file.read().split(b"\n")
        self.assertEqual(json.loads(lines[-2])["text"], "new")

    def test_5000_entries(self):
        home = tempfile.mkdtemp()
        os.makedirs(home + "/.local/state/rill")
        with open(home + "/.local/state/rill/history", "w") as file:
            for number in range(12000):
                file.write(json.dumps({"text": f"entry {number % 11000}", "session": "s", "time": number}) + "\n")
        with stage(home=home) as program:
            program.prompt()
            program.send("entry 99" + UP)
            program.wait(lambda: program.screen.tail(1) == "rill> entry 999")
        with open(home + "/.local/state/rill/history") as file:
            self.assertEqual(len(file.readlines()), 5000)

    def test_settings_are_kept(self):
        with stage() as program:
            program.prompt()
            program.run(":set colour never")
            program.run(":set -save")
            self.assertIn("/.config/rill/settings)", program.screen.text())
            home = program.home
        with stage(home=home) as program:
            program.prompt()
            program.run("oops x")
            self.assertNotIn(b"\x1b[31m", bytes(program.screen.bytes))
        with open(home + "/.config/rill/settings", "a") as file:
            file.write("nonsense 3\n")
        with stage(home=home) as program:
            program.wait("warning: no setting 'nonsense'")


class WithoutTerminal(unittest.TestCase):
    def test_dumb_terminal(self):
        with stage(TERM="dumb") as program:
            program.wait("rill>")
            program.type("{\nx\n}\n")
            program.wait("entry 1: {⏎x⏎}")
            self.assertIn("....> ", program.screen.text())
            program.send("live 5\n")
            program.wait("w0 ● 3")
            self.assertTrue(program.screen.tail(1).startswith("rill>"))
            program.send("\x03")
            program.wait("(w0 ended)")
            self.assertNotIn(b"\x1b", bytes(program.screen.bytes))
            program.send("\x04")
            self.assertEqual(program.end(), 0)

    def run_plainly(self, text, *arguments):
        return subprocess.run([STAGE, *arguments], input=text.encode(), capture_output=True, timeout=LONG,
                              env={**os.environ, "HOME": tempfile.mkdtemp()})

    def test_pipes(self):
        result = self.run_plainly("{\nx\n}\necho \\e[2J\noops y\n")
        self.assertEqual(result.returncode, 0)
        self.assertEqual(result.stdout.decode(), "entry 1: {⏎x⏎}\n\x1b[2J\n")
        self.assertEqual(result.stderr.decode(), "error: y\n")

    def test_output_in_a_file(self):
        place = tempfile.mkdtemp() + "/out"
        with Program(["sh", "-c", f"{STAGE} -q > {place}"]) as program:
            program.prompt()
            program.run("echo result")
            program.send("oops x\r")
            program.wait("error: x")
            program.send("\x04")
            self.assertEqual(program.end(), 0)
        with open(place) as file:
            self.assertEqual(file.read(), "result\n")

    def test_a_closed_pipe(self):
        result = subprocess.run(["sh", "-c", f"{STAGE} -e 'many 100000' | head -1; exit $?"], capture_output=True, timeout=LONG)
        self.assertEqual((result.stdout, result.stderr), (b"line 1\n", b""))
        process = subprocess.Popen([STAGE, "-e", "many 100000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        process.stdout.close()
        self.assertEqual((process.wait(20), process.stderr.read()), (0, b""))
        process.stderr.close()

    def test_what_has_no_prompt(self):
        with Program([STAGE, "-e", "loop"]) as program:
            program.wait(lambda: program.catches(signal.SIGINT))
            self.assertTrue(program.is_cooked())
            program.send("\x03")
            self.assertEqual(program.end(), 0)
            self.assertEqual(program.screen.text(), "^Cstopped at 00:03.412")
        self.assertEqual(self.run_plainly("some\ntext", "-e").stdout.decode(), "entry 1: some⏎text\n")

    def test_asking_the_terminal(self):
        with Program(["sh", "-c", f"echo piped | {STAGE} -q -i"]) as program:
            program.prompt()
            program.send("ab" + LEFT + "x\r")
            program.wait("entry 1: axb")
            program.send("\x04")
            self.assertEqual(program.end(), 0)
            self.assertTrue(program.is_cooked())

    def test_forced_colour(self):
        self.assertIn(b"\x1b[31m", self.run_plainly("oops x\n", "--colour", "always").stderr)
        self.assertNotIn(b"\x1b", self.run_plainly("oops x\n").stderr)


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        STAGE = os.path.abspath(sys.argv.pop(1))
    unittest.main()
