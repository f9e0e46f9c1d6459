"""A small terminal emulator: it keeps the visible screen, and runs the program that is connected to it."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import tempfile
import termios
import time
import unicodedata


# Seconds that a test waits for an expected text: far longer than it takes, because the machine may be busy.
LONG = 120


def built(program):
    """Returns the build configuration of a program by its folder: times differ between configurations."""
    return next((form for form in ("release", "address") if form in program), "debug")


def char_width(char):
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


class Screen:
    """The escape codes that rill uses, and no others: anything else is kept in `unknown`."""

    def __init__(self, rows=24, columns=80):
        self.rows, self.columns = rows, columns
        self.lines = [[]]
        self.row = self.column = 0
        self.wrap = False
        self.state = ""
        self.unknown = []
        # How often a line was too long, so that the terminal had to fold it.
        self.folds = 0
        self.bytes = bytearray()
        self.pending = b""
        # What a program covers that has the whole terminal for itself: lines, row, column.
        self.below = None

    def feed(self, data):
        self.bytes += data
        data = self.pending + data
        self.pending = b""
        for cut in range(4):
            try:
                text = data[: len(data) - cut].decode()
                self.pending = data[len(data) - cut:]
                break
            except UnicodeDecodeError:
                continue
        else:
            text, self.pending = data.decode(errors="replace"), b""
        for char in text:
            self.put(char)

    def put(self, char):
        if self.state:
            self.state += char
            if self.state == "\x1b" + char:
                if char != "[":
                    self.unknown.append(self.state)
                    self.state = ""
            elif "@" <= char <= "~":
                self.control(self.state[2:-1], char)
                self.state = ""
        elif char == "\x1b":
            self.state = char
        elif char == "\r":
            self.column, self.wrap = 0, False
        elif char == "\n":
            self.row += 1
            self.wrap = False
        elif char == "\b":
            self.column = max(0, self.column - 1)
        elif char < " ":
            pass
        else:
            self.draw(char)

    def line(self, index=None):
        index = self.row if index is None else index
        while len(self.lines) <= index:
            self.lines.append([])
        return self.lines[index]

    def draw(self, char):
        width = char_width(char)
        line = self.line()
        if width == 0:
            place = self.column - (0 if self.wrap else 1)
            while place > 0 and place < len(line) and line[place] == "":
                place -= 1
            if 0 <= place < len(line):
                line[place] += char
            return
        if self.wrap or self.column + width > self.columns:
            self.row, self.column, self.wrap = self.row + 1, 0, False
            self.folds += 1
            line = self.line()
        while len(line) < self.column + width:
            line.append(" ")
        line[self.column] = char
        if width == 2:
            line[self.column + 1] = ""
        self.column += width
        if self.column >= self.columns:
            self.column, self.wrap = self.columns - 1, True

    def control(self, parameters, final):
        number = int(parameters) if parameters.isdigit() else 1
        if parameters == "?1049" and final == "h":
            self.below = (self.lines, self.row, self.column)
            self.lines, self.row, self.column = [[]], 0, 0
        if parameters == "?1049" and final == "l" and self.below:
            (self.lines, self.row, self.column), self.below = self.below, None
        if final == "m" or parameters.startswith("?"):
            return
        self.wrap = False
        if final == "A":
            # Only the window can be moved in.
            self.row = max(max(0, len(self.lines) - self.rows), self.row - number)
        elif final == "B":
            self.row = min(max(len(self.lines), self.rows) - 1, self.row + number)
        elif final == "C":
            self.column = min(self.columns - 1, self.column + number)
        elif final == "K":
            del self.line()[self.column:]
        elif final == "J":
            if parameters == "2":
                self.lines, self.row = [[]], 0
            else:
                del self.line()[self.column:]
                del self.lines[self.row + 1:]
        elif final == "H":
            # Only a program that covers the terminal goes to a place of its own.
            place = [int(part) for part in parameters.split(";")] if parameters else [1, 1]
            if self.below:
                self.row = place[0] - 1
            self.column = place[1] - 1
        else:
            self.unknown.append(parameters + final)

    def resize(self, columns):
        """Wraps rows that have become too wide, as terminals do."""
        lines, row = [], 0
        for index, line in enumerate(self.lines):
            if index == self.row:
                row = len(lines) + self.column // columns
            while True:
                lines.append(line[:columns])
                line = line[columns:]
                if not line:
                    break
        self.lines, self.row, self.column, self.columns = lines, row, self.column % columns, columns

    def text(self):
        lines = ["".join(line).rstrip() for line in self.lines]
        while lines and not lines[-1]:
            lines.pop()
        return "\n".join(lines)

    def count(self):
        """The rows down to the last one that is not empty."""
        count = len(self.lines)
        while count > 1 and not "".join(self.lines[count - 1]).strip():
            count -= 1
        return count

    def tail(self, count):
        end = self.count()
        return "\n".join("".join(line).rstrip() for line in self.lines[max(0, end - count):end])


def in_shell(command):
    """A program that a shell on a pseudo-terminal has started."""
    program = Program(["bash", "--norc", "--noprofile", "-i"], PS1="$ ")
    program.wait("$")
    program.send(command + "\r")
    program.prompt()
    return program


class Program:
    """A program on a pseudo-terminal."""

    def __init__(self, command, rows=24, columns=80, home=None, user=None, **environment):
        self.screen = Screen(rows, columns)
        self.home = home or tempfile.mkdtemp(prefix="rill-home-")
        variables = {
            "PATH": os.environ["PATH"], "TERM": "xterm-256color", "HOME": self.home, "LANG": "C.UTF-8",
            "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", ""), "SWIFT_BACKTRACE": "enable=no",
        }
        if "ASAN_OPTIONS" in os.environ:
            variables["ASAN_OPTIONS"] = os.environ["ASAN_OPTIONS"]
        variables.update(environment)
        variables = {name: value for name, value in variables.items() if value is not None}
        self.started = time.time()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            try:
                fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
                if user is not None:
                    os.setgroups([])
                    os.setgid(user)
                    os.setuid(user)
                os.execvpe(command[0], command, variables)
            finally:
                os._exit(127)
        self.status = None

    def send(self, text):
        data = text.encode() if isinstance(text, str) else text
        while data:
            # Whoever writes without reading fills both directions of the terminal and waits for ever.
            self.read(0)
            _, writable, _ = select.select([], [self.fd], [], 1)
            if writable:
                data = data[os.write(self.fd, data[:1024]):]

    def type(self, text):
        """Types lines like a user: each is echoed before the next one is sent, or they would be one paste."""
        for line in filter(None, re.split("(?<=[\r\n])", text)):
            before = len(self.screen.bytes)
            self.send(line)
            if line[-1] in "\r\n":
                self.wait(lambda: len(self.screen.bytes) > before)
                self.read(0.05)

    def marks_pastes(self):
        """Returns true if the program has requested paste marks."""
        return self.screen.bytes.rfind(b"\x1b[?2004h") > self.screen.bytes.rfind(b"\x1b[?2004l")

    def paste(self, text):
        """Pastes as terminals do: with marks if the program has requested them."""
        self.wait(self.marks_pastes)
        self.send("\x1b[200~" + text + "\x1b[201~")

    def read(self, seconds):
        end = time.time() + seconds
        while True:
            ready, _, _ = select.select([self.fd], [], [], max(0, end - time.time()))
            if not ready:
                return False
            try:
                data = os.read(self.fd, 65536)
            except OSError:
                data = b""
            if not data:
                return True
            self.screen.feed(data)
            # Who prints without a pause must not keep the reader from what it was about to do.
            if time.time() >= end:
                return False

    def wait(self, wanted, seconds=LONG):
        """Waits until a condition of the screen is true, or a text is on it."""
        holds = wanted if callable(wanted) else lambda: wanted in self.screen.tail(600)
        end = time.time() + seconds
        while not holds():
            if time.time() > end:
                raise AssertionError(f"waited in vain for {wanted!r}; the screen:\n{self.screen.tail(40)}")
            self.read(0.02)

    def tail(self, count=1):
        return self.screen.tail(count)

    def at_prompt(self, name="rill>"):
        """Returns true if the cursor is at an empty prompt on the last row; the right edge may have text."""
        last = self.screen.tail(1)
        return (last.startswith(name) and not last[len(name):len(name) + 3].strip()
                and self.screen.column == len(name) + 1 and self.screen.row >= self.screen.count() - 1)

    def prompt(self, seconds=LONG):
        """Waits for an empty prompt at the end of the screen."""
        self.wait(self.at_prompt, seconds)

    def run(self, text, seconds=LONG):
        """Types an entry, waits for its echo, submits it, and waits for its end."""
        self.prompt(seconds)
        self.send(text)
        # A prompt that is drawn anew beneath an event stands nowhere for a moment.
        start = text[:6] if text.isprintable() else ""
        self.wait(lambda: start in self.screen.tail(40) and not self.at_prompt(), seconds)
        self.send("\r")
        self.prompt(seconds)

    def suspend(self):
        """Presses Ctrl-Z and waits for the shell's message: all terminal modes of the program are restored."""
        stops = self.screen.text().count("Stopped")
        self.send("\x1a")
        self.wait(lambda: self.screen.text().count("Stopped") > stops)
        bytes_then = bytes(self.screen.bytes)
        # What marks pastes from now on is the shell.
        assert bytes_then.rfind(b"\x1b[?2004l") > bytes_then.rfind(b"rill> "), "pastes are still marked"

    def resume(self, *rows):
        """Returns to the program, which shows these rows as before; the right edge may have text."""
        self.send("fg\r")
        self.wait(lambda: [row[:20].rstrip() for row in self.tail(len(rows)).split("\n")] == list(rows))

    def resize(self, columns, rows=24):
        self.screen.resize(columns)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        before = len(self.screen.bytes)
        os.kill(os.tcgetpgrp(self.fd), signal.SIGWINCH)
        self.wait(lambda: len(self.screen.bytes) > before)

    def quiet(self, seconds=0.3):
        """Waits until there was no output for a while. Use only to prove that something does not happen."""
        before = -1
        while before != len(self.screen.bytes):
            before = len(self.screen.bytes)
            self.read(seconds)

    def processor_time(self):
        """Returns the program's processor time in seconds."""
        with open(f"/proc/{self.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def is_cooked(self):
        flags = termios.tcgetattr(self.fd)[3]
        return bool(flags & termios.ICANON) and bool(flags & termios.ECHO)

    def catches(self, number):
        """Returns true if the program has installed a handler for a signal."""
        # Before it runs it is this program, which has one.
        if os.readlink(f"/proc/{self.pid}/exe") == os.readlink("/proc/self/exe"):
            return False
        with open(f"/proc/{self.pid}/status") as file:
            caught = next(int(line.split()[1], 16) for line in file if line.startswith("SigCgt"))
        return bool(caught >> (number - 1) & 1)

    def is_running(self):
        """Returns true if an entry was submitted and runs: the cursor is below it, and typed text is not echoed."""
        return self.screen.column == 0 and not self.at_prompt() and not self.is_cooked()

    def gives_the_terminal_back(self, test, leave, status):
        """After any exit the terminal is as before; None accepts any status."""
        test.assertFalse(self.is_cooked())
        leave(self)
        found = self.end()
        if status is not None:
            test.assertEqual(found, status)
        test.assertTrue(self.is_cooked(), status)
        test.assertIn(b"\x1b[?2004h", self.screen.bytes)
        test.assertFalse(self.marks_pastes())

    def end(self, seconds=LONG):
        """Waits for the end of the program; returns its exit status in the shell's form."""
        end = time.time() + seconds
        while self.status is None:
            self.read(0.02)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
            elif time.time() > end:
                self.kill()
                raise AssertionError("it does not end; the screen:\n" + self.screen.tail(40))
        return self.status

    def kill(self):
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            self.status = -9

    def __enter__(self):
        return self

    def __exit__(self, *problem):
        self.kill()
        os.close(self.fd)
