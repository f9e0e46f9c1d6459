import Diagnostics
import Syntax
import TypeModel

/// Type-checks programs: converts a parsed text to a typed tree. Keeps the declarations of a session's earlier entries;
/// a failed entry changes nothing. The library is Swift text, indexed at the start and parsed on demand.
public final class Checker: Reporting {
    let typer: any ExpressionTyping
    public var library: LibraryIndex
    /// The library types whose members are known, by path.
    var nominalsByPath: [Name: NominalSymbol] = [:]
    /// One context for each module's library interfaces.
    var libraryContexts: [Context] = []
    /// The library symbols that were used so far.
    var librarySymbols: [Name: [Symbol]] = [:]
    var knownModules: Set<Name> = []
    /// Top-level declarations of programs.
    public var globals: [Name: [Symbol]] = [:]
    public var moduleContext: Context
    /// Returns the error in a marble string, or nil; the checker calls it for each marble literal.
    public var marbleMistake: (String) -> MarbleMistake? = { _ in nil }
    /// The closure is called with a member name that a type lacks; completion of implicit members uses it.
    public var onUnknownMember: ((String, Type) -> Void)?
    /// Errors in library code, for tests.
    public var libraryProblems: [Diagnostic] = []
    public var resultCount = 0
    public var modules: [String: Module] = [:]
    /// The state of the current or last text.
    public var textState = TextState()
    /// The changes that accepted texts have made, so that they can be reverted.
    public var history = History()
    /// The generic parameters in scope, with their constraints.
    public var environment: GenericEnvironment?
    /// True after a text with `consume` or `~Copyable`, because later texts may use its types.
    public var hasNoncopyableTypes = false
    /// True after a text that declares a type with packs.
    public var hasPackTypes = false
    public var operatorTable: OperatorTable
    var knownTypes = KnownTypes()
    /// `AnyObject`, to which every class conforms; no interface declares it.
    let builtinAnyObject: NominalSymbol = {
        let symbol = NominalSymbol(kind: .protocol, name: "AnyObject", span: nil, parent: nil)
        symbol.isLibrary = true
        symbol.moduleName = "Swift"
        let parameter = GenericParameter(name: Names.selfType, span: nil, parent: symbol)
        parameter.isSelf = true
        symbol.environment = GenericEnvironment(parameters: [parameter], requirements: [])
        symbol.declaredType = .existential([symbol], superclass: nil)
        return symbol
    }()
    /// The cached operators by the types of their operands. This cache and the next ones last longer than a text: an
    /// extension clears them, and entries of reverted types are never looked up again.
    public var operatorCache: [OperatorKey: OperatorChoice] = [:]
    /// Cached prefix operators; both operand types of the key are the type of the single operand.
    var prefixCache: [OperatorKey: OperatorChoice] = [:]
    var conformsCache: [TypeAndSymbol: Bool] = [:]
    var reducedCache: [TypeAndSymbol: Type] = [:]
    /// Counts the extensions that programs have added. A cached result from before the last extension may be outdated.
    public internal(set) var memberGeneration = 0
    /// The number of added and reverted extensions of protocols and classes, whose members other types inherit.
    var inheritedMembersVersion = 0
    /// Protocols with `@dynamicMemberLookup`: conforming types accept any member name.
    public var dynamicProtocols: [NominalSymbol] = []
    /// True if the program customises string interpolation `"\(…)"`.
    public var hasOwnInterpolations = false
    /// The types of programs that declare an operator, by its name, because operators are visible everywhere.
    public var operatorOwners: [Name: [NominalSymbol]] = [:]
    /// The directions of coding for which the program extends the coding containers.
    var customCodings: Set<CodingDirection> = []
    public var localTypes: [ObjectIdentifier: NominalSymbol] = [:]
    public var witnessCache: [WitnessKey: MemberEntry] = [:]
    /// Cached comparisons of library declarations: true if the first is at least as specialised as the second.
    public var specialisedInLibrary: [SpecialisationKey: Bool] = [:]
    var existentialProtocols: [Type: [NominalSymbol]] = [:]
    /// The names whose library members are being read now, or cannot be read yet. The list prevents endless recursion.
    var namesBeingRead: [Name] = []
    var unreadableNames: [Name] = []
    /// Returns true if the check should stop. Called repeatedly; may be called on another thread.
    public var isInterrupted: () -> Bool = { false }
    /// True if a stopped check must revert its changes; false if the process ends anyway.
    public var revertsWhenStopped = true
    /// The modules that texts of the session have imported.
    public var importedModules: Set<Name> = []
    /// Operators of modules that were loaded later; they stay if a text is reverted.
    public var moduleOperators: [ParsedFile] = []

