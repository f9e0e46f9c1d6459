// asks for wide characters in <histedit.h> and <stdio.h>
#define _GNU_SOURCE
#include "CEditLineShim.h"

#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

typedef struct {
    EditLine *line;
    FILE *input;
    FILE *nowhere;
    void *owner;
    rill_key_source source;
    rill_command command;
} Editor;

static Editor *editor_of(EditLine *line) {
    void *data = NULL;
    el_get(line, EL_CLIENTDATA, &data);
    return data;
}

static int read_key(EditLine *line, wchar_t *key) {
    Editor *editor = editor_of(line);
    uint32_t scalar = 0;
    int count = editor->source(editor->owner, &scalar);
    *key = (wchar_t)scalar;
    return count;
}

static char *no_prompt(EditLine *line) {
    (void)line;
    static char empty[] = "";
    return empty;
}

static unsigned char dispatch(EditLine *line, int number, int key) {
    Editor *editor = editor_of(line);
    return (unsigned char)editor->command(editor->owner, number, (uint32_t)key);
}

// libedit calls a function without saying by which name it was bound, so each command needs one of its own.
#define COMMAND(n) \
    static unsigned char command_##n(EditLine *line, int key) { return dispatch(line, n, key); }
#define EIGHT(X, a) X(a##0) X(a##1) X(a##2) X(a##3) X(a##4) X(a##5) X(a##6) X(a##7)
#define ALL(X) EIGHT(X, 0) EIGHT(X, 01) EIGHT(X, 02) EIGHT(X, 03) EIGHT(X, 04) EIGHT(X, 05) EIGHT(X, 06) EIGHT(X, 07)
// The numbers are octal, so that eight of them share a first digit.
ALL(COMMAND)
#define NAME(n) command_##n,
static unsigned char (*const commands[64])(EditLine *, int) = {ALL(NAME)};

void *rill_edit_open(int input, int output, void *owner, rill_key_source source, rill_command command) {
    Editor *editor = calloc(1, sizeof *editor);
    if (!editor) return NULL;
    *editor = (Editor){.owner = owner, .source = source, .command = command};
    editor->nowhere = fopen("/dev/null", "r+");
    if (!editor->nowhere) {
        free(editor);
        return NULL;
    }
    editor->line = el_init_fd("rill", editor->nowhere, editor->nowhere, editor->nowhere, input, output, output);
    if (!editor->line) {
        fclose(editor->nowhere);
        free(editor);
        return NULL;
    }
    el_set(editor->line, EL_CLIENTDATA, editor);
    el_set(editor->line, EL_PROMPT, no_prompt);
    el_set(editor->line, EL_SIGNAL, 0);
    el_set(editor->line, EL_GETCFN, read_key);
    el_set(editor->line, EL_EDITOR, "emacs");
    return editor;
}

void rill_edit_close(void *handle) {
    Editor *editor = handle;
    el_end(editor->line);
    fclose(editor->nowhere);
    free(editor);
}

int rill_edit_add(void *handle, int number, const char *name, const char *help) {
    if (number < 0 || number >= 64) return -1;
    return el_set(((Editor *)handle)->line, EL_ADDFN, name, help, commands[number]);
}

int rill_edit_bind(void *handle, const char *key, const char *command) {
    return el_set(((Editor *)handle)->line, EL_BIND, key, command, NULL);
}

void rill_edit_set_mode(void *handle, const char *mode) { el_set(((Editor *)handle)->line, EL_EDITOR, mode); }

int rill_edit_is_vi(void *handle) {
    const char *mode = NULL;
    el_get(((Editor *)handle)->line, EL_EDITOR, &mode);
    return mode && strcmp(mode, "vi") == 0;
}

int rill_edit_read_settings(void *handle) { return el_source(((Editor *)handle)->line, NULL); }

int rill_edit_run(void *handle) {
    int count = 0;
    const wchar_t *text = el_wgets(((Editor *)handle)->line, &count);
    if (text && count >= 0) return 0;
    return count < 0 ? -1 : 1;
}

size_t rill_edit_text(void *handle, const uint32_t **text, size_t *cursor) {
    const LineInfoW *info = el_wline(((Editor *)handle)->line);
    *text = (const uint32_t *)info->buffer;
    *cursor = (size_t)(info->cursor - info->buffer);
    return (size_t)(info->lastchar - info->buffer);
}

void rill_edit_replace(void *handle, const uint32_t *text, size_t length, size_t cursor) {
    EditLine *line = ((Editor *)handle)->line;
    const LineInfoW *info = el_wline(line);
    int old = (int)(info->lastchar - info->buffer);
    el_cursor(line, (int)(info->lastchar - info->cursor));
    if (old > 0) el_wdeletestr(line, old);
    if (length > 0) {
        wchar_t *copy = malloc((length + 1) * sizeof *copy);
        if (!copy) return;
        for (size_t i = 0; i < length; i++) copy[i] = (wchar_t)text[i];
        copy[length] = 0;
        el_winsertstr(line, copy);
        free(copy);
    }
    el_cursor(line, (int)cursor - (int)length);
}
