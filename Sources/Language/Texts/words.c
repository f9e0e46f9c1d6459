// Tables in plain text that the front end reads: words that people bring from elsewhere, where something is wrong, the modules
// that programs can import, and which names types have inside.
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
TEXT(Elsewhere, Modules) = {
#embed "../Library/Elsewhere/Modules.words"
};
TEXT(Library, Imports) = {
#embed "../Library/Imports.words"
};
TEXT(Library, Inside) = {
#embed "../Library/Inside.words"
};

static const Text pages[] = {
    ENTRY(Elsewhere, Words),
    ENTRY(Elsewhere, Labels),
    ENTRY(Elsewhere, LeftOut),
    ENTRY(Elsewhere, Modules),
    ENTRY(Library, Imports),
    ENTRY(Library, Inside),
};
const Texts word_tables = {pages, sizeof pages / sizeof *pages};
