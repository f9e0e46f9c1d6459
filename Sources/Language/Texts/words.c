// Tables in plain text that the front end reads: words that people bring from elsewhere, where something is wrong, and the
// modules that programs can import.
#include "Entry.h"

TEXT(Elsewhere, Words) = {
#embed "../Library/Elsewhere/Words.words"
};
TEXT(Elsewhere, Labels) = {
#embed "../Library/Elsewhere/Labels.words"
};
TEXT(Elsewhere, LeftOut) = {
#embed "../Library/Elsewhere/LeftOut.words"
};
TEXT(Elsewhere, Lacking) = {
#embed "../Library/Elsewhere/Lacking.words"
};
TEXT(Elsewhere, Modules) = {
#embed "../Library/Elsewhere/Modules.words"
};
TEXT(Library, Imports) = {
#embed "../Library/Imports.words"
};

static const Text pages[] = {
    ENTRY(Elsewhere, Words),
    ENTRY(Elsewhere, Labels),
    ENTRY(Elsewhere, LeftOut),
    ENTRY(Elsewhere, Lacking),
    ENTRY(Elsewhere, Modules),
    ENTRY(Library, Imports),
};
const Texts word_tables = {pages, sizeof pages / sizeof *pages};
