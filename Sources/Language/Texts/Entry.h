#pragma once

#include "Texts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

/// `TEXT(RxSwift, Events) = { #embed "…" };` and, in the table below, `ENTRY(RxSwift, Events)`.
#define TEXT(module, name) static const unsigned char module##_##name[]
#define ENTRY(module, name) {#module, #name, module##_##name, sizeof module##_##name}
