import Assist
import Diagnostics
import Export
import SessionCore
import Syntax
import Timeline

/// One top-level statement of a session, and the time at which it ran.
struct PinnedStep {
    enum Kind {
        case imports
        /// A type, function, extension or alias, which has no effect of its own.
        case declaration
        case variable
        case statement
    }

    /// An event that a statement sends to a subject or relay: `search.onNext("r")`.
    struct Input {
        var subject: String
        /// Returns the code of the event at a time: `.next(300, "r")`.
        var event: (String) -> String
        /// The statement that sends the event, as the program contains it.
        var text: String
    }

    let kind: Kind
    /// The source text of the statement.
    let text: String
    let entryNumber: Int
    /// The lines of the statement in its entry; the first line is 1.
    let lines: ClosedRange<Int>
    /// The time at which the statement ran, in virtual nanoseconds since the session began.
    let time: Int
    /// The number of events that were recorded before the statement's entry.
    let eventCountBefore: Int
    /// True if the time matters: the statement is no declaration, or events were recorded while it ran.
    let isTimed: Bool
    /// The names that the statement declares, including `$R0` for a bare expression.
    let declaredNames: Set<String>
    /// All words in the text of the statement.
    let wordsInText: Set<String>
    /// The names at the start of expressions and types, without members.
    let usedNamesInText: Set<String>
    let expression: Expr?
    /// The value of `let x = value` or of `_ = value`.
    let initializer: Expr?
    /// The offset of the statement in the text of its entry, in bytes.
    let startOffset: Int
    /// The name `$R…` of the statement's value; nil if it has none.
    let resultName: String?
    /// True if the value is an observable to which the session has subscribed.
    let isWatch: Bool

