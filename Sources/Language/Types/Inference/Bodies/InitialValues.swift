import Analysis
import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks initial values of variables, and the default values of parameters and associated values.
public struct InitialValues {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    func hasInitializer(_ variable: VariableSymbol) -> Bool {
        guard case .variable(let decl)? = variable.declaration?.decl.kind else { return false }
        return decl.bindings[variable.declaration!.bindingIndex].initializer != nil
    }

    public func check(_ variable: VariableSymbol) {
        guard variable.initialValue == nil, let declaration = variable.declaration,
            case .variable(let decl) = declaration.decl.kind, let type = variable.type
        else { return }
        let binding = decl.bindings[declaration.bindingIndex]
        if variable.storage == .field, binding.initializer == nil, variable.hasInitialValue,
            checker.wrapped(type) != nil
        {
            variable.initialValue = TExpr(.nilLiteral, type, declaration.decl.span)
            return
        }
        // If a global's initial value creates the type that contains it, inference would recurse.
        guard let initializer = binding.initializer, variable.storage != .global || variable.isLibrary,
            !declaration.isChecking
        else {
            return
        }
        declaration.isChecking = true
        defer { declaration.isChecking = false }
        variable.initialValue = checker.reportingSeparately(variable) {
            checkInitializer(initializer, of: variable, as: type, binding, declaration)
        }
    }

    private func checkInitializer(
        _ initializer: Expr, of variable: VariableSymbol, as type: Type, _ binding: VariableDecl.Binding,
        _ declaration: Declaration
    ) -> TExpr {
        if variable.storage == .staticField, !variable.isLibrary, isGenericInside(declaration.context) {
            let owner = declaration.context.nominal
            checker.report(
                owner?.kind == .protocol
                    ? CheckDiagnostic.staticInProtocol(variable.name, binding.pattern.span)
                    : CheckDiagnostic.staticInGeneric(variable.name, binding.pattern.span), in: declaration.context)
        }
        if declaration.dependsOnItself, variable.type.isError, binding.type == nil {
            checker.report(CheckDiagnostic.circularType(variable.name, initializer.span), in: declaration.context)
        }
        let body = initializerBody(of: variable, in: declaration.context)
        return checker.withEnvironment(declaration.context.environment) {
            let own = declaration.pattern.flatMap { binding.pattern.path(to: $0) } ?? []
            let (value, rest) = initializer.tupleElement(at: own)
            let whole = rest.isEmpty ? type : inferInitializer(value, of: variable, in: declaration.context)
            let draft = body.solve {
                if let symbol = whole.asOpaque { return body.opaqueValue(value, as: whole, symbol) }
                // Inference failed without reporting a diagnostic.
                if whole.isError, binding.type == nil, !declaration.dependsOnItself { return body.infer(value) }
                return body.check(value, as: whole) { [self] found, wanted in
                    CheckDiagnostic.bindingMismatch(found, wanted, value.span, binding.type?.span, checker)
                }
            }
            let made = body.finish { draft.make() }()
            BodyAnalysis(checker).analyseValue(made, in: .initialValue)
            return rest.reduce(made) { made, index in
                guard let fields = made.type.asTuple, fields.indices.contains(index) else { return made }
                return TExpr(.tupleField(made, index), fields[index].type, made.span)
            }
        }
    }

    /// Returns true if an enclosing type has unknown generic parameters. An extension may have fixed all of them.
    private func isGenericInside(_ context: Context) -> Bool {
        checker.withEnvironment(context.environment) {
            context.environment.parameters.contains { checker.canonicalType(.parameter($0)).isGeneric }
        }
    }

