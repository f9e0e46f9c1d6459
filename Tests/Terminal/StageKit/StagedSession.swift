import Assist
import Commands
import Export
import Glibc
import SessionCore
import StyledText

/// A session that understands a handful of words, so that a terminal can be tested without a language:
///
///     echo TEXT        prints the text (\e, \n and \t are escapes)
///     live N           N events a second, from now on
///     loop             runs until it is interrupted
///     later N          leaves with status N at the next event
///     crash            dies as a trap does
///     many N           prints N lines
///     picture N        N rows above the line, which count how often they were drawn; without N none
///     screen           covers the terminal with the size and the keys that come; `q` ends it, `x` leaves with status 3
///     { … }            is a block, complete when its braces are closed
///
/// Anything else is shown as `entry N: TEXT`, newlines as `⏎`.
package final class StagedSession: SessionProtocol {
    package var presentation = Presentation(isTerminal: false)
    package var wantsLegend = false
    private var count = 0
    private var watches: [(name: String, period: UInt64, next: UInt64)] = []
    private var events = 0
    private var stop: Int32 = 0
    private var leaves: Int32?
    private var settings: [Setting] = []
    private var picture: Int?
    private var draws = 0
    package private(set) var screen: FullScreenView?

    package init() {}

    package var prompt: StyledText { StyledText("rill> ", .prompt) }

    package func completeness(of text: String) -> Completeness {
        if text.hasPrefix(":") { return .complete }
        guard text.contains(where: { !$0.isWhitespace }) else { return .empty }
        var open: [Int] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for character in line {
                if character == "{" { open.append(number + 1) }
                if character == "}" { _ = open.popLast() }
            }
        }
        guard let first = open.last else { return .complete }
        return .incomplete(reason: "'{' from line \(first)", indent: open.count * 4)
    }

    package func remark(on text: String) -> StyledText? {
        text.hasPrefix(".") ? StyledText("(continues $R\(count))", .dim) : nil
    }

    package func submit(_ text: String, at now: UInt64, to sink: OutputSink) -> [Effect] {
        guard !text.isEmpty else { return [] }
        count += 1
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        let rest = words.count > 1 ? words[1] : ""
        if text.hasPrefix(":") { return command(words[0], rest, sink) }
        switch words[0] {
        case "echo": sink.write(Output(.program, StyledText(unescaped(rest) + "\n")))
        case "part": sink.write(Output(.program, StyledText(unescaped(rest))))
        case "oops": sink.write(Output(.diagnostic, StyledText("error: ", .error) + StyledText(rest + "\n")))
        case "many":
            for number in 1...(Int(rest) ?? 1) { sink.write(Output(.program, StyledText("line \(number)\n"))) }
        case "live":
            let period = 1_000_000_000 / UInt64(rest.isEmpty ? "1" : rest)!
            watches.append(("w\(watches.count)", period, now + period))
        case "loop": loop(sink)
        case "later": (leaves, watches) = (Int32(rest), [("w0", 100_000_000, now + 100_000_000)])
        case "screen": showScreen("none")
        case "picture": picture = Int(rest)
        case "crash": fatalError("a trap")
        default:
            let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
            sink.write(Output(.reply, StyledText("entry \(count): \(line)\n")))
        }
        return []
    }

    private func showScreen(_ key: String) {
        var title = StyledText("a screen of \(presentation.width) by \(presentation.rows ?? 0)", .heading)
        title.append(String(repeating: " wide", count: 40), .dim)
        screen = FullScreenView([title, StyledText("key: \(key)")], cursor: .init(row: 1, column: 5))
    }

    package func key(_ key: Key, at now: UInt64, to sink: OutputSink) -> [Effect] {
        switch key {
        case .character("q"): screen = nil
        case .character("x"): return [.quit(status: 3)]
        case .character("c"): fatalError("a trap")
        case .character("l"): loop(sink)
        default: showScreen("\(key)")
        }
        return []
    }

    private func command(_ name: String, _ rest: String, _ sink: OutputSink) -> [Effect] {
        switch name {
        case ":quit": return [.quit(status: Int32(rest) ?? 0)]
        case ":edit": return [.edit(rest)]
        case ":history":
            return [.history(Int(rest).map { .entry(mark: $0) } ?? .older(containing: rest, then: []))]
        case ":set":
            let words = rest.split(separator: " ").map(String.init)
            if words == ["-save"] { return [.saveSettings(settings)] }
            settings.append(Setting(name: words[0], value: words[1]))
            return [.set(name: words[0], value: words[1])]
        default:
            sink.write(Output(.diagnostic, StyledText("error: ", .error) + "no command '\(name)'\n"))
            return []
        }
    }

    private func loop(_ sink: OutputSink) {
        while stop == 0 { usleep(1000) }
        stop = 0
        sink.write(Output(.reply, "stopped at 00:03.412\n"))
    }

    private func unescaped(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.popFirst() else {
                result.append(character)
                continue
            }
            result += ["e": "\u{1B}", "n": "\n", "t": "\t"][next] ?? String(next)
        }
        return result
    }

    package func tick(at now: UInt64, to sink: OutputSink, isEnough: @escaping () -> Bool) -> [Effect] {
        if let leaves { return [.quit(status: leaves)] }
        for index in watches.indices {
            while watches[index].next <= now {
                events += 1
                var line = StyledText("00:00.000 │ ", .dim)
                line.append("\(watches[index].name) ● ", .lane(index))
                line.append("\(events)\n", .value)
                sink.write(Output(.timeline, line))
                watches[index].next += watches[index].period
            }
        }
        return []
    }

    package var hasMorePages: Bool { false }

    package func nextDue(after now: UInt64) -> UInt64? { watches.map(\.next).min() }

    package func endNewestWatch(at now: UInt64, to sink: OutputSink, hasStopped: Bool) -> Bool {
        guard let last = watches.popLast() else { return false }
        sink.write(Output(.reply, StyledText("(\(last.name) ended)\n")))
        return true
    }

    package func interrupt() { stop = 1 }

    package func forgetInterrupt() { stop = 0 }

    package func readAhead() -> Bool { false }

    package func status(at now: UInt64) -> StyledText? {
        watches.isEmpty ? nil : StyledText("live 00:07.200 \(watches.count) live", .dim)
    }

    package func livePicture() -> [StyledText]? {
        guard let picture else { return nil }
        draws += 1
        return (1...picture).map { StyledText("picture \($0) of \(picture), drawing \(draws)", .dim) }
    }

    package func completions(in text: String, at cursor: Int) -> Completions {
        let before = String(decoding: Array(text.utf8)[..<cursor], as: UTF8.self)
        let word = String(before.reversed().prefix { $0.isLetter }.reversed())
        let names: [(String, String)] = [
            ("throttle(_:latest:scheduler:)", "sends at most one value in each period"),
            ("map(_:)", "each value changed"),
            ("merge(_:)", "all at once"), ("mergeDelayError(_:)", "all, errors last"),
        ]
        let fitting = names.filter { $0.0.hasPrefix(word) }
        return Completions(
            start: cursor - word.utf8.count,
            candidates: fitting.map { .init(title: $0.0, insertion: String($0.0.prefix { $0 != "(" }), summary: $0.1) })
    }

    package func documentation(for candidate: Completions.Candidate) -> StyledText? {
        StyledText("  documentation of \(candidate.title)\n")
    }

    package func hint(in text: String, at cursor: Int, room: Int) -> StyledText? {
        text.contains("(") ? StyledText("throttle(_ dueTime: RxTimeInterval)", .dim) : nil
    }

    package func highlight(_ text: String) -> [RoleSpan] {
        var spans: [RoleSpan] = []
        var start: Int?
        for (offset, byte) in text.utf8.enumerated() where byte == 0x22 {
            if let first = start {
                spans.append(RoleSpan(first..<(offset + 1), .string))
                start = nil
            } else {
                start = offset
            }
        }
        return spans
    }

    package func applySetting(setting name: String, value: String) -> String? {
        ["colour", "paste", "highlight", "hints"].contains(name) ? nil : "no setting '\(name)'"
    }

    // MARK: Parts of a session that it lacks

    package let wantsCompilerCheck = false
    package var mayRunCompiled = false

    package func checkWithCompiler(to sink: OutputSink, isWanted: @escaping () -> Bool) {}

    package func endWatch(chosen number: Int, at now: UInt64, to sink: OutputSink) -> Bool { false }

    package func brackets(in text: String, at cursor: Int) -> [Range<Int>] { [] }

    package func preview(of text: String, isWanted: @escaping @Sendable () -> Bool) -> PreviewResult? { .nothing }

    package func tuned(_ text: String, at cursor: Int, isUp: Bool, isLarge: Bool) -> (range: Range<Int>, text: String)?
    {
        nil
    }

    package func stageTypes(in text: String) -> [Int: [String]] { [:] }

    package func recordedInstant(_ step: Int, from time: Int64?) -> ShownInstant? { nil }
}
