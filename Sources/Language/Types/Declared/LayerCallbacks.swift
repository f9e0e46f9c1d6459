import Syntax

/// Calls from a lower layer to an upper one, set up by `Checking`, so that no file refers to a function of a layer
/// above its own.
struct LayerCallbacks {
    // Asked where declarations are resolved, answered by Inference.

    /// Returns the type of an expression in a synthesised declaration: see `TypeRef.Kind.of`.
    let type: (Checker, Expr, Context) -> Type
    /// Returns the type of a variable from its initial value.
    let initialType: (Checker, Expr, VariableSymbol, Context) -> Type

    // Asked where bodies are inferred, answered by Analysis.

    /// Looks at the body of a function inside of another.
    let analyseBody: (Checker, TBody, FunctionSymbol) -> Void
    /// Looks at an initial value or a default.
    let analyseValue: (Checker, TExpr, ErrorHome) -> Void
    /// Reports missing cases of a switch.
    let analyseSwitch: (Checker, TSwitch, SwitchStmt) -> Void

    // Asked where bodies are inferred, answered by Checking.

    /// Checks a type that is declared inside of a function, members and all.
    let checkType: (Checker, NominalSymbol) -> Void
}
