#pragma once

/// A text that lies in the executable.
typedef struct {
    const char *_Nonnull module;
    const char *_Nonnull name;
    const unsigned char *_Nonnull bytes;
    long count;
} Text;

/// A table of them.
typedef struct {
    const Text *_Nonnull first;
    long count;
} Texts;

/// What the ids of diagnostics mean, a text for each folder of rules; each page begins with `# id`.
extern const Texts explanation_texts;
/// Tables of words: those of other languages and libraries with what they are called here, and modules to import.
extern const Texts word_tables;

/// When an interface of the library is read: at start, with the modules of its own that are compiled too; when a text says a name
/// of its first line; when a program imports its module.
typedef enum { start, added, named, imported } InterfaceKind;

/// Declarations of the library. `index` has their places (`InterfaceIndex`).
typedef struct {
    InterfaceKind kind;
    const char *_Nonnull module;
    const char *_Nonnull name;
    const unsigned char *_Nonnull bytes;
    long count;
    const unsigned char *_Nonnull index;
    long index_count;
} Interface;

/// The module `Interfaces` has these.
const Interface *_Nonnull library_interfaces(void);
long library_interface_count(void);
/// Names of types and operators that types of the library have inside, with a space between; ends with a zero.
const unsigned char *_Nonnull library_inner_names(void);
/// The places of names in the order of completions, a row each: `member`, `static` or `type`, the name with its first label, the
/// number; ends with a zero.
const unsigned char *_Nonnull library_usage(void);
