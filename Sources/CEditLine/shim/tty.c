#define _GNU_SOURCE
#include "CEditLineShim.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static int terminal = -1;
static int output = -1;
static struct termios original;
static int wake[2] = {-1, -1};
static int interrupts[2] = {-1, -1};
static void (*on_interrupt)(int);
static atomic_int raw;
static atomic_int waiting;
static atomic_int interrupt_count;
static atomic_int marking;
static atomic_int covered;

static const char mark_on[] = "\033[?2004h";
static const char mark_off[] = "\033[?2004l";
static const char cover_on[] = "\033[?1049h";
static const char cover_off[] = "\033[?25h\033[?1049l";

static void say(const char *text, size_t length) {
    ssize_t ignored = write(output, text, length);
    (void)ignored;
}

// Only calls that a signal handler may make.
static void restore(void) {
    if (terminal < 0 || !atomic_load(&raw)) return;
    if (atomic_load(&covered)) say(cover_off, sizeof cover_off - 1);
    if (atomic_load(&marking)) say(mark_off, sizeof mark_off - 1);
    tcsetattr(terminal, TCSADRAIN, &original);
}

static void enter_raw(void) {
    struct termios mode = original;
    // Carriage return stays what it is, Ctrl-S and Ctrl-Q are keys; newlines in output still return the carriage.
    mode.c_iflag &= ~(tcflag_t)(INLCR | IGNCR | ICRNL | IXON | ISTRIP);
    mode.c_oflag |= OPOST | ONLCR;
    mode.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHOE | ECHOK | ECHONL | IEXTEN);
    // A pasted Ctrl-C must not empty the queue, so the signal keys are keys.
    mode.c_lflag &= ~(tcflag_t)ISIG;
    mode.c_cc[VMIN] = 1;
    mode.c_cc[VTIME] = 0;
    tcsetattr(terminal, TCSANOW, &mode);
}

static void begin_raw(void) {
    enter_raw();
    if (atomic_load(&marking)) say(mark_on, sizeof mark_on - 1);
}

static void begin_cover(void) {
    if (atomic_load(&covered)) say(cover_on, sizeof cover_on - 1);
}

static void post(char kind) {
    int saved = errno;
    int to = kind == 'I' && !atomic_load(&waiting) ? interrupts[1] : wake[1];
    if (to >= 0) {
        ssize_t ignored = write(to, &kind, 1);
        (void)ignored;
    }
    errno = saved;
}

static void handle_simple(int signal_number) {
    if (signal_number == SIGINT) atomic_fetch_add(&interrupt_count, 1);
    post(signal_number == SIGINT ? 'I' : signal_number == SIGWINCH ? 'W' : 'C');
}

static void handle_stop(int signal_number) {
    int saved = errno;
    int was_raw = atomic_load(&raw);
    restore();
    // Stop for real: the default action, let through while this handler waits.
    struct sigaction plain = {.sa_handler = SIG_DFL}, ours;
    sigaction(signal_number, &plain, &ours);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, signal_number);
    kill(getpid(), signal_number);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    // Here the process goes on. Meanwhile the terminal may have been set up anew.
    sigaction(signal_number, &ours, NULL);
    if (was_raw) {
        tcgetattr(terminal, &original);
        begin_raw();
        begin_cover();
    }
    post('C');
    errno = saved;
}

static struct sigaction fatal_before[64];

static void handle_fatal(int signal_number) {
    restore();
    atomic_store(&raw, 0);
    // Whoever cared for the signal before gets it again, from the same place.
    sigaction(signal_number, &fatal_before[signal_number], NULL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, signal_number);
    raise(signal_number);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

static void install(int number, void (*handler)(int), int flags) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, number < 64 ? &fatal_before[number] : NULL);
}

static void install_all(void) {
    static const int fatal[] = {SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP};
    static char stack[64 * 1024];
    stack_t alternate;
    // A stack that ran over cannot run its own handler.
    if (sigaltstack(NULL, &alternate) == 0 && (alternate.ss_flags & SS_DISABLE)) {
        stack_t ours = {.ss_sp = stack, .ss_size = sizeof stack};
        sigaltstack(&ours, NULL);
    }
    for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) install(fatal[i], handle_fatal, SA_ONSTACK);
    install(SIGINT, handle_simple, SA_RESTART);
    install(SIGWINCH, handle_simple, SA_RESTART);
    install(SIGCONT, handle_simple, SA_RESTART);
    install(SIGTSTP, handle_stop, SA_RESTART);
}

static int open_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC | O_NONBLOCK); }

int rill_tty_open(int input, int out, int *wake_end) {
    if (wake[0] < 0 && (open_pipe(wake) != 0 || pipe2(interrupts, O_CLOEXEC) != 0)) return -1;
    *wake_end = wake[0];
    if (terminal < 0) output = out;
    if (terminal < 0 && isatty(input) && tcgetattr(input, &original) == 0) terminal = input;
    static int installed;
    if (!installed) {
        installed = 1;
        atexit(rill_tty_cooked);
        install_all();
    }
    return 0;
}

void rill_tty_raw(int marks_pastes) {
    if (terminal < 0) return;
    atomic_store(&marking, marks_pastes);
    atomic_store(&raw, 1);
    begin_raw();
}

void rill_tty_cover(int covers) {
    if (terminal < 0 || atomic_exchange(&covered, covers) == covers) return;
    if (covers) begin_cover();
    else say(cover_off, sizeof cover_off - 1);
}

int rill_tty_is_raw(void) { return terminal >= 0 && atomic_load(&raw); }

void rill_tty_cooked(void) {
    restore();
    atomic_store(&raw, 0);
}

static void *watch(void *unused) {
    (void)unused;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    char kind;
    for (;;) {
        ssize_t count = read(interrupts[0], &kind, 1);
        if (count == 1) on_interrupt(0);
        if (count == 0 || (count < 0 && errno != EINTR)) return NULL;
    }
}

int rill_tty_watch_interrupts(void (*callback)(int)) {
    on_interrupt = callback;
    pthread_t thread;
    int result = pthread_create(&thread, NULL, watch, NULL);
    if (result == 0) pthread_detach(thread);
    return result;
}

int rill_tty_interrupt_count(void) { return atomic_load(&interrupt_count); }

void rill_tty_call_interrupt(int while_reading) {
    if (on_interrupt) on_interrupt(while_reading);
}

void rill_tty_set_waiting(int value) {
    atomic_store(&waiting, value);
}

void rill_tty_suspend(void) { kill(getpid(), SIGTSTP); }

void rill_tty_quit(void) { kill(getpid(), SIGQUIT); }

void rill_tty_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    memset(&size, 0, sizeof size);
    ioctl(descriptor, TIOCGWINSZ, &size);
    *columns = size.ws_col;
    *rows = size.ws_row;
}
