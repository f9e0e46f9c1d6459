import Assist
import Diagnostics
import Library
import Runtime
import SessionCore
import StyledText
import Syntax
import TypeModel

/// Writes a session as a program that compiles. Entries keep their order and times, calls of `PackageText.play` watch
/// bare expressions, and each name is declared only once.
package struct SessionProgram {
    package private(set) var text = ""
    private let state: SessionState
    /// For each name that several entries declare, these entries.
    private var definingEntries: [String: [Int]] = [:]
    /// The number of milliseconds by which the last events may be late, because the wall clock is less exact than the
    /// virtual one.
    private static let toleranceMilliseconds = 20
    /// The milliseconds by which the program is later than the session: if the clock stood still between entries, the
    /// work of an entry ends before the next entry.
    private var delayMilliseconds = 0

    /// A refused entry that is appended to the program.
    package struct RefusedEntry {
        package var number: Int
        package var text: String

        package init(number: Int, text: String) { (self.number, self.text) = (number, text) }
    }

    /// Creates the program. `last` is the last entry to write, which gets a mark. `ending` is a refused entry to
    /// append, which gets a mark.
    package init(of state: SessionState, until last: Int? = nil, ending: RefusedEntry? = nil) {
        self.state = state
        for (entry, names) in state.journal.namesByEntry.sorted(by: { $0.key < $1.key }) {
            for name in Set(names) { definingEntries[name, default: []].append(entry) }
        }
        if let ending {
            let names = Set(LessonDeclaration.all(in: ending.text).flatMap(\.names))
            for name in names where definingEntries[name] != nil { definingEntries[name]?.append(ending.number) }
        }
        var before: Journal.Entry?
        for action in state.journal.actions {
            switch action {
            case .entry(let entry):
                add(entry, behind: before, isMarked: entry.number == last)
                before = entry
                if entry.number == last { return }
            case .control(let control, let time): add(control, at: time)
            }
        }
        if let ending {
            add(ending, behind: before)
            return
        }
        advance(to: state.program.map { $0.world.liveTime }, behind: before)
    }

    /// Appends the entry, and code that prints the value of its last expression.
    private mutating func add(_ ending: RefusedEntry, behind before: Journal.Entry?) {
        advance(to: state.program.map { $0.world.liveTime }, behind: before)
        var code = ending.text
        if code.continuesExpression, let last = state.program?.lastResult { code = last + code.trimmingSpaces }
        let plain = SessionProgram.applying(renamingEdits(code, ending.number), to: code)
        text += "_mark()\n#sourceLocation(file: \"entry \(ending.number)\", line: 1)\n"
        let statements = parse(SourceTexts().keep(Source(name: "entry", text: plain))).statements
        guard case .expr(let value)? = statements.last?.kind, !value.isAssignment else {
            text += plain + "\n"
            return
        }
        let bytes = Array(plain.utf8)
        let (start, end) = (Int(value.span.start), Int(value.span.end))
        guard end <= bytes.count else { return text += plain + "\n" }
        text +=
            String(decoding: bytes[..<start], as: UTF8.self) + "_answer(\"entry \(ending.number)\", "
            + String(decoding: bytes[start..<end], as: UTF8.self) + ")"
            + String(decoding: bytes[end...], as: UTF8.self) + "\n"
    }

    // MARK: Time

    private func advanceCode(to time: Int?) -> String {
        guard let time, time > 0 else { return "" }
        // Rounds the time up to whole milliseconds, as it is displayed.
        return "pass(to: \(Double((time + 999_999) / 1_000_000 + delayMilliseconds) / 1_000))\n"
    }

    /// Adds code that advances the clock from one entry to the next, or to the end.
    private mutating func advance(to time: Int?, behind before: Journal.Entry?) {
        let wasUntimed = before.map { $0.time == nil } ?? false
        if wasUntimed { delayMilliseconds += SessionProgram.toleranceMilliseconds }
        let passing = advanceCode(to: time)
        if wasUntimed { text += passing }
        if let before { closeWatches(before) }
        if !wasUntimed { text += passing }
    }

    private mutating func add(_ control: Journal.ControlAction, at time: Int?) {
        text += advanceCode(to: time)
        guard case .stop(let name, _) = control else { return }
        let ended = name.map { laneName(of: $0).debugDescription } ?? ""
        text += "end(\(ended))\n"
    }

    /// If the clock stood still between entries, a watch ends with its entry.
    private mutating func closeWatches(_ entry: Journal.Entry) {
        for result in state.resultNames[entry.number] ?? [] where entry.order.duration == nil {
            guard let watch = state.program?.watches.first(where: { $0.resultName == result }),
                watch.wasTruncated || entry.stop != nil
            else { continue }
            text += advanceCode(to: entry.stop) + "end(\(watch.name.debugDescription))\n"
        }
    }

    private func laneName(of result: String) -> String {
        state.program?.watches.last { $0.resultName == result }?.name ?? result
    }

    // MARK: Entries

    private mutating func add(_ entry: Journal.Entry, behind before: Journal.Entry?, isMarked: Bool) {
        advance(to: entry.time ?? state.startTimes[entry.number], behind: before)
        if isMarked { text += "_mark()\n" }
        var code = entry.text
        if code.continuesExpression, let before, let last = state.resultNames[before.number]?.last {
            code = last + code.trimmingSpaces
        }
        text += "\n// entry \(entry.number)\n" + adaptedCode(code, entry) + "\n"
    }

    /// Returns the code with valid names for its results, and with calls that print the same as the prompt.
    private func adaptedCode(_ code: String, _ entry: Journal.Entry) -> String {
        var edits = renamingEdits(code, entry.number)
        let isSuppressed = code.trimmingSpaces.hasSuffix(";")
        for result in state.resultNames[entry.number] ?? [] {
            guard let symbol = state.journal.definition(named: result) as? VariableSymbol, let span = symbol.span
            else {
                continue
            }
            edits.append((Int(span.start)..<Int(span.start), "let \(SessionProgram.withoutDollar(result)) = "))
            let shown = isSuppressed ? nil : printStatement(symbol, entry)
            edits.append((Int(span.end)..<Int(span.end), shown.map { "\n" + $0 } ?? ""))
        }
        return SessionProgram.applying(edits, to: code)
    }

    private static func applying(_ edits: [(range: Range<Int>, text: String)], to code: String) -> String {
        var bytes = Array(code.utf8)
        for edit in edits.sorted(by: {
            ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
        })
        where edit.range.upperBound <= bytes.count {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func printStatement(_ symbol: VariableSymbol, _ entry: Journal.Entry) -> String? {
        guard let held = state.program?.interpreter.value(of: symbol) else { return nil }
        let name = symbol.name.text
        if Streams.isStream(held.type) {
            let limit = entry.order.duration.map { ", for: \(Double($0) / 1e9)" } ?? ""
            return "show(\(laneName(of: name).debugDescription), \(SessionProgram.withoutDollar(name))\(limit))"
        }
        if Streams.isDisposable(held.type) { return nil }
        return "show(\(name.debugDescription), value: \(SessionProgram.withoutDollar(name)))"
    }

    /// Renames `$R3` to `R3`. A name that a later entry declares again gets a number.
    private func renamingEdits(_ code: String, _ entry: Int) -> [(range: Range<Int>, text: String)] {
        let words = SourceWords(code)
        return words.indices.compactMap { index in
            let word = words[index]
            guard word.isName else { return nil }
            let name = words.text(word)
            if name.hasPrefix("$R") { return (word.range, SessionProgram.withoutDollar(name)) }
            let isMember = index > 0 && words[index - 1].kind == .dot
            let isLabel =
                index + 1 < words.count && words[index + 1].kind == .colon && index > 0
                && [.open, .comma].contains(words[index - 1].kind)
            guard let definitions = definingEntries[name], definitions.count > 1, !isMember, !isLabel else {
                return nil
            }
            guard let own = definitions.last(where: { $0 <= entry }), own != definitions.last else { return nil }
            return (word.range, "\(name)_\(own)")
        }
    }

    private static func withoutDollar(_ result: String) -> String { String(result.drop { $0 == "$" }) }
}

extension Expr {
    /// True if the expression is an assignment, which has no value.
    fileprivate var isAssignment: Bool {
        switch kind {
        case .assign: return true
        case .binary(let name, _, _): return Expr.assigns(name)
        case .sequence(let items):
            return items.contains { item in
                if case .assign = item { return true }
                if case .binary(let name) = item { return Expr.assigns(name) }
                return false
            }
        default: return false
        }
    }

    private static func assigns(_ name: OperatorName) -> Bool {
        let text = name.name.text
        return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    }
}
