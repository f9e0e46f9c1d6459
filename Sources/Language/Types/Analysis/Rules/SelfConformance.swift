import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks that `any P` is not used where a type that conforms to `P` is required. A generic function accepts an
/// existential only if it can be opened: its generic parameter is the whole type of one parameter.
struct SelfConformance {
    let checker: Checker
    init(_ checker: Checker) { self.checker = checker }

    func check(_ callee: Callee, _ span: Span) {
        let substitution = callee.substitution
        for (parameter, type) in zip(substitution.parameters, substitution.arguments) {
            guard case .existential = type.kind, !parameter.isSelf else { continue }
            let function = callee.function
            guard isInferred(parameter, by: function),
                let wanted = requiredProtocol(of: parameter, in: function.environment),
                !canOpenExistential(parameter, in: function)
            else { continue }
            var problem = CheckDiagnostic.noSelfConformance(type, wanted, span, checker)
            if function.kind != .initializer, !function.isLibrary,
                let user = function.parameters.first(where: { mentions($0.type, parameter) })
            {
                let given = checker.substitute(user.type, substitution)
                problem.help = CheckDiagnostic.acceptedTypeHelp(function.name, given, insteadOf: user.type, checker)
            }
            checker.report(problem)
        }
    }

    /// Reports a generic function that is used as a value with an existential in place of a generic parameter: only a
    /// call can open the existential.
    func check(reference callee: Callee, _ span: Span) {
        let substitution = callee.substitution
        guard !callee.function.isLibrary else { return }
        for (parameter, type) in zip(substitution.parameters, substitution.arguments) {
            guard case .existential = type.kind, !parameter.isSelf, isInferred(parameter, by: callee.function),
                let wanted = requiredProtocol(of: parameter, in: callee.function.environment)
            else { continue }
            checker.report(CheckDiagnostic.noSelfConformance(type, wanted, span, checker))
        }
    }

    /// Reports a static requirement (operator, initialiser) that is called on `any P`: its witness belongs to one concrete
    /// type, which the existential hides.
    func checkSelfOf(_ callee: Callee, _ span: Span) {
        guard case .witness = callee.dispatch, callee.function.isStatic || callee.function.kind == .initializer,
            let owner = callee.function.parent as? NominalSymbol, owner.kind == .protocol,
            let own = callee.substitution.arguments.first, own.isExistential, !own.isAny
        else { return }
        checker.report(CheckDiagnostic.needsConcreteType(callee.function.name, own, span, checker))
    }

    /// Only initialisers infer the generic parameters of their type.
    private func isInferred(_ parameter: GenericParameter, by function: FunctionSymbol) -> Bool {
        if function.kind == .initializer { return true }
        return !(function.owner?.environment.parameters.contains { $0 === parameter } ?? false)
    }

    private func requiredProtocol(
        of parameter: GenericParameter, in environment: GenericEnvironment
    ) -> NominalSymbol? {
        for requirement in environment.requirements {
            guard case .conforms(let symbol) = requirement.kind, case .parameter(parameter) = requirement.subject.kind,
                !checker.existentialsConform(to: symbol)
            else { continue }
            return symbol
        }
        return nil
    }

    private func canOpenExistential(_ parameter: GenericParameter, in function: FunctionSymbol) -> Bool {
        let users = function.parameters.filter { mentions($0.type, parameter) }
        guard users.count == 1, let user = users.first, !user.isVariadic, isFormOfParameter(user.type, for: parameter)
        else {
            return false
        }
        return !resultContains(function.result, parameter)
    }

    private func mentions(_ type: Type, _ parameter: GenericParameter) -> Bool {
        type.contains { part in
            if case .parameter(parameter) = part.kind { return true }
            return false
        }
    }

    /// Returns true if the type is `T`, `T?` or `T.Type` for the parameter `T`.
    private func isFormOfParameter(_ type: Type, for parameter: GenericParameter) -> Bool {
        if case .parameter(parameter) = type.kind { return true }
        if let instance = type.asMetatype { return isFormOfParameter(instance, for: parameter) }
        return checker.wrapped(type).map { isFormOfParameter($0, for: parameter) } ?? false
    }

    /// Returns true if a result contains the opened parameter in a position that cannot be erased: `Box<T>`.
    private func resultContains(_ type: Type?, _ parameter: GenericParameter) -> Bool {
        guard let type, let nominal = type.nominal else { return false }
        if nominal === checker.optionalSymbol || nominal === checker.arraySymbol || nominal === checker.dictionarySymbol
        {
            return type.arguments.contains { resultContains($0, parameter) }
        }
        return type.arguments.contains { mentions($0, parameter) }
    }
}

extension CheckDiagnostic {
    static func needsConcreteType(_ name: Name, _ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch,
            "'\(name.text)' needs values of one type, but '\(checker.describe(type))' can hold values of several types",
            span,
            help: "use a generic parameter instead: 'func f<T: \(type.existentialName)>(_ a: T, _ b: T)'")
    }

    static func acceptedTypeHelp(_ function: Name, _ wanted: Type, insteadOf declared: Type, _ checker: Checker)
        -> String
    {
        "'\(function.text)' could take '\(checker.describe(wanted))' instead of '\(checker.describe(declared))'"
    }
}
