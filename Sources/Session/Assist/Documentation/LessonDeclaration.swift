import Diagnostics
import Syntax

/// A declaration in a part of a lesson.
package struct LessonDeclaration: Sendable {
    package var names: [String]
    /// The text of the declaration without the comments before it.
    package var text: String
    /// The first sentence of the documentation comment; empty if there is none.
    package var summary: String
    /// True if the declaration is a `let` or `var`.
    package var isVariable: Bool
    /// The initial value of a variable, if it is the only one of its declaration.
    package var initializer: String?

    /// Returns the declarations at the top level of a text.
    package static func all(in text: String) -> [LessonDeclaration] {
        Source.withScratchSource(text) { declarations(in: parse($0).statements) }
    }

    /// Returns the declarations at the top level of the closure in `example(of:) { … }`.
    package static func all(inExample text: String) -> [LessonDeclaration] {
        Source.withScratchSource(text) { source in
            guard case .expr(let first)? = parse(source).statements.first?.kind else { return [] }
            var expression = first
            if case .awaitExpr(let call) = expression.kind { expression = call }
            guard
                case .call(let call) = expression.kind,
                case .closure(let closure)? = call.trailingClosures.first?.value.kind
            else { return [] }
            return declarations(in: closure.body)
        }
    }

    /// The members of an extension are listed as separate declarations.
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
