import Diagnostics
import Syntax

/// Determines from the syntax if a program keeps the result of a call such as `subscribe`, so that it can dispose the
/// subscription.
package struct SubscriptionKeeper {
    /// True if a bag, a stored variable, a caller or another call keeps the result.
    package private(set) var isKept = true
    /// The name of the method that subscribes.
    package private(set) var methodName = ""

    /// - Parameter isSession: true if the values of bare expressions are stored in variables, as at the prompt.
    package init(of call: Span, isSession: Bool) {
        guard let source = Source.named(call.source) else { return }
        let search = Search(call, isSession: isSession)
        for statement in parse(source).statements { search.visit(statement) }
        isKept = search.isKept ?? true
        methodName = search.methodName
    }

    private final class Search: TreeWalker {
        private let call: Span
        private let isSession: Bool
        /// The number of enclosing functions and closures.
        private var depth = 0
        private var isInType = false
        /// True if the call is the only expression of a closure that returns it.
        private var isImplicitReturn = false
        /// True if the nearest construct around the call keeps the result; nil if that is unknown.
        private(set) var isKept: Bool?
        private(set) var methodName = ""

        init(_ call: Span, isSession: Bool) { (self.call, self.isSession) = (call, isSession) }

        private func holds(_ span: Span) -> Bool { span.start <= call.start && span.end >= call.end }

        override func visit(_ statement: Stmt) {
            guard holds(statement.span) else { return }
            if case .return = statement.kind { isKept = true }
            if case .expr(let value) = statement.kind, isCall(value), !isImplicitReturn {
                isKept = isSession && depth == 0
            }
            walk(statement)
        }

        override func visit(_ declaration: Decl) {
            guard holds(declaration.span) else { return }
            let outer = (depth, isInType)
            defer { (depth, isInType) = outer }
            switch declaration.kind {
            case .variable where isInType || depth == 0: isKept = true
            case .variable(let variable):
                // A local variable keeps the result only if later code uses the variable.
                for binding in variable.bindings {
                    guard let value = binding.initializer, holds(value.span), isCall(value) else { continue }
                    isKept = isUsed(binding.pattern.span.text, after: declaration.span)
                }
            case .type: (depth, isInType) = (0, true)
            case .function, .initializer, .deinitializer, .subscript: (depth, isInType) = (depth + 1, false)
            default: break
            }
            walk(declaration)
        }

        override func visit(_ expr: Expr) {
            guard holds(expr.span) else { return }
            switch expr.kind {
            case .assign(let target, let value) where holds(value.span): isKept = !isDiscard(target)
            case .sequence(let items):
                if case .operand(let target)? = items.first, items.count > 1, case .assign = items[1] {
                    isKept = !isDiscard(target)
                }
            case .call(let node) where !isCall(expr):
                let given = node.arguments + node.trailingClosures
                if let argument = given.first(where: { holds($0.value.span) }) {
                    guard case .closure(let closure) = argument.value.kind else {
                        isKept = true
                        break
                    }
                    visit(closure, of: argument)
                    return
                }
                // Calls such as `.disposed(by: bag)` keep the result.
                isKept = true
            case .closure:
                depth += 1
                walk(expr)
                depth -= 1
                return
            case .call(let node):
                if case .member(let member) = node.callee.kind { methodName = member.name.text }
            default: break
            }
            walk(expr)
        }

        /// A closure with one expression returns its value, unless it is an argument of a call that expects no value:
        /// `onNext: { … }`.
        private func visit(_ closure: ClosureExpr, of argument: Argument) {
            let isHandler = argument.label?.text.hasPrefix("on") ?? false
            (isKept, isImplicitReturn) = (nil, false)
            if closure.body.count == 1, case .expr(let value) = closure.body[0].kind, isCall(value), !isHandler {
                (isKept, isImplicitReturn) = (true, true)
            }
            depth += 1
            for statement in closure.body { visit(statement) }
            depth -= 1
        }

        private func isCall(_ expr: Expr) -> Bool { expr.span.start == call.start && expr.span.end == call.end }

        private func isDiscard(_ target: Expr) -> Bool {
            if case .discard = target.kind { return true }
            return target.span.text == "_"
        }

        /// Returns true if the source mentions a name after a position.
        private func isUsed(_ name: String, after place: Span) -> Bool {
            guard name != "_", let source = Source.named(place.source) else { return false }
            let rest = String(decoding: source.utf8[min(Int(place.end), source.utf8.count)...], as: UTF8.self)
            return rest.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains { $0 == name }
        }
    }
}
