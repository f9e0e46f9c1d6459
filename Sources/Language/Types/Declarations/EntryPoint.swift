import Diagnostics
import Syntax
import TypeModel

/// Finds the start of a program with `@main struct Tool { static func main() { … } }`.
public struct EntryPoint {
    let problems: any Reporting
    public init(_ problems: any Reporting) { self.problems = problems }

    /// Returns true if a type is marked `@main`.
    public static func isIn(_ statements: [Stmt]) -> Bool {
        statements.contains { statement in
            if case .decl(let decl) = statement.kind { decl.modifiers.hasAttribute(Names.main) } else { false }
        }
    }

    /// Returns the call of the marked type's `main()`. Top-level statements beside it are an error.
    public func mainCall(of statements: [Stmt]) -> [Stmt] {
        var found: (type: TypeDecl, span: Span)?
        for statement in statements {
            guard case .decl(let decl) = statement.kind, case .type(let type) = decl.kind,
                decl.modifiers.hasAttribute(Names.main)
            else { continue }
            if found != nil { problems.report(CheckDiagnostic.duplicateMain(type.nameSpan)) }
            found = (type, type.nameSpan)
        }
        guard let (type, span) = found else { return [] }
        if let other = statements.first(where: { !$0.isDeclaration }) {
            problems.report(CheckDiagnostic.mainBesideStatements(type.name, other.span))
            return []
        }
        let make = SyntaxFactory(span: span)
        let owner = Expr(
            .type(type.extended ?? TypeRef(.named([.init(name: type.name, arguments: [], span: span)]), span)), span)
        return [make.statement(make.tryAwait(make.call(make.member(Names.main, of: owner))))]
    }
}

extension Stmt {
    /// True for statements allowed in a file without top-level code.
    fileprivate var isDeclaration: Bool {
        if case .decl = kind { return true }
        return false
    }
}
