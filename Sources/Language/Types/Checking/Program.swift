import Analysis
import Declarations
import Diagnostics
import Inference
import Syntax
import TypeModel

/// Checks the top-level code of a text, and the bodies of its declarations.
struct TopLevel {
    let checker: Checker
    init(_ checker: Checker) { self.checker = checker }

    /// Creates the symbols of a text before checking, so that order does not matter.
    func declare(_ statements: [Stmt], in context: Context) -> [Symbol] {
        var declared: [Symbol] = []
        var fresh: [Name: [Symbol]] = [:]
        checker.textState.predeclaredVariables = [:]
        for statement in ReadingStop.untilStopped(statements) {
            guard case .decl(let decl) = statement.kind else { continue }
            if case .type(let type) = decl.kind, type.kind == .extension {
                CodingSynthesis(checker).recordExtension(type)
            }
            for symbol in checker.declare(decl, in: context, parent: nil) where symbol.name != Names.underscore {
                if let earlier = fresh[symbol.name] { checkRedeclaration(symbol, earlier) }
                // Variables are declared before functions, because a later function may replace a variable only by its
                // name.
                let place = symbol is VariableSymbol ? 0 : fresh[symbol.name]?.count ?? 0
                fresh[symbol.name, default: []].insert(symbol, at: place)
                declared.append(symbol)
                if let pattern = symbol.declaration?.pattern, let variable = symbol as? VariableSymbol {
                    checker.textState.predeclaredVariables[ObjectIdentifier(pattern)] = variable
                }
            }
        }
        if checker.shouldStop() {
            checker.textState.cancelledSymbols = fresh
            return declared
        }
        // Types are declared first, because the signatures that replace earlier functions may use the new types.
        let functions = fresh.filter { $0.value.allSatisfy { $0 is FunctionSymbol } }
        for (name, symbols) in ReadingStop.untilStopped(fresh) where functions[name] == nil {
            checker.setGlobal(name, symbols)
        }
        for (name, symbols) in ReadingStop.untilStopped(functions) {
            var all = symbols
            if let known = checker.globals[name] {
                // A new overload is added to the earlier ones; one with the same signature replaces the earlier one.
                all += known.filter { old in
                    old is FunctionSymbol && !symbols.contains { Redeclarations(checker).sameParameters($0, old) }
                }
            }
            checker.setGlobal(name, all)
        }
        for statement in ReadingStop.untilStopped(statements) {
            guard case .decl(let decl) = statement.kind, case .type(let type) = decl.kind, type.kind == .extension
            else { continue }
            checker.addExtension(type, decl, in: context)
        }
        return declared
    }

    private func checkRedeclaration(_ symbol: Symbol, _ earlier: [Symbol]) {
        // The full name of a function contains its labels, so it differs from a variable's name.
        let all = earlier + [symbol]
        if all.allSatisfy({ $0 is FunctionSymbol || $0 is VariableSymbol }),
            all.filter({ $0 is VariableSymbol }).count <= (hasParameters(all) ? 1 : 0)
        {
            return
        }
        guard let span = symbol.span else { return }
        checker.report(CheckDiagnostic.redeclared(symbol.name, earlier[0].span, span))
    }

    private func hasParameters(_ symbols: [Symbol]) -> Bool {
        symbols.allSatisfy { symbol in
            guard let function = symbol as? FunctionSymbol else { return true }
            guard case .function(let decl)? = function.declaration?.decl.kind else { return false }
            return !decl.parameters.isEmpty
        }
    }

    func check(_ declared: [Symbol], statements: [Stmt]) {
        for symbol in ReadingStop.untilStopped(declared) {
            if let nominal = symbol as? NominalSymbol {
                checker.textState.pendingNominals.append(nominal)
            } else if let function = symbol as? FunctionSymbol {
                checker.resolve(function)
                checker.textState.pendingBodies.append(function)
            } else if symbol is TypealiasSymbol {
                checker.resolve(symbol)
            }
        }
        for (_, same) in Dictionary(grouping: declared.filter { $0 is FunctionSymbol }, by: \.name) {
            Redeclarations(checker).check(among: same)
        }
        for statement in ReadingStop.untilStopped(statements) {
            guard case .decl(let decl) = statement.kind, case .type(let type) = decl.kind, type.kind == .extension
            else { continue }
            checker.textState.pendingExtensions.append(decl)
        }
        // Signatures are checked before bodies, because an error in a signature causes errors in bodies.
        for nominal in ReadingStop.untilStopped(checker.textState.pendingNominals) {
            TypeDeclarations(checker).resolveMembers(nominal)
        }
    }

    /// Bodies are checked after the types of all top-level variables are known.
    func finishBodies() {
        for nominal in checker.textState.pendingNominals where !checker.shouldStop() {
            TypeDeclarations(checker).check(nominal)
        }
        TypeDeclarations(checker).checkExtensions(checker.textState.pendingExtensions)
        checker.textState.pendingNominals = []
        checker.textState.pendingExtensions = []
        var index = 0
        while index < checker.textState.pendingBodies.count, !checker.shouldStop() {
            checkBody(checker.textState.pendingBodies[index])
            index += 1
        }
        checker.textState.pendingBodies = []
    }

    func finishNominals() {
        for nominal in checker.textState.unfinishedNominals { TypeDeclarations(checker).resolveMembers(nominal) }
        checker.textState.unfinishedNominals = []
    }

    func checkBody(_ function: FunctionSymbol) {
        guard let declaration = function.declaration, !declaration.isBodyChecked else { return }
        declaration.isBodyChecked = true
        checker.resolve(function)
        if !function.isLibrary { InitialValues(checker).markDefaultsNeeded(function) }
        guard let statements = WrittenBodies(checker).statements(of: function), let inner = declaration.innerContext
        else {
            return
        }
        checker.withEnvironment(function.environment) {
            let body = BodyChecker(checker, context: inner)
            let frame = FunctionScope(.function, parent: nil)
            let errors = checker.errorCount
            let make = body.functionBody(function, statements, frame)
            let made = TBody(statements: make())
            BodyAnalysis(checker).analyse(made, of: function, errors: errors)
            function.body = made
        }
    }
}
