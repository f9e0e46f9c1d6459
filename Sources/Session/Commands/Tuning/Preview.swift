import Assist
import Diagnostics
import Export
import Platform
import SessionCore
import StyledText
import Synchronization
import Syntax
import Timeline

/// The part of an entry that a preview may run: its observable, without subscriptions and side effects.
struct PreviewText {
    /// The expression of the observable to draw.
    let expression: String

    /// Returns nil for a text without an expression, such as the declaration of a type.
    init?(_ text: String, last: String?) {
        var text = text
        if text.hasPrefix(":") {
            let word = text.dropFirst().prefix { !$0.isWhitespace }
            guard case .one(let command, _) = CommandTable.choose(String(word)), command.argument.kind == .expression
            else { return nil }
            text = text.dropFirst(word.count + 1).trimmingSpaces
            while text.hasPrefix("-") {
                // The path follows the flag that writes a file.
                let words = text.split(separator: " ", maxSplits: 2)
                let count = ["-svg", "-page"].contains(words[0]) ? 2 : 1
                guard words.count > count else { return nil }
                text = words.dropFirst(count).joined(separator: " ").trimmingSpaces
            }
        } else if text.continuesExpression {
            guard let last else { return nil }
            text = last + text.trimmingSpaces
        }
        text += SourceWords(text).closers
        if Sweep(text) != nil {
            expression = PreviewText.withoutEffects(text)
            return
        }
        let found = Source.withScratchSource(text) { source -> String? in
            let file = parse(source)
            guard file.diagnostics.isEmpty, let expression = file.statements.last?.evaluatedExpression else {
                return nil
            }
            return expression.previewedObservable.span.text
        }
        guard let found, !found.isEmpty else { return nil }
        expression = PreviewText.withoutEffects(found)
    }

    /// Removes each `.do(…)`, including its closures.
    private static func withoutEffects(_ text: String) -> String {
        let words = SourceWords(text)
        var removed: [(range: Range<Int>, text: String)] = []
        var index = 0
        while index + 2 < words.count {
            let isCall = words[index].kind == .dot && words.text(at: index + 1) == "do"
            guard isCall, ["(", "{"].contains(words.text(at: index + 2)) else {
                index += 1
                continue
            }
            var end = index + 1
            if words.text(at: end + 1) == "(", let close = words.partner(of: end + 1) { end = close }
            while true {
                // The closure is a trailing closure `{ … }`, or a labelled one that follows it, such as
                // `onError: { … }`.
                let isLabelled = end + 2 < words.count && words[end + 1].kind == .name && words[end + 2].kind == .colon
                let open = end + (isLabelled ? 3 : 1)
                guard words.text(at: open) == "{", let close = words.partner(of: open) else { break }
                end = close
            }
            removed.append((words[index].range.lowerBound..<words[end].range.upperBound, ""))
            index = end + 1
        }
        return words.replacing(removed)
    }
}

extension Stmt {
    /// The expression that the statement evaluates, or the value that it declares or assigns.
    fileprivate var evaluatedExpression: Expr? {
        switch kind {
        case .expr(let expression):
            guard case .sequence(let items) = expression.kind, items.count == 3, case .assign = items[1],
                case .operand(let value) = items[2]
            else { return expression }
            return value
        case .decl(let declaration):
            guard case .variable(let variable) = declaration.kind, variable.bindings.count == 1 else { return nil }
            return variable.bindings[0].initializer
        default: return nil
        }
    }
}

extension Expr {
    /// The part of the chain that precedes `.subscribe`.
    fileprivate var previewedObservable: Expr {
        var (here, result) = (self, self)
        while case .call(let call) = here.kind, case .member(let member) = call.callee.kind, let base = member.base {
            let isEnd = ["subscribe", "bind", "drive", "emit", "disposed", "dispose"].contains(member.name.text)
            let isOn = call.arguments.first?.label?.text == "on"
            if isEnd, !isOn { result = base }
            here = base
        }
        return result
    }
}

extension ReplSession {
    /// The time limit of a preview, in nanoseconds.
    static let previewNanoseconds = 400_000_000

