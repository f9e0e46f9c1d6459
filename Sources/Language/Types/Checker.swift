import Diagnostics
import Syntax

/// Checks programs: from a parsed text to a typed tree. It keeps what earlier entries of a session declared; an entry
/// that fails leaves it as it was. The library is Swift text, indexed at the start and parsed where it is needed.
public final class Checker {
    var library: LibraryIndex
    /// The library's types whose members are known, by their path.
    var collected: [Name: NominalSymbol] = [:]
    /// Contexts of the library's pages, by module.
    var libraryContexts: [Context] = []
    /// Library symbols that have been asked for.
    var librarySymbols: [Name: [Symbol]] = [:]
    var knownModules: Set<Name> = []
    /// What programs declared at the top level.
    var globals: [Name: [Symbol]] = [:]
    /// Extensions by programs of library types, by name.
    var programExtensions: [(decl: TypeDecl, context: Context)] = []
    var moduleContext: Context
    var diagnostics: [Diagnostic] = []
    var olderSpellings: [OlderSpelling] = []
    /// What is wrong with a string in the marble notation; asked while programs are checked.
    public var marbleMistake: (String) -> MarbleMistake? = { _ in nil }
    /// Hears which type lacks a member of a name: so a completion learns what type a place wants.
    public var onUnknownMember: ((String, Type) -> Void)?
    /// Problems in the library's own text: tests look at them.
    public internal(set) var libraryProblems: [Diagnostic] = []
    public var resultCount = 0
    /// Which types the text that is checked gives numbers.
    var numberNames = NumberNames(of: nil)
    var modules: [String: Module] = [:]
    /// What a script has imported; nil where everything is in reach.
    var visibleModules: Reach? {
        didSet {
            for module in modules.values {
                module.namesInReach = visibleModules?.names.contains(module.id) ?? true
                module.membersInReach = visibleModules?.members.contains(module.id) ?? true
            }
        }
    }
    /// How to take back what the entry that is checked has changed.
    var undo: [() -> Void] = []
    /// The same for the last text that was accepted, and for those before it.
    private var latest: [() -> Void] = []
    private var earlier: [() -> Void] = []
    /// What programs have declared, and what of it nobody asks for any more once the next text comes.
    var made: [Symbol] = []
    private var discarded: [Symbol] = []
    /// What is wrong with declarations that were checked apart.
    private var saidApart: [Diagnostic] = []
    var environment: GenericEnvironment?
    var operatorTable: OperatorTable
    var known = KnownTypes()
    /// Every class conforms; it has no declaration.
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
    /// Bodies that wait: functions of the program found while statements are checked.
    var pendingBodies: [(FunctionSymbol, Context)] = []
    /// Operators by their operands, who conforms to what, and with which associated types. They outlive the text: extensions clear them, and what
    /// hangs on a type that was taken back is never asked for again.
    var operatorCache: [OperatorKey: OperatorChoice] = [:]
    /// The same for prefix operators; their operand stands for both.
    var prefixCache: [OperatorKey: OperatorChoice] = [:]
    var conformsCache: [TypeAndSymbol: Bool] = [:]
    var reducedCache: [TypeAndSymbol: Type] = [:]
    /// Another number after each extension by a program.
    public internal(set) var memberGeneration = 0
    /// Extensions of what other types inherit from, made or taken back.
    var inheritedGeneration = 0
    /// The program says itself how some values are shown in `"\(…)"`.
    var hasOwnInterpolations = false
    var localTypes: [ObjectIdentifier: NominalSymbol] = [:]
    var unfinishedNominals: [NominalSymbol] = []
    /// Some variable of the text gets its value later than its name.
    var hasDeferred = false
    /// Whether the program has functions inside of others.
    var hasLocalFunctions = false
    var predeclared: [ObjectIdentifier: VariableSymbol] = [:]
    var pendingNominals: [NominalSymbol] = []
    var pendingExtensions: [Decl] = []
    var subjectUses = SubjectRules.Uses()
    /// Types that the text extends.
    var extendedNominals: Set<ObjectIdentifier> = []
    var witnessCache: [WitnessKey: MemberEntry] = [:]
    private(set) lazy var specialisation = Specialisation(self)
    var existentialClosures: [Type: [NominalSymbol]] = [:]
    /// Names whose members are being read from the library's pages, and those of which some could not be read yet.
    var unsettledNames: [Name] = []
    var lateNames: [Name] = []
    var lastSpan = Span(source: SourceID(raw: 0), start: 0, end: 0)
    /// Asked now and then: whether nobody wants the check any more. May be answered for another thread.
    public var isInterrupted: () -> Bool = { false }
    /// Whether a check that is stopped leaves everything as it was: it need not where the process ends.
    public var putsBack = true
    /// Somebody has stopped the check that goes on: what is left is passed over.
    private(set) var wasStopped = false
    /// How many types too large have been told of.
    var toldOverflows = 0

