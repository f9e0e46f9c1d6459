import Diagnostics
import Syntax

/// The state of checking one text, created anew for each check.
final class TextState {
    /// The diagnostics so far.
    var diagnostics: [Diagnostic] = []
    /// Diagnostics of declarations first used by an expression: see `Checker.apart`.
    var saidApart: [Diagnostic] = []
    var olderSpellings: [OlderSpelling] = []
    /// The types that the text uses with numbers.
    let numberNames: NumberNames
    /// The imports of a script; nil if all names are in scope.
    var visibleModules: Checker.Reach?
    /// Closures that revert the text's changes of the session.
    var undo: [() -> Void] = []
    /// Types and extensions whose members are still to be checked, and types created meanwhile.
    var pendingNominals: [NominalSymbol] = []
    var pendingExtensions: [Decl] = []
    var unfinishedNominals: [NominalSymbol] = []
    /// Functions whose bodies are still to be checked; more are added while statements are checked.
    var pendingBodies: [FunctionSymbol] = []
    /// True if the text is a whole program with `await` at its top level.
    var isScript = false
    var isAsync = false
    /// Variables of the top level, by their patterns: their symbols are there before their statements are checked.
    var predeclared: [ObjectIdentifier: VariableSymbol] = [:]
    /// The types that the text extends.
    var extendedNominals: Set<ObjectIdentifier> = []
    /// True if a variable is initialised after its declaration.
    var hasDeferred = false
    /// True if a variable or parameter may lose its value: `consume`, `~Copyable`.
    var hasConsumed = false
    /// True if the text has local functions.
    var hasLocalFunctions = false
    var subjectUses = SubjectUses()
    /// Specialisation results for the text's declarations.
    var specialised: [SpecialisationKey: Bool] = [:]
    /// The last visited position, for errors without a better one.
    var lastSpan = Span.nowhere
    /// Somebody has stopped the check: what is left is passed over.
    var wasStopped = false
    /// Symbols of a cancelled check; kept so that freeing them is deferred.
    var fresh: [Name: [Symbol]] = [:]
    /// The number of reported type overflows.
    var toldOverflows = TypeTable.overflows

    init(of file: ParsedFile? = nil) {
        numberNames = NumberNames(of: file)
        hasConsumed = file?.hasConsumed ?? false
    }
}

/// The changes of accepted texts, for reverting them.
struct History {
    /// Closures that revert the last text, and those that revert earlier ones.
    var latest: [() -> Void] = []
    var earlier: [() -> Void] = []
    /// Symbols declared by programs, including those of reverted texts, which are unused after the next text.
    var made: [Symbol] = []
    var discarded: [Symbol] = []
}
