import Assist
import Diagnostics
import Export
import Platform
import SessionCore
import StyledText
import Synchronization
import Syntax
import Timeline

/// The part of a text that a preview may play: no subscription and no side effect of the chain itself.
struct PreviewText {
    /// An observable, if it is one.
    let expression: String

    /// Nil for text that has no expression: a declaration of a type, a command without one.
    init?(_ text: String, last: String?) {
        var text = text
        if text.hasPrefix(":") {
            let word = text.dropFirst().prefix { !$0.isWhitespace }
            guard case .one(let command, _) = CommandTable.choose(String(word)), command.argument.kind == .expression
            else { return nil }
            text = text.dropFirst(word.count + 1).trimmed
            while text.hasPrefix("-") {
                // A file follows a flag that writes one.
                let words = text.split(separator: " ", maxSplits: 2)
                let count = ["-svg", "-page"].contains(words[0]) ? 2 : 1
                guard words.count > count else { return nil }
                text = words.dropFirst(count).joined(separator: " ").trimmed
            }
        } else if text.continuesExpression {
            guard let last else { return nil }
            text = last + text.trimmed
        }
        text += SourceWords(text).closers
        if Sweep(text) != nil {
            expression = PreviewText.withoutEffects(text)
            return
        }
        let found = Source.scratch(text) { source -> String? in
            let file = parse(source)
            guard file.diagnostics.isEmpty, let expression = file.statements.last?.value else { return nil }
            return expression.observable.span.text
        }
        guard let found, !found.isEmpty else { return nil }
        expression = PreviewText.withoutEffects(found)
    }

    /// Removes each `.do(…)` with its closures.
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
                // `{ … }`, or `onError: { … }` after it.
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
    /// The expression that a statement is, declares or assigns.
    fileprivate var value: Expr? {
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
    /// The chain before it is subscribed to.
    fileprivate var observable: Expr {
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
    /// Nanoseconds that a preview may take.
    static let previewLimit = 400_000_000

    /// Plays what is typed in a session beside this one.
    ///
    /// - Parameter isWanted: says from any thread whether a key has come: then the preview ends at once.
    /// - Returns: nil if it was ended by a key.
    package func preview(of text: String, isWanted: @escaping @Sendable () -> Bool) -> Preview? {
        guard presentation.rows != nil, !presentation.isPlain, guide?.nextDue(after: 0) == nil else { return .nothing }
        if text.trimmed.isEmpty { return .nothing }
        guard let typed = PreviewText(text, last: program?.lastResult) else { return .unfinished }
        let variants = Sweep(typed.expression)?.variants
        if let variants, variants.count > Sweep.limit { return .unfinished }
        let shown = variants ?? [Sweep.Variant(label: typed.expression.chainLabel, text: typed.expression)]
        for variant in shown {
            if isWanted() { return nil }
            switch isStream(variant.text) {
            case true?: break
            case false?: return .nothing
            case nil: return .unfinished
            }
        }
        let inputs = inputs(of: typed.expression).filter { $0 != typed.expression }
        let lines =
            inputs.map { Rehearsal.Line(text: $0, name: $0) }
            + shown.map { Rehearsal.Line(text: $0.text, name: $0.label) }
        let watcher = PreviewWatcher(isWanted, limit: ReplSession.previewLimit)
        // A Ctrl-C that came meanwhile has ended the preview; the next entry is not to be stopped by it.
        defer { stopButton.forget() }
        let rehearsal = Rehearsal(lines, beside: self, isGuarded: true) { watcher.start($0) }
        let end = watcher.stop()
        if end == .key { return nil }
        guard end == .none, rehearsal.lanes.count == lines.count else { return .unfinished }
        // Drawing takes its time, too.
        if isWanted() { return nil }
        var picture = Picture(of: rehearsal.recording, lanes: rehearsal.lanes)
        let isTimed = Set(picture.tracks.flatMap { $0.marks.map(\.time) }).count > 2
        if variants != nil {
            picture = Multiples(picture, inputs: inputs.count).picture
        } else if !isTimed,
            let stages = rehearsal.lanes.last.flatMap({ Picture.explaining($0, in: rehearsal.recording) })
        {
            // Two lanes of one instant have run one after the other: their steps say nothing of each other.
            picture = stages
        }
        let rows = picture.lines(pictureStyle)
        // The line that is typed keeps at least half of the terminal.
        return .picture(Array(rows.prefix(max(1, (presentation.rows ?? 24) / 2))))
    }

    /// Returns true if an expression is an observable; nil if it has no type.
    private func isStream(_ text: String) -> Bool? {
        let checker = openProgram().interpreter.checker
        let own = Source.scratch(text) { checker.type(of: parse($0)).type }
        guard own != nil else { return nil }
        return Source.scratch("(\(text)).asObservable()") { checker.type(of: parse($0)).type } != nil
    }
}

/// Ends a preview when a key comes or its time is up.
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

    /// Watches on a thread of its own.
    func start(_ button: StopButton) {
        state.withLock { $0.button = button }
        let end = SystemClock.monotonic + limit
        // Without a thread the preview is not watched: it ends by the limit of a watch.
        _ = SystemThread.start(stackBytes: 1 << 16) { [self] in
            while true {
                SystemThread.pause(microseconds: 1_000)
                let end: End = isWanted() ? .key : SystemClock.monotonic > end ? .time : .none
                let isOver = state.withLock { state in
                    if !state.isOver, end != .none { state.end = end }
                    return state.isOver
                }
                if isOver { return }
                if end != .none { button.press() }
            }
        }
    }

    /// Ends the watch; says what has ended the preview.
    func stop() -> End {
        state.withLock { state in
            state.isOver = true
            return state.end
        }
    }
}