    /// The pages of `later` are read when a program imports their module, or where nothing else has a name.
    public init(pages: [PageText], later: [PageText] = []) {
        library = LibraryIndex(pages: pages, later: later)
        moduleContext = Context(.module, parent: nil)
        operatorTable = OperatorTable.standard
        for (number, page) in library.pages.enumerated() {
            let module = modules[page.module] ?? Module(page.module)
            modules[page.module] = module
            let context = Context(.module, parent: nil, module: module)
            context.isLibrary = true
            context.isCompiled = number >= pages.count
            libraryContexts.append(context)
            knownModules.insert(Name(page.module))
        }
        for entry in library.operators { operatorTable = operatorTable.adding(parse(library.source(of: entry))) }
    }

    // MARK: - Programs

    public enum Mode { case script, entry }

    /// Checks one text. When it has an error, nothing that it declares stays.
    public func check(_ file: ParsedFile, mode: Mode) -> CheckedFile { check(file, mode: mode, keeping: true) }

    /// What would be wrong with a text, and what its last statement gives; nil where somebody has stopped the check. Nothing stays.
    public func trial(of file: ParsedFile, mode: Mode) -> (errors: [Diagnostic], type: Type?)? {
        let result = check(file, mode: mode, keeping: false)
        if result.wasStopped { return nil }
        return (result.diagnostics.filter { $0.severity == .error }, result.lastType)
    }

    func check(_ file: ParsedFile, mode: Mode, keeping: Bool) -> CheckedFile {
        readModules(for: file.statements, mode: mode)
        begin()
        let earlierMade = made.count
        diagnostics = file.diagnostics
        let context = moduleContext
        let body = BodyChecker(self, context: context)
        body.isTopLevel = true
        body.mode = mode
        let frame = Frame(.top, parent: nil)
        context.frame = frame
        numberNames = NumberNames(of: file)
        operatorTable = operatorTable.adding(file)
        diagnostics += foldOperators(file, table: operatorTable)
        // Of a text that somebody has stopped nothing is looked at any more.
        let folded = looksStopped() ? [] : file.statements
        let syntaxCount = diagnostics.count
        if !hasErrors {
            diagnostics += DeclarationRules.check(folded, operators: operatorTable) + StatementRules.check(folded)
        }
        visibleModules = mode == .script ? Self.modules(importedBy: folded) : nil
        defer { visibleModules = nil }
        let declared = declareTopLevel(folded, in: context)
        var result = CheckedFile(statements: [], results: [], diagnostics: [], declared: declared)
        checkDeclarations(declared, statements: folded, context)
        result.statements = body.checkTopLevel(folded + entryPoint(of: folded))
        result.results = body.results
        result.declared += body.results as [Symbol]
        finishBodies()
        diagnostics += saidApart
        saidApart = []
        for symbol in ReadingStop.through(declared) where symbol.isWritten { checkAccess(symbol) }
        if !looksStopped() { analyseTopLevel(result.statements) }
        if !hasErrors { tellUnsaid() }
        warnUnheard(mode: mode)
        if !hasErrors { tellOverflow(at: lastSpan) }
        result.wasStopped = wasStopped
        result.diagnostics = wasStopped ? [] : Triage.sorted(diagnostics, syntax: syntaxCount)
        result.olderSpellings = olderSpellings
        if result.hasErrors || wasStopped || !keeping {
            if putsBack || !wasStopped { rollback() }
            discarded += made[earlierMade...]
            made.removeSubrange(earlierMade...)
            if result.hasErrors {
                result.statements = []
                result.results = []
            }
        } else {
            finishNominals()
            earlier += latest
            latest = undo
            undo = []
        }
        diagnostics = []
        olderSpellings = []
        return result
    }

    /// The type of an expression without running it; nil with diagnostics if it has none.
    public func type(of file: ParsedFile) -> (type: Type?, diagnostics: [Diagnostic]) {
        let result = check(file, mode: .entry, keeping: false)
        return (result.lastType, result.lastType == nil ? result.diagnostics : [])
    }

    /// Whether somebody has stopped the check.
    func looksStopped() -> Bool {
        if !wasStopped, isInterrupted() { wasStopped = true }
        return wasStopped
    }

