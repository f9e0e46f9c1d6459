import Diagnostics
import Runtime
import Syntax

/// Finds closures that probably keep an object alive: closures that capture `self` strongly and are passed to a call
/// whose result is a subscription or is put into a bag.
struct RetainingClosures {
    private var closures: [String: Span] = [:]

    /// Finds the first closure of this kind in the declaration of a class or in its extensions.
    mutating func findClosures(into type: TypeDecl, named name: String) {
        let walker = Walker()
        for member in type.members { walker.visit(member) }
        if let found = walker.found { closures[name] = closures[name] ?? found }
    }

    /// Removes the closures of an older declaration of the class.
    mutating func removeClosures(_ name: String) { closures[name] = nil }

    func closure(of object: AnyObject) -> Span? {
        guard let instance = object as? Instance else { return nil }
        return closures[instance.type.name]
    }

    private final class Walker: TreeWalker {
        var found: Span?

        override func visit(_ statement: Stmt) {
            guard case .expr(let value) = statement.kind, Walker.subscribes(value) else { return walk(statement) }
            let inside = Closures()
            inside.visit(value)
            found = found ?? inside.found
        }

        /// Returns true if the last call of a chain keeps the captures of its closures alive: `….subscribe(…)`,
        /// `….bind(…)`, `….disposed(by:)`.
        private static func subscribes(_ value: Expr) -> Bool {
            switch value.kind {
            case .call(let call):
                guard case .member(let member) = call.callee.kind, member.base != nil else { return false }
                return ["subscribe", "bind", "drive", "emit", "disposed"].contains(member.name.text)
            case .assign(_, let value), .paren(let value), .tryExpr(_, let value), .awaitExpr(let value):
                return subscribes(value)
            case .sequence(let items):
                if case .operand(let last)? = items.last { return subscribes(last) }
                return false
            default: return false
            }
        }
    }

    /// Finds the first strong use of `self` in a closure.
    private final class Closures: TreeWalker {
        var found: Span?
        private var isInside = false

        override func visit(_ expr: Expr) {
            switch expr.kind {
            case .closure(let closure):
                if closure.captures.contains(where: { $0.name.text == "self" && $0.strength != .strong }) { return }
                let before = isInside
                isInside = true
                walk(expr)
                isInside = before
            case .name(let name) where isInside && name.name.text == "self": found = found ?? expr.span
            default: walk(expr)
            }
        }
    }
}
