import Diagnostics
import Syntax

/// Creates code that the program does not contain, as syntax; the checker treats it like code written at that position.
public struct SyntaxFactory {
    public let span: Span

    public init(span: Span) { self.span = span }

    public func name(_ name: Name) -> Expr { Expr(.name(NameExpr(name: name)), span) }

    public func member(_ name: Name, of base: Expr) -> Expr {
        Expr(.member(MemberExpr(base: base, name: name, nameSpan: span)), span)
    }

    public func call(_ callee: Expr, _ arguments: [Argument] = []) -> Expr {
        Expr(
            .call(CallExpr(callee: callee, arguments: arguments, trailingClosures: [], hasParentheses: true)), span)
    }

    public func text(_ text: String) -> Expr { Expr(.string(StringLiteral(parts: [.text(text)])), span) }

    public func number(_ number: Int) -> Expr { Expr(.integer(IntegerLiteral(magnitude: UInt64(number))), span) }

    public func statement(_ expr: Expr) -> Stmt { Stmt(.expr(expr), span) }

    public func assign(_ place: Expr, _ value: Expr) -> Stmt { statement(Expr(.assign(place, value), span)) }

    public func returnStatement(_ expr: Expr) -> Stmt { Stmt(.return(expr), span) }

    func block(_ statements: [Stmt]?) -> Stmt {
        Stmt(.do(DoStmt(label: nil, body: statements ?? [], catches: [])), span)
    }

    public func declare(_ name: Name, isLet: Bool, _ value: Expr) -> Stmt {
        let binding = VariableDecl.Binding(
            pattern: Pattern(.name(name), span), type: nil, initializer: value, accessors: [])
        let variable = VariableDecl(isLet: isLet, bindings: [binding])
        return Stmt(.decl(Decl(.variable(variable), modifiers: Modifiers(), span: span)), span)
    }

    /// Returns `try await` followed by the expression.
    public func tryAwait(_ expr: Expr) -> Expr { Expr(.tryExpr(.try, Expr(.awaitExpr(expr), span)), span) }

    /// Returns a closure that is called at once: `{ … }()`.
    public func immediateClosureCall(_ body: [Stmt]) -> Expr {
        let closure = ClosureExpr(
            captures: [], parameters: [], effects: [], resultType: nil, body: body, span: span, dollarCount: 0)
        return call(Expr(.closure(closure), span))
    }
}
