import Assist
import Diagnostics
import Export
import SessionCore
import Syntax

/// One top-level statement of a session, with the time at which it ran.
struct PinnedStep {
    enum Kind {
        case imports
        /// A type, function, extension or alias: it runs nothing by itself.
        case declaration
        case variable
        case statement
    }

    /// An event that a statement sends to a subject or relay: `search.onNext("r")`.
    struct Input {
        var subject: String
        /// Builds the event at a time: `.next(300, "r")`.
        var event: (String) -> String
        /// The statement that sends it, as the program writes it.
        var text: String
    }

    let kind: Kind
    /// The source text.
    let text: String
    let entry: Int
    /// The lines of its entry that it covers, the first one by 1.
    let lines: ClosedRange<Int>
    /// Virtual nanoseconds since the session began.
    let time: Int
    /// The number of recorded events before its entry.
    let mark: Int
    /// True if its time matters: it is no declaration, or something was recorded while it ran.
    let isTimed: Bool
    /// The names that it declares, `$R0` for a bare expression too.
    let declared: Set<String>
    /// All words of its text.
    let words: Set<String>
    /// Names that begin an expression or a type, members left out.
    let names: Set<String>
    let expression: Expr?
    /// The value of `let x = value` or of `_ = value`.
    let initializer: Expr?
    /// The bytes of the entry's text before it.
    let start: Int
    /// The `$R` name of its value.
    let result: String?
    /// True if that value is an observable, which the session has subscribed to.
    let isWatch: Bool

    /// The text of a part of its expression.
    func text(of part: Expr) -> String {
        let bytes = Array(text.utf8)
        let range = max(0, Int(part.span.start) - start)..<min(bytes.count, Int(part.span.end) - start)
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// True if it only prints, which a test does not need.
    var onlyPrints: Bool {
        guard case .call(let call)? = expression?.kind, case .name(let callee) = call.callee.kind else { return false }
        return ["print", "debugPrint", "dump"].contains(callee.name.text)
    }

    /// The event that it sends to one of some subjects, if it does nothing else.
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
    /// All statements that the session's entries ran, in order.
    static func all(of session: ReplSession) -> [PinnedStep] {
        var steps: [PinnedStep] = []
        var last: String?
        let marks = session.program?.entryMarks ?? []
        let watched = Set(session.program?.watches.map(\.result) ?? [])
        for entry in session.journal.entries {
            var code = entry.text
            if code.continuesExpression, let last { code = last + code.trimmed }
            // Several instants at one time are nanoseconds apart.
            let time = (session.state.beginnings[entry.number] ?? 0) / 1_000 * 1_000
            let index = marks.lastIndex { $0.number == entry.number }
            let mark = index.map { marks[$0].count } ?? 0
            let end = index.flatMap { $0 + 1 < marks.count ? marks[$0 + 1].count : nil }
            let isTimed = session.recording.map { recording in
                let lanes = recording.allLanes.map(\.id)
                return recording.events(of: lanes, in: Int64(time)...Int64(time + 999), after: mark)
                    .contains { $0.number <= end ?? .max }
            }
            let results = session.state.results[entry.number] ?? []
            let spans = results.compactMap { name in
                (session.journal.definition(named: name)?.span).map { (name: name, start: Int($0.start)) }
            }
            let made = Source.scratch(code) { source in
                parse(source).statements.map { statement in
                    let start = Int(statement.span.start)
                    let text = statement.span.text
                    let first = statement.span.position.line
                    let result = spans.first { $0.start == start }?.name
                    let (kind, declared) = role(of: statement)
                    let (expression, initializer) = values(of: statement)
                    return PinnedStep(
                        kind: kind, text: text, entry: entry.number, lines: first...(first + text.lines.count - 1),
                        time: time, mark: mark, isTimed: kind == .statement || isTimed ?? false,
                        declared: declared.union(result.map { [$0] } ?? []), words: SourceWords(text).names,
                        names: SourceWords(text).freeNames, expression: expression, initializer: initializer,
                        start: start, result: result, isWatch: watched.contains(result ?? ""))
                }
            }
            steps += made
            last = results.last
        }
        return steps
    }

    /// The expression that a statement is, and the value that it assigns.
    private static func values(of statement: Stmt) -> (expression: Expr?, initializer: Expr?) {
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

    private static func role(of statement: Stmt) -> (Kind, Set<String>) {
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
