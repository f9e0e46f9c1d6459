import Diagnostics
import Syntax

/// Creates texts in which a closure of a leak holds its object weakly. They are candidates: the caller verifies them by
/// running them.
package struct LeakFix {
    /// The title of the fix, such as `[weak self]`.
    package let title: String
    /// The source that contains the closure: `entry 3`.
    package let source: String
    /// The source after the change.
    package let text: String

    /// Returns the candidates for each closure of a leak's chain, the usual form first: `[weak x]` with `x?.`,
    /// `[weak x]` with `guard let`, then `[unowned x]`.
    package static func candidates(for closures: [Span]) -> [LeakFix] { closures.flatMap(candidates) }

    /// Returns the name by which a closure holds an object of a class: the first strong capture of the class in its
    /// list, or `self` in the class itself, or a name that the text declares with the class as its type.
    static func capturedName(of className: String, in closure: Span) -> String? {
        guard let source = Source.named(closure.source) else { return nil }
        let search = ClosureSearch(closure)
        let holders = HolderNames(of: className)
        for statement in parse(source).statements {
            search.visit(statement)
            holders.visit(statement)
        }
        guard let node = search.closure else { return nil }
        if let listed = node.captures.first(where: { $0.strength == .strong && $0.value == nil }) {
            return listed.name.text
        }
        if search.enclosingType == className { return nil }
        return search.names(in: node).first(where: holders.names.contains)
    }

    private static func candidates(for closure: Span) -> [LeakFix] {
        guard let source = Source.named(closure.source) else { return [] }
        let search = ClosureSearch(closure)
        for statement in parse(source).statements { search.visit(statement) }
        guard let node = search.closure else { return [] }
        let names = search.names(in: node)
        return names.flatMap { name -> [LeakFix] in
            let uses = search.uses(of: name, in: node)
            var forms: [(String, [Diagnostic.Edit])] = []
            let weak = "weak \(name)"
            if let first = node.body.first {
                let start = Span(source: closure.source, start: first.span.start, end: first.span.start)
                forms.append((weak, [Diagnostic.Edit(replace: start, with: "guard let \(name) else { return }; ")]))
            }
            forms.append(("unowned \(name)", []))
            if uses.allSatisfy(\.isBase) {
                // With `?.`, a value becomes an optional, so this form is the first for statements and the last for
                // values.
                let chained = (weak, uses.map { Diagnostic.Edit(replace: $0.end, with: "?") })
                let starts = node.body.map(\.span.start)
                let areStatements = uses.allSatisfy { starts.contains($0.start) } && !search.isOfTransform
                forms.insert(chained, at: areStatements ? 0 : forms.count)
            }
            return forms.map { capture, edits in
                let list = captureEdit(capture, name, node, in: source)
                let fix = Diagnostic.FixIt("[\(capture)]", edits + [list])
                return LeakFix(title: fix.title, source: source.name, text: fix.applied(to: source.text))
            }
        }
    }

    /// Inserts a capture into the closure's list, or makes a strong capture in the list weak.
    private static func captureEdit(
        _ capture: String, _ name: String, _ node: ClosureExpr, in source: Source
    ) -> Diagnostic.Edit {
        func at(_ offset: UInt32) -> Span { Span(source: node.span.source, start: offset, end: offset) }
        if let own = node.captures.first(where: { $0.name.text == name }) {
            return Diagnostic.Edit(replace: own.span, with: capture)
        }
        if let first = node.captures.first {
            return Diagnostic.Edit(replace: at(first.span.start), with: capture + ", ")
        }
        let isNamed = node.parameters != nil || node.resultType != nil
        return Diagnostic.Edit(
            replace: at(node.span.start + 1),
            with: " [\(capture)]" + (isNamed || hasSignature(node, source) ? "" : " in"))
    }

    /// Returns true if the closure has an `in` before its body, as in `{ () in … }`.
    private static func hasSignature(_ node: ClosureExpr, _ source: Source) -> Bool {
        let end = node.body.first?.span.start ?? node.span.end
        let head = Span(source: node.span.source, start: node.span.start, end: end).text
        return head.split(whereSeparator: { $0.isWhitespace }).contains("in")
    }
}

