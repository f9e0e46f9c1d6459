// The pages behind the ids of diagnostics, a text for each folder of rules, and one for the rules of apps.
#include "Page.h"

PAGE(Explanations, Tokens) = {
#embed "../../../docs/Explanations/Tokens.md"
};
PAGE(Explanations, Syntax) = {
#embed "../../../docs/Explanations/Syntax.md"
};
PAGE(Explanations, Bodies) = {
#embed "../../../docs/Explanations/Bodies.md"
};
PAGE(Explanations, Declarations) = {
#embed "../../../docs/Explanations/Declarations.md"
};
PAGE(Explanations, App) = {
#embed "../../../docs/Explanations/App.md"
};

static const Text pages[] = {
    ENTRY(Explanations, Tokens),
    ENTRY(Explanations, Syntax),
    ENTRY(Explanations, Bodies),
    ENTRY(Explanations, Declarations),
    ENTRY(Explanations, App),
};
const Texts explanation_pages = {pages, sizeof pages / sizeof *pages};