    /// Returns the text of a part of the statement's expression.
    func text(of part: Expr) -> String {
        let bytes = Array(text.utf8)
        let range = max(0, Int(part.span.start) - startOffset)..<min(bytes.count, Int(part.span.end) - startOffset)
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// True if the statement declares a function.
    var isFunction: Bool {
        Source.withScratchSource(text) { source in
            guard case .decl(let declaration)? = parse(source).statements.first?.kind,
                case .function = declaration.kind
            else { return false }
            return true
        }
    }

    /// True if the statement only prints; a test leaves it out.
    var onlyPrints: Bool {
        guard case .call(let call)? = expression?.kind, case .name(let callee) = call.callee.kind else { return false }
        return ["print", "debugPrint", "dump"].contains(callee.name.text)
    }

    /// Returns the event that the statement sends to one of the subjects; nil if it does anything else.
    ///
    /// - Parameter variables: names whose values may change, so that an argument cannot be moved to another time.
    func input(to subjects: Set<String>, variables: Set<String>) -> Input? {
        guard case .call(let call)? = expression?.kind, case .member(let member) = call.callee.kind,
            let base = member.base, case .name(let subject) = base.kind, subjects.contains(subject.name.text),
            call.trailingClosures.isEmpty, call.arguments.count <= 1
        else { return nil }
        let value = call.arguments.first.map { text(of: $0.value) } ?? "()"
        guard SourceWords(value).freeNames.isDisjoint(with: variables) else { return nil }
        func input(_ event: @escaping (String) -> String) -> Input {
            Input(subject: subject.name.text, event: event, text: text)
        }
        switch member.name.text {
        case "onNext", "accept": return input { ".next(\($0), \(value))" }
        case "onError": return input { ".error(\($0), \(value))" }
        case "onCompleted": return input { ".completed(\($0))" }
        default: return nil
        }
    }
}

extension PinnedStep {
    /// Returns all executed statements of the session's entries, in order.
    static func allSteps(of session: ReplSession) -> [PinnedStep] {
        var steps: [PinnedStep] = []
        var last: String?
        let marks = session.program?.eventCountsBefore ?? []
        let watched = Set(session.program?.watches.map(\.resultName) ?? [])
        for entry in session.journal.entries {
            var code = entry.text
            if code.continuesExpression, let last { code = last + code.trimmingSpaces }
            // Two instants that are displayed as the same time are a nanosecond apart.
            let time = (session.state.startTimes[entry.number] ?? 0) / 1_000 * 1_000
            let index = marks.lastIndex { $0.number == entry.number }
            let mark = index.map { marks[$0].count } ?? 0
            let end = index.flatMap { $0 + 1 < marks.count ? marks[$0 + 1].count : nil }
            let isTimed = session.recording.map { recording in
                let lanes = recording.allLanes.map(\.id)
                return recording.events(of: lanes, in: Int64(time)...Int64(time + 999), after: mark)
                    .contains { $0.number <= end ?? .max }
            }
            let results = session.state.resultNames[entry.number] ?? []
            let spans = results.compactMap { name in
                (session.journal.definition(named: name)?.span).map { (name: name, start: Int($0.start)) }
            }
            let made = Source.withScratchSource(code) { source in
                parse(source).statements.flatMap { statement -> [PinnedStep] in
                    if let later = PinnedStep.delayedStatements(
                        statement, entry: entry.number, after: time, session.recording)
                    {
                        return later
                    }
                    let result = spans.first { $0.start == Int(statement.span.start) }?.name
                    return [
                        PinnedStep(
                            statement, entry: entry.number, time: time, mark: mark, hasEvents: isTimed ?? false,
                            result: result, isWatch: watched.contains(result ?? ""))
                    ]
                }
            }
            steps += made
            last = results.last
        }
        // Delayed statements run after the other statements of their time.
        return steps.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    /// Returns the statements inside `DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { … }`, with the time at
    /// which they run; nil for other statements.
    private static func delayedStatements(
        _ statement: Stmt, entry: Int, after time: Int, _ recording: Recording?
    ) -> [PinnedStep]? {
        guard case .expr(let expression) = statement.kind, case .call(let call) = expression.kind,
            call.callee.span.text == "DispatchQueue.main.asyncAfter", call.arguments.count == 1,
            let delay = parseDelay(call.arguments[0].value.span.text),
            case .closure(let closure)? = call.trailingClosures.first?.value.kind
        else { return nil }
        let begin = time + delay
        let before = recording.flatMap { recording in
            recording.events(of: recording.allLanes.map(\.id), in: 0...Int64(max(0, begin - 1))).last?.number
        }
        return closure.body.map {
            PinnedStep($0, entry: entry, time: begin, mark: before ?? 0, hasEvents: true, result: nil, isWatch: false)
        }
    }

    private init(
        _ statement: Stmt, entry: Int, time: Int, mark: Int, hasEvents: Bool, result: String?, isWatch: Bool
    ) {
        let (text, first) = (statement.span.text, statement.span.position.line)
        let (kind, declared) = PinnedStep.classification(of: statement)
        let (expression, initializer) = PinnedStep.expressions(of: statement)
        self.init(
            kind: kind, text: text, entryNumber: entry, lines: first...(first + text.splitLines.count - 1), time: time,
            eventCountBefore: mark, isTimed: kind == .statement || hasEvents,
            declaredNames: declared.union(result.map { [$0] } ?? []),
            wordsInText: SourceWords(text).names, usedNamesInText: SourceWords(text).freeNames, expression: expression,
            initializer: initializer, startOffset: Int(statement.span.start), resultName: result, isWatch: isWatch)
    }

    /// Returns the nanoseconds in `.now() + 0.1` or `.now() + .milliseconds(100)`.
    private static func parseDelay(_ deadline: String) -> Int? {
        guard
            let rest = [".now() + ", "DispatchTime.now() + "].first(where: deadline.hasPrefix).map({
                deadline.dropFirst($0.count)
            })
        else { return nil }
        if let seconds = Double(rest) { return Int((seconds * 1e9).rounded()) }
        let units = [".seconds(": 1_000_000_000, ".milliseconds(": 1_000_000, ".microseconds(": 1_000]
        for (word, unit) in units where rest.hasPrefix(word) && rest.hasSuffix(")") {
            return Int(rest.dropFirst(word.count).dropLast()).map { $0 * unit }
        }
        return nil
    }

    /// Returns the expression of a statement, and the value that the statement assigns.
    private static func expressions(of statement: Stmt) -> (expression: Expr?, initializer: Expr?) {
        switch statement.kind {
        case .expr(let expression):
            if case .sequence(let items) = expression.kind, items.count == 3, case .assign = items[1],
                case .operand(let value) = items[2]
            {
                return (nil, value)
            }
            return (expression, nil)
        case .decl(let declaration):
            guard case .variable(let variable) = declaration.kind, variable.bindings.count == 1 else {
                return (nil, nil)
            }
            return (nil, variable.bindings[0].initializer)
        default: return (nil, nil)
        }
    }

    private static func classification(of statement: Stmt) -> (Kind, Set<String>) {
        guard case .decl(let declaration) = statement.kind else { return (.statement, []) }
        switch declaration.kind {
        case .import_: return (.imports, [])
        case .variable(let variable):
            var names: Set<String> = []
            for binding in variable.bindings { names.formUnion(SourceWords(binding.pattern.span.text).freeNames) }
            return (.variable, names)
        case .function(let function): return (.declaration, [function.name.text])
        case .type(let type):
            return (.declaration, type.kind == .extension ? [] : [type.name.text])
        case .typealias_(let alias): return (.declaration, [alias.name.text])
        default: return (.declaration, [])
        }
    }
}
