import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Rewrites a local `lazy` variable as an optional, which its getter initialises at the first read.
struct LazySyntax {
    /// The declarations of the optional and of the variable, whose getter contains the initial value.
    let parts: [Decl]

    /// Returns nil if the declaration is not `lazy`, or is invalid.
    init?(_ decl: Decl, _ variable: VariableDecl) {
        guard !variable.isLet, variable.bindings.count == 1, let binding = variable.bindings.first,
            binding.accessors.isEmpty, let initializer = binding.initializer,
            let name = binding.pattern.names.first?.0
        else { return nil }
        let make = SyntaxFactory(span: binding.pattern.span)
        let type = binding.type ?? binding.pattern.typeAnnotation ?? TypeRef(.of(initializer), make.span)
        let store = Name("$lazy_" + name.text)
        func filled(_ value: Expr) -> Stmt {
            let some = Expr(.member(MemberExpr(base: nil, name: Names.some, nameSpan: value.span)), value.span)
            return make.assign(make.name(store), make.call(some, [Argument(label: nil, value: value)]))
        }
        let isEmpty = Expr(
            .binary(OperatorName(Names.equals, make.span), make.name(store), Expr(.nilLiteral, make.span)), make.span)
        let fill = IfStmt(
            label: nil, conditions: [.expr(isEmpty)], body: [filled(initializer)], otherwise: nil,
            span: make.span)
        let get = Accessor(
            kind: .get, parameter: nil,
            body: [
                Stmt(.if(fill), make.span), make.returnStatement(Expr(.forceUnwrap(make.name(store)), make.span)),
            ], span: make.span)
        let set = Accessor(kind: .set, parameter: nil, body: [filled(make.name(Names.newValue))], span: make.span)
        func declare(_ pattern: Pattern, _ type: TypeRef, _ value: Expr?, _ accessors: [Accessor]) -> Decl {
            let binding = VariableDecl.Binding(pattern: pattern, type: type, initializer: value, accessors: accessors)
            return Decl(
                .variable(VariableDecl(isLet: false, bindings: [binding])), modifiers: Modifiers(), span: decl.span)
        }
        let empty = Expr(.nilLiteral, make.span)
        parts = [
            declare(Pattern(.name(store), make.span), TypeRef(.optional(type), make.span), empty, []),
            declare(Pattern(.name(name), binding.pattern.names[0].2.span), type, nil, [get, set]),
        ]
    }
}
