import Diagnostics
import Syntax

// What a script can name: only what its imports bring. At the prompt everything is in reach.

extension Checker {
    /// What the imports of a script bring.
    struct Reach {
        /// Modules whose names can be written.
        var names = own
        /// Modules whose members can be used: those that an imported one needs for itself are loaded with it.
        var members = own
        private static let own: Set<Name> = ["Swift", "main", "Prompt"]
    }

    private static let system: Set<Name> = ["Foundation", "Dispatch", "Glibc"]
    private static let reactive: Set<Name> = ["RxSwift", "RxRelay", "RxCocoa"]

    /// The frameworks that RillKit simulates, and what each hands on.
    public static let kit: [Name: Set<Name>] = [
        "UIKit": system, "RxDataSources": ["RxSwift"], "Differentiator": ["RxDataSources"], "NSObject_Rx": ["RxSwift"],
        "RxGesture": ["RxSwift"], "RealmSwift": system, "RxRealm": ["RxSwift", "RealmSwift"],
        "RxRealmDataSources": ["RxRealm"],
        "Photos": system, "CoreLocation": system, "MapKit": ["CoreLocation", "UIKit"],
        "Alamofire": system, "RxAlamofire": ["RxSwift", "Alamofire"],
        "Kingfisher": ["UIKit"], "RxBluetoothKit": ["RxSwift"],
    ]

    /// What a module hands on besides itself.
    private static let reach: [Name: Set<Name>] = [
        "Foundation": system, "FoundationNetworking": system,
        "PlaygroundSupport": system,
        "XCTest": system, "Darwin": ["Glibc"],
        "RxSwift": system,
        "RxRelay": system.union(["RxSwift"]), "RxCocoa": system.union(["RxSwift", "RxRelay"]),
        "RxTest": system.union(["RxSwift"]),
        // Blocking observables stand on the page of the tests.
        "RxBlocking": system.union(["RxSwift", "RxTest"]),
        "RxSwiftExt": system.union(["RxSwift"]), "Action": system.union(["RxSwift"]),
        "Rill": system.union(reactive), "RillKit": system.union(reactive).union(kit.keys),
        "RillTest": system.union(reactive).union(["RxTest", "XCTest"]),
        "RillBlocking": system.union(reactive).union(["RxTest"]),
        "RillExt": system.union(reactive).union(["RxSwiftExt", "Action"]),
    ]

    /// What a module needs for itself.
    private static let needs: [Name: Set<Name>] = [
        "RxSwiftExt": reactive, "Action": reactive, "Reachability": reactive.union(["RillKit"]),
    ]

    /// The modules that the imports of a script bring into reach.
    static func modules(importedBy statements: [Stmt]) -> Reach {
        var result = Reach()
        for statement in statements {
            guard case .decl(let decl) = statement.kind, case .import_(let name) = decl.kind else { continue }
            result.names.insert(name)
            if let more = reach[name] { result.names.formUnion(more) }
            if let needed = needs[name] { result.members.formUnion(needed) }
            guard let more = kit[name] else { continue }
            result.names.formUnion(more.union(["RillKit"]))
            result.members.formUnion(reactive.union(["Action"]).union(kit.keys))
        }
        result.members.formUnion(result.names)
        return result
    }

    public static let acceptedModules = Set<Name>([
        "Swift", "Foundation", "Dispatch", "RxSwift", "RxCocoa", "RxRelay", "RxTest", "RxBlocking", "RxSwiftExt",
        "Action", "FoundationNetworking", "XCTest", "PlaygroundSupport", "Rill", "RillTest", "RillBlocking",
        "RillExt", "RillKit", "Glibc", "Darwin", "Reachability",
    ]).union(kit.keys)

    func checkImport(_ name: Name, _ span: Span) {
        if !Self.acceptedModules.contains(name), !knownModules.contains(name) {
            let known = (Self.acceptedModules.union(knownModules)).map(\.text).sorted()
            let place =
                span.text.hasSuffix(name.text)
                ? Span(source: span.source, start: span.end - UInt32(name.text.utf8.count), end: span.end) : span
            report(CheckDiagnostic.unknownModule(name, place, nearest: nearestNames(to: name.text, among: known)))
        }
    }

    /// Whether a global name can be written.
    func isVisible(_ symbol: Symbol) -> Bool {
        guard symbol.isLibrary, let declaration = symbol.declaration else { return true }
        return declaration.context.module.namesInReach && !isInternal(declaration)
    }

    func isVisibleMember(_ symbol: Symbol) -> Bool {
        guard symbol.isLibrary, let declaration = symbol.declaration else { return true }
        return declaration.context.module.membersInReach && !isInternal(declaration)
    }

    /// Whether the symbol is hidden from programs, which may use its name for something else.
    func isKept(_ symbol: Symbol) -> Bool {
        guard symbol.isLibrary, let declaration = symbol.declaration else { return false }
        return isInternal(declaration)
    }

    /// Whether a module that is compiled too keeps the declaration for itself. Cases and requirements go with their type.
    private func isInternal(_ declaration: Declaration) -> Bool {
        guard declaration.context.isCompiled else { return false }
        let modifiers = declaration.decl.modifiers
        if modifiers.has("public") || modifiers.has("open") { return false }
        if case .enumCase = declaration.decl.kind { return false }
        return declaration.context.nominal?.kind != .protocol || declaration.isProtocolExtension
    }

    /// Whether a declaration of the library is out of reach only because the text does not import its module.
    func isMissingImport(_ symbol: Symbol) -> Bool {
        guard symbol.isLibrary, let declaration = symbol.declaration, !isInternal(declaration) else { return false }
        return !declaration.context.module.membersInReach
    }

    func module(of symbol: Symbol) -> String {
        symbol.declaration?.context.module.name ?? (symbol as? NominalSymbol)?.moduleName ?? "Swift"
    }

    /// The module that an unknown name stands in; where a type is wanted, only types count.
    func hiddenModule(of name: Name, isType: Bool = false) -> String? {
        guard text.visibleModules != nil else { return nil }
        return lookupLibrary(name).first {
            (!isType || $0 is NominalSymbol || $0 is TypealiasSymbol)
                && (isMissingImport($0) || !isVisible($0) && isVisibleMember($0))
        }
        .map(module)
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
