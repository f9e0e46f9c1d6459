// swift-tools-version:6.0
import Foundation
import PackageDescription

// One block a target, in the order of the map: arrows of import go down only (docs/ARCHITECTURE.md).
// `make safe` builds without any unsafe flag (docs/Decisions/0004-release-flags.md).
func unless<Setting>(safe settings: [Setting]) -> [Setting] {
    Context.environment["RILL_SAFE"] == nil ? settings : []
}

let settings: [SwiftSetting] =
    [.swiftLanguageMode(.v5)]
    + unless(safe: [
        // Lets the optimiser specialise the engine's generics for the interpreter's value type across modules.
        // Exclusive access is checked in debug builds; in release the checks would cost more than the engine itself.
        .unsafeFlags(
            ["-cross-module-optimization", "-enforce-exclusivity=unchecked"], .when(configuration: .release)),
        // Calls create generic types from their witnesses. Creating them from mangled names would search every
        // conformance of the process at the first use of each type.
        .unsafeFlags(
            ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release)),
        // Nodes of lowered code have few instructions; a frame pointer would add three to each.
        .unsafeFlags(
            ["-Xcc", "-Xclang", "-Xcc", "-mframe-pointer=none"],
            .when(platforms: [.linux], configuration: .release)),
    ])

// SwiftPM refuses products with unsafe flags in a package that depends on this one by version. The interpreter's
// executable needs the flags, so `make` requests them.
let products = Context.environment["RILL_ENGINE_FLAGS"] == nil ? [.swiftLanguageMode(.v5)] : settings

// Modules whose objects only the thread with the world lock uses (docs/Decisions/0008): their reference counts are not
// atomic. In debug builds they are, for the sanitizers.
let oneAtATime: [SwiftSetting] = unless(safe: [
    .unsafeFlags(["-Xfrontend", "-assume-single-threaded"], .when(configuration: .release))
])

// Modules of trees and tables, without weak or unsafe references that rely on an object living to the end of its scope:
// objects may be freed after their last use.
let untilLastUse: [SwiftSetting] = unless(safe: [
    .unsafeFlags(["-Xfrontend", "-enable-lexical-lifetimes=false"], .when(configuration: .release))
])

// The first prompt comes sooner if modules that no program waits for are compiled without optimisation, which takes a tenth of
// the time: views, commands, lessons, help. `make play` asks for it; `make release` optimises everything.
let quick: [SwiftSetting] =
    Context.environment["RILL_QUICK"] != "1"
    ? []
    : unless(safe: [
        .unsafeFlags(["-Onone"], .when(configuration: .release))
    ])

// Trees, boxes and closures are very many small blocks. Where Debian's mimalloc is installed (`make setup`), the
// released executable allocates with it; elsewhere, and in debug builds for the sanitizers, with the C library.
let blocks: [LinkerSetting] =
    ["x86_64", "aarch64"].contains { FileManager.default.fileExists(atPath: "/usr/lib/\($0)-linux-gnu/libmimalloc.so") }
    ? [.linkedLibrary("mimalloc", .when(platforms: [.linux], configuration: .release))] : []

