import Diagnostics
import Syntax
import TypeModel

/// The state of checking one text, created anew for each check.
public final class TextState {
    /// The diagnostics so far.
    public var diagnostics: [Diagnostic] = []
    /// Diagnostics of declarations first used by an expression: see `Checker.apart`.
    public var separateDiagnostics: [Diagnostic] = []
    public var olderSpellings: [OlderSpelling] = []
    /// The types that the text uses with numbers.
    let numberNames: NumberNames
    /// The imports of a script; nil if all names are in scope.
    public var visibleModules: Imports.VisibleModules?
    /// Closures that revert the text's changes of the session.
    public var reverts: [() -> Void] = []
    /// Types and extensions whose members are still to be checked, including types created meanwhile.
    public var pendingNominals: [NominalSymbol] = []
    public var pendingExtensions: [Decl] = []
    public var unfinishedNominals: [NominalSymbol] = []
    /// Functions whose bodies are still to be checked; more are added while statements are checked.
    public var pendingBodies: [FunctionSymbol] = []
    /// True if the text is a whole program with `await` at its top level.
    public var isScript = false
    public var isAsync = false
    /// True if the text is checked only for its type or its errors.
    public var isTrial = false
    /// True if a type of the text is marked `@main`, so that its variables are those of a module.
    public var hasEntryPoint = false
    /// Variables of the top level, by their patterns; their symbols exist before their statements are checked.
    public var predeclared: [ObjectIdentifier: VariableSymbol] = [:]
    /// The types that the text extends.
    var extendedNominals: Set<ObjectIdentifier> = []
    /// True if a variable is initialised after its declaration.
    public var hasDeferred = false
    /// True if a variable or parameter may lose its value: `consume`, `~Copyable`.
    public var hasConsumed = false
    /// True if the text has local functions.
    public var hasLocalFunctions = false
    public var subjectUses = SubjectUses()
    /// Specialisation results for the text's declarations.
    public var specialisations: [SpecialisationKey: Bool] = [:]
    /// The last visited position, for errors without a better one.
    public var lastSpan = Span.unknown
    /// True if the check was stopped and the rest is skipped.
    public var wasStopped = false
    /// Symbols of a cancelled check; kept so that freeing them is deferred.
    public var cancelledSymbols: [Name: [Symbol]] = [:]
    /// The number of reported type overflows.
    var reportedOverflows = TypeTable.overflows

    public init(of file: ParsedFile? = nil) {
        numberNames = NumberNames(of: file)
        hasConsumed = file?.hasConsumed ?? false
    }
}

/// The changes of accepted texts, for reverting them.
public struct History {
    /// Closures that revert the last text, and those that revert earlier ones.
    public var lastReverts: [() -> Void] = []
    public var earlierReverts: [() -> Void] = []
    /// Symbols declared by programs, including those of reverted texts, which are unused after the next text.
    public var declaredSymbols: [Symbol] = []
    public var unusedSymbols: [Symbol] = []
}
