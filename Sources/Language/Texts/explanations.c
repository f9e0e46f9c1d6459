// The pages behind the ids of diagnostics, a text for each folder of rules, and one for the rules of apps.
#include "Entry.h"

TEXT(Explanations, Tokens) = {
#embed "../../../docs/Explanations/Tokens.md"
};
TEXT(Explanations, Syntax) = {
#embed "../../../docs/Explanations/Syntax.md"
};
TEXT(Explanations, Bodies) = {
#embed "../../../docs/Explanations/Bodies.md"
};
TEXT(Explanations, Declarations) = {
#embed "../../../docs/Explanations/Declarations.md"
};
TEXT(Explanations, App) = {
#embed "../../../docs/Explanations/App.md"
};
TEXT(Explanations, Running) = {
#embed "../../../docs/Explanations/Running.md"
};

static const Text pages[] = {
    ENTRY(Explanations, Tokens),
    ENTRY(Explanations, Syntax),
    ENTRY(Explanations, Bodies),
    ENTRY(Explanations, Declarations),
    ENTRY(Explanations, App),
    ENTRY(Explanations, Running),
};
const Texts explanation_texts = {pages, sizeof pages / sizeof *pages};
