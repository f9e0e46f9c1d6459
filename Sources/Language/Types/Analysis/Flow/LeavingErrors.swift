import Declarations
import Syntax
import TypeModel

/// The error type of typed statements: `any Error` if they throw several types, nil if they throw nothing.
public final class LeavingErrors: TypedWalker {
    private let checker: Checker
    private var type: Type?
    /// The declared error type of a `throw`.
    private var declaredType: Type?

    private init(_ checker: Checker) { self.checker = checker }

    public static func of(_ statements: [TStmt], _ checker: Checker) -> Type? {
        let walker = LeavingErrors(checker)
        walker.visit(statements)
        return walker.type
    }

    static func of(_ blocks: [TDo], _ checker: Checker) -> Type? {
        let walker = LeavingErrors(checker)
        for block in blocks { walker.visitDo(block) }
        return walker.type
    }

    /// Returns the error type of a call: from the function, or from its closures.
    static func thrownType(by callee: Callee, _ arguments: [TArgument], _ checker: Checker) -> Type? {
        guard callee.function.effects.isRethrowing else { return ThrownTypes(checker).thrownType(by: callee) }
        // A function passed for a generic parameter, as in `reduce`, is a value and is not called.
        let all = zip(callee.function.parameters, arguments).compactMap { parameter, argument -> Type? in
            guard case .value(let expr) = argument,
                parameter.isAutoclosure || parameter.type.contains({ $0.asFunction != nil })
            else { return nil }
            return thrownType(by: expr, checker)
        }
        guard let first = all.first else { return nil }
        return callee.function.rethrowsClosureError && all.allSatisfy { $0 === first } ? first : checker.errorType
    }

    /// Returns the error type of a function argument: for a closure by its body, else by its type.
    private static func thrownType(by expr: TExpr, _ checker: Checker) -> Type? {
        switch expr.kind {
        case .convert(let inner, _): return thrownType(by: inner, checker)
        case .closure(let closure):
            guard let type = of(closure.body.statements, checker) else { return nil }
            return expr.type.asFunction?.thrown ?? (type.isError ? type : checker.errorType)
        case .ternary(_, let yes, let no):
            let all = [yes, no].compactMap { thrownType(by: $0, checker) }
            return all.allSatisfy { $0 === all[0] } ? all.first : checker.errorType
        case .keyPathFunction: return nil
        case .functionRef(let callee, _), .unappliedMethod(let callee):
            return ThrownTypes(checker).thrownType(by: callee)
        default:
            guard let function = expr.type.asFunction, function.effects.isThrowing else { return nil }
            return ThrownTypes(checker).thrownType(of: function)
        }
    }

    private func addThrownType(_ thrown: Type) { type = type == nil || type === thrown ? thrown : checker.errorType }

    public override func visit(_ expr: TExpr) {
        switch expr.kind {
        case .tryOptional, .tryForced:
            let outer = type
            walk(expr)
            type = outer
            return
        case .call(let callee, let receiver, _) where receiver.asyncLet(readBy: callee)?.throwsWhenRead == false: break
        case .call(let callee, _, let arguments), .delegateInit(let callee, let arguments):
            if let thrown = Self.thrownType(by: callee, arguments, checker) { addThrownType(thrown) }
        case .apply(let callee, _):
            if let function = callee.type.asFunction, function.effects.isThrowing {
                addThrownType(ThrownTypes(checker).thrownType(of: function))
            }
        case .closure(let closure):
            for capture in closure.captures { visit(capture.value) }
            return
        default: break
        }
        walk(expr)
    }

    public override func visit(_ place: Place) {
        if case .computed(_, let getter, _, _, _) = place, let thrown = ThrownTypes(checker).thrownType(by: getter) {
            addThrownType(thrown)
        }
        walk(place)
    }

    public override func visit(_ statement: TStmt) {
        switch statement.kind {
        case .throw(let expr):
            visit(expr)
            addThrownType(declaredType ?? checker.errorType)
        case .do(let node): visitDo(node)
        case .defer, .function: break
        default: walk(statement)
        }
    }

    private func visitDo(_ node: TDo) {
        let outer = (type, declaredType)
        let isBound = node.isWritten || !node.catches.isEmpty
        if isBound { (type, declaredType) = (nil, node.isWritten ? node.thrown : nil) }
        visit(node.body)
        if isBound {
            let passed = node.catchesAll ? nil : node.isWritten ? node.thrown ?? checker.errorType : type
            (type, declaredType) = outer
            if let passed { addThrownType(passed) }
        }
        for clause in node.catches { visit(clause.patterns, clause.body) }
    }
}

extension TDo {
    /// True if the catches are exhaustive.
    public var catchesAll: Bool {
        catches.contains { clause in
            clause.patterns.contains { $0.filter == nil && $0.pattern.takesEveryError }
        }
    }
}

extension TPattern {
    fileprivate var takesEveryError: Bool {
        switch kind {
        case .wildcard, .bind: return true
        case .tuple(let parts): return parts.allSatisfy(\.takesEveryError)
        // Every error is an NSError.
        case .cast(let inner, let type):
            return type.isErrorObject && inner.takesEveryError
        default: return false
        }
    }
}