/// The library's declarations stand beside their natives, and its tables of words with them; `Indexer` and `Texts` embed them.
func interfaces(in folder: String) -> [String] {
    let walk = FileManager.default.enumerator(atPath: Context.packageDirectory + "/" + folder)
    return (walk?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swiftinterface") || $0.hasSuffix(".words") }
        .sorted()
}

func module(
    _ name: String, _ dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = [],
    _ extra: [SwiftSetting] = [], plugins: [Target.PluginUsage] = []
)
    -> Target
{
    .target(
        name: name, dependencies: dependencies, path: path ?? "Sources/\(name)", exclude: exclude,
        swiftSettings: settings + extra, plugins: plugins)
}

func product(_ name: String, _ dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = []) -> Target
{
    .target(
        name: name, dependencies: dependencies, path: path ?? "Sources/\(name)", exclude: exclude,
        swiftSettings: products)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

let package = Package(
    name: "rill",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "rill", targets: ["rill"]),
        .executable(name: "rill-fetch", targets: ["rill-fetch"]),
        .library(name: "Rill", targets: ["Rill"]),
        .library(name: "RillTest", targets: ["RillTest"]),
        .library(name: "RillBlocking", targets: ["RillBlocking"]),
        .library(name: "RillExt", targets: ["RillExt"]),
        .library(name: "RillNetworking", targets: ["RillNetworking"]),
        .library(name: "RillKit", targets: ["RillKit"]),
    ],
    targets: [
        // The C library and the differences of systems: no other module imports it.
        .target(name: "CStackSwitch", path: "Sources/CStackSwitch"),
        product("Platform", ["CStackSwitch"]),

        // Terminal ground
        .systemLibrary(name: "CEditLine", path: "Sources/CEditLine/system", providers: [.apt(["libedit-dev"])]),
        .target(
            name: "CEditLineShim", dependencies: ["CEditLine"], path: "Sources/CEditLine/shim",
            linkerSettings: [.linkedLibrary("edit")]),
        module("EditLine", ["Platform", "CEditLineShim"]),
        module("StyledText", []),

        // The network. The program that makes requests is one of its own, since FoundationNetworking takes long to load.
        module("Requests", []),
        module("Fetching", ["Platform", "Requests"]),
        .executableTarget(
            name: "rill-fetch", dependencies: ["Platform", "Requests"], path: "Sources/rill-fetch",
            swiftSettings: settings),

        // Engine
        product(
            "Rill", ["Platform"],
            exclude: ["Operators/arities.sh", "Traits/arities.sh"] + interfaces(in: "Sources/Rill")),
        product("RillTestCore", ["Rill"], path: "Sources/RillTest/Core"),
        product("RillTest", ["Rill", "RillTestCore"], path: "Sources/RillTest/XCTest"),
        product("RillBlocking", ["Platform", "Rill"]),
        product("RillExt", ["Rill"], exclude: ["RxSwiftExt/arities.sh"]),
        // Links FoundationNetworking, so the executable does without it.
        product("RillNetworking", ["Rill"]),
        // Simulated frameworks for apps at a prompt. The executable contains their text, not their code.
        product("RillKit", ["Rill", "RillExt"], exclude: interfaces(in: "Sources/RillKit")),

        // Texts in the executable: explanations of diagnostics, tables of words, and the access to `Interfaces`.
        .target(name: "Texts", path: "Sources/Language/Texts"),
        // The library's declarations with an index, written by `indexer` when they change. Only executables link it,
        // and no module imports it, so a changed text rebuilds nothing else. `indexer` also writes natives (`@forwards`).
        .executableTarget(
            name: "indexer", dependencies: ["Syntax", "Diagnostics"], path: "Sources/Language/Indexer/Tool",
            swiftSettings: settings),
        .plugin(
            name: "IndexLibrary", capability: .buildTool(), dependencies: ["indexer"],
            path: "Sources/Language/Indexer/Plugin"),
        .target(
            name: "Interfaces", dependencies: ["Texts"], path: "Sources/Language/Interfaces", swiftSettings: settings,
            plugins: ["IndexLibrary"]),

        // Language, front
        module("Diagnostics", ["StyledText", "Texts"], path: "Sources/Language/Diagnostics"),
        module("Regexes", [], path: "Sources/Language/Regexes"),
        module(
            "Syntax", ["Diagnostics", "Regexes", "Platform"], path: "Sources/Language/Syntax",
            oneAtATime + untilLastUse),
        // The checker, from the bottom: types and the typed tree; declarations; rules on both; expressions; one text.
        module(
            "TypeModel", ["Platform", "Syntax", "Diagnostics", "Texts"], path: "Sources/Language/Types/Model",
            oneAtATime + untilLastUse),
        module(
            "Declarations", ["TypeModel", "Syntax", "Diagnostics"], path: "Sources/Language/Types/Declarations",
            oneAtATime + untilLastUse),
        module(
            "Analysis", ["Declarations", "TypeModel", "Syntax", "Diagnostics"], path: "Sources/Language/Types/Analysis",
            oneAtATime + untilLastUse),
        module(
            "Inference", ["Analysis", "Declarations", "TypeModel", "Syntax", "Diagnostics"],
            path: "Sources/Language/Types/Inference", oneAtATime + untilLastUse),
        module(
            "Checking", ["Inference", "Analysis", "Declarations", "TypeModel", "Syntax", "Diagnostics"],
            path: "Sources/Language/Types/Checking", oneAtATime + untilLastUse),
        // Language, back
        module("Runtime", ["Diagnostics", "Platform"], path: "Sources/Language/Runtime", oneAtATime),
        module(
            "Code", ["Checking", "TypeModel", "Syntax", "Runtime", "Diagnostics"], path: "Sources/Language/Code",
            exclude: ["Nodes/operations.py"], oneAtATime),
        module(
            "Library",
            [
                "Platform", "Texts", "Diagnostics", "Regexes", "Runtime", "Rill", "RillTestCore", "RillBlocking",
                "Requests",
            ],
            path: "Sources/Language/Library",
            exclude: ["arities.py"] + interfaces(in: "Sources/Language/Library"),
            oneAtATime, plugins: ["IndexLibrary"]),
        module(
            "Language",
            [
                "Platform", "Diagnostics", "Syntax", "TypeModel", "Declarations", "Checking", "Runtime", "Code",
                "Library",
                "Rill", "Requests",
            ],
            path: "Sources/Language/Driver", quick),

        // Views, session, terminal
        module("Timeline", ["Rill", "RillTestCore", "StyledText"], quick),
        module("Listening", ["Platform", "Library", "Runtime", "Syntax", "Diagnostics", "Rill", "Timeline"]),
        // The session, from the bottom: help for typed text; its state and its program; files of it; commands and keys.
        module(
            "Assist",
            [
                "Platform", "Language", "Library", "Runtime", "TypeModel", "Declarations", "Checking", "Syntax",
                "Timeline", "StyledText", "Diagnostics",
            ], path: "Sources/Session/Assist", quick),
        module(
            "SessionCore",
            [
                "Assist", "Platform", "Language", "Library", "Runtime", "TypeModel", "Declarations", "Checking",
                "Syntax", "Timeline", "Listening", "StyledText", "Diagnostics", "Rill", "Requests",
            ], path: "Sources/Session/Core", quick),
        module(
            "Export",
            [
                "SessionCore", "Assist", "Library", "Runtime", "TypeModel", "Syntax", "Timeline", "StyledText",
                "Diagnostics",
            ], path: "Sources/Session/Export", quick),
        module(
            "Commands",
            [
                "Export", "SessionCore", "Assist", "Platform", "Language", "Library", "Runtime", "TypeModel",
                "Declarations", "Checking", "Syntax", "Timeline", "Listening", "StyledText", "Diagnostics", "Rill",
                "RillTestCore", "Requests",
            ], path: "Sources/Session/Commands", quick),
        module(
            "Lessons",
            [
                "Commands", "Export", "SessionCore", "Assist", "Platform", "Timeline", "RillTestCore", "Diagnostics",
                "StyledText",
            ], quick),
        module("Shell", ["Platform", "SessionCore", "Assist", "EditLine", "Timeline", "StyledText"], quick),
        // The version texts that `make` writes for the commit. A separate target, so that a new commit compiles one
        // file.
        .target(
            name: "CVersion", path: "Sources/CVersion",
            cSettings: Context.environment["RILL_COMMIT"].map { [.define("RILL_COMMIT", to: "\"\($0)\"")] } ?? []),
        .executableTarget(
            name: "rill",
            dependencies: [
                "CVersion", "Interfaces", "Platform",
                "Shell", "Lessons", "Commands", "Export", "SessionCore", "Assist", "Language", "Diagnostics",
                "Timeline", "StyledText", "Rill", "Fetching",
            ],
            path: "Sources/rill",
            swiftSettings: settings,
            // An executable at a fixed address needs no 88,000 relocations at each start. The static standard library asks for
            // the export of all symbols; the runtime searches their list at each start, and nothing uses it.
            linkerSettings: unless(safe: [
                .unsafeFlags(
                    ["-Xclang-linker", "-no-pie", "-Xlinker", "--no-export-dynamic"],
                    .when(platforms: [.linux], configuration: .release))
            ]) + blocks),

        // Terminal ground
        // The base of tests that count what is alive.
        module("EngineTestKit", ["Rill"], path: "Tests/EngineTestKit"),
        // Counts allocations: its `malloc` replaces that of the C library in the executable of the tests.
        .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
        tests(
            "RillTests",
            [
                "Rill", "RillTestCore", "RillTest", "RillBlocking", "RillExt", "EngineTestKit", "CAllocationCount",
                "Syntax",
            ]),
        // Programs as users write them, with strict concurrency checking: the test is that they compile.
        .testTarget(
            name: "SurfaceTests", dependencies: ["Rill", "RillTest", "RillBlocking", "RillExt"],
            path: "Tests/SurfaceTests", swiftSettings: [.swiftLanguageMode(.v6)]),
        tests("KitTests", ["RillKit"]),
        tests("RillNetworkingTests", ["Rill", "RillNetworking", "RillBlocking", "EngineTestKit"]),
        // A network that answers from a table.
        module("NetworkKit", ["Requests"], path: "Tests/NetworkKit"),
        tests("FetchingTests", ["Fetching", "Requests", "rill-fetch"]),
        // Subscribers on two threads; `Tests/released` runs it with the engine's release configuration.
        tests("SharingTests", ["Rill"]),
        tests("RillWorldTests", ["Platform", "Rill", "RillTestCore", "EngineTestKit"]),
        tests(
            "LibraryTests",
            [
                "Library", "Interfaces", "Regexes", "Syntax", "Checking", "Declarations", "TypeModel", "Runtime",
                "Diagnostics",
            ]),
        tests("StyledTextTests", ["StyledText"]),
        tests("TimelineTests", ["Timeline", "StyledText"]),
        tests("EditLineTests", ["EditLine"]),
        // A session from a script with the prompt, for sessions on a pseudo-terminal.
        module(
            "StageKit", ["Commands", "Export", "SessionCore", "Assist", "StyledText"], path: "Tests/Terminal/StageKit"),
        .executableTarget(
            name: "stage",
            dependencies: [
                "Interfaces", "Shell", "StageKit", "Commands", "Export", "SessionCore", "Assist", "StyledText",
            ],
            path: "Tests/Terminal/Stage",
            swiftSettings: settings),
        tests(
            "ShellTests",
            [
                "Shell", "StageKit", "Commands", "Export", "SessionCore", "Assist", "Timeline", "StyledText",
                "EditLine", "stage",
            ]),
        // Language, front
        tests("RuntimeTests", ["Runtime"]),
        tests("CodeTests", ["Language", "Library", "Interfaces", "NetworkKit", "Requests", "Rill", "Diagnostics"]),
        tests("SyntaxTests", ["Syntax", "Regexes", "Diagnostics", "StyledText"]),
        tests(
            "TypesTests",
            [
                "Checking", "Inference", "Declarations", "TypeModel", "Syntax", "Diagnostics", "Library", "Interfaces",
                "indexer", "Runtime",
            ]),
        tests(
            "SessionTests",
            [
                "Commands", "Export", "SessionCore", "Assist", "SessionModel", "Language", "Library", "NetworkKit",
                "Requests", "Syntax", "Diagnostics",
                "StyledText",
            ]),
        // Random sessions, and the slow model to which they are compared.
        module(
            "SessionModel",
            ["Commands", "Export", "SessionCore", "Assist", "Lessons", "Rill", "Language", "Library", "StyledText"],
            path: "Tests/SessionModel"),
        tests("LessonsTests", ["Lessons", "Commands", "Export", "SessionCore", "Assist", "Timeline", "StyledText"]),
        // The whole
        tests("ProjectTests", ["Syntax"]),
    ]
)

