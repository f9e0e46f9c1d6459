import Syntax

/// Finds the effects of a closure by scanning its syntax for `try`, `throw` and `await`.
public enum EffectScan {
    public static func effects(of closure: ClosureExpr) -> Effects {
        if let known = closure.scannedEffects { return known }
        let found = closure.effects.union(effects(in: closure.body))
        closure.scannedEffects = found
        return found
    }

    public static func effects(in body: [Stmt]) -> Effects {
        let scanner = Scanner()
        for statement in body { scanner.visit(statement) }
        return scanner.found
    }

    private final class Scanner: TreeWalker {
        var found = Effects()
        override func visit(_ expr: Expr) {
            switch expr.kind {
            case .closure: return
            case .awaitExpr: found.insert(.async)
            case .tryExpr(.try, _): found.insert(.throwing)
            case .tryExpr: return walkWithoutThrows { walk(expr) }
            default: break
            }
            walk(expr)
        }
        override func visit(_ statement: Stmt) {
            switch statement.kind {
            case .throw: found.insert(.throwing)
            case .do(let node) where node.catches.contains { $0.items.isEmpty }:
                walkWithoutThrows { node.body.forEach { visit($0) } }
                for clause in node.catches { clause.body.forEach { visit($0) } }
                return
            case .for(let node):
                if node.awaitSpan != nil { found.insert(.async) }
                if node.isTried { found.insert(.throwing) }
            case .decl(let decl):
                switch decl.kind {
                case .function, .type: return
                case .variable(let variable):
                    guard variable.asyncSpan != nil else { break }
                    // An `async let` is awaited, and throws its errors, where its variable is read.
                    return found.formUnion(.async)
                default: break
                }
            default: break
            }
            walk(statement)
        }

        /// Walks a part of the syntax whose errors do not leave it.
        private func walkWithoutThrows(_ walk: () -> Void) {
            let outer = found.intersection(.throwing)
            walk()
            found.remove(.throwing)
            found.formUnion(outer)
        }
    }
}
