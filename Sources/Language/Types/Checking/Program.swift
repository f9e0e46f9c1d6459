import Analysis
import Declarations
import Diagnostics
import Inference
import Syntax
import TypeModel

// The top level of a text, and the bodies of its declarations.

extension Checker {
    /// Creates the symbols of a text before checking, so that order does not matter.
    func declareTopLevel(_ statements: [Stmt], in context: Context) -> [Symbol] {
        var declared: [Symbol] = []
        var fresh: [Name: [Symbol]] = [:]
        text.predeclared = [:]
        for statement in ReadingStop.through(statements) {
            guard case .decl(let decl) = statement.kind else { continue }
            if case .type(let type) = decl.kind, type.kind == .extension { noteCoding(type) }
            for symbol in declare(decl, in: context, parent: nil) where symbol.name != Names.underscore {
                if let earlier = fresh[symbol.name] { checkRedeclaration(symbol, earlier) }
                // A variable comes first, because the name alone refers to it.
                let place = symbol is VariableSymbol ? 0 : fresh[symbol.name]?.count ?? 0
                fresh[symbol.name, default: []].insert(symbol, at: place)
                declared.append(symbol)
                if let pattern = symbol.declaration?.pattern, let variable = symbol as? VariableSymbol {
                    text.predeclared[ObjectIdentifier(pattern)] = variable
                }
            }
        }
        if looksStopped() {
            text.fresh = fresh
            return declared
        }
        // Types first: the earlier functions to keep are selected by signature, which must use the new types.
        let functions = fresh.filter { $0.value.allSatisfy { $0 is FunctionSymbol } }
        for (name, symbols) in ReadingStop.through(fresh) where functions[name] == nil { setGlobal(name, symbols) }
        for (name, symbols) in ReadingStop.through(functions) {
            var all = symbols
            if let known = globals[name] {
                // An overload is added to the earlier ones; one with the same signature replaces.
                all += known.filter { old in
                    old is FunctionSymbol && !symbols.contains { sameParameters($0, old) }
                }
            }
            setGlobal(name, all)
        }
        for statement in ReadingStop.through(statements) {
            guard case .decl(let decl) = statement.kind, case .type(let type) = decl.kind, type.kind == .extension
            else { continue }
            addExtension(type, decl, in: context)
        }
        return declared
    }

    private func checkRedeclaration(_ symbol: Symbol, _ earlier: [Symbol]) {
        // A function with parameters has another full name than a variable.
        let all = earlier + [symbol]
        if all.allSatisfy({ $0 is FunctionSymbol || $0 is VariableSymbol }),
            all.filter({ $0 is VariableSymbol }).count <= (hasParameters(all) ? 1 : 0)
        {
            return
        }
        guard let span = symbol.span else { return }
        report(CheckDiagnostic.redeclared(symbol.name, earlier[0].span, span))
    }

    private func hasParameters(_ symbols: [Symbol]) -> Bool {
        symbols.allSatisfy { symbol in
            guard let function = symbol as? FunctionSymbol else { return true }
            guard case .function(let decl)? = function.declaration?.decl.kind else { return false }
            return !decl.parameters.isEmpty
        }
    }

    func checkDeclarations(_ declared: [Symbol], statements: [Stmt]) {
        for symbol in ReadingStop.through(declared) {
            if let nominal = symbol as? NominalSymbol {
                text.pendingNominals.append(nominal)
            } else if let function = symbol as? FunctionSymbol {
                resolve(function)
                text.pendingBodies.append(function)
            } else if symbol is TypealiasSymbol {
                resolve(symbol)
            }
        }
        for (_, same) in Dictionary(grouping: declared.filter { $0 is FunctionSymbol }, by: \.name) {
            checkRedeclarations(among: same)
        }
        for statement in ReadingStop.through(statements) {
            guard case .decl(let decl) = statement.kind, case .type(let type) = decl.kind, type.kind == .extension
            else { continue }
            text.pendingExtensions.append(decl)
        }
        // Signatures first: their errors are roots of others.
        for nominal in ReadingStop.through(text.pendingNominals) { resolveMembers(nominal) }
    }

    /// Bodies are checked when the types of all top-level variables are known.
    func finishBodies() {
        for nominal in text.pendingNominals where !looksStopped() { checkNominal(nominal) }
        checkExtensions(text.pendingExtensions)
        text.pendingNominals = []
        text.pendingExtensions = []
        var index = 0
        while index < text.pendingBodies.count, !looksStopped() {
            checkBody(text.pendingBodies[index])
            index += 1
        }
        text.pendingBodies = []
    }

    func finishNominals() {
        for nominal in text.unfinishedNominals { resolveMembers(nominal) }
        text.unfinishedNominals = []
    }

    // MARK: - Bodies

    /// The body of a function of the library that is written in Swift.
    public func body(of function: FunctionSymbol) -> TBody? {
        if let body = function.body { return body }
        guard function.bindingKey == nil || function.isNativeForLibrary else { return nil }
        resolve(function)
        let saved = text.diagnostics
        text.diagnostics = []
        checkBody(function)
        wantDefaults(function)
        if function.isLibrary {
            libraryProblems += text.diagnostics.filter { $0.severity == .error }
            text.diagnostics = saved
        } else {
            text.diagnostics = saved + text.diagnostics
        }
        return function.body
    }

    func checkBody(_ function: FunctionSymbol) {
        guard let declaration = function.declaration, !declaration.checkedBody else { return }
        declaration.checkedBody = true
        resolve(function)
        if !function.isLibrary { wantDefaults(function) }
        guard let statements = statements(of: function), let inner = declaration.inner else { return }
        withEnvironment(function.environment) {
            let body = BodyChecker(self, context: inner)
            let frame = FunctionScope(.function, parent: nil)
            let errors = errorCount
            let make = body.functionBody(function, statements, frame)
            let made = TBody(statements: make())
            analyseBody(made, of: function, errors: errors)
            function.body = made
        }
    }
}
