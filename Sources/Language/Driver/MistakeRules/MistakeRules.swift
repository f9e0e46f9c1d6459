import Declarations
import Diagnostics
import Syntax

/// Rules for common mistakes. Each rule examines the text around an error and returns candidate edits with messages.
/// Edits that do not type-check are never shown, so a rule may guess.
struct MistakeRules {
    private let source: Source
    private let text: String
    let statements: [Stmt]

    init(_ source: Source, _ text: String) {
        self.source = source
        self.text = text
        statements = parse(source).statements
    }

    func candidateFixes(for problem: Diagnostic) -> [Diagnostic.CandidateFix] {
        // The mistake is a missing import, which another edit of the text would hide.
        let isImport = problem.id == CheckDiagnosticID.missingImport.rawValue
        guard problem.primary.source == source.id, !isImport else { return [] }
        let place = MistakePlace(problem, source, statements)
        return Self.rules.flatMap { $0(place) }
    }

    /// The rules, with the most specific as the first.
    private static let rules: [(MistakePlace) -> [Diagnostic.CandidateFix]] = [
        CallMistakes.labelWithoutColon, CallMistakes.labelInsideClosure, ClosureMistakes.foreignClosureSyntax,
        ClosureMistakes.argumentOutside,
        ClosureMistakes.missingOperand, ClosureMistakes.wrongOperator, MemberMistakes.wrongDotCount,
        MemberMistakes.missingDotOfCase,
        CallMistakes.missingBagDeclaration, CallMistakes.uncalledMethod, ValueMistakes.quotedNumber,
        CallMistakes.functionAsArgument,
        CallMistakes.typeForValue, ClosureMistakes.unnamedArguments, ClosureMistakes.lastValue,
        ValueMistakes.streamForValue,
        ValueMistakes.fractionOfSecond, ValueMistakes.undeclaredVariable, ValueMistakes.valueOfRelay,
        ValueMistakes.foreignKeyword,
        ValueMistakes.missingParentheses,
        ValueMistakes.wrongMemberName, MemberMistakes.subscriptOfObservable, MemberMistakes.memberForDictionaryKey,
        MemberMistakes.missingIntermediateCall,
        MemberMistakes.missingKeyword, CallMistakes.genericTypeForValue, MemberMistakes.reactiveProperty,
        MemberMistakes.observerThatIsCalled, ValueMistakes.textForBinding, ValueMistakes.remainderForCondition,
        MemberMistakes.mutatingMethodForValue, ValueMistakes.differenceOfDates, ValueMistakes.loopWithCounter,
        ConcurrencyMistakes.asyncContext,
    ]
}

/// The code around a problem: the expressions that contain it, from the statement inwards.
struct MistakePlace {
    let problem: Diagnostic
    let source: Source
    let statement: Stmt?
    let path: [Expr]
    /// The span of the innermost statement that contains the problem.
    let innermostSpan: Span?

    init(_ problem: Diagnostic, _ source: Source, _ statements: [Stmt]) {
        self.problem = problem
        self.source = source
        let place = problem.primary.start
        statement = statements.last { $0.span.start <= place }
        let walker = PathWalker(place)
        if let statement { walker.visit(statement) }
        path = walker.path
        innermostSpan = walker.statement ?? statement?.span
    }

    var start: UInt32 { problem.primary.start }
    var id: String { problem.id }

    func span(_ start: UInt32, _ end: UInt32) -> Span { Span(source: source.id, start: start, end: end) }

    func insert(_ text: String, at place: UInt32) -> Diagnostic.Edit {
        Diagnostic.Edit(replace: span(place, place), with: text)
    }

    func replace(_ span: Span, with text: String) -> Diagnostic.Edit { Diagnostic.Edit(replace: span, with: text) }

    /// The calls that contain the problem, the innermost first.
    var calls: [CallExpr] {
        path.reversed().compactMap { expr in
            if case .call(let call) = expr.kind { return call }
            return nil
        }
    }

    /// The argument in parentheses that contains the problem, if no closure is in between.
    var argument: Argument? {
        for expr in path.reversed() {
            if case .closure = expr.kind { return nil }
            guard case .call(let call) = expr.kind else { continue }
            if let found = call.arguments.first(where: { contains($0.value.span) }) { return found }
        }
        return nil
    }

    var closure: ClosureExpr? {
        for expr in path.reversed() {
            if case .closure(let closure) = expr.kind { return closure }
        }
        return nil
    }

    func contains(_ span: Span) -> Bool { span.start <= start && start < max(span.end, span.start + 1) }
}

/// Collects the expressions that contain an offset.
private final class PathWalker: TreeWalker {
    private(set) var path: [Expr] = []
    private(set) var statement: Span?
    private let place: UInt32

    init(_ place: UInt32) { self.place = place }

    override func visit(_ statement: Stmt) {
        guard statement.span.start <= place, place <= statement.span.end else { return }
        self.statement = statement.span
        walk(statement)
    }

    override func visit(_ expr: Expr) {
        guard expr.span.start <= place, place <= expr.span.end else { return }
        // If two expressions meet at the offset, the one that starts there counts.
        if let last = path.last, last.span.end == place, expr.span.start < place { return }
        path.append(expr)
        walk(expr)
    }
}
