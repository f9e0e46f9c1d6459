import Assist
import RillTestCore
import SessionCore
import Syntax

/// Rewrites statements of a session so that they run on another scheduler.
struct PinnedText {
    /// The scheduler that replaces the main scheduler and the queues; nil leaves the code unchanged.
    var scheduler: String?
    /// The number of ticks in a millisecond of that scheduler.
    var ticksPerMillisecond = 1
    /// True if the labels `.watch("label")` and `.debug("label")` are kept.
    var keepsLabels = false

    private static let schedulerInstances: Set<String> = ["MainScheduler", "ConcurrentMainScheduler"]
    private static let queueSchedulers: Set<String> = [
        "SerialDispatchQueueScheduler", "ConcurrentDispatchQueueScheduler", "OperationQueueScheduler",
    ]

    /// Returns a name that is valid in Swift for `$R0`.
    static func validName(_ name: String) -> String { name.hasPrefix("$R") ? "r" + name.dropFirst(2) : name }

    /// - Parameter time: the tick at which the statement runs.
    func rewrittenCode(_ code: String, at time: Int = 0) -> String {
        let words = SourceWords(code)
        var edits: [(range: Range<Int>, text: String)] = []
        var index = 0
        while index < words.count {
            let next = collectEdits(words, index, time)
            if let next { edits.append((next.range, next.text)) }
            index = next?.after ?? index + 1
        }
        return words.replacing(edits)
    }

    private func collectEdits(
        _ words: SourceWords, _ index: Int, _ time: Int
    ) -> (range: Range<Int>, text: String, after: Int)? {
        func word(_ offset: Int) -> String { words.text(at: index + offset) }
        let start = words[index].range.lowerBound
        let isMember = index > 0 && words[index - 1].kind == .dot
        let name = word(0)
        if name.hasPrefix("$R") { return (words[index].range, Self.validName(name), index + 1) }
        if let scheduler, !isMember {
            if Self.schedulerInstances.contains(name), word(1) == ".", ["instance", "asyncInstance"].contains(word(2)) {
                return (start..<words[index + 2].range.upperBound, scheduler, index + 3)
            }
            if Self.queueSchedulers.contains(name), word(1) == "(", let end = words.partner(of: index + 1) {
                return (start..<words[end].range.upperBound, scheduler, end + 1)
            }
            if ["cold", "hot"].contains(name), word(1) == "(", word(3) == ")", words[index + 2].kind == .string,
                let marbles = marbleSource(name, word(2), elementTypeBefore(index, words), time)
            {
                return (start..<words[index + 3].range.upperBound, marbles, index + 4)
            }
        }
        if !keepsLabels, name == ".", ["watch", "debug"].contains(word(1)), word(2) == "(",
            let end = words.partner(of: index + 2), end <= index + 4
        {
            let before = index > 0 ? words[index - 1].range.upperBound : 0
            return (before..<words[end].range.upperBound, "", end + 1)
        }
        return nil
    }

    /// Returns the element type that is written before a marble source: `Int` for `let x: Observable<Int> = cold(…)`.
    /// Without a written type, it is String.
    private func elementTypeBefore(_ index: Int, _ words: SourceWords) -> String {
        let before = words[..<index].map(words.text)
        guard before.suffix(5).starts(with: ["Observable", "<"]), before.suffix(2) == [">", "="] else {
            return "String"
        }
        return before[before.count - 3]
    }

    /// Returns a marble source in the notation of RxTest.
    private func marbleSource(_ kind: String, _ literal: String, _ type: String, _ time: Int) -> String? {
        let text = literal.drop { $0 == "#" }
        let quotes = 1 + (literal.count - text.count)
        let marks = String(literal.dropFirst(quotes).dropLast(quotes))
        let isRaw = quotes > 1
        guard isRaw || !marks.contains("\\"), ["String", "Int", "Double"].contains(type),
            let script = try? Marbles<String>(marks)
        else { return nil }
        var events: [String] = []
        for event in script.events {
            let tick = GroupedDigits.literal((kind == "hot" ? time : 0) + event.time * ticksPerMillisecond)
            switch event.value {
            case .next(let value):
                events.append(".next(\(tick), \(type == "String" ? value.debugDescription : value))")
            case .completed: events.append(".completed(\(tick))")
            case .error: return nil
            }
        }
        let call = kind == "hot" ? "createHotObservable" : "createColdObservable"
        let list = events.map { "    \($0),\n" }.joined()
        let made = "(\(scheduler ?? "").\(call)([\n\(list)]) as TestableObservable<\(type)>)"
        return made + ".asObservable()"
    }
}

/// Writes numbers as Swift source.
enum GroupedDigits {
    /// `1_650`
    static func literal(_ number: Int) -> String {
        let digits = String(number.magnitude)
        guard digits.count > 3 else { return String(number) }
        var groups: [Substring] = []
        var rest = digits[...]
        while rest.count > 3 {
            groups.insert(rest.suffix(3), at: 0)
            rest = rest.dropLast(3)
        }
        return (number < 0 ? "-" : "") + ([rest] + groups).joined(separator: "_")
    }
}
