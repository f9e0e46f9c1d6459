import Diagnostics
import Syntax
import TypeModel

/// The visible names, which are those of its imports in a script, and those of all modules at the prompt.
public struct Imports {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// The modules in scope of a script.
    public struct VisibleModules {
        /// The modules whose names are visible.
        public var names = own
        /// The modules whose members are usable, including dependencies of imported modules.
        public var members = own
        /// The modules that are loaded now. Other modules are loaded when a name or a member is not found in these.
        var read = own
        private static let own: Set<Name> = ["Swift", "main", "Prompt"]
        /// Returns true for a module that does not exist for compiled programs.
        static func isHelper(_ module: String) -> Bool { module == "Prompt" }
    }

    /// Returns the modules that the imports of a script make visible.
    public static func modules(importedBy statements: [Stmt]) -> VisibleModules {
        var result = VisibleModules()
        for statement in statements {
            guard case .decl(let decl) = statement.kind, case .import_(let name) = decl.kind else { continue }
            result.names.formUnion(ImportTable.library.names(with: name))
            result.members.formUnion(ImportTable.library.members(with: name))
            result.read.formUnion(ImportTable.library.read(with: name))
        }
        result.members.formUnion(result.names)
        return result
    }

    public func check(_ name: Name, _ span: Span) {
        if !ImportTable.library.contains(name), !checker.knownModules.contains(name) {
            let known = ImportTable.library.modules.union(checker.knownModules).map(\.text).sorted()
            let place =
                span.text.hasSuffix(name.text)
                ? Span(source: span.source, start: span.end - UInt32(name.text.utf8.count), end: span.end) : span
            checker.report(
                CheckDiagnostic.unknownModule(name, place, nearest: nearestNames(to: name.text, among: known)))
        }
    }

    /// Returns true if a global name is visible.
    func isVisible(_ symbol: Symbol) -> Bool {
        guard symbol.isLibrary, let declaration = symbol.declaration else { return true }
        return declaration.context.module.areNamesVisible && !isInternal(declaration)
    }

    public func isVisibleMember(_ symbol: Symbol) -> Bool {
        guard symbol.isLibrary, let declaration = symbol.declaration else { return true }
        return declaration.context.module.areMembersVisible && !isInternal(declaration)
    }

    /// Returns true if the symbol is hidden from programs, which may declare the same name.
    public func isHiddenFromPrograms(_ symbol: Symbol) -> Bool {
        guard symbol.isLibrary, let declaration = symbol.declaration else { return false }
        return isInternal(declaration)
    }

    /// Returns true for an internal declaration of a compiled module. Cases and requirements have the access level of
    /// their type.
    private func isInternal(_ declaration: Declaration) -> Bool {
        guard declaration.context.isCompiled else { return false }
        let modifiers = declaration.decl.modifiers
        if modifiers.has("public") || modifiers.has("open") { return false }
        if case .enumCase = declaration.decl.kind { return false }
        return declaration.context.nominal?.kind != .protocol || declaration.isProtocolExtension
    }

    /// Returns true if a library declaration is invisible only because its module is not imported.
    public func isMissingImport(_ symbol: Symbol) -> Bool {
        guard symbol.isLibrary, let declaration = symbol.declaration, !isInternal(declaration) else { return false }
        return !declaration.context.module.areMembersVisible
    }

    public func module(of symbol: Symbol) -> String {
        symbol.declaration?.context.module.name ?? (symbol as? NominalSymbol)?.moduleName ?? "Swift"
    }

    /// Returns true for a type of the reactive library, whose arguments are its elements.
    static func isReactive(_ type: Type) -> Bool {
        type.nominal.map { ImportTable.library["reactive"].contains(Name($0.moduleName)) } ?? false
    }

    /// Returns a module that declares the name but is not imported; with `isType`, the name must be that of a type.
    public func hiddenModule(of name: Name, isType: Bool = false) -> String? {
        guard checker.textState.visibleModules != nil, !checker.isUnsupported(name) else { return nil }
        return checker.lookupLibrary(name).first {
            (!isType || $0 is NominalSymbol || $0 is TypealiasSymbol)
                && (isMissingImport($0) || !isVisible($0) && isVisibleMember($0))
        }
        .map(module)
    }
}

extension CheckDiagnostic {
    public static func missingImport(_ name: Name, on type: String?, module: String, _ span: Span) -> Diagnostic {
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
