#pragma once

#include <stddef.h>
#include <stdint.h>

// libedit without variadic calls and wide character types. Text is Unicode scalars. libedit's own drawing goes to
// /dev/null: rill paints the block itself.

/// The result of a command for libedit.
enum {
    RILL_EDIT_REFRESH = 4,
    RILL_EDIT_ACCEPT = 1,
    RILL_EDIT_END = 2,
};

/// Gives the next key: 1 and the scalar, 0 at the end of input, -1 for an error.
typedef int (*rill_key_source)(void *owner, uint32_t *key);
/// Carries out the command with this number; answers one of RILL_EDIT_….
typedef int (*rill_command)(void *owner, int command, uint32_t key);

/// Opens an editor on a terminal; NULL if it is none.
void *rill_edit_open(int input, int output, void *owner, rill_key_source source, rill_command command);
void rill_edit_close(void *editor);
/// Makes a command with this number speakable in key bindings. At most 64.
int rill_edit_add(void *editor, int number, const char *name, const char *help);
int rill_edit_bind(void *editor, const char *key, const char *command);
/// "emacs" or "vi".
void rill_edit_set_mode(void *editor, const char *mode);
int rill_edit_is_vi(void *editor);
/// Reads the user's ~/.editrc; 0 if there was one.
int rill_edit_read_settings(void *editor);
/// Edits a block until a command accepts it. 0: accepted; 1: end of input; -1: error.
int rill_edit_run(void *editor);
/// The block and the place of the cursor in it; answers its length. The pointer holds until the next call.
size_t rill_edit_text(void *editor, const uint32_t **text, size_t *cursor);
void rill_edit_replace(void *editor, const uint32_t *text, size_t length, size_t cursor);

// The terminal's mode, and the signals that concern it. Whatever ends the process restores the terminal.

/// Remembers the mode of the terminal and begins to watch signals. A byte for each comes out of `*wake`: W window size,
/// C continued, and, while somebody waits there for keys, I interrupt.
int rill_tty_open(int terminal, int output, int *wake);
/// Raw mode until `rill_tty_cooked`: keys come one by one, Ctrl-C, Ctrl-Z and Ctrl-\\ too. What is typed ahead while an entry
/// runs does not show among its output, and a paste is still marked: who looks out then keeps it.
void rill_tty_raw(int marks_pastes);
int rill_tty_is_raw(void);
/// Switches to or from the terminal's alternate buffer. The normal screen returns afterwards, also when the process ends or stops.
void rill_tty_cover(int covers);
void rill_tty_cooked(void);
/// Calls back, on a thread of its own, for each interrupt that comes while nobody waits for keys; with 1 if somebody does,
/// and code of the session had to be stopped (`rill_lookout_begin`).
int rill_tty_watch_interrupts(void (*callback)(int while_reading));
/// Tells the shim that a reader waits for keys; interrupts then go to the reader.
void rill_tty_set_waiting(int waiting);
/// Returns the number of interrupt signals so far.
int rill_tty_interrupt_count(void);
/// Calls what was given to `rill_tty_watch_interrupts`.
void rill_tty_call_interrupt(int while_reading);
void rill_tty_suspend(void);
void rill_tty_quit(void);
/// Columns and rows; 0 if unknown.
void rill_tty_size(int terminal, int *columns, int *rows);

// Code of the session runs: the keyboard is looked after meanwhile. A terminal whose queue is full hands on no Ctrl-C, and
// a paste fills it: so keys are taken from it at once. A Ctrl-C for which the code does not come to its end in time stops
// it, as `rill_tty_watch_interrupts` says.

/// The code begins. Keys are read from the terminal; -1 for none, where only signals count. Without patience a Ctrl-C stops
/// the code at once, and what was typed before it is forgotten.
void rill_lookout_begin(int terminal, int patience_ms);
/// Returns whether a key or an interrupt waits, so that running code should finish soon.
int rill_lookout_is_wanted(int terminal);
/// The code has ended. Answers how many bytes were typed meanwhile; they hold until the next beginning.
size_t rill_lookout_end(const uint8_t **keys, int *stopped);
