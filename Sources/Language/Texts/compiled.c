// Modules written in plain Swift: what compiled programs link, interpreted ones read, when they import the module or where
// nothing else has a name. Programs see what is public; everything has a body, so that no native is needed.
#include "Page.h"

// Sessions, and the way out of the program under them: `Wire`, where alone the two runners differ.
PAGE(Foundation, URLSession) = {
#embed "../../RillKit/Network/URLSession.swift"
};
PAGE(Foundation, Wire) = {
#embed "../../RillKit/Network/Wire.swiftpage"
};

// `URLSession.rx`, which RxCocoa has.
PAGE(RxCocoa, RxCocoaURLError) = {
#embed "../../RillNetworking/RxCocoaURLError.swift"
};
PAGE(RxCocoa, URLSessionRx) = {
#embed "../../RillNetworking/URLSession+Rx.swift"
};

// Servers inside the program.
PAGE(RillKit, StubServer) = {
#embed "../../RillKit/Network/StubServer.swift"
};
PAGE(RillKit, StubReply) = {
#embed "../../RillKit/Network/StubReply.swift"
};
PAGE(Reachability, Reachability) = {
#embed "../../RillKit/Network/Reachability.swift"
};

static const Text pages[] = {
    ENTRY(Foundation, URLSession),
    ENTRY(Foundation, Wire),
    ENTRY(RxCocoa, RxCocoaURLError),
    ENTRY(RxCocoa, URLSessionRx),
    ENTRY(RillKit, StubServer),
    ENTRY(RillKit, StubReply),
    ENTRY(Reachability, Reachability),
};
const Texts compiled_pages = {pages, sizeof pages / sizeof *pages};
