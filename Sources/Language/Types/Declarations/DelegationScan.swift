import Syntax
import TypeModel

/// Searches an initialiser for `super.init` or `self.init`.
enum DelegationScan {
    static func delegates(_ body: [Stmt]) -> Bool {
        let scanner = Scanner()
        for statement in body where !scanner.found { scanner.visit(statement) }
        return scanner.found
    }

    private final class Scanner: TreeWalker {
        var found = false
        override func visit(_ expr: Expr) {
            if case .member(let member) = expr.kind, member.name == Names.initName, let base = member.base,
                case .name(let name) = base.kind, name.name == Names.superName || name.name == Names.selfValue
            {
                found = true
            }
            walk(expr)
        }
    }
}
