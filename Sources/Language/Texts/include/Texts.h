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

/// The declarations of the library, a text for each topic.
extern const Texts library_interfaces;
/// Declarations of the library that are read when a text says a name which the first line of the page has behind a colon.
extern const Texts named_interfaces;
/// Modules that are compiled too and add to what the library has.
extern const Texts added_interfaces;
/// Modules that are compiled too, read by the interpreter when a program imports them.
extern const Texts compiled_interfaces;
/// What the ids of diagnostics mean, a text for each folder of rules; each page begins with `# id`.
extern const Texts explanation_texts;
/// Tables of words: those of other languages and libraries with what they are called here, and modules to import.
extern const Texts word_tables;

/// Where the next line begins, behind `place`, that has so many spaces in front of its first character; `end` where there is none.
long next_at_margin(const unsigned char *_Nonnull text, long place, long end, long margin);
