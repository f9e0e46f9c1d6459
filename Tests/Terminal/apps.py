"""Uses apps with the keyboard on a pseudo-terminal: python3 apps.py PATH-OF-RILL"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True

from screen import Program  # noqa: E402

RILL = os.environ.get("RILL_PROGRAM", "")
APPS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "lessons", "apps")


def app(name, **options):
    return Program([RILL, "app", os.path.join(APPS, name)], **{"rows": 30, "columns": 90, **options})


class Apps(unittest.TestCase):
    def under_cursor(self, program):
        # Cells, not characters: a picture takes two.
        return "".join(program.screen.line(program.screen.row)[program.screen.column:])

    def test_a_field_is_typed_into_and_what_was_done_stays(self):
        with tempfile.TemporaryDirectory() as folder, app("weather.swift") as program:
            program.wait("Ctrl-C leave")
            self.assertNotIn("> the app begins", program.screen.text(), "nobody else visits it")
            self.assertTrue(self.under_cursor(program).startswith("[city "), "the keyboard stands on the field")
            program.send("Osla\x7fo")
            program.wait("[Oslo")
            program.send("\r")
            program.wait("4.0 C")
            program.wait("humidityLabel")
            program.send("\x03")
            program.prompt()
            # Four characters, one taken back, one more, Return.
            self.assertIn("left the app: 7 new entries", program.screen.text())
            self.assertNotIn("nothing printed)\n(nothing printed)", program.screen.text())
            program.send(":screen\r")
            program.wait("tempLabel")
            program.prompt()
            path = os.path.join(folder, "used.swift")
            program.send(":save %s\r" % path)
            program.wait(lambda: os.path.exists(path))
            with open(path) as file:
                text = file.read()
            self.assertIn('screen.find("searchCityName", as: UITextField.self).type("O")', text)
            self.assertIn('screen.find("searchCityName", as: UITextField.self).erase()', text)
            self.assertIn('screen.find("searchCityName", as: UITextField.self).submit()', text)

    def test_screens_come_and_go_by_tap_and_escape(self):
        with app("collage.swift") as program:
            program.wait("Ctrl-C leave")
            self.assertTrue(self.under_cursor(program).startswith("+"), self.under_cursor(program))
            program.send("\r")
            program.wait("‹ Photos")
            program.send("\t")
            program.wait(lambda: "quay" in self.under_cursor(program))
            program.send("\x1b[B")
            program.wait(lambda: "crane" in self.under_cursor(program))
            program.send(" \x1b[A ")
            program.send("\x1b")
            program.wait("2 photos")
            # What is disabled is passed over: now both buttons can be reached.
            program.send("\t")
            program.wait(lambda: self.under_cursor(program).startswith("[ Clear ]"))
            program.send("\x1b[C")
            program.wait(lambda: self.under_cursor(program).startswith("[ Save ]"))
            program.send("\x1b[Z\x1b[Z")
            program.wait(lambda: self.under_cursor(program).startswith("+"))
            program.send("\x1b")
            program.prompt()
            self.assertIn("left the app: 4 new entries", program.screen.text())
            # One action is taken back like any entry; the app goes on from there.
            program.send(":undo 2\r")
            program.wait("(")
            program.prompt()
            program.send(":screen live\r")
            program.wait("‹ Photos")
            program.send("\x03")
            program.prompt()

    def test_what_is_said_stands_below_the_app(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "app.swift")
            with open(path, "w") as file:
                file.write("""import UIKit
final class Counter: UIViewController {
    let more = UIButton(type: .system)
    var count = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        more.setTitle("More", for: .normal)
        more.addAction(UIAction { _ in self.count += 1; print("count is", self.count); if self.count == 3 { fatalError("three") } }, for: .touchUpInside)
        view.addSubview(more)
    }
}
show(Counter())
""")
            with app(path) as program:
                program.wait("Ctrl-C leave")
                program.send("\x0f")
                program.wait("nothing printed yet")
                program.send("\x0f")
                program.wait("nothing is live")
                program.send("\x0f")
                program.wait("Ctrl-O more")
                program.send("\r")
                program.wait("count is 1")
                self.assertLess(program.screen.text().index("[ More ]"), program.screen.text().index("count is 1"))
                program.send(" ")
                program.wait("count is 2")
                # A trap ends the action, not the app.
                program.send(" ")
                program.wait("three")
                program.send("\x0f")
                program.wait("Ctrl-O lanes")
                program.resize(60)
                program.wait(lambda: "Ctrl-O lanes" in program.screen.text())
                program.send("\x03")
                program.prompt()
                self.assertIn("left the app: 2 new entries", program.screen.text())

    TABLE = """import UIKit
