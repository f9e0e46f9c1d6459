import Declarations
import Syntax
import TypeModel

/// Infers the type of a declaration from an expression when the declaration is first used.
public struct ExpressionTyper: ExpressionTyping {
    public init() {}

    public func type(of expr: Expr, in context: Context, _ checker: Checker) -> Type {
        InitialValues(checker).typeOf(expr, in: context)
    }

    public func type(of variable: VariableSymbol, from value: Expr, in context: Context, _ checker: Checker) -> Type {
        InitialValues(checker).inferInitializer(value, of: variable, in: context)
    }
}
