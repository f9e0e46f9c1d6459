import Syntax
import TypeModel

/// Infers the types of declarations without a written type. `Inference` conforms; this module does not import it.
public protocol ExpressionTyping {
    /// Returns the type of an expression in a synthesised declaration: see `TypeRef.Kind.of`.
    func type(of expr: Expr, in context: Context, _ checker: Checker) -> Type
    /// Returns the type of a variable from its initial value.
    func type(of variable: VariableSymbol, from value: Expr, in context: Context, _ checker: Checker) -> Type
}
