import Diagnostics
import Foundation
import Library
import Runtime
import Syntax
import XCTest

/// Each declaration without a body has a binding, and each binding a declaration.
final class DeclarationTests: XCTestCase {
    /// The executable contains every interface of the folders, unchanged.
    func testPagesAreThoseOfTheFolders() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Language/Library")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        var written: [String: String] = [:]
        for case let file as URL in files where file.pathExtension == "swiftinterface" {
            let module = file.pathComponents[folder.pathComponents.count]
            let name = file.deletingPathExtension().lastPathComponent
            written["\(module)/\(name)"] = try String(contentsOf: file, encoding: .utf8)
        }
        let pages = LibraryText.pages.filter { !$0.isCompiled }.map { ("\($0.module)/\($0.name)", $0.text) }
        XCTAssertEqual(pages.map(\.0).sorted(), written.keys.sorted())
        for (name, text) in pages { XCTAssertTrue(text == written[name], "\(name) is another text than its file's") }
    }

    /// A module that is also compiled is embedded completely: every file, or the interface beside it that replaces it
    /// for the interpreter.
    func testCompiledPagesAreThoseOfTheirModules() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        var written: Set<String> = []
        for room in [
            "RillExt", "RillNetworking", "RillKit", "Rill/Older", "Rill/Shared", "RillTest/Core/Older",
            "RillTest/XCTest/Older",
        ] {
            let files = FileManager.default.enumerator(
                at: sources.appendingPathComponent(room), includingPropertiesForKeys: nil)
            for case let file as URL in try XCTUnwrap(files) where file.pathExtension == "swift" {
                let page = file.deletingPathExtension().appendingPathExtension("swiftinterface")
                let isTwin = FileManager.default.fileExists(atPath: page.path)
                written.insert(try String(contentsOf: isTwin ? page : file, encoding: .utf8))
            }
        }
        XCTAssertGreaterThan(written.count, 1)
        let read = (LibraryText.pages + LibraryText.compiledInterfaces).filter(\.isCompiled)
        let missing = written.symmetricDifference(read.map(\.text))
        XCTAssertEqual(missing.map { $0.prefix(200) }, [], "not among the interfaces, or another text")
    }

    /// Every module with declarations can be imported, except the prompt, together with its dependencies.
    func testModulesOfPagesAreInTheTableOfImports() {
        let table = ImportTable.library
        XCTAssertGreaterThan(table["kit"].count, 10)
        XCTAssertEqual(table.names(with: "RxRelay"), ["RxRelay", "Foundation", "Dispatch", "Glibc", "RxSwift"])
        XCTAssertEqual(table.members(with: "Action"), ["RxSwift", "RxRelay", "RxCocoa"])
        let modules = Set((LibraryText.pages + LibraryText.compiledInterfaces).map { Name($0.module) })
        XCTAssertEqual(modules.subtracting(table.modules), ["Prompt"])
        for module in table.modules {
            let brought = table.names(with: module) + table.members(with: module)
            XCTAssertEqual(brought.filter { !table.contains($0) }, [], "\(module)")
        }
    }

    func testEveryPageIsSwift() {
        for page in LibraryText.pages {
            let file = parse(Source(name: page.name, text: page.text))
            for diagnostic in file.diagnostics { XCTFail("\(page.name): \(diagnostic.message)") }
        }
    }

    func testDeclarationsEqualBindings() {
        var declared: Set<String> = []
        for page in LibraryText.pages {
            var reader = KeyReader()
            reader.read(parse(Source(name: page.name, text: page.text)).statements)
            declared.formUnion(reader.keys)
        }
        let table = Bindings.complete
        XCTAssertEqual(table.duplicates.sorted(), [], "bindings that two topics claim")
        XCTAssertEqual(Bindings.duplicates.sorted(), [], "bindings that one topic has twice")
        let bound = Set(table.bindingsByKey.keys.filter { !$0.hasSuffix("&") })
        XCTAssertEqual(declared.filter { Bindings.find($0) == nil }.sorted(), [], "declarations without a binding")
        // A declaration of a shared sequence names the native of observables.
        let named = Set(declared.map { $0.hasPrefix("shared ") ? String($0.dropFirst(7)) : $0 })
        XCTAssertEqual(bound.subtracting(named).sorted(), [], "bindings without a declaration")
    }
}

/// Collects the keys of declarations without a body, as the checker makes them.
private struct KeyReader {
    var keys: Set<String> = []
    private var path: [String] = []
    private var isProtocol = false

    mutating func read(_ statements: [Stmt]) {
        for statement in statements {
            if case .decl(let decl) = statement.kind { read(decl) }
        }
    }

    private mutating func read(_ decl: Decl) {
        switch decl.kind {
        case .type(let type): read(type)
        case .function(let function):
            guard function.body == nil || isNative(decl) else { return }
            add(decl, key(function.name.text, function.parameters.map { function.isOperator ? nil : $0.label?.text }))
        case .initializer(let initializer):
            if initializer.body == nil || isNative(decl) {
                add(decl, key("init", initializer.parameters.map { $0.label?.text }))
            }
        case .subscript(let member):
            accessors(decl, member.accessors, key("subscript", member.parameters.map { $0.label?.text }))
        case .variable(let variable):
            for binding in variable.bindings where binding.initializer == nil {
                guard case .name(let name) = binding.pattern.kind else { continue }
                accessors(decl, binding.accessors, prefix + name.text)
            }
        default: break
        }
    }

    private mutating func read(_ type: TypeDecl) {
        let (outer, wasProtocol) = (path, isProtocol)
        defer { (path, isProtocol) = (outer, wasProtocol) }
        path.append(type.name.text)
        isProtocol = type.kind == .protocol
        for member in type.members { read(member) }
    }

    private var prefix: String { path.isEmpty ? "" : path.joined(separator: ".") + "." }

    private func key(_ name: String, _ labels: [String?]) -> String {
        prefix + name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    }

    private mutating func add(_ decl: Decl, _ key: String) {
        if !isProtocol { keys.insert(decl.modifiers.bindingKey ?? key) }
    }

    /// Native for the library's own types, in Swift for types of programs.
    private func isNative(_ decl: Decl) -> Bool { decl.modifiers.hasAttribute("native") }

    private mutating func accessors(_ decl: Decl, _ accessors: [Accessor], _ key: String) {
        for accessor in accessors where accessor.body == nil || isNative(decl) {
            let own = decl.modifiers.bindingKey ?? key
            if !isProtocol { keys.insert(accessor.kind == .set ? own + "=" : own) }
        }
    }
}
