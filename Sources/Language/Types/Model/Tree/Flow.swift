import Syntax

/// Computes if control can reach the end of statements.
public enum Flow {
    public static func leavesScope(_ statements: [TStmt], never: Type) -> Bool {
        statements.contains { leavesScope($0, never: never) }
    }

    static func leavesScope(_ statement: TStmt, never: Type) -> Bool {
        switch statement.kind {
        case .return, .throw, .break, .continue, .fallthrough: return true
        case .expr(let expr): return expr.type === never || isError(expr)
        case .if(let node):
            guard let otherwise = node.otherwise else { return false }
            return leavesScope(node.body, never: never) && leavesScope(otherwise, never: never)
        case .switch(let node):
            return !node.cases.isEmpty
                && node.cases.allSatisfy { leavesScope($0.body, never: never) && !breaksOut($0.body, of: node.label) }
        case .while(let label, let conditions, let body):
            // A `while true` without a `break` ends only by leaving the function.
            return isTrue(conditions) && !breaksOut(body, of: label)
        case .repeat(let label, let body, let test):
            if leavesScope(body, never: never) && !breaksOut(body, of: label) { return true }
            if case .bool(true) = test.kind { return !breaksOut(body, of: label) }
            return false
        case .do(let node):
            if breaksOut(node.body, of: node.label) { return false }
            return leavesScope(node.body, never: never)
                && node.catches.allSatisfy { leavesScope($0.body, never: never) }
        case .block(let body): return leavesScope(body, never: never)
        case .declare, .function, .guard, .for, .defer: return false
        }
    }

    /// Returns true if the conditions of a loop are always true, as in `while true`.
    public static func isTrue(_ conditions: [TCondition]) -> Bool {
        guard conditions.count == 1, case .expr(let test) = conditions[0], case .bool(true) = test.kind else {
            return false
        }
        return true
    }

    private static func isError(_ expr: TExpr) -> Bool {
        if case .error = expr.kind { return true }
        return false
    }

    /// Returns true if a `break` inside leaves the labelled statement.
    public static func breaksOut(_ statements: [TStmt], of label: LoopLabel) -> Bool {
        let finder = BreakFinder(label)
        finder.visit(statements)
        return finder.found
    }

    private final class BreakFinder: TypedWalker {
        let label: LoopLabel
        var found = false
        init(_ label: LoopLabel) { self.label = label }
        override func visit(_ expr: TExpr) {}
        override func visit(_ statement: TStmt) {
            if case .break(let target) = statement.kind, target === label { found = true }
            walk(statement)
        }
    }
}
