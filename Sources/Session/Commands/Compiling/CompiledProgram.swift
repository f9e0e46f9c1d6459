import Export
import Language
import Library
import Rill
import SessionCore
import Syntax

/// A program for the compiler. The text keeps its line numbers; code before and after it adds a clock.
struct CompiledProgram {
    /// The path that appears in diagnostics.
    var name: String
    var text: String
    var imports: Set<String>
    /// The number of virtual seconds per second of the wall clock; with 0, waits end at once.
    var pace = 0.0
    var seed: UInt64 = 0
    var epoch = World.defaultEpoch
    /// The seconds for which the program may run after its last line. If nil, the default of `rill run` applies; on the
    /// machine's clock there is no limit.
    var limit: Double?
    /// True if `watch` prints lines of the timeline.
    var printsLines = true

    init(name: String, text: String) {
        (self.name, self.text) = (name, text)
        imports = CompiledProgram.imports(of: text)
    }

    /// Copies the clock's settings and the seed from the configuration of a run.
    mutating func takeOptions(_ options: RunConfiguration) {
        switch options.pace {
        case .live: pace = 1
        case .times(let factor): pace = factor
        case .instant, .step: pace = 0
        }
        (seed, epoch) = (options.seed, options.epoch)
        if options.isRunLimitGiven { limit = Double(options.runLimit) / 1e9 }
    }

    /// True if the program imports one of rill's modules.
    var importsRill: Bool { imports.contains(where: CompiledModules.isLibraryModule) }
    var isApp: Bool { !imports.isDisjoint(with: CompiledModules.kitModules) }

    /// The names that need the machine's clock; a program that uses one does not run on the virtual clock.
    private static let realTimeNames: Set<String> = [
        "Thread", "DispatchQueue", "DispatchSemaphore", "DispatchGroup", "OperationQueue", "Timer", "RunLoop", "Task",
        "URLSession", "sleep", "usleep", "await", "async",
    ]

    /// True if the program runs on the virtual clock.
    var usesVirtualTime: Bool {
        guard importsRill else { return false }
        return isApp || usedNames.isDisjoint(with: CompiledProgram.realTimeNames)
    }

    /// The names that the text uses, except types that it declares itself.
    private var usedNames: Set<String> {
        let words = SourceWords(text)
        let all = words.filter { $0.isName || $0.kind == .keyword }.map(words.text)
        let own = zip(all, all.dropFirst()).filter { ["class", "struct", "enum", "actor"].contains($0.0) }.map(\.1)
        return Set(all).subtracting(own)
    }

    /// True if the program starts in a type that is marked `@main`.
    private var hasMainType: Bool { CompiledProgram.hasMainType(text) }

    static func hasMainType(_ text: String) -> Bool {
        let words = SourceWords(text)
        return words.indices.contains { words.text(at: $0) == "main" && words.text(at: $0 - 1) == "@" }
    }

    /// The text for the compiler. Code is added on the first line and after the last one, so that lines keep their
    /// numbers.
    var sourceText: String {
        // A `#!` line is valid only as the first line, so it becomes a comment.
        let program = text.hasPrefix("#!") ? "//" + text.dropFirst(2) : text
        guard importsRill else { return program }
        if hasMainType { return "import RillPrompt; " + program }
        let factor = usesVirtualTime ? pace : -1
        let seconds = limit ?? (usesVirtualTime ? 600 : 0)
        return "import RillPrompt; _rillBegin(pace: \(factor), seed: \(seed), epoch: \(epoch), lines: \(printsLines)); "
            + program + "\n_rillEnd(limit: \(seconds))\n"
    }

    /// The arguments for the compiler, without those for files and modules.
    var arguments: [String] {
        ["-swift-version", "5", "-Onone", "-suppress-warnings", "-module-name", "main", "-D", "DEBUG"]
            + (hasMainType ? ["-parse-as-library"] : [])
    }

