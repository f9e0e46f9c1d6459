import Assist
import Diagnostics
import Export
import SessionCore
import StyledText
import Syntax

/// `:export --package DIR`: exports the session as a Swift package with its expected output.
struct PackageExport {
    /// The imports of `main.swift` besides Foundation.
    private(set) var modules: [String] = ["RxSwift"]
    private let programText: String
    private(set) var expectedOutput = ""

    /// For each name that programs import, the module of rill's package with the same declarations.
    private static let moduleNames = [
        "RxSwift": "Rill", "RxRelay": "Rill", "RxCocoa": "Rill", "RxSwiftExt": "RillExt", "Action": "RillExt",
        "RxBlocking": "RillBlocking",
    ]

    /// Runs the program to record its output; throws if the program is not valid.
    init(of session: ReplSession) throws {
        let text = SessionProgram(of: session.state).text
        let imports = CompiledProgram.importRanges(in: text)
        programText = SourceWords(text).replacing(imports.map { ($0.range, "") })
        for module in imports.map(\.module) where PackageExport.moduleNames[module] != nil && !modules.contains(module)
        {
            modules.append(module)
        }
        defer { session.resume() }
        while let missing = try run(session) {
            guard PackageExport.moduleNames[missing] != nil, !modules.contains(missing) else {
                throw CommandError("the session uses \(missing), which a package cannot contain")
            }
            modules.append(missing)
        }
    }

    /// Runs the program. Returns nil on success, or the module of a missing import.
    private mutating func run(_ session: ReplSession) throws -> String? {
        var printed = ""
        var diagnostics: [Diagnostic] = []
        var run = ProgramRun(
            name: "main.swift", text: importLines + PackageText.mainFileText(isCompiled: false) + "\n" + programText,
            presentation: Presentation(isTerminal: false), output: { printed += $0 }, report: { _ in })
        run.isFile = false
        run.options.isRunLimitGiven = true
        run.options.runLimit = 86_400_000_000_000
        run.onOutcome = { diagnostics = $0.diagnostics + [$0.failure].compactMap { $0 } }
        _ = run.run()
        expectedOutput = printed
        let errors = diagnostics.filter { $0.severity == .error }
        guard let first = errors.first else { return nil }
        if let missing = errors.lazy.compactMap(\.missingModule).first { return missing }
        throw CommandError("the session is not a complete program: \(first.message) (\(first.primary.text.prefix(40)))")
    }

    private var importLines: String { (["Foundation"] + modules).map { "import \($0)\n" }.joined() }

    /// The files of the package, by path.
    var files: [(path: String, text: String)] {
        var files: [(path: String, text: String)] = [
            ("Package.swift", PackageText.packageManifest(modules.map { ($0, PackageExport.moduleNames[$0]!) })),
            ("README.md", PackageText.readme),
            ("Expected.txt", expectedOutput),
            ("Sources/Replay/main.swift", importLines + programText),
            (
                "Sources/Replay/Play.swift",
                "import Foundation\nimport RxSwift\n" + PackageText.mainFileText(isCompiled: true)
            ),
        ]
        for module in modules {
            let home = PackageExport.moduleNames[module]!
            files.append(("Modules/\(module)/Exports.swift", "@_exported import \(home)\n"))
        }
        return files
    }

    func write(to folder: String) throws {
        for file in files {
            let path = folder + "/" + file.path
            try Files.makeDirectory(
                String(Files.expandingHome(path)[..<Files.expandingHome(path).lastIndex(of: "/")!]), permissions: 0o755)
            try Files.write(path, file.text)
        }
    }
}