final class Numbers: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Numbers"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "no. \\(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let alert = UIAlertController(title: "Row \\(indexPath.row)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Take", style: .default) { _ in print("taken", indexPath.row) })
        alert.addAction(UIAlertAction(title: "Leave", style: .cancel) { _ in print("left", indexPath.row) })
        present(alert, animated: false)
    }
}
show(UINavigationController(rootViewController: Numbers()))
"""

    def test_ten_thousand_rows_and_an_alert(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "rows.swift")
            with open(path, "w") as file:
                file.write(self.TABLE)
            with app(path) as program:
                program.wait("Ctrl-C leave")
                program.wait("⋮ 9982 more")
                self.assertIn("no. 0", self.under_cursor(program))
                for page in range(1, 40):
                    program.send("\x1b[6~")
                    program.wait("⋮ %d more" % (9982 - 17 * page))
                program.send("\x1b[5~")
                program.wait("⋮ 9336 more")
                # Down along the page, then over its edge: the table goes with the keyboard.
                for _ in range(12):
                    program.send("\x1b[B")
                program.wait(lambda: "no. 675" in self.under_cursor(program))
                row = "675"
                program.send("\r")
                program.wait("Row %s?" % row)
                # An alert covers all: what lies below it cannot be reached.
                program.send("\x1b[6~")
                program.resize(60, 20)
                program.wait("Row %s?" % row)
                program.send("\x1b")
                program.wait("left " + row)
                program.send("\r")
                program.wait("Row %s?" % row)
                program.send("\t\t\r")
                program.wait("taken " + row)
                program.resize(100, 40)
                program.wait(lambda: "Row" not in program.screen.text())
                self.assertEqual(program.screen.unknown, [])
                program.send("\x1b")
                program.prompt()
                self.assertIn("left the app", program.screen.text())
                program.send(":screen live\r")
                program.wait("Ctrl-C leave")
                program.wait("no. " + row)
                program.send("\x1b")
                program.prompt()

    def test_every_way_out_gives_the_terminal_back(self):
        def leave(keys):
            def run(program):
                program.send(keys)
                program.prompt()
                program.send("\x04")
            return run

        ways = [(leave("\x03"), 0), (leave("\x1b"), 0),
                (lambda program: os.kill(program.pid, signal.SIGTERM), -signal.SIGTERM),
                (lambda program: os.kill(program.pid, signal.SIGHUP), None)]
        for way, status in ways:
            with app("colours.swift") as program:
                program.wait("Ctrl-C leave")
                self.assertIsNotNone(program.screen.below, "the app has the whole terminal")
                program.gives_the_terminal_back(self, way, status)
                self.assertIsNone(program.screen.below, "what stood there before is back")

    def test_what_cannot_be_opened_is_said(self):
        with tempfile.NamedTemporaryFile("w", suffix=".swift") as file:
            file.write("let x = 1\n")
            file.flush()
            with Program([RILL, "app", file.name], rows=24, columns=80) as program:
                program.prompt()
                self.assertIn("the screen is empty: use show(ViewController())", program.screen.text())
            for words, code, said in [
                (["app", file.name], 64, "app needs a terminal; rill run"), (["app"], 64, "app needs a file"),
                (["app", "nothing/there"], 66, "cannot read nothing/there"),
            ]:
                done = subprocess.run([RILL] + words, capture_output=True, text=True, stdin=subprocess.DEVNULL)
                self.assertEqual((done.returncode, done.stdout), (code, ""), words)
                self.assertIn(said, done.stderr)


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        RILL = os.path.abspath(sys.argv.pop(1))
    unittest.main()
