import Export
import Platform
import SessionCore

/// The installed Swift compiler, and rill's modules under the names that programs import (such as RxSwift).
struct CompiledModules {
    /// The reason why programs cannot be compiled.
    struct MissingModules: Error {
        var text: String
    }

    let compiler: String
    /// The folder of the modules, and the archive with their code. If nil, only programs that use no module of rill can
    /// be compiled.
    private let libraryPaths: (modules: String, archive: String)?
    /// Identifies the compiler and the modules; it changes if one of them changes.
    let versionIdentity: String
    /// The folder that contains the forwarding modules and the shared library.
    let folder: String

    /// For each name that programs import, the modules that its forwarding module re-exports.
    private static let reexportedModules: [String: [String]] = [
        "RxSwift": ["Rill"], "RxRelay": ["Rill"], "RxCocoa": ["Rill", "RillNetworking"], "RxTest": ["RillTest"],
        "RxBlocking": ["RillBlocking"], "RxSwiftExt": ["RillExt"], "Action": ["RillExt"],
        "PlaygroundSupport": ["RillPrompt"],
    ]
    /// The names of the frameworks that the app kit simulates.
    static let kitModules: Set<String> = [
        "UIKit", "CoreLocation", "MapKit", "Photos", "RealmSwift", "RxRealm", "RxRealmDataSources", "RxDataSources",
        "Differentiator", "RxGesture", "NSObject_Rx", "Reachability", "Kingfisher", "RxBluetoothKit", "Alamofire",
        "RxAlamofire", "SnapKit", "Then", "ReactorKit", "Moya", "RxMoya", "RxKeyboard", "RxOptional", "Reusable",
        "RxViewController", "SDWebImage", "SafariServices", "WebKit", "SwiftyJSON", "ObjectMapper",
    ]
    static let libraryModules: Set<String> = [
        "Rill", "RillTest", "RillTestCore", "RillBlocking", "RillExt", "RillNetworking", "RillKit",
    ]

    /// Returns true if a program that imports the module needs rill's modules.
    static func isLibraryModule(_ module: String) -> Bool {
        reexportedModules[module] != nil || kitModules.contains(module) || libraryModules.contains(module)
    }

    init(cache: String? = CompilerProcess.cacheFolder) throws(MissingModules) {
        guard let compiler = CompilerProcess.path(of: "swiftc") else {
            throw MissingModules(text: "there is no 'swiftc' on this machine; it comes with Swift (swift.org/install)")
        }
        guard let cache else {
            throw MissingModules(text: "swiftc needs a home directory for its modules, but there is none")
        }
        self.compiler = compiler
        libraryPaths = CompiledModules.installedModules
        let stamps = [compiler] + (libraryPaths.map { [$0.archive, $0.modules + "/Rill.swiftmodule"] } ?? [])
        let text = stamps.map { CompilerProcess.fileStamp(of: $0) } + [CompiledPrelude.sourceText]
        versionIdentity = ContentHash.of(text.joined(separator: "\n"))
        folder = cache + "/modules-" + versionIdentity
        do { try Files.makeDirectory(folder + "/kit") } catch {
            throw MissingModules(text: "cannot write \(error.path): \(error.reason)")
        }
    }

    /// The folder of the installed modules; if there is none, the folder in a build.
    private static var installedModules: (modules: String, archive: String)? {
        guard let own = SystemProcess.executablePath, let slash = own.lastIndex(of: "/") else { return nil }
        let home = String(own[..<slash])
        let places = [(home + "/Modules", home), (home + "/../lib/rill/native", home + "/../lib/rill/native")]
        return places.map { ($0.0, $0.1 + "/libRillNative.a") }.first {
            FileSystem.isReadable($0.0 + "/Rill.swiftmodule") && FileSystem.isReadable($0.1)
        }
    }

