import Analysis
import Declarations
import Diagnostics
import Inference
import Syntax
import TypeModel

// Checks one text; if it fails, reverts its effects on the session.

extension Checker {
    /// The interfaces in `later` are parsed when a program imports their module, or when a name is not found in the
    /// other interfaces.
    public convenience init(pages: [InterfaceText], later: [InterfaceText] = []) {
        self.init(pages: pages, later: later, typer: ExpressionTyper())
    }

    /// Checks one text. If it has an error, none of its declarations is kept.
    public func check(_ file: ParsedFile, mode: Mode) -> CheckedFile { check(file, mode: mode, keeping: true) }

    /// Checks a text and then reverts its declarations. Returns its errors and the type of its last statement; nil if
    /// the check was stopped.
    public func checkTentatively(of file: ParsedFile, mode: Mode) -> (errors: [Diagnostic], type: Type?)? {
        let result = check(file, mode: mode, keeping: false)
        if result.wasStopped { return nil }
        return (result.diagnostics.filter { $0.severity == .error }, result.lastType)
    }

    func check(_ file: ParsedFile, mode: Mode, keeping: Bool) -> CheckedFile {
        LaterModules(self).readModules(for: file.statements, mode: mode)
        beginText(file)
        let earlierMade = history.declaredSymbols.count
        let statements = foldedStatements(file)
        let syntaxCount = textState.diagnostics.count
        if !hasErrors {
            textState.diagnostics +=
                DeclarationRules.check(statements, operators: operatorTable) + StatementRules.check(statements)
        }
        textState.isScript = mode == .script
        textState.isAsync = EffectScan.effects(in: statements).isAsync
        textState.hasEntryPoint = EntryPoint.isIn(statements)
        textState.isTentative = !keeping
        setVisibleModules(mode == .script ? Imports.modules(importedBy: statements) : nil)
        defer { setVisibleModules(nil) }
        var result = typedFile(statements, mode: mode)
        result.wasStopped = textState.wasStopped
        result.diagnostics =
            textState.wasStopped ? [] : DiagnosticFilter.sorted(textState.diagnostics, syntax: syntaxCount)
        result.olderSpellings = textState.olderSpellings
        if result.hasErrors || textState.wasStopped || !keeping {
            if revertsWhenStopped || !textState.wasStopped { rollback() }
            history.unusedSymbols += history.declaredSymbols[earlierMade...]
            history.declaredSymbols.removeSubrange(earlierMade...)
        } else {
            TopLevel(self).finishNominals()
            history.earlierReverts += history.lastReverts
            history.lastReverts = textState.revertActions
            textState.revertActions = []
        }
        if result.hasErrors {
            result.statements = []
            result.results = []
        }
        textState.diagnostics = []
        textState.olderSpellings = []
        return result
    }

    /// Returns the statements with folded operators. Stops early if the check was interrupted.
    private func foldedStatements(_ file: ParsedFile) -> [Stmt] {
        textState.diagnostics = file.diagnostics
        operatorTable = operatorTable.adding(file)
        textState.diagnostics += foldOperators(file, table: operatorTable)
        return shouldStop() ? [] : file.statements
    }

    /// Declares the text's symbols, infers types, then analyses the typed tree.
    private func typedFile(_ statements: [Stmt], mode: Mode) -> CheckedFile {
        let context = moduleContext
        context.functionScope = FunctionScope(.top, parent: nil)
        context.functionScope?.isAsync = textState.isAsync
        let body = BodyChecker(self, context: context)
        body.isTopLevel = true
        body.mode = mode
        let declared = TopLevel(self).declare(statements, in: context)
        if textState.wasStopped {
            return CheckedFile(statements: [], results: [], diagnostics: [], declaredSymbols: declared)
        }
        TopLevel(self).check(declared, statements: statements)
        let made = body.checkTopLevel(statements + EntryPoint(self).mainCall(of: statements))
        TopLevel(self).finishBodies()
        textState.diagnostics += textState.separateDiagnostics
        textState.separateDiagnostics = []
        for symbol in ReadingStop.untilStopped(declared) where symbol.isWritten { AccessRules(self).check(symbol) }
        if !shouldStop() { BodyAnalysis(self).analyseTopLevel(made) }
        if !hasErrors { UnreportedErrors.report(to: self) }
        SubjectRules.warnUnobserved(self, mode: mode)
        if !hasErrors { reportOverflow(at: textState.lastSpan) }
        return CheckedFile(
            statements: made, results: body.resultVariables, diagnostics: [],
            declaredSymbols: declared + body.resultVariables as [Symbol])
    }