    /// Returns the modules that a text imports, as in `import Foundation`, `@testable import Shop` or
    /// `import class UIKit.UIView`.
    static func imports(of text: String) -> Set<String> {
        Set(importRanges(in: text).map(\.module))
    }

    /// Returns the imported modules in order, each with the bytes of its import and of the newline after it.
    static func importRanges(in text: String) -> [(module: String, range: Range<Int>)] {
        let words = SourceWords(text)
        return words.indices.filter { words[$0].kind == .keyword && words.text(at: $0) == "import" }.map { place in
            let isPart = place + 1 < words.count && words[place + 1].kind == .keyword
            var last = min(place + (isPart ? 2 : 1), words.count - 1)
            let module = words.text(at: last)
            while words.text(at: last + 1) == "." { last = min(last + 2, words.count - 1) }
            if words.text(at: last + 1) == ";" { last += 1 }
            var end = words[last].range.upperBound
            if end < words.bytes.count, words.bytes[end] == UInt8(ascii: "\n") { end += 1 }
            return (module, words[place].range.lowerBound..<end)
        }
    }
}

/// Compiles programs. Executables are cached by the text of their program.
struct ProgramCompiler {
    enum Result {
        /// The program is compiled; the value is the path of the executable.
        case built(String)
        /// The compiler refuses the program; the value has its messages.
        case refused(String)
        case stopped
    }

    let modules: CompiledModules

    init(modules: CompiledModules) { self.modules = modules }

    private var folder: String {
        String(modules.folder[..<modules.folder.lastIndex(of: "/")!]) + "/programs"
    }

    /// Compiles a program together with the files beside it.
    func build(
        _ program: CompiledProgram, beside: [String] = [], isStopped: () -> Bool
    ) throws(CompiledModules.MissingModules) -> Result {
        let source = program.sourceText
        let others = beside.map { CompilerProcess.fileStamp(of: $0) }
        let key = ([modules.versionIdentity] + program.arguments + others + [source]).joined(separator: "\n")
        let place = folder + "/" + ContentHash.of(key)
        let executable = place + "/program"
        if let kept = try? Files.readBytes(place + "/key"), kept == Array(key.utf8), Files.exists(executable) {
            CompilerCache.markUsed(place)
            return .built(executable)
        }
        guard let more = try modules.arguments(for: program.imports, links: true, isStopped: isStopped) else {
            return .stopped
        }
        do {
            try Files.makeDirectory(place)
            try Files.write(place + "/main.swift", source)
            let arguments = program.arguments + more + [place + "/main.swift"] + beside + ["-o", executable, "-lm"]
            guard let done = CompilerProcess.run(modules.compiler, arguments, isStopped: isStopped) else {
                return .stopped
            }
            guard done.status == 0 else {
                let named = done.output.split(separator: place + "/main.swift", omittingEmptySubsequences: false)
                return .refused(named.joined(separator: program.name))
            }
            try Files.write(place + "/key", key)
            CompilerCache.markUsed(place)
        } catch {
            throw CompiledModules.MissingModules(text: "cannot write \(place)")
        }
        CompilerCache.removeOldFolders(folder)
        return .built(executable)
    }

    /// Returns true if the compiler accepts a program, false if it refuses it; nil if it was stopped.
    func compilesWithoutErrors(_ program: CompiledProgram, isStopped: () -> Bool) throws(CompiledModules.MissingModules)
        -> Bool?
    {
        guard let more = try modules.arguments(for: program.imports, links: false, isStopped: isStopped) else {
            return nil
        }
        let place = folder + "/checked-\(ContentHash.of(program.sourceText))"
        defer { CompilerCache.remove(place) }
        do {
            try Files.makeDirectory(place)
            try Files.write(place + "/main.swift", program.sourceText)
        } catch {
            throw CompiledModules.MissingModules(text: "cannot write \(place)")
        }
        let arguments = program.arguments + more + ["-typecheck", place + "/main.swift"]
        return CompilerProcess.run(modules.compiler, arguments, isStopped: isStopped).map { $0.status == 0 }
    }
}