    /// Builds the modules that a program imports. Returns the arguments for the compiler; nil if the build was stopped.
    func arguments(for imports: Set<String>, links: Bool, isStopped: () -> Bool) throws(MissingModules) -> [String]? {
        guard imports.contains(where: CompiledModules.isLibraryModule) else { return [] }
        guard let libraryPaths else {
            throw MissingModules(
                text: "the modules for compiled programs are not installed ('make install' installs them)")
        }
        guard try makeLibrary(libraryPaths, isStopped) else { return nil }
        let isApp = !imports.isDisjoint(with: CompiledModules.kitModules)
        for name in imports.union(["RxSwift"]).sorted() {
            guard let targets = CompiledModules.targets(of: name, isApp: isApp) else { continue }
            let place = isApp ? folder + "/kit" : folder
            guard try makeForwardingModule(name, to: targets, in: place, libraryPaths.modules, isStopped) else {
                return nil
            }
        }
        var arguments = isApp ? ["-I", folder + "/kit"] : []
        arguments += ["-I", libraryPaths.modules, "-I", folder]
        if links { arguments += ["-L", folder, "-lRillNative", "-Xlinker", "-rpath", "-Xlinker", folder] }
        return arguments
    }

    private static func targets(of name: String, isApp: Bool) -> [String]? {
        if kitModules.contains(name) { return ["RillKit", "Foundation"] }
        if isApp, name == "RxCocoa" { return ["Rill", "RillKit"] }
        return reexportedModules[name]
    }

    /// Compiles a module that re-exports others. Returns false if it was stopped.
    private func makeForwardingModule(
        _ name: String, to targets: [String], in place: String, _ modules: String, _ isStopped: () -> Bool
    ) throws(MissingModules) -> Bool {
        try buildModule(name + ".swiftmodule", in: place, isStopped) { new throws(Files.Failure) in
            let source = new + "/\(name).swift"
            try Files.write(source, targets.map { "@_exported import \($0)\n" }.joined())
            return [
                "-parse-as-library", "-module-name", name, "-I", modules, "-I", folder, "-emit-module",
                "-emit-module-path",
                new + "/\(name).swiftmodule", source,
            ]
        }
    }

    /// Links all modules and `RillPrompt` into one shared library. Returns false if it was stopped.
    private func makeLibrary(
        _ library: (modules: String, archive: String), _ isStopped: () -> Bool
    ) throws(MissingModules) -> Bool {
        let isMade = try buildModule("RillPrompt.swiftmodule", in: folder, isStopped) { new throws(Files.Failure) in
            let source = new + "/RillPrompt.swift"
            try Files.write(source, CompiledPrelude.sourceText)
            return [
                "-suppress-warnings", "-parse-as-library", "-module-name", "RillPrompt", "-I", library.modules,
                "-emit-module",
                "-emit-module-path", new + "/RillPrompt.swiftmodule", source, "-emit-library", "-o",
                new + "/libRillNative.so", "-Xlinker", "--whole-archive", "-Xlinker", library.archive, "-Xlinker",
                "--no-whole-archive",
            ]
        }
        return isMade
    }

    /// Writes files into a temporary folder and then moves them to their final path, so that no other process reads an
    /// incomplete file.
    private func buildModule(
        _ name: String, in place: String, _ isStopped: () -> Bool,
        _ arguments: (_ new: String) throws(Files.Failure) -> [String]
    ) throws(MissingModules) -> Bool {
        if FileSystem.isReadable(place + "/" + name) { return true }
        let new = place + "/new-\(SystemProcess.identifier)"
        do {
            try Files.makeDirectory(new)
            defer { CompilerCache.remove(new) }
            guard let done = CompilerProcess.run(compiler, try arguments(new), isStopped: isStopped) else {
                return false
            }
            guard done.status == 0 else {
                throw MissingModules(
                    text: "swiftc cannot read the installed modules: \(CompiledModules.failureReason(done.output))")
            }
            // Other processes test if these files exist, so they are moved last.
            let names = FileNames.fileNames(in: new).filter { $0 != name && !$0.hasSuffix(".swift") } + [name]
            for name in names where !FileSystem.move(new + "/" + name, to: place + "/" + name) {
                throw MissingModules(text: "cannot write \(place)")
            }
            return true
        } catch let missing as MissingModules {
            throw missing
        } catch {
            throw MissingModules(text: "cannot write \(place)")
        }
    }

    private static func failureReason(_ output: String) -> String {
        let line = output.split(separator: "\n").first { $0.contains("error:") } ?? "no reason given"
        return String(line)
    }
}