    /// Sets the modules whose names the text can use.
    private func setVisibleModules(_ reach: Imports.VisibleModules?) {
        textState.visibleModules = reach
        for module in modules.values {
            module.areNamesVisible = reach?.names.contains(module.id) ?? true
            module.areMembersVisible = reach?.members.contains(module.id) ?? true
        }
    }

    /// Returns true if the text uses, but does not declare, a name that refers to a library class with this member
    /// (possibly inherited).
    public func libraryClass(_ name: Name, has member: Name, in file: ParsedFile, mode: Mode) -> Bool {
        guard globals[name] == nil else { return false }
        LaterModules(self).readModules(for: file.statements, mode: mode)
        guard let symbol = lookupGlobal(name).first as? NominalSymbol, symbol.kind == .class else { return false }
        let hasMember = superclassChain(symbol.declaredType).compactMap(\.nominal).contains { nominal in
            collectMembers(nominal)
            return nominal.members[member] != nil
        }
        guard hasMember, mode == .script else { return hasMember }
        return Imports.modules(importedBy: file.statements).names.contains(Name(Imports(self).module(of: symbol)))
    }

    /// Returns the type of an expression without running it; nil with diagnostics if it has none.
    public func type(of file: ParsedFile) -> (type: Type?, diagnostics: [Diagnostic]) {
        let result = check(file, mode: .entry, keeping: false)
        return (result.lastType, result.lastType == nil ? result.diagnostics : [])
    }

    // MARK: - Taking back

    /// Reverts the declarations of the last accepted text, if it was stopped during its run.
    public func revert() {
        textState.revertActions = history.lastReverts
        history.lastReverts = []
        rollback()
    }

    /// The number of changes and declarations of accepted texts, for `revert(to:)`.
    public struct Mark {
        fileprivate var changes: Int
        fileprivate var declarations: Int
    }

    public var mark: Mark {
        Mark(
            changes: history.earlierReverts.count + history.lastReverts.count,
            declarations: history.declaredSymbols.count)
    }

    /// Reverts the texts that were accepted since a mark.
    public func revert(to mark: Mark) {
        let changes = history.earlierReverts + history.lastReverts
        textState.revertActions = Array(changes[mark.changes...])
        history.earlierReverts = Array(changes[..<mark.changes])
        history.lastReverts = []
        rollback()
        history.unusedSymbols += history.declaredSymbols[mark.declarations...]
        history.declaredSymbols.removeSubrange(mark.declarations...)
    }

    /// Reverts all declarations of programs; parsed library interfaces stay.
    public func forgetPrograms() {
        textState.revertActions = history.earlierReverts + history.lastReverts
        history.earlierReverts = []
        history.lastReverts = []
        rollback()
        witnessCache = witnessCache.filter { $0.key.nominal.isLibrary }
        operatorCache = operatorCache.filter { $0.value.function.isLibrary }
        history.unusedSymbols += history.declaredSymbols
        history.declaredSymbols = []
        breakCycles()
        TypeTable.reuseOpenTypes()
        onUnknownMember = nil
        importedModules = []
    }

    /// Types live as long as the process; other objects of a reverted text are freed.
    private func breakCycles() {
        for symbol in history.unusedSymbols { symbol.breakCycles() }
        if !history.unusedSymbols.isEmpty { localTypes = [:] }
        history.unusedSymbols = []
    }

    private func beginText(_ file: ParsedFile) {
        breakCycles()
        TypeTable.reuseOpenTypes()
        textState = TextState(of: file)
        if textState.hasConsumed { hasNoncopyableTypes = true }
        textState.hasConsumed = hasNoncopyableTypes
        let (operators, known) = (operatorTable, moduleOperators.count)
        let results = resultCount
        textState.revertActions.append { [self] in
            operatorTable = moduleOperators.dropFirst(known).reduce(operators) { $0.adding($1) }
            resultCount = results
        }
    }

    private func rollback() {
        for action in textState.revertActions.reversed() { action() }
        textState.revertActions = []
        textState.pendingBodies = []
        textState.pendingNominals = []
        textState.pendingExtensions = []
        textState.unfinishedNominals = []
        moduleContext.locals = []
    }
}
