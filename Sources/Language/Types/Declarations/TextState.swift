import Diagnostics
import Syntax
import TypeModel

/// The state of checking one text, created anew for each check.
public final class TextState {
    /// The diagnostics reported so far.
    public var diagnostics: [Diagnostic] = []
    /// Diagnostics of declarations that an expression used first, which stay even if the expression is tried again: see
    /// `Checker.apart`.
    public var separateDiagnostics: [Diagnostic] = []
    public var olderSpellings: [OlderSpelling] = []
    /// The type names that the text uses like numeric types.
    let numberNames: NumberNames
    /// The imports of a script; nil if all names are in scope.
    public var visibleModules: Imports.VisibleModules?
    /// Closures that revert the changes which the text has made to the session.
    public var revertActions: [() -> Void] = []
    /// Types and extensions whose members must still be checked. Checking a member may add types.
    public var pendingNominals: [NominalSymbol] = []
    public var pendingExtensions: [Decl] = []
    public var unfinishedNominals: [NominalSymbol] = []
    /// Functions whose bodies must still be checked. Checking a statement may add functions.
    public var pendingBodies: [FunctionSymbol] = []
    /// True for a whole program, as opposed to an entry of the prompt.
    public var isScript = false
    public var isAsync = false
    /// True if the text is checked only for its type or its errors.
    public var isTentative = false
    /// True if a type of the text is marked `@main`, so that variables outside of types are globals of the module.
    public var hasEntryPoint = false
    /// The top-level variables by their patterns. These symbols exist before the statements are checked.
    public var predeclaredVariables: [ObjectIdentifier: VariableSymbol] = [:]
    /// The types that the text extends.
    var extendedNominals: Set<ObjectIdentifier> = []
    /// True if a variable is initialised after its declaration.
    public var hasDeferredInitialization = false
    /// True if the text has `consume` or `~Copyable`, so that a variable or parameter may lose its value.
    public var hasConsumed = false
    /// True if the text has local functions.
    public var hasLocalFunctions = false
    public var subjectUses = SubjectUses()
    /// Specialisation results for the text's declarations.
    public var specialisations: [SpecialisationKey: Bool] = [:]
    /// The last visited position, for errors that have no position of their own.
    public var lastSpan = Span.unknown
    /// True if the check was stopped, so that the rest of the text is not checked.
    public var wasStopped = false
    /// Symbols of a cancelled check; kept so that freeing them is deferred.
    public var cancelledSymbols: [Name: [Symbol]] = [:]
    /// The number of types that were too large, as already reported.
    var reportedOverflows = TypeTable.overflows

    public init(of file: ParsedFile? = nil) {
        numberNames = NumberNames(of: file)
        hasConsumed = file?.hasConsumed ?? false
    }
}

/// The changes made by accepted texts, with the closures that revert them.
public struct History {
    /// Closures that revert the last text.
    public var lastReverts: [() -> Void] = []
    public var earlierReverts: [() -> Void] = []
    /// Symbols that programs have declared. Those of a reverted text are no longer used after the next text.
    public var declaredSymbols: [Symbol] = []
    public var unusedSymbols: [Symbol] = []
}
