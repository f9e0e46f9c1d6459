// The pages behind the ids of diagnostics, a text for each folder of rules.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "Texts.h"

#define PAGE(module, name) static const unsigned char module##_##name[]
#define ENTRY(module, name) {#module, #name, module##_##name, sizeof module##_##name}

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

static const Text pages[] = {
    ENTRY(Explanations, Tokens),
    ENTRY(Explanations, Syntax),
    ENTRY(Explanations, Bodies),
    ENTRY(Explanations, Declarations),
};
const Texts explanation_pages = {pages, sizeof pages / sizeof *pages};