    /// Returns the checker for initial values: static ones are in the type's scope, lazy ones have `checker`.
    private func initializerBody(of variable: VariableSymbol, in context: Context) -> BodyChecker {
        let inner = Context(.function, parent: context)
        inner.isStatic = true
        let frame = FunctionScope(.function, parent: nil)
        frame.variable = variable
        inner.functionScope = frame
        if variable.isLazy, let own = context.selfType {
            if variable.lazySelf == nil {
                // The first read of a lazy property of a struct modifies the struct, so its initial value may do so
                // too.
                let isValue = (variable.parent as? NominalSymbol)?.kind != .class
                let selfVariable = VariableSymbol(
                    name: Names.selfValue, span: nil, parent: variable, storage: .local, isLet: !isValue)
                selfVariable.type = own
                selfVariable.isInout = isValue
                variable.lazySelf = selfVariable
            }
            inner.declare(variable.lazySelf!)
        }
        return BodyChecker(checker, context: inner)
    }

    func inferInitializer(_ initializer: Expr, of variable: VariableSymbol, in context: Context) -> Type {
        // The type of a literal is known without inference.
        switch initializer.kind {
        case .bool: return checker.boolType
        case .integer(let literal) where literal.magnitude != nil: return checker.intType
        case .float: return checker.doubleType
        case .string(let literal) where literal.isPlain: return checker.stringType
        default: break
        }
        let quiet = checker.textState.diagnostics.count
        let body = initializerBody(of: variable, in: context)
        return checker.withEnvironment(context.environment) {
            let draft = body.solve { body.rejectingTypeNames(body.infer(initializer, expected: .whole)) }
            let type = body.finalized(draft.type, initializer.span)
            // The initial value is checked again later, and its errors are reported then.
            checker.textState.diagnostics.removeLast(checker.textState.diagnostics.count - quiet)
            return hasUnknownPart(type) ? .error : type
        }
    }

    /// Returns true if a part of the type is unknown. A mismatch with such a type is not reported.
    private func hasUnknownPart(_ type: Type) -> Bool {
        type.isError || type.asTuple?.contains { hasUnknownPart($0.type) } ?? false
    }

    /// Returns the type of an expression in a declaration; for members of a type it may use `checker`.
    func typeOf(_ expr: Expr, in context: Context) -> Type {
        let inner = Context(.function, parent: context)
        inner.functionScope = FunctionScope(.function, parent: nil)
        if let own = context.selfType {
            let variable = VariableSymbol(name: Names.selfValue, span: nil, parent: nil, storage: .local, isLet: false)
            variable.type = own
            inner.declare(variable)
        }
        let body = BodyChecker(checker, context: inner)
        return checker.withEnvironment(context.environment) {
            let draft = body.solve { body.rejectingTypeNames(body.infer(expr, expected: .subject)) }
            return body.finalized(draft.type, expr.span)
        }
    }

    public func checkPayloadDefaults(_ element: EnumCaseSymbol) {
        guard let declaration = element.declaration, case .enumCase(let elements) = declaration.decl.kind,
            let payload = elements[declaration.bindingIndex].payload
        else { return }
        for (index, part) in payload.enumerated() {
            guard let value = part.defaultValue, element.payload.indices.contains(index),
                element.payload[index].defaultValue == nil
            else { continue }
            element.payload[index].defaultValue = checkDefault(
                value, as: element.payload[index].type, in: declaration.context)
        }
    }

    /// Marks that a function's default values are needed. Each is checked when a call first omits its argument.
    public func markDefaultsNeeded(_ function: FunctionSymbol) {
        if case .inheritedInit(let inherited)? = function.synthesis {
            markDefaultsNeeded(inherited)
            for index in function.parameters.indices where inherited.parameters.indices.contains(index) {
                function.parameters[index].defaultValue = inherited.parameters[index].defaultValue
            }
            return
        }
        if case .memberwiseInit? = function.synthesis, let nominal = function.parent as? NominalSymbol {
            for index in function.parameters.indices where function.parameters[index].hasDefault {
                let name = function.parameters[index].variable.name
                guard let stored = nominal.storedProperties.first(where: { $0.name == name }) else { continue }
                check(stored)
                function.parameters[index].defaultValue = stored.initialValue
            }
            return
        }
        guard let declaration = function.declaration, !declaration.areDefaultsChecked else { return }
        declaration.areDefaultsChecked = true
        let parameters: [ParameterDecl]
        switch declaration.decl.kind {
        case .function(let decl): parameters = decl.parameters
        case .initializer(let decl): parameters = decl.parameters
        case .subscript(let decl): parameters = decl.parameters
        default: return
        }
        for (index, parameter) in parameters.enumerated() {
            guard let value = parameter.defaultValue, function.parameters.indices.contains(index) else { continue }
            let type = function.parameters[index].type
            let checked = checker.reportingSeparately(function) {
                checker.withEnvironment(function.environment) {
                    checkDefault(
                        value, as: type, in: declaration.innerContext ?? declaration.context,
                        for: function)
                }
            }
            function.parameters[index].defaultValue =
                function.parameters[index].isAutoclosure ? .autoclosure(checked, value.span) : checked
        }
    }

