import Diagnostics
import Syntax

// What a script can name: only what its imports bring. At the prompt everything is in reach.

extension Checker {
    /// What a module brings besides itself; modules of the same family come together.
    private static let reach: [String: Set<String>] = {
        let system: Set<String> = ["Foundation", "Dispatch", "Glibc"]
        let reactive = system.union(["RxSwift", "RxRelay", "RxCocoa"])
        var reach: [String: Set<String>] = [
            "Foundation": system, "UIKit": system, "PlaygroundSupport": system, "XCTest": system,
            "Darwin": ["Glibc"], "RxSwift": reactive,
        ]
        for name in ["RxRelay", "RxTest", "RxBlocking", "RxSwiftExt", "Action"] { reach[name] = reactive }
        // Blocking observables stand on the page of the tests.
        reach["RxBlocking"] = reactive.union(["RxTest"])
        reach["RxCocoa"] = reactive
        reach["Rill"] = reactive
        reach["RillTest"] = reactive.union(["RxTest", "XCTest"])
        reach["RillBlocking"] = reactive.union(["RxTest"])
        reach["RillExt"] = reactive.union(["RxSwiftExt", "Action"])
        reach["RillKit"] = reactive
        return reach
    }()

    /// Modules that the statements of a script bring into reach.
    static func modules(importedBy statements: [Stmt]) -> Set<String> {
        var result: Set<String> = ["Swift", "main", "Prompt"]
        for statement in statements {
            guard case .decl(let decl) = statement.kind, case .import_(let name) = decl.kind else { continue }
            result.insert(name.text)
            result.formUnion(reach[name.text] ?? [])
        }
        return result
    }

    func isVisible(_ symbol: Symbol) -> Bool {
        guard let visibleModules, symbol.isLibrary else { return true }
        return visibleModules.contains(module(of: symbol))
    }

    func module(of symbol: Symbol) -> String {
        symbol.declaration?.context.module ?? (symbol as? NominalSymbol)?.moduleName ?? "Swift"
    }

    /// The module that an unknown name stands in.
    func hiddenModule(of name: Name) -> String? {
        guard visibleModules != nil else { return nil }
        return lookupLibrary(name).first { !isVisible($0) }.map(module)
    }

    /// The members that the imports let see.
    func visible(_ entries: [MemberEntry]) -> [MemberEntry] {
        visibleModules == nil ? entries : entries.filter { isVisible($0.symbol) }
    }
}

extension CheckDiagnostic {
    static func missingImport(_ name: Name, on type: String?, module: String, _ span: Span) -> Diagnostic {
        let what = type.map { "member '\(name.text)' of \($0)" } ?? "'\(name.text)'"
        var result = make(
            .missingImport, "\(what) is in \(module), which is not imported", span,
            help: "write 'import \(module)' at the top")
        let start = Span(source: span.source, start: 0, end: 0)
        result.fixIts = [
            Diagnostic.FixIt("import \(module)", [Diagnostic.Edit(replace: start, with: "import \(module)\n")])
        ]
        return result
    }
}
