#define _GNU_SOURCE
#include "CEditLineShim.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// While the session's code runs, whoever reads keys is busy, perhaps for ever. A thread then looks after the keyboard.

enum { GLANCE_MS = 10, PASTE_MS = 1000, CTRL_C = 0x03, CTRL_Z = 0x1A, CTRL_BACKSLASH = 0x1C };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed;
static int has_thread;
static int busy;
static int input = -1;
// Keys that came meanwhile; in_paste is where among them a paste began, if it has not ended.
static uint8_t *kept;
static size_t kept_count, kept_room;
static int in_paste;
static long last_byte_at;
// Milliseconds that code may run on after a Ctrl-C; 0 stops it at once.
static int patience;
// Since when a Ctrl-C waits, 0 for none; whether it has stopped the code.
static long pressed_at;
static int has_stopped;
static int signals_before;

static long milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static int keep(uint8_t byte) {
    if (kept_count == kept_room) {
        size_t room = kept_room ? kept_room * 2 : 256;
        uint8_t *larger = realloc(kept, room);
        if (!larger) return -1;
        kept = larger;
        kept_room = room;
    }
    kept[kept_count++] = byte;
    return 0;
}

static int ends_with(const char *mark) {
    size_t length = strlen(mark);
    return kept_count >= length && memcmp(kept + kept_count - length, mark, length) == 0;
}

// Keys that cannot wait are acted upon, unless they are part of a paste; all others are kept.
static void take(uint8_t byte) {
    if (!in_paste && byte == CTRL_BACKSLASH) return rill_tty_quit();
    if (!in_paste && byte == CTRL_Z) return rill_tty_suspend();
    if (!in_paste && byte == CTRL_C) {
        if (!pressed_at) pressed_at = milliseconds();
        if (!patience) {
            // Discards keys typed before the Ctrl-C, as a terminal does that turns the key into a signal.
            kept_count = 0;
            return;
        }
    }
    if (keep(byte) != 0) return;
    if (ends_with("\033[200~")) in_paste = 1;
    if (ends_with("\033[201~")) in_paste = 0;
}

static void look(void) {
    struct pollfd file = {.fd = input, .events = POLLIN};
    pthread_mutex_unlock(&lock);
    int count = poll(&file, 1, GLANCE_MS);
    pthread_mutex_lock(&lock);
    if (!busy) return;
    // Code may have come to its end and other code begun meanwhile, the key gone to whoever reads between the two: reading
    // would wait for the next one, and whoever ends the code for the lock.
    file.fd = input;
    if (count > 0) count = poll(&file, 1, 0);
    if (count > 0 && (file.revents & POLLIN)) {
        uint8_t bytes[1024];
        ssize_t length = read(file.fd, bytes, sizeof bytes);
        // A paste whose end does not come must not keep Ctrl-C from working.
        if (in_paste && milliseconds() - last_byte_at > PASTE_MS) in_paste = 0;
        last_byte_at = milliseconds();
        for (ssize_t i = 0; i < length; i++) take(bytes[i]);
        if (length == 0 || (length < 0 && errno != EINTR)) input = -1;
    } else if (count > 0) {
        input = -1;
    }
    // Without patience, signals are handled elsewhere.
    if (!pressed_at && patience && rill_tty_interrupt_count() != signals_before) pressed_at = milliseconds();
    if (pressed_at && milliseconds() - pressed_at >= patience) {
        has_stopped = 1;
        pressed_at = patience ? milliseconds() : 0;
        rill_tty_call_interrupt(patience > 0);
    }
}

static void *watch(void *unused) {
    (void)unused;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    pthread_mutex_lock(&lock);
    for (;;) {
        while (!busy) pthread_cond_wait(&changed, &lock);
        // Most code has come to its end long before anybody need look.
        struct timespec until;
        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_nsec += GLANCE_MS * 1000000L;
        if (until.tv_nsec >= 1000000000L) {
            until.tv_sec += 1;
            until.tv_nsec -= 1000000000L;
        }
        while (busy && pthread_cond_timedwait(&changed, &lock, &until) == 0) {}
        while (busy) look();
    }
    return NULL;
}

static int start(void) {
    pthread_condattr_t clock;
    pthread_condattr_init(&clock);
    pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
    pthread_cond_init(&changed, &clock);
    pthread_condattr_destroy(&clock);
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 256 * 1024);
    pthread_t thread;
    int result = pthread_create(&thread, &small, watch, NULL);
    pthread_attr_destroy(&small);
    if (result == 0) pthread_detach(thread);
    return result;
}

void rill_lookout_begin(int terminal, int patience_ms) {
    if (!has_thread) has_thread = start() == 0;
    pthread_mutex_lock(&lock);
    busy = 1;
    input = terminal;
    patience = patience_ms;
    kept_count = 0;
    in_paste = 0;
    pressed_at = 0;
    has_stopped = 0;
    signals_before = rill_tty_interrupt_count();
    if (has_thread) pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
}

int rill_lookout_is_wanted(int terminal) {
    pthread_mutex_lock(&lock);
    int wanted = kept_count > 0 || rill_tty_interrupt_count() != signals_before;
    pthread_mutex_unlock(&lock);
    struct pollfd file = {.fd = terminal, .events = POLLIN};
    return wanted || (terminal >= 0 && poll(&file, 1, 0) > 0);
}

size_t rill_lookout_end(const uint8_t **keys, int *stopped) {
    pthread_mutex_lock(&lock);
    busy = 0;
    if (has_thread) pthread_cond_signal(&changed);
    *keys = kept;
    *stopped = has_stopped;
    size_t count = kept_count;
    pthread_mutex_unlock(&lock);
    return count;
}
