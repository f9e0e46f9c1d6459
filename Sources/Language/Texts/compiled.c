// Modules written in plain Swift: what compiled programs link, interpreted ones read, when they import the module or where
// nothing else has a name. Programs see what is public; everything has a body, so that no native is needed.
#include "Page.h"

// `URLSession.rx`, which RxCocoa has.
PAGE(RxCocoa, RxCocoaURLError) = {
#embed "../../RillNetworking/RxCocoaURLError.swift"
};
PAGE(RxCocoa, URLSessionRx) = {
#embed "../../RillNetworking/URLSession+Rx.swift"
};

static const Text pages[] = {
    ENTRY(RxCocoa, RxCocoaURLError),
    ENTRY(RxCocoa, URLSessionRx),
};
const Texts compiled_pages = {pages, sizeof pages / sizeof *pages};