    public init(pages: [InterfaceText], later: [InterfaceText], typer: any ExpressionTyping) {
        self.typer = typer
        library = LibraryIndex(pages: pages, later: later)
        moduleContext = Context(.module, parent: nil)
        operatorTable = OperatorTable.standard
        for page in library.pages {
            let module = modules[page.module] ?? Module(page.module)
            modules[page.module] = module
            let context = Context(.module, parent: nil, module: module)
            context.isLibrary = true
            context.isCompiled = page.isCompiled
            context.isOfModule = page.isLater
            libraryContexts.append(context)
            knownModules.insert(Name(page.module))
        }
        for entry in library.operators { operatorTable = operatorTable.adding(parse(library.source(of: entry))) }
    }

    public enum Mode { case script, entry }

    /// Returns true if the check should stop.
    public func shouldStop() -> Bool {
        if !textState.wasStopped, isInterrupted() { textState.wasStopped = true }
        return textState.wasStopped
    }

    /// Reports once that a type has become too large.
    public func reportOverflow(at span: Span) {
        guard TypeTable.overflows != textState.reportedOverflows else { return }
        textState.reportedOverflows = TypeTable.overflows
        report(CheckDiagnostic.tooComplex(span))
    }

    public var errorCount: Int {
        textState.diagnostics.count { $0.severity == .error }
            + textState.separateDiagnostics.count { $0.severity == .error }
    }
    public var hasErrors: Bool {
        textState.diagnostics.contains { $0.severity == .error }
            || textState.separateDiagnostics.contains { $0.severity == .error }
    }

    /// Checks a part of a declaration when an expression first needs it. Its diagnostics stay even if the solver drops
    /// the attempt that typed the expression.
    public func reportingSeparately<T>(_ symbol: Symbol, _ body: () -> T) -> T {
        if symbol.isLibrary { return body() }
        let saved = textState.diagnostics
        textState.diagnostics = []
        defer {
            textState.separateDiagnostics += textState.diagnostics
            textState.diagnostics = saved
        }
        return body()
    }

    /// Runs a body whose diagnostics were already reported, and discards them.
    public func discardingDiagnostics<T>(_ body: () -> T) -> T {
        let count = textState.diagnostics.count
        let result = body()
        textState.diagnostics.removeLast(textState.diagnostics.count - count)
        return result
    }

    /// False after many errors, because finding similar names is slow and later errors are hardly shown.
    public var canSuggest: Bool { textState.diagnostics.count < 50 }

    public func report(_ diagnostic: Diagnostic, in context: Context?) {
        if let context, context.isLibrary {
            libraryProblems.append(diagnostic)
        } else {
            textState.diagnostics.append(diagnostic)
        }
    }

    // MARK: - Library

    func parseLibrary(_ source: Source) -> [Stmt] {
        let file = parse(source)
        libraryProblems += file.diagnostics
        libraryProblems += foldOperators(file, table: operatorTable)
        return file.statements
    }

    /// Returns all top-level declarations of a name, those of the program first.
    public func lookupGlobal(_ name: Name) -> [Symbol] {
        let own = globals[name]
        if let own, !own.allSatisfy({ $0 is FunctionSymbol }) { return own }
        var library = lookupLibrary(name)
        if own == nil, library.isEmpty, LaterModules(self).readModules() { library = lookupLibrary(name) }
        if !library.allSatisfy(Imports(self).isVisible) { library = library.filter(Imports(self).isVisible) }
        if library.count > 1 { library = removingHidden(library, by: isImported) }
        guard let own else { return library }
        // The library defines helper functions that tutorials also define. A declaration of the program hides the
        // library's.
        let shared = library.filter {
            $0 is FunctionSymbol && !Imports.VisibleModules.isHelper(Imports(self).module(of: $0))
        }
        return shared.isEmpty ? own : own + shared
    }

