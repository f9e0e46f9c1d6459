import Diagnostics
import Syntax

/// A declaration in a piece of a lesson.
public struct LessonDeclaration: Sendable {
    public var names: [String]
    /// The text without comments before it.
    public var text: String
    /// The first sentence of its documentation comment; empty if there is none.
    public var summary: String
    /// True for `let` and `var`.
    public var isVariable: Bool
    /// The initial value of a variable with one binding.
    var initializer: String?

    /// Returns the declarations at the top level of a text.
    public static func all(in text: String) -> [LessonDeclaration] {
        declarations(in: parse(Source(name: "lesson", text: text)).statements)
    }

    /// Returns the declarations at the top level of the closure in `example(of:) { … }`.
    public static func all(inExample text: String) -> [LessonDeclaration] {
        guard case .expr(let first)? = parse(Source(name: "example", text: text)).statements.first?.kind else {
            return []
        }
        var expression = first
        if case .awaitExpr(let call) = expression.kind { expression = call }
        guard
            case .call(let call) = expression.kind,
            case .closure(let closure)? = call.trailingClosures.first?.value.kind
        else { return [] }
        return declarations(in: closure.body)
    }

    /// Returns declarations; members of an extension are listed separately.
    private static func declarations(in statements: [Stmt]) -> [LessonDeclaration] {
        statements.flatMap { statement -> [LessonDeclaration] in
            guard case .decl(let declaration) = statement.kind else { return [] }
            if case .type(let type) = declaration.kind, type.kind == .extension {
                return type.members.compactMap { LessonDeclaration($0) }
            }
            return LessonDeclaration(declaration).map { [$0] } ?? []
        }
    }

    private init?(_ declaration: Decl) {
        (text, isVariable) = (declaration.span.text, false)
        summary = LessonDeclaration.firstSentence(of: declaration.documentation ?? "")
        switch declaration.kind {
        case .variable(let variable):
            names = variable.bindings.flatMap { LessonDeclaration.names(in: $0.pattern) }
            isVariable = true
            if variable.bindings.count == 1 { initializer = variable.bindings[0].initializer?.span.text }
        case .function(let function): names = [function.name.text]
        case .type(let type): names = [type.name.text]
        case .typealias_(let alias): names = [alias.name.text]
        default: return nil
        }
    }

    private static func names(in pattern: Pattern) -> [String] {
        switch pattern.kind {
        case .name(let name): [name.text]
        case .binding(_, let inner), .typed(let inner, _): names(in: inner)
        case .tuple(let parts): parts.flatMap { names(in: $0.pattern) }
        default: []
        }
    }

    private static func firstSentence(of text: String) -> String {
        let line = text.split(separator: "\n").prefix { !$0.isEmpty }.joined(separator: " ")
        var end = line.startIndex
        while let dot = line[end...].firstIndex(where: { ".;".contains($0) }) {
            let next = line.index(after: dot)
            if next == line.endIndex || line[next] == " " { return String(line[..<dot]) }
            end = next
        }
        return line
    }
}

extension ReplSession {
    /// Defines the names at the top level of an example's closure, so that a learner can use them. The values are new,
    /// because those of the example were freed. Skips subscriptions and names in `taken`.
    ///
    /// - Returns: The defined names.
    public func defineNames(of example: String, except taken: Set<String>) -> [String] {
        var defined: [String] = []
        for declaration in LessonDeclaration.all(inExample: example) {
            if declaration.names.isEmpty || !taken.isDisjoint(with: declaration.names) { continue }
            if let initializer = declaration.initializer, startsWork(initializer) { continue }
            if play(declaration.text, isSilent: true).isWhole { defined += declaration.names }
        }
        return defined
    }

    /// Returns true if an expression subscribes or waits.
    private func startsWork(_ expression: String) -> Bool {
        if expression.contains("toBlocking") { return true }
        let checker = openProgram().interpreter.checker
        guard let type = checker.type(of: parse(Source(name: "initial value", text: expression))).type else {
            return false
        }
        return ["Disposable", "any Disposable", "Cancelable", "any Cancelable"].contains(checker.describe(type))
    }
}