// The modules that compiled programs import (`rill run --swiftc`), as one product; `make` builds it.
if Context.environment["RILL_ENGINE_FLAGS"] != nil {
    package.products.append(
        .library(
            name: "RillNative", type: .static,
            targets: ["Rill", "RillTestCore", "RillTest", "RillBlocking", "RillExt", "RillNetworking", "RillKit"]))
}

// Measures the language from inside; built for `make bench` only.
if Context.environment["RILL_BENCH"] != nil {
    package.targets.append(
        .executableTarget(
            name: "bench-language",
            dependencies: ["Language", "Library", "Interfaces", "Checking", "Declarations", "Syntax", "Diagnostics"],
            path: "Tests/Benchmarks/Language", swiftSettings: settings, linkerSettings: blocks))
}

// Many random sessions; built for `make sessions` only.
if Context.environment["RILL_SESSIONS"] != nil {
    package.targets.append(
        .executableTarget(
            name: "random-sessions", dependencies: ["SessionModel", "Interfaces"], path: "Tests/RandomSessions",
            swiftSettings: settings, linkerSettings: blocks))
}

// Fuzzing replaces `main`, so its programs exist only when asked for: RILL_FUZZ=1 swift build --sanitize fuzzer.
if Context.environment["RILL_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "fuzz-syntax", dependencies: ["Syntax", "Diagnostics"], path: "Tests/Fuzz/Syntax",
            swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
    package.targets.append(
        .executableTarget(
            name: "fuzz-program", dependencies: ["Language", "Syntax", "Checking", "Diagnostics"],
            path: "Tests/Fuzz/Program", swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
}

/// Keeps some targets, with those that they need, and the products of kept targets.
@MainActor func keepOnly(_ names: [String]) {
    var kept: Set<String> = []
    func keep(_ name: String) {
        guard kept.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else { return }
        for case .byNameItem(let dependency, _) in target.dependencies { keep(dependency) }
    }
    for name in names { keep(name) }
    package.products.removeAll { ($0 as? Product.Library)?.targets.allSatisfy(kept.contains) != true }
    package.targets.removeAll { !kept.contains($0.name) }
}

// The engine's tests and what they need, for a sanitizer that needs a build of its own (`make threads`).
if Context.environment["RILL_ENGINE_TESTS"] != nil { keepOnly(["RillTests", "RillWorldTests"]) }

// A package that depends on this one by version gets the libraries only. SwiftPM builds the tools of all plugins that it
// sees, and `indexer` with the parser would take longer than the engine.
if Context.packageDirectory.contains("/checkouts/") {
    keepOnly(package.products.compactMap { ($0 as? Product.Library)?.targets }.flatMap { $0 })
}