    /// A type has become too large, and nobody has said so.
    func tellOverflow(at span: Span) {
        guard TypeTable.overflows != toldOverflows else { return }
        toldOverflows = TypeTable.overflows
        report(CheckDiagnostic.tooComplex(span))
    }

    var errorCount: Int { diagnostics.count { $0.severity == .error } + saidApart.count { $0.severity == .error } }
    var hasErrors: Bool {
        diagnostics.contains { $0.severity == .error } || saidApart.contains { $0.severity == .error }
    }

    /// Checks part of a program's declaration that an expression may be the first to need: what is wrong with it stays said,
    /// whatever becomes of the expression.
    func apart<T>(_ symbol: Symbol, _ body: () -> T) -> T {
        if symbol.isLibrary { return body() }
        let saved = diagnostics
        diagnostics = []
        defer {
            saidApart += diagnostics
            diagnostics = saved
        }
        return body()
    }

    /// Takes back what the last accepted text declared: it was stopped while it ran.
    public func takeBack() {
        undo = latest
        latest = []
        rollback()
    }

    /// Takes back everything that programs declared; what has been read of the library stays.
    public func forgetPrograms() {
        undo = earlier + latest
        earlier = []
        latest = []
        rollback()
        witnessCache = witnessCache.filter { $0.key.nominal.isLibrary }
        operatorCache = operatorCache.filter { $0.value.function.isLibrary }
        discarded += made
        made = []
        letGo()
        TypeTable.forgetOpen()
        onUnknownMember = nil
    }

    /// Types live as long as the process; everything else that only a text taken back knows goes.
    private func letGo() {
        for symbol in discarded { symbol.letGo() }
        if !discarded.isEmpty { localTypes = [:] }
        discarded = []
    }

    private func begin() {
        letGo()
        TypeTable.forgetOpen()
        saidApart = []
        undo = []
        diagnostics = []
        pendingBodies = []
        hasDeferred = false
        hasLocalFunctions = false
        extendedNominals = []
        subjectUses = SubjectRules.Uses()
        wasStopped = false
        toldOverflows = TypeTable.overflows
        specialisation.forgetText()
        let operators = operatorTable
        let results = resultCount
        undo.append { [self] in
            operatorTable = operators
            resultCount = results
        }
    }

    private func rollback() {
        for action in undo.reversed() { action() }
        undo = []
        pendingBodies = []
        pendingNominals = []
        pendingExtensions = []
        unfinishedNominals = []
        moduleContext.locals = []
    }

    /// Looking for the nearest names takes its time: what comes after so many problems is hardly shown.
    var canSuggest: Bool { diagnostics.count < 50 }

    func report(_ diagnostic: Diagnostic, in context: Context? = nil) {
        if let context, context.isLibrary {
            libraryProblems.append(diagnostic)
        } else {
            diagnostics.append(diagnostic)
        }
    }

    // MARK: - Library

    func parseLibrary(_ source: Source) -> [Stmt] {
        let file = parse(source)
        libraryProblems += file.diagnostics
        libraryProblems += foldOperators(file, table: operatorTable)
        return file.statements
    }

    /// Everything that a name means at the top level, the program's first.
    func lookupGlobal(_ name: Name) -> [Symbol] {
        let own = globals[name]
        if let own, !own.allSatisfy({ $0 is FunctionSymbol }) { return own }
        var library = lookupLibrary(name)
        if own == nil, library.isEmpty, readModules() { library = lookupLibrary(name) }
        if !library.allSatisfy(isVisible) { library = library.filter(isVisible) }
        guard let own else { return library }
        let shared = library.filter { $0 is FunctionSymbol }
        return shared.isEmpty ? own : own + shared
    }

    func lookupLibrary(_ name: Name) -> [Symbol] {
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
            let split = library.split(entry)
            for statement in parseLibrary(split.map { library.source(of: entry, $0) } ?? library.source(of: entry)) {
                guard case .decl(let decl) = statement.kind else { continue }
                for symbol in declare(decl, in: context, parent: nil) where symbol.name == name {
                    if let split { (symbol as? NominalSymbol)?.collection.split = (entry, split) }
                    symbols.append(symbol)
                }
            }
        }
        for symbol in symbols { symbol.isLibrary = true }
        return symbols
    }

    /// A type of the library that the checker relies on.
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

    func withEnvironment<T>(_ new: GenericEnvironment?, _ body: () -> T) -> T {
        let saved = environment
        environment = new
        defer { environment = saved }
        return body()
    }
}
