import Syntax

/// Walks typed trees; subclasses override the methods that they need. Methods take a kind as an argument and then
/// destructure it, because an argument is borrowed as a whole, while parts of a property would be retained one by one.
open class TypedWalker {
    public init() {}

    open func visit(_ expr: TExpr) { walk(expr) }
    open func visit(_ statement: TStmt) { walk(statement) }
    open func visit(_ place: Place) { walk(place) }
    open func visit(_ pattern: TPattern) { walk(pattern) }

    open func visit(_ statements: [TStmt]) {
        for statement in ReadingStop.untilStopped(statements) { visit(statement) }
    }

    public final func walk(_ expr: TExpr) { walk(expr.kind) }

    /// Visits an element of a list, unless it is a plain literal, as most elements are.
    private func go(on expr: TExpr) { if !expr.isPlainLiteral { visit(expr) } }

    @inline(never) private final func walk(_ kind: TExpr.Kind) {
        switch kind {
        case .integer, .wideInteger, .double, .bool, .string, .nilLiteral, .magic, .enumCaseFunction, .unappliedMethod,
            .metatype,
            .error:
            break
        case .interpolation(let parts):
            for part in parts { if case .value(let value) = part { go(on: value) } }
        case .load(let place): visit(place)
        case .field(let base, _), .tupleField(let base, _), .dynamicType(let base), .optionalChain(let base),
            .chainLink(let base), .forceUnwrap(let base), .convert(let base, _), .cast(let base, _, _),
            .tryOptional(let base), .tryForced(let base):
            visit(base)
        case .call(_, let receiver, let arguments):
            visit(receiver)
            visit(arguments)
        case .apply(let callee, let arguments):
            visit(callee)
            visit(arguments)
        case .delegateInit(_, let arguments): visit(arguments)
        case .enumCase(_, let values), .tuple(let values), .array(let values): for value in values { go(on: value) }
        case .functionRef(_, let bound): if let bound { visit(bound) }
        case .closure(let closure):
            for capture in closure.captures { visit(capture.value) }
            visit(closure.body.statements)
        case .keyPath(let path), .keyPathFunction(let path):
            for component in path.components {
                if case .computed(_, _, let arguments) = component { arguments.forEach { visit($0) } }
            }
        case .keyPathGet(let base, let path), .and(let base, let path), .or(let base, let path),
            .coalesce(let base, let path):
            visit(base)
            visit(path)
        case .dictionary(let pairs):
            for pair in pairs {
                visit(pair.key)
                visit(pair.value)
            }
        case .assign(let place, let value):
            visit(place)
            visit(value)
        case .assignTuple(let places, let value):
            places.forEach { $0.map(visit) }
            visit(value)
        case .ternary(let test, let yes, let no):
            visit(test)
            visit(yes)
            visit(no)
        case .ifExpr(let node): visit(node)
        case .switchExpr(let node): visit(node)
        }
    }

    public final func visit(_ receiver: Receiver) {
        switch receiver {
        case .none: break
        case .value(let expr), .metatype(let expr): visit(expr)
        case .place(let place): visit(place)
        }
    }

    private func visit(_ arguments: [TArgument]) { for argument in arguments { visit(argument) } }

    public final func visit(_ argument: TArgument) {
        switch argument {
        case .value(let expr): go(on: expr)
        case .inout_(let place): visit(place)
        case .defaultValue: break
        }
    }

    public final func walk(_ place: Place) {
        switch place {
        case .variable, .staticField: break
        case .field(let base, _), .tupleField(let base, _), .chainPayload(let base), .forcedPayload(let base, _):
            visit(base)
        case .instanceField(let base, _), .value(let base): visit(base)
        case .computed(let receiver, _, _, let arguments, _):
            visit(receiver)
            visit(arguments)
        case .keyPath(let base, let path, _):
            visit(base)
            visit(path)
        case .referenceKeyPath(let base, let path, _):
            visit(base)
            visit(path)
        }
    }

    final func visit(_ node: TIf) {
        node.conditions.forEach(visit)
        visit(node.body)
        if let otherwise = node.otherwise { visit(otherwise) }
    }