    /// Runs the typed text in a separate session.
    ///
    /// - Parameter isWanted: returns false after a key press, which ends the preview at once. It is called on any
    ///   thread.
    /// - Returns: nil if a key press ended it.
    package func preview(of text: String, isWanted: @escaping @Sendable () -> Bool) -> PreviewResult? {
        guard presentation.rows != nil, !presentation.isPlain, guide?.nextDue(after: 0) == nil else { return .nothing }
        if text.trimmingSpaces.isEmpty { return .nothing }
        guard let typed = PreviewText(text, last: program?.lastResult) else { return .unfinished }
        let variants = Sweep(typed.expression)?.variants
        if let variants, variants.count > Sweep.maxVariants { return .unfinished }
        let shown = variants ?? [Sweep.Variant(label: typed.expression.labelOfChain, text: typed.expression)]
        for variant in shown {
            if isWanted() { return nil }
            switch isStream(variant.text) {
            case true?: break
            case false?: return .nothing
            case nil: return .unfinished
            }
        }
        let inputs = inputNames(of: typed.expression).filter { $0 != typed.expression }
        let lines =
            inputs.map { Rehearsal.Line(text: $0, name: $0) }
            + shown.map { Rehearsal.Line(text: $0.text, name: $0.label) }
        let watcher = PreviewWatcher(isWanted, limit: ReplSession.previewNanoseconds)
        // If Ctrl-C has ended the preview, it must not stop the next entry too.
        defer { stopButton.reset() }
        let rehearsal = Rehearsal(lines, beside: self, isGuarded: true) { watcher.start($0) }
        let end = watcher.stop()
        if end == .key { return nil }
        guard end == .none, rehearsal.lanes.count == lines.count else { return .unfinished }
        // Drawing takes time too, so the test for a key is repeated.
        if isWanted() { return nil }
        var picture = Picture(of: rehearsal.recording, lanes: rehearsal.lanes)
        let isTimed = Set(picture.tracks.flatMap { $0.marks.map(\.time) }).count > 2
        if variants != nil {
            picture = VariantPicture(picture, inputs: inputs.count).picture
        } else if !isTimed,
            let stages = rehearsal.lanes.last.flatMap({ Picture.chains($0, in: rehearsal.recording) })
        {
            // Two lanes that ran in the same instant do not depend on each other, so their columns are not aligned.
            picture = stages
        }
        let rows = picture.lines(pictureStyle)
        // At least half of the terminal's rows stay free for the typed line.
        return .picture(Array(rows.prefix(max(1, (presentation.rows ?? 24) / 2))))
    }

    /// Returns true if an expression is an observable, false if it is not; nil if it has no type.
    private func isStream(_ text: String) -> Bool? {
        let checker = openProgram().interpreter.checker
        let own = Source.withScratchSource(text) { checker.type(of: parse($0)).type }
        guard own != nil else { return nil }
        return Source.withScratchSource("(\(text)).asObservable()") { checker.type(of: parse($0)).type } != nil
    }
}

/// Ends a preview when a key is pressed or the time limit is reached.
private final class PreviewWatcher: Sendable {
    enum End { case none, key, time }

    private struct State {
        var button: StopButton?
        var isOver = false
        var end = End.none
    }

    private let state = Mutex(State())
    private let isWanted: @Sendable () -> Bool
    private let limit: Int

    init(_ isWanted: @escaping @Sendable () -> Bool, limit: Int) { (self.isWanted, self.limit) = (isWanted, limit) }

    /// Starts to watch for keys on a separate thread.
    func start(_ button: StopButton) {
        state.withLock { $0.button = button }
        let end = SystemClock.monotonicNanoseconds + limit
        // If no thread can be started, only the time limit of a watch ends the preview.
        _ = SystemThread.start(stackBytes: 1 << 16) { [self] in
            while true {
                SystemThread.sleep(microseconds: 1_000)
                let end: End = isWanted() ? .key : SystemClock.monotonicNanoseconds > end ? .time : .none
                let isOver = state.withLock { state in
                    if !state.isOver, end != .none { state.end = end }
                    return state.isOver
                }
                if isOver { return }
                if end != .none { button.press() }
            }
        }
    }

    /// Stops watching and returns the reason why the preview ended.
    func stop() -> End {
        state.withLock { state in
            state.isOver = true
            return state.end
        }
    }
}
