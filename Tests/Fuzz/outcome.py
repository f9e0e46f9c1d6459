"""The end of an arbitrary program."""
import os
import signal
import subprocess


def outcome(binary, path, patience=20):
    """Returns the end of a program; one that continues must stop when interrupted."""
    run = subprocess.Popen([binary, "run", "--for", "1s", path], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                           stderr=subprocess.PIPE, env=dict(os.environ, SWIFT_BACKTRACE="enable=no"))
    try:
        said = run.communicate(timeout=patience)[1]
    except subprocess.TimeoutExpired:
        run.send_signal(signal.SIGINT)
        try:
            said = run.communicate(timeout=5)[1]
        except subprocess.TimeoutExpired:
            run.kill()
            run.communicate()
            return "does not stop"
        return 0 if run.returncode == 130 else run.returncode
    return "[internal]" if b"[internal]" in said else run.returncode