    final func visit(_ node: TSwitch) {
        visit(node.subject)
        for item in node.cases { visit(item.patterns, item.body) }
    }

    /// Visits the patterns and the body of a `switch` case or a `catch`.
    public final func visit(_ patterns: [(pattern: TPattern, filter: TExpr?)], _ body: [TStmt]) {
        for (pattern, filter) in patterns {
            visit(pattern)
            if let filter { visit(filter) }
        }
        visit(body)
    }

    public final func visit(_ condition: TCondition) {
        switch condition {
        case .expr(let expr): visit(expr)
        case .optionalBinding(let pattern, let expr), .pattern(let pattern, let expr):
            visit(expr)
            visit(pattern)
        }
    }

    final func walk(_ pattern: TPattern) { walk(pattern.kind) }

    @inline(never) private final func walk(_ kind: TPattern.Kind) {
        switch kind {
        case .wildcard, .bind, .none_, .isType, .bool: break
        case .tuple(let parts): parts.forEach { visit($0) }
        case .enumCase(_, let parts): parts?.forEach { visit($0) }
        case .some(let inner), .cast(let inner, _): visit(inner)
        case .expression(_, let test): visit(test)
        }
    }

    public final func walk(_ statement: TStmt) { walk(statement.kind) }

    @inline(never) private final func walk(_ kind: TStmt.Kind) {
        switch kind {
        case .expr(let expr), .throw(let expr): visit(expr)
        case .declare(let pattern, let value):
            if let value { visit(value) }
            visit(pattern)
        case .function, .break, .continue, .fallthrough: break
        case .if(let node): visit(node)
        case .guard(let conditions, let body):
            conditions.forEach(visit)
            visit(body)
        case .while(_, let conditions, let body):
            conditions.forEach(visit)
            visit(body)
        case .repeat(_, let body, let test):
            visit(body)
            visit(test)
        case .for(let node):
            visit(node.sequence)
            visit(node.pattern)
            if let filter = node.filter { visit(filter) }
            visit(node.body)
        case .switch(let node): visit(node)
        case .do(let node):
            visit(node.body)
            for clause in node.catches { visit(clause.patterns, clause.body) }
        case .return(let expr): if let expr { visit(expr) }
        case .defer(let body), .block(let body): visit(body)
        }
    }

    /// Calls `onVariable` with every variable that an expression reads or writes.
    public static func variables(in expr: TExpr, _ found: @escaping (VariableSymbol) -> Void) {
        VariableFinder(found).visit(expr)
    }

    fileprivate final class VariableFinder: TypedWalker {
        private let onVariable: (VariableSymbol) -> Void
        init(_ found: @escaping (VariableSymbol) -> Void) { self.onVariable = found }
        override func visit(_ expr: TExpr) {
            if !expr.isTypeOfSelf { walk(expr) }
        }
        override func visit(_ place: Place) {
            if case .variable(let variable) = place { onVariable(variable) }
            walk(place)
        }
    }
}

extension TExpr {
    /// True for the name `Self` in a class. It needs the class of `self`, which is known before `self` has its values.
    public var isTypeOfSelf: Bool {
        guard case .dynamicType = kind else { return false }
        return span.text == Names.selfType.text
    }

    /// The closure of the expression, without conversions.
    public var closure: TClosure? {
        switch kind {
        case .closure(let closure): return closure
        case .convert(let inner, _): return inner.closure
        default: return nil
        }
    }
}

extension Receiver {
    /// Returns the task variable of an `async let` if the getter waits for its value.
    public func asyncLet(readBy getter: Callee) -> VariableSymbol? {
        guard case .value(let expr) = self, case .load(.variable(let variable)) = expr.kind,
            variable.asyncLetName != nil, getter.function.kind == .getter
        else { return nil }
        return variable
    }

    public var expr: TExpr? {
        if case .value(let expr) = self { return expr }
        return nil
    }
}

extension TClosure {
    /// Returns true if the expression reads or modifies the variable.
    public func mentions(_ variable: VariableSymbol) -> Bool {
        var isFound = false
        TypedWalker.VariableFinder { if $0 === variable { isFound = true } }.visit(body.statements)
        return isFound
    }
}
