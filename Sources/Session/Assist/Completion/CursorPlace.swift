import Diagnostics
import Syntax

/// The context of a cursor: the typed word and its possible kinds. The text before the cursor is parsed with a name in
/// the place of the word, and the position of that name in the tree gives the kinds.
struct CursorPlace {
    enum Kind: Equatable {
        /// The place after a dot, with the expression or type before the dot.
        case member(base: String)
        /// The place after a dot without an expression before it.
        case implicitMember
        case name
        /// A place where only a type fits: after `let x:`, a parameter's colon, `->` or `as`.
        case type
        /// The place after `import`.
        case module
        /// The place inside a string.
        case text
        /// The place inside a comment, where nothing is completed.
        case nowhere
    }

    var kind = Kind.name
    /// The start of the word.
    let start: Int
    let word: String
    /// The innermost call around the cursor.
    var call: Call?
    /// The expression before `==`, whose type a leading dot refers to.
    var comparedExpression: String?
    /// True inside a closure without named parameters.
    var hasShortNames = false

    init(_ before: String) {
        let words = SourceWords(before)
        let last = words.last.flatMap { $0.range.upperBound == before.utf8.count ? $0 : nil }
        let text = last.map { words.text($0) } ?? ""
        switch last?.kind {
        case .name, .type, .keyword: (start, word) = (last!.range.lowerBound, text)
        case .comment: (start, word, kind) = (before.utf8.count, "", .nowhere)
        case .string where !text.hasSuffix("\"") || text == "\"":
            (start, word, kind) = (last!.range.lowerBound + 1, String(text.dropFirst()), .text)
        default: (start, word) = (before.utf8.count, "")
        }
        if kind == .nowhere { return }
        var head = String(before.utf8.prefix(kind == .text ? start - 1 : start)) ?? ""
        let outer = SourceWords(head)
        head += outer.withProbe
        // Two endings are tried, because a `guard` without its end has no condition in the tree.
        for end in ["", " else {}"] {
            let isFound = Source.scratch(head + CursorFinder.probe.text + end + outer.closers) { source in
                let finder = CursorFinder(at: UInt32(head.utf8.count))
                finder.walk(parse(source).statements)
                call = finder.call
                if kind != .text {
                    (kind, comparedExpression, hasShortNames) = (
                        finder.kind, finder.comparedExpression, finder.hasShortNames
                    )
                }
                return finder.isFound
            }
            if isFound { break }
        }
    }
}

/// A call whose arguments are being typed.
struct Call {
    struct Argument {
        var label: String?
        /// True if nothing is typed, apart from the word at the cursor.
        var isEmpty = false
        /// True if only its label is typed.
        var isOnlyLabel = false
    }

    /// The name before the parenthesis, after a dot if there is one.
    var name: String
    /// The expression before the dot; nil without one.
    var base: String?
    /// The arguments so far; at least one.
    var arguments: [Argument]
}

/// Finds a name in a tree, and the call, member or type around it.
private final class CursorFinder: TreeWalker {
    static let probe: Name = "rillProbe"

    private(set) var kind = CursorPlace.Kind.name
    private(set) var call: Call?
    private(set) var comparedExpression: String?
    private(set) var hasShortNames = false
    /// True if an expression, a pattern or a type of the tree is the name.
    private(set) var isFound = false
    private let place: UInt32

    init(at place: UInt32) { self.place = place }

    private func contains(_ span: Span) -> Bool { span.start <= place && place < span.end }

    override func visit(_ statement: Stmt) { if contains(statement.span) { walk(statement) } }

    override func visit(_ declaration: Decl) {
        guard contains(declaration.span) else { return }
        if case .import_ = declaration.kind { kind = .module }
        call = nil
        if declaration.hasBody(at: place) { hasShortNames = false }
        walk(declaration)
    }

    override func visit(_ pattern: Pattern) {
        guard contains(pattern.span) else { return }
        isFound = true
        if case .enumCase(let type, CursorFinder.probe, _, _) = pattern.kind {
            kind = type.map { .member(base: $0.span.text) } ?? .implicitMember
        } else {
            walk(pattern)
        }
    }

    override func visit(_ type: TypeRef) {
        guard contains(type.span) else { return }
        if case .error = type.kind { return }
        (kind, call, isFound) = (.type, nil, true)
        // The name with the dot before it, as in `UIView.` or `[Int].`.
        let name = "." + CursorFinder.probe.text
        if type.span.text.hasSuffix(name) { kind = .member(base: String(type.span.text.dropLast(name.count))) }
    }

