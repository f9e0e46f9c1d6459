// The words that people bring from elsewhere: tables in plain text, which the front end reads where something is wrong.
#include "Page.h"

PAGE(Elsewhere, Words) = {
#embed "../Library/Elsewhere/Words.words"
};
PAGE(Elsewhere, Labels) = {
#embed "../Library/Elsewhere/Labels.words"
};
PAGE(Elsewhere, LeftOut) = {
#embed "../Library/Elsewhere/LeftOut.words"
};

static const Text pages[] = {
    ENTRY(Elsewhere, Words),
    ENTRY(Elsewhere, Labels),
    ENTRY(Elsewhere, LeftOut),
};
const Texts elsewhere_pages = {pages, sizeof pages / sizeof *pages};