    /// Returns the type of a default value that decides generic parameters, as in `func f<T>(_ x: T = "a")`; nil for a
    /// value of the parameter's own type.
    func decidingDefaultType(_ function: FunctionSymbol, _ index: Int) -> Type? {
        let parameter = function.parameters[index]
        guard !function.isLibrary, parameter.type.isGeneric, !parameter.isAutoclosure, function.synthesis == nil else {
            return nil
        }
        markDefaultsNeeded(function)
        guard let type = function.parameters[index].defaultValue?.type, !type.isGeneric, !type.isError else {
            return nil
        }
        return type
    }

    /// Infers a default value whose type decides the generic parameters of its parameter; nil if the value is valid for
    /// every type, or for none.
    private func decidingDefault(
        _ value: Expr, _ type: Type, _ function: FunctionSymbol, _ body: BodyChecker
    ) -> PendingExpr? {
        guard type.isGeneric, !function.isLibrary else { return nil }
        let solver = body.solver
        func works(_ type: Type, _ requirements: [Requirement], _ instance: Instance) -> Bool {
            let mark = solver.mark()
            return solver.wouldSucceed {
                guard solver.require(requirements, instance, at: value.span) else { return false }
                _ = body.check(value, as: type)
                solver.runReadyTasks()
                return solver.conditionsCouldHold(since: mark)
            }
        }
        if works(type, [], .empty) { return nil }
        func names(_ type: Type, _ parameter: GenericParameter) -> Bool {
            type.contains { if case .parameter(parameter) = $0.kind { true } else { false } }
        }
        // As in the compiler, no other parameter may decide the same generic parameters, except the type of a closure.
        let decided = function.environment.parameters.filter { names(type, $0) }
        let isShared = function.parameters.contains { user in
            user.type !== type && user.type.asFunction == nil && decided.contains { names(user.type, $0) }
        }
        guard !isShared, function.parameters.count(where: { $0.type === type }) == 1 else { return nil }
        let others = function.environment.parameters.filter { !names(type, $0) }
        let instance = solver.instantiate(
            function.environment, known: Substitution(others, others.map { .parameter($0) }), at: value.span)
        let requirements = function.environment.requirements.filter { requirement in
            !others.contains { names(requirement.subject, $0) }
        }
        let opened = solver.openType(type, instance)
        guard works(opened, requirements, instance) else { return nil }
        _ = solver.require(requirements, instance, at: value.span)
        return body.check(value, as: opened)
    }

    private func checkDefault(
        _ value: Expr, as type: Type, in context: Context, for function: FunctionSymbol? = nil
    ) -> TExpr {
        if case .magic(let kind) = value.kind { return TExpr(.magic(kind), type, value.span) }
        let inner = Context(.function, parent: context)
        inner.functionScope = FunctionScope(.function, parent: nil)
        let body = BodyChecker(checker, context: inner)
        let draft = body.solve {
            function.flatMap { decidingDefault(value, type, $0, body) } ?? body.check(value, as: type)
        }
        let made = body.finish { draft.make() }()
        if !context.isLibrary { BodyAnalysis(checker).analyseValue(made, in: .function, of: function) }
        return made
    }
}