/// Finds variables and parameters whose type is a class.
private final class HolderNames: TreeWalker {
    private let className: String
    private(set) var names: Set<String> = []

    init(of className: String) { self.className = className }

    private func addParameters(_ parameters: [ParameterDecl]) {
        for parameter in parameters where parameter.type.span.text == className { names.insert(parameter.name.text) }
    }

    override func visit(_ declaration: Decl) {
        switch declaration.kind {
        case .function(let function): addParameters(function.parameters)
        case .initializer(let initializer): addParameters(initializer.parameters)
        case .variable(let variable):
            for binding in variable.bindings {
                let type =
                    binding.type?.span.text ?? binding.initializer.map { String($0.span.text.prefix { $0 != "(" }) }
                let isOfClass = type == className || type == className + "?" || type == className + "!"
                if isOfClass, case .name(let name) = binding.pattern.kind { names.insert(name.text) }
            }
        default: break
        }
        walk(declaration)
    }
}

/// One use of the captured variable in the closure.
private struct VariableUse {
    /// The position right after the name.
    var end: Span
    var start: UInt32
    /// True if the code uses a member of the variable: `x.count`, but not `f(x)`.
    var isBase: Bool
}

private final class ClosureSearch: TreeWalker {
    private let span: Span
    private(set) var closure: ClosureExpr?
    /// True if the closure is passed to an operator that uses its result, such as `map`.
    private(set) var isOfTransform = false
    /// The class that contains the closure, also by an extension.
    private(set) var enclosingType: String?
    private static let effectMethodNames: Set<String> = [
        "subscribe", "bind", "drive", "emit", "do", "async", "asyncAfter",
    ]

    init(_ span: Span) { self.span = span }

    override func visit(_ declaration: Decl) {
        if case .type(let type) = declaration.kind, declaration.span.start <= span.start,
            declaration.span.end >= span.end
        {
            enclosingType = type.extended?.span.text ?? type.name.text
        }
        walk(declaration)
    }

    override func visit(_ expr: Expr) {
        guard expr.span.start <= span.start, expr.span.end >= span.end else { return }
        if case .closure(let node) = expr.kind, expr.span == span { closure = node }
        if case .call(let call) = expr.kind, case .member(let member) = call.callee.kind {
            let given = (call.arguments + call.trailingClosures).first { $0.value.span == span }
            if let given { isOfTransform = given.label == nil && !Self.effectMethodNames.contains(member.name.text) }
        }
        walk(expr)
    }

    /// Returns the variables that the closure may capture: `self` first, then the others in the order of their first
    /// use.
    func names(in node: ClosureExpr) -> [String] {
        let walker = NameWalker()
        for statement in node.body { walker.visit(statement) }
        let own = Set((node.parameters ?? []).map(\.name.text))
        var names: [String] = []
        for use in walker.names where !own.contains(use.name) && !use.name.hasPrefix("$") && !names.contains(use.name) {
            if use.name.first?.isUppercase ?? true { continue }
            names.append(use.name)
        }
        if let place = names.firstIndex(of: "self") { names.insert(names.remove(at: place), at: 0) }
        return Array(names.prefix(4))
    }

    func uses(of name: String, in node: ClosureExpr) -> [VariableUse] {
        let walker = NameWalker()
        for statement in node.body { walker.visit(statement) }
        return walker.names.filter { $0.name == name }.map { use in
            let end = Span(source: use.span.source, start: use.span.end, end: use.span.end)
            return VariableUse(end: end, start: use.span.start, isBase: use.isBase)
        }
    }

    private final class NameWalker: TreeWalker {
        private(set) var names: [(name: String, span: Span, isBase: Bool)] = []

        override func visit(_ expr: Expr) {
            switch expr.kind {
            case .name(let node): names.append((node.name.text, expr.span, false))
            case .member(let node):
                if let base = node.base, case .name(let inner) = base.kind {
                    names.append((inner.name.text, base.span, true))
                    return
                }
                walk(expr)
            default: walk(expr)
            }
        }
    }
}
