import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks the rules of statements that need no types, such as those about cases of a switch, `fallthrough` and jumps
/// out of a `defer`.
public final class StatementRules: TreeWalker {
    private(set) var problems: [Diagnostic] = []
    /// The names that the next case binds; nil after the last case and outside a switch.
    private var nextCase: NextCase = .outside
    private var isInDefer = false
    private var loopDepth = 0

    private enum NextCase {
        case outside, nothing
        case binds(Set<Name>, bound: Set<Name>)
    }

    public static func check(_ statements: [Stmt]) -> [Diagnostic] {
        let rules = StatementRules()
        rules.walk(statements)
        return rules.problems
    }

    public override func visit(_ statement: Stmt) {
        switch statement.kind {
        case .switch(let node): visit(node)
        case .fallthrough: checkFallthrough(statement.span)
        case .defer(let body):
            let saved = (isInDefer, loopDepth, nextCase)
            (isInDefer, loopDepth, nextCase) = (true, 0, .outside)
            walk(body)
            (isInDefer, loopDepth, nextCase) = saved
        case .return where isInDefer: problems.append(CheckDiagnostic.jumpOutOfDefer("return", statement.span))
        case .break(nil) where isInDefer && loopDepth == 0:
            problems.append(CheckDiagnostic.jumpOutOfDefer("break", statement.span))
        case .for, .while, .repeat:
            loopDepth += 1
            walk(statement)
            loopDepth -= 1
        default: walk(statement)
        }
    }

    public override func visit(_ expr: Expr) {
        guard expr.mayContainStatements else { return }
        switch expr.kind {
        case .switchExpr(let node): visit(node)
        case .closure: insideFunction { walk(expr) }
        default: walk(expr)
        }
    }

    public override func visit(_ declaration: Decl) { insideFunction { walk(declaration) } }

    /// Checks the body of a function or closure. `break` and `continue` in it cannot leave the body.
    private func insideFunction(_ body: () -> Void) {
        let saved = (isInDefer, loopDepth, nextCase)
        (isInDefer, loopDepth, nextCase) = (false, 0, .outside)
        body()
        (isInDefer, loopDepth, nextCase) = saved
    }

    private func visit(_ node: SwitchStmt) {
        visit(node.subject)
        let saved = nextCase
        defer { nextCase = saved }
        loopDepth += 1
        defer { loopDepth -= 1 }
        var sawDefault = false
        for (index, part) in node.cases.enumerated() {
            if sawDefault { problems.append(CheckDiagnostic.caseAfterDefault(part.span)) }
            sawDefault = sawDefault || part.isDefault
            if part.body.isEmpty { problems.append(CheckDiagnostic.emptyCase(part.isDefault, part.span)) }
            checkBindings(part.items)
            for item in part.items { checkDuplicateNames(item.pattern) }
            for item in part.items {
                visit(item.pattern)
                if let filter = item.filter { visit(filter) }
            }
            nextCase =
                index + 1 < node.cases.count
                ? .binds(namesBound(of: node.cases[index + 1]), bound: namesBound(of: part)) : .nothing
            walk(part.body)
        }
    }

    private func namesBound(of part: SwitchCase) -> Set<Name> {
        Set(part.items.flatMap { $0.pattern.boundNames })
    }

    private func checkBindings(_ items: [CaseItem]) {
        guard items.count > 1 else { return }
        let all = items.map { Set($0.pattern.boundNames) }
        let union = all.reduce(Set()) { $0.union($1) }
        for name in union.sorted(by: { $0.text < $1.text }) {
            guard let lacking = all.firstIndex(where: { !$0.contains(name) }),
                let binding = all.firstIndex(where: { $0.contains(name) })
            else { continue }
            let place = items[binding].pattern.names.first { $0.0 == name }?.1 ?? items[lacking].pattern.span
            problems.append(CheckDiagnostic.nameNotBoundByAll(name, place))
        }
    }

    private func checkDuplicateNames(_ pattern: Pattern) {
        var seen: [Name: Span] = [:]
        for (name, span, _) in pattern.names where name != Names.underscore {
            if let earlier = seen[name] {
                problems.append(CheckDiagnostic.redeclared(name, earlier, span))
            } else {
                seen[name] = span
            }
        }
    }

    private func checkFallthrough(_ span: Span) {
        switch nextCase {
        case .outside: problems.append(CheckDiagnostic.fallthroughOutsideSwitch(span))
        case .nothing: problems.append(CheckDiagnostic.fallthroughInLastCase(span))
        case .binds(let names, let bound):
            if let name = names.subtracting(bound).min(by: { $0.text < $1.text }) {
                problems.append(CheckDiagnostic.fallthroughBinding(name, span))
            }
        }
    }
}

extension Pattern {
    /// Names that become variables: plain names inside `let` or `var`.
    var boundNames: [Name] {
        switch kind {
        case .binding(_, let inner): return inner.names.map(\.0)
        case .some(let inner), .typed(let inner, _), .cast(let inner, _): return inner.boundNames
        case .tuple(let parts): return parts.flatMap { $0.pattern.boundNames }
        case .enumCase(_, _, _, let payload): return (payload ?? []).flatMap { $0.pattern.boundNames }
        case .expression(let expr):
            if case .patternBinding(let inner) = expr.kind { return inner.boundNames }
            return []
        case .name, .wildcard, .isType, .error: return []
        }
    }
}