    override func visit(_ expr: Expr) {
        guard contains(expr.span) else { return }
        isFound = true
        switch expr.kind {
        case .member(let member) where member.name == CursorFinder.probe:
            kind = member.base.map { .member(base: $0.span.text) } ?? .implicitMember
        case .keyPath(let path):
            if !(path.root.map { contains($0.span) } ?? false) {
                kind = path.root.map { .member(base: $0.span.text) } ?? .implicitMember
            }
        case .sequence(let items): comparedExpression = operand(comparedIn: items)
        case .call(let node):
            if let argument = node.arguments.firstIndex(where: { contains($0.value.span) }) {
                call = Call(node, until: argument)
            } else if case .name = node.callee.kind, node.trailingClosures.contains(where: { contains($0.value.span) })
            {
                // The closure of `example(of:) { … }` has no parameters.
                return walk(block: node)
            }
        case .closure(let closure):
            (call, hasShortNames) = (nil, closure.parameters == nil)
            if closure.beginsWithParameters(contains) { return kind = .type }
        case .paren, .tuple, .array, .dictionary, .subscript, .string: call = nil
        default: break
        }
        walk(expr)
    }

    private func walk(block node: CallExpr) {
        call = nil
        for case .closure(let closure) in node.trailingClosures.map(\.value.kind) { walk(closure.body) }
    }

    /// Returns the operand before `== .name`.
    private func operand(comparedIn items: [SequenceItem]) -> String? {
        for (index, item) in items.enumerated().dropFirst(2) {
            guard case .operand(let right) = item, contains(right.span), case .member(let member) = right.kind,
                member.base == nil, case .binary(let sign) = items[index - 1], ["==", "!="].contains(sign.name.text),
                case .operand(let left) = items[index - 2]
            else { continue }
            return left.span.text
        }
        return nil
    }
}

extension Call {
    fileprivate init?(_ node: CallExpr, until last: Int) {
        let text = node.callee.span.text
        switch node.callee.kind {
        case .name: (name, base) = (text, nil)
        case .member(let member):
            base = member.base?.span.text ?? ""
            name = String(text.utf8.suffix(Int(node.callee.span.end - member.nameSpan.start))) ?? member.name.text
        default: return nil
        }
        arguments = node.arguments[...last].map { argument in
            Argument(label: argument.label?.text, isEmpty: false, isOnlyLabel: false)
        }
        guard case .name(let value) = node.arguments[last].value.kind, value.name == CursorFinder.probe else { return }
        if arguments[last].label == nil { arguments[last].isEmpty = true } else { arguments[last].isOnlyLabel = true }
    }
}

extension SourceWords {
    /// Appends a name to the text, with an operator before it if the text is an operand that could continue.
    fileprivate var withProbe: String {
        let operands: [SourceWord.Kind] = [.name, .type, .number, .string, .close]
        guard let place = lastIndex(where: { $0.kind != .sign }), operands.contains(self[place].kind) else { return "" }
        let end = self[place].range.upperBound
        // Without the space, the operator of `a ??` would be parsed as a prefix operator.
        if place + 1 < count, end < self[place + 1].range.lowerBound { return " " }
        guard self[(place + 1)...].allSatisfy({ ["!", "?"].contains(text($0)) }) else { return "" }
        let open = indices.last { self[$0].kind == .open && partner(of: $0) == nil }
        let isInList = open.map { text(at: $0) != "{" } ?? false
        return isInList || !bytes[end...].contains(UInt8(ascii: "\n")) ? " + " : ""
    }
}

extension Decl {
    /// Returns true if the place may be inside a closure body; elsewhere `$0` has no meaning.
    fileprivate func hasBody(at place: UInt32) -> Bool {
        guard case .variable(let variable) = kind else { return true }
        return variable.bindings.contains { $0.accessors.contains { $0.span.start <= place && place < $0.span.end } }
    }
}

extension ClosureExpr {
    /// Returns true for `{ (a: Int`: the parenthesis of typed parameters looks like a tuple until `in` follows.
    fileprivate func beginsWithParameters(_ contains: (Span) -> Bool) -> Bool {
        guard parameters == nil, body.count == 1, case .expr(let first) = body[0].kind,
            case .tuple(let elements) = first.kind
        else { return false }
        return elements.contains { $0.label != nil && contains($0.value.span) }
    }
}
