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
        /// Those that are read now. The others are read where a name or a member is found nowhere else.
        var read = own
        private static let own: Set<Name> = ["Swift", "main", "Prompt"]
        /// Whether no compiled program has the module.
        static func isHelper(_ module: String) -> Bool { module == "Prompt" }
    }

    /// The modules that the imports of a script bring into reach.
    static func modules(importedBy statements: [Stmt]) -> Reach {
        var result = Reach()
        for statement in statements {
            guard case .decl(let decl) = statement.kind, case .import_(let name) = decl.kind else { continue }
            result.names.formUnion(ImportTable.library.names(with: name))
            result.members.formUnion(ImportTable.library.members(with: name))
            result.read.formUnion(ImportTable.library.read(with: name))
        }
        result.members.formUnion(result.names)
        return result
    }

    func checkImport(_ name: Name, _ span: Span) {
        if !ImportTable.library.contains(name), !knownModules.contains(name) {
            let known = ImportTable.library.modules.union(knownModules).map(\.text).sorted()
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

    /// Whether a type is one of the reactive library's, whose arguments say what flows.
    static func isReactive(_ type: Type) -> Bool {
        type.nominal.map { ImportTable.library["reactive"].contains(Name($0.moduleName)) } ?? false
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