    /// Returns true if no later declaration has replaced this one under its global name.
    public func isLatestGlobal(_ symbol: Symbol) -> Bool { globals[symbol.name]?.contains { $0 === symbol } ?? false }

    public func setGlobal(_ name: Name, _ symbols: [Symbol]) {
        let old = globals[name]
        textState.revertActions.append { [self] in globals[name] = old }
        globals[name] = symbols
    }

    /// Returns the declarations of a name in library code: interfaces that are always loaded may use names of modules
    /// that are not imported. No module declares a keyword or the name of a module.
    public func lookupWithinLibrary(_ name: Name, from context: Context) -> [Symbol] {
        var found = lookupLibrary(name)
        if found.isEmpty, !name.isKeyword, !isModule(name), LaterModules(self).readModules() {
            found = lookupLibrary(name)
        }
        return found.count > 1 ? removingHidden(found) { _ in context.isCompiled } : found
    }

    /// If a library module written in Swift declares a type with the name of a Swift type (Moya's `Task`), its type
    /// hides Swift's in programs and modules that import it. Interfaces of other modules refer to Swift's type.
    private func removingHidden(_ symbols: [Symbol], by hides: (Symbol) -> Bool) -> [Symbol] {
        guard symbols.allSatisfy({ $0 is NominalSymbol || $0 is TypealiasSymbol }) else { return symbols }
        let hiding = symbols.filter { $0.isOfModule && hides($0) }
        if !hiding.isEmpty { return hiding }
        let fitting = symbols.filter { !$0.isOfModule }
        return fitting.isEmpty ? symbols : fitting
    }

    /// Returns true if the program has imported the module of a symbol. At the prompt all modules are visible.
    private func isImported(_ symbol: Symbol) -> Bool {
        textState.visibleModules != nil || importedModules.contains(Name(Imports(self).module(of: symbol)))
    }

    public func lookupLibrary(_ name: Name) -> [Symbol] {
        if let known = librarySymbols[name] { return known }
        if name == builtinAnyObject.name { return [builtinAnyObject] }
        let entries = library.declarations(of: name)
        if entries.isEmpty { return [] }
        librarySymbols[name] = []
        let symbols = librarySymbols(name, entries)
        librarySymbols[name] = symbols
        return symbols
    }

    func librarySymbols(_ name: Name, _ entries: [LibraryIndex.Entry]) -> [Symbol] {
        var symbols: [Symbol] = []
        for entry in entries {
            let context = libraryContexts[entry.page]
            let head = library.header(of: entry)
            for statement in parseLibrary(head ?? library.source(of: entry)) {
                guard case .decl(let decl) = statement.kind else { continue }
                for symbol in declare(decl, in: context, parent: nil) where symbol.name == name {
                    if head != nil { (symbol as? NominalSymbol)?.collection.entry = entry }
                    symbols.append(symbol)
                }
            }
        }
        for symbol in symbols { symbol.isLibrary = true }
        if symbols.contains(where: { ($0 as? NominalSymbol)?.isNoncopyable ?? false }) {
            (textState.hasConsumed, hasNoncopyableTypes) = (true, true)
        }
        return symbols
    }

    /// Returns a library type that the checker relies on.
    func libraryNominal(_ name: Name) -> NominalSymbol? {
        for symbol in lookupLibrary(name) {
            if let nominal = symbol as? NominalSymbol { return nominal }
            if let alias = symbol as? TypealiasSymbol {
                resolve(alias)
                if let nominal = alias.type.nominal { return nominal }
                if case .existential(let protocols, nil) = alias.type.kind, protocols.count == 1 { return protocols[0] }
            }
        }
        return nil
    }

    public func withEnvironment<T>(_ new: GenericEnvironment?, _ body: () -> T) -> T {
        let saved = environment
        environment = new
        defer { environment = saved }
        return body()
    }
}
