/// Every id that the checker reports.
public enum CheckDiagnosticID: String, CaseIterable {
    case actorIsolation = "actor-isolation"
    case ambiguous
    case asyncInSync = "async-in-sync"
    case cannotExtend = "cannot-extend"
    case cannotInfer = "cannot-infer"
    case cannotSynthesize = "cannot-synthesize"
    case doesNotConform = "does-not-conform"
    case extraArgument = "extra-argument"
    case escapingClosure = "escaping-closure"
    case immutable
    case implicitSelf = "implicit-self"
    case inaccessible
    case incompleteConformance = "incomplete-conformance"
    case integerOverflow = "integer-overflow"
    case invalidCase = "invalid-case"
    case invalidEnum = "invalid-enum"
    case invalidInheritance = "invalid-inheritance"
    case invalidInitializer = "invalid-initializer"
    case invalidInout = "invalid-inout"
    case invalidModifier = "invalid-modifier"
    case invalidOverride = "invalid-override"
    case invalidProperty = "invalid-property"
    case invalidReturn = "invalid-return"
    case misplaced
    case missingAwait = "missing-await"
    case missingArgument = "missing-argument"
    case missingBody = "missing-body"
    case missingImport = "missing-import"
    case missingInitializer = "missing-initializer"
    case missingReturn = "missing-return"
    case nonExhaustiveSwitch = "non-exhaustive-switch"
    case notAProtocol = "not-a-protocol"
    case notCallable = "not-callable"
    case recursiveType = "recursive-type"
    case redeclared
    case sendAfterEnd = "send-after-end"
    case tooComplex = "too-complex"
    case typeMismatch = "type-mismatch"
    case undeclaredOperator = "undeclared-operator"
    case unhandledThrow = "unhandled-throw"
    case unheardSubject = "unheard-subject"
    case uninitialized
    case unknownMember = "unknown-member"
    case unknownModule = "unknown-module"
    case unknownName = "unknown-name"
    case unknownType = "unknown-type"
    case unusedResult = "unused-result"
    case wrongLabel = "wrong-label"

    /// True if the diagnostic is a warning: the program runs nevertheless.
    public var isWarning: Bool { self == .unusedResult || self == .sendAfterEnd || self == .unheardSubject }
}
