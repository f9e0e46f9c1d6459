import Syntax

/// Whether a closure throws, judged by its text alone before its types are known.
enum ThrowScan {
    static func effects(of closure: ClosureExpr) -> Effects {
        throwsOut(closure.body) ? closure.effects.union(.throwing) : closure.effects
    }

    private static func throwsOut(_ body: [Stmt]) -> Bool {
        let scanner = Scanner()
        for statement in body { scanner.visit(statement) }
        return scanner.found
    }

    private final class Scanner: TreeWalker {
        var found = false
        override func visit(_ expr: Expr) {
            switch expr.kind {
            case .closure: return
            case .tryExpr(.try, _):
                found = true
            case .tryExpr: return
            default: break
            }
            walk(expr)
        }
        override func visit(_ statement: Stmt) {
            switch statement.kind {
            case .throw: found = true
            case .do(let node) where node.catches.contains { $0.items.isEmpty }:
                for clause in node.catches { clause.body.forEach { visit($0) } }
                return
            case .decl(let decl):
                if case .function = decl.kind { return }
                if case .type = decl.kind { return }
            default: break
            }
            walk(statement)
        }
    }
}
