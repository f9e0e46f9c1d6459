import Diagnostics
import Syntax

/// What lives with one text: a new one begins with each check, so that nothing of a text is left to the next.
final class TextState {
    /// What is wrong with the text so far.
    var diagnostics: [Diagnostic] = []
    /// What is wrong with declarations that an expression was the first to need: see `Checker.apart`.
    var saidApart: [Diagnostic] = []
    var olderSpellings: [OlderSpelling] = []
    /// Which types the text gives numbers.
    let numberNames: NumberNames
    /// What a script has imported; nil where everything is in reach.
    var visibleModules: Checker.Reach?
    /// How to take back what the text has changed in the session.
    var undo: [() -> Void] = []
    /// Types and extensions of the text whose members are still to be checked, and types made on the way whose members
    /// somebody may still ask for.
    var pendingNominals: [NominalSymbol] = []
    var pendingExtensions: [Decl] = []
    var unfinishedNominals: [NominalSymbol] = []
    /// Functions whose bodies are still to be checked; more are found while statements are.
    var pendingBodies: [FunctionSymbol] = []
    /// Whether the text is a whole program, and has an `await` at its top level.
    var isScript = false
    var isAsync = false
    /// Variables of the top level, by their patterns: their symbols are there before their statements are checked.
    var predeclared: [ObjectIdentifier: VariableSymbol] = [:]
    /// Types that the text extends.
    var extendedNominals: Set<ObjectIdentifier> = []
    /// Some variable of the text gets its value later than its name.
    var hasDeferred = false
    /// Whether the text has functions inside of others.
    var hasLocalFunctions = false
    var subjectUses = SubjectUses()
    /// Which of the text's declarations are as specialised as others.
    var specialised: [SpecialisationKey: Bool] = [:]
    /// Where the checker looked last: some problems know no better place.
    var lastSpan = Span.nowhere
    /// Somebody has stopped the check: what is left is passed over.
    var wasStopped = false
    /// What a check that was stopped had found by then: to let go of a long text's takes long, and somebody waits.
    var fresh: [Name: [Symbol]] = [:]
    /// How many types too large have been told of.
    var toldOverflows = TypeTable.overflows

    init(of file: ParsedFile? = nil) { numberNames = NumberNames(of: file) }
}

/// What the texts that were accepted have changed in the session, so that it can be taken back.
struct History {
    /// How to take back the changes of the last text, and those of the texts before it.
    var latest: [() -> Void] = []
    var earlier: [() -> Void] = []
    /// The symbols that programs have declared, and those of texts taken back, which nobody asks for once the next text comes.
    var made: [Symbol] = []
    var discarded: [Symbol] = []
}
