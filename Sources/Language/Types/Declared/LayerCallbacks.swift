import Syntax

/// What a layer leaves to those above it. The one below says when, the one above says what; `Checking` makes the table and
/// hands it to the checker, so that no file names a function of a layer above its own.
struct LayerCallbacks {
    // Asked where declarations are resolved, answered by Inference.

    /// The type of an expression that a declaration made by the checker stands for: see `TypeRef.Kind.of`.
    let type: (Checker, Expr, Context) -> Type
    /// The type of a variable that only its initial value says.
    let initialType: (Checker, Expr, VariableSymbol, Context) -> Type

    // Asked where bodies are inferred, answered by Analysis.

    /// Looks at the body of a function inside of another.
    let analyseBody: (Checker, TBody, FunctionSymbol) -> Void
    /// Looks at an initial value or a default.
    let analyseValue: (Checker, TExpr, ErrorHome) -> Void
    /// Whether a switch leaves out a value.
    let analyseSwitch: (Checker, TSwitch, SwitchStmt) -> Void

    // Asked where bodies are inferred, answered by Checking.

    /// Checks a type that is declared inside of a function, members and all.
    let checkType: (Checker, NominalSymbol) -> Void
}
