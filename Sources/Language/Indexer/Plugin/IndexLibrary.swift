import Foundation
import PackagePlugin

/// Runs `indexer` whenever a text of the library has changed.
@main struct IndexLibrary: BuildToolPlugin {
    /// The folders with the texts for interpreted programs.
    private static let folders = [
        "Language/Library", "Rill/Older", "Rill/Shared", "RillTest/Core/Older", "RillTest/XCTest/Older", "RillExt",
        "RillNetworking", "RillKit",
    ]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let sources = context.package.directoryURL.appending(path: "Sources")
        var files: [String] = []
        for folder in Self.folders {
            let path = sources.appending(path: folder).path
            let endings = folder == "Language/Library" ? [".swiftinterface"] : [".swiftinterface", ".swift"]
            let found = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
            files += found.filter { file in endings.contains { file.hasSuffix($0) } }.map { "\(folder)/\($0)" }
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "Pages.swift")
        return [
            .buildCommand(
                displayName: "Indexing the library", executable: try context.tool(named: "indexer").url,
                arguments: [output.path, sources.path] + files.sorted(),
                inputFiles: (files + ["Language/Library/Imports.words"]).map { sources.appending(path: $0) },
                outputFiles: [output])
        ]
    }
}
