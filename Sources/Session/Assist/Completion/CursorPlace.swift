import Diagnostics
import Syntax

/// The context of the cursor: the typed word, and the kinds of names that may replace it. The text before the cursor is
/// parsed with a placeholder name instead of the word; the position of this name in the tree determines the kinds.
struct CursorContext {
    enum Kind: Equatable {
        /// The cursor follows a dot; `baseExpression` is the expression or type before the dot.
        case member(base: String)
        /// The cursor follows a dot that has no expression before it.
        case implicitMember
        case name
        /// Only a type can follow, because the cursor is after `let x:`, a parameter's colon, `->` or `as`.
        case type
        /// The cursor follows `import`.
        case module
        /// The cursor is in a string.
        case text
        /// The cursor is in a comment, where nothing is completed.
        case nowhere
    }

    var kind = Kind.name
    /// The position at which the word starts.
    let start: Int
    let typedWord: String
    /// The innermost call that contains the cursor.
    var call: Call?
    /// The expression before `==`; an implicit member after `==` has its type.
    var comparedExpression: String?
    /// True if the cursor is in a closure without named parameters.
    var hasShortNames = false

    init(_ before: String) {
        let words = SourceWords(before)
        let last = words.last.flatMap { $0.range.upperBound == before.utf8.count ? $0 : nil }
        let text = last.map { words.text($0) } ?? ""
        switch last?.kind {
        case .name, .type, .keyword: (start, typedWord) = (last!.range.lowerBound, text)
        case .comment: (start, typedWord, kind) = (before.utf8.count, "", .nowhere)
        case .string where !text.hasSuffix("\"") || text == "\"":
            (start, typedWord, kind) = (last!.range.lowerBound + 1, String(text.dropFirst()), .text)
        default: (start, typedWord) = (before.utf8.count, "")
        }
        if kind == .nowhere { return }
        var head = String(before.utf8.prefix(kind == .text ? start - 1 : start)) ?? ""
        let outer = SourceWords(head)
        head += outer.withPlaceholder
        // Two endings are tried, because a `guard` without its `else` has no condition in the tree.
        for end in ["", " else {}"] {
            let isFound = Source.withScratchSource(head + CursorFinder.placeholderName.text + end + outer.closers) {
                source in
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
        /// True if the argument is not typed yet, apart from the word at the cursor.
        var isEmpty = false
        /// True if only the label of the argument is typed.
        var isOnlyLabel = false
    }

    /// The name before the parenthesis; if it contains a dot, the part after the dot.
    var name: String
    /// The expression before the dot; nil if the call has no dot.
    var baseExpression: String?
    /// The arguments typed so far; there is at least one.
    var arguments: [Argument]
}

/// Finds the placeholder name in a tree, with the call, member or type around it.
private final class CursorFinder: TreeWalker {
    static let placeholderName: Name = "rillProbe"

    private(set) var kind = CursorContext.Kind.name
    private(set) var call: Call?
    private(set) var comparedExpression: String?
    private(set) var hasShortNames = false
    /// True if an expression, a pattern or a type in the tree is the placeholder name.
    private(set) var isFound = false
    private let cursorOffset: UInt32

    init(at cursorOffset: UInt32) { self.cursorOffset = cursorOffset }

    private func contains(_ span: Span) -> Bool { span.start <= cursorOffset && cursorOffset < span.end }

    override func visit(_ statement: Stmt) { if contains(statement.span) { walk(statement) } }

    override func visit(_ declaration: Decl) {
        guard contains(declaration.span) else { return }
        if case .import_ = declaration.kind { kind = .module }
        call = nil
        if declaration.hasBodyAtOffset(at: cursorOffset) { hasShortNames = false }
        walk(declaration)
    }

    override func visit(_ pattern: Pattern) {
        guard contains(pattern.span) else { return }
        isFound = true
        if case .enumCase(let type, CursorFinder.placeholderName, _, _) = pattern.kind {
            kind = type.map { .member(base: $0.span.text) } ?? .implicitMember
        } else {
            walk(pattern)
        }
    }

    override func visit(_ type: TypeRef) {
        guard contains(type.span) else { return }
        if case .error = type.kind { return }
        (kind, call, isFound) = (.type, nil, true)
        // The placeholder name with a dot, as it follows `UIView` or `[Int]`.
        let name = "." + CursorFinder.placeholderName.text
        if type.span.text.hasSuffix(name) { kind = .member(base: String(type.span.text.dropLast(name.count))) }
    }

    override func visit(_ expr: Expr) {
        guard contains(expr.span) else { return }
        isFound = true
        switch expr.kind {
        case .member(let member) where member.name == CursorFinder.placeholderName:
            kind = member.base.map { .member(base: $0.span.text) } ?? .implicitMember
        case .keyPath(let path):
            if !(path.root.map { contains($0.span) } ?? false) {
                kind = path.root.map { .member(base: $0.span.text) } ?? .implicitMember
            }
        case .sequence(let items): comparedExpression = comparedOperand(comparedIn: items)
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
            if closure.beginsWithParameterList(contains) { return kind = .type }
        case .paren, .tuple, .array, .dictionary, .subscript, .string: call = nil
        default: break
        }
        walk(expr)
    }

    private func walk(block node: CallExpr) {
        call = nil
        for case .closure(let closure) in node.trailingClosures.map(\.value.kind) { walk(closure.body) }
    }

    /// Returns the operand before `==` if `.name` follows it.
    private func comparedOperand(comparedIn items: [SequenceItem]) -> String? {
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
        case .name: (name, baseExpression) = (text, nil)
        case .member(let member):
            baseExpression = member.base?.span.text ?? ""
            name = String(text.utf8.suffix(Int(node.callee.span.end - member.nameSpan.start))) ?? member.name.text
        default: return nil
        }
        arguments = node.arguments[...last].map { argument in
            Argument(label: argument.label?.text, isEmpty: false, isOnlyLabel: false)
        }
        guard case .name(let value) = node.arguments[last].value.kind, value.name == CursorFinder.placeholderName else {
            return
        }
        if arguments[last].label == nil { arguments[last].isEmpty = true } else { arguments[last].isOnlyLabel = true }
    }
}

extension SourceWords {
    /// The text with the placeholder name at its end. If the text is a complete operand, an operator is inserted before
    /// the name.
    fileprivate var withPlaceholder: String {
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
    /// Returns true if the position may be in the body of a closure. Elsewhere `$0` has no meaning.
    fileprivate func hasBodyAtOffset(at place: UInt32) -> Bool {
        guard case .variable(let variable) = kind else { return true }
        return variable.bindings.contains { $0.accessors.contains { $0.span.start <= place && place < $0.span.end } }
    }
}

extension ClosureExpr {
    /// Returns true for `{ (a: Int`: until `in` follows, the parameters look like a tuple.
    fileprivate func beginsWithParameterList(_ contains: (Span) -> Bool) -> Bool {
        guard parameters == nil, body.count == 1, case .expr(let first) = body[0].kind,
            case .tuple(let elements) = first.kind
        else { return false }
        return elements.contains { $0.label != nil && contains($0.value.span) }
    }
}
