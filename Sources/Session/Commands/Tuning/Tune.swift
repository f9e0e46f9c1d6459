import Assist
import Diagnostics
import Export
import SessionCore
import Syntax

/// Alt-Up and Alt-Down: replaces the number or name at the cursor by a nearby one.
struct Tune {
    /// True for a step up, false for a step down.
    var isUp: Bool
    /// True for a change of ten steps at once.
    var isLarge: Bool

    /// A change of a text. The range counts bytes.
    struct Change: Equatable {
        var range: Range<Int>
        var text: String
    }

    /// - Parameters:
    ///   - cursor: the offset of the cursor in bytes.
    ///   - fits: returns true if a changed text type-checks; called for names only.
    func tunedChange(in text: String, at cursor: Int, fits: (String) -> Bool) -> Change? {
        let words = SourceWords(text)
        // If the cursor is between two words, the word after it is tried first.
        let near = words.indices.filter { words[$0].range.lowerBound <= cursor && cursor <= words[$0].range.upperBound }
        for index in near.reversed() {
            let word = words.text(at: index)
            let change: Change?
            switch words[index].kind {
            case .number: change = numberChange(word, words, index)
            case .keyword: change = flippedBoolean(word).map { Change(range: words[index].range, text: $0) }
            case .name where index > 0 && words[index - 1].kind == .dot:
                change = relativeInGroup(of: word, words[index].range, words, fits)
            default: change = nil
            }
            if let change { return change }
        }
        return nil
    }

    // MARK: Truths and names

    private func flippedBoolean(_ word: String) -> String? {
        switch word {
        case "true": return "false"
        case "false": return "true"
        default: return nil
        }
    }

    /// Groups of names that can replace each other. The keys step through a group in its order.
    private static let replacementGroups = [
        ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"], ["debounce", "throttle", "delay", "timeout"],
        ["merge", "concat", "zip", "combineLatest"], ["take", "skip", "takeLast"], ["scan", "reduce"],
        ["filter", "map", "compactMap"], ["withLatestFrom", "sample"], ["observe", "subscribe"],
        ["amb", "concat", "merge"], ["seconds", "milliseconds", "microseconds"],
    ]

    private func relativeInGroup(
        of name: String, _ range: Range<Int>, _ words: SourceWords, _ fits: (String) -> Bool
    ) -> Change? {
        guard let family = Tune.replacementGroups.first(where: { $0.contains(name) }),
            let place = family.firstIndex(of: name)
        else { return nil }
        func changed(to other: String) -> String { words.replacing([(range, other)]) }
        let steps = 1..<family.count
        let others = steps.map { family[(place + (isUp ? $0 : family.count - $0)) % family.count] }
        // If the unchanged text does not type-check, `fits` is not used.
        let isWhole = fits(changed(to: name))
        return others.first { !isWhole || fits(changed(to: $0)) }.map { Change(range: range, text: $0) }
    }

    // MARK: Numbers

    private func numberChange(_ word: String, _ words: SourceWords, _ index: Int) -> Change? {
        let digits = word.filter { $0 != "_" }
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }), digits.count <= 15 else { return nil }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        var decimals = parts.count > 1 ? parts[1].count : 0
        guard parts.count <= 2, var value = Int(parts.joined()) else { return nil }
        let isNegative = isSign(words, index)
        if isNegative { value = -value }
        let unit = unitAfter(words, index)
        // A fraction with one decimal is changed by at least 0.1.
        if parts.count > 1, decimals < 2, abs(value) < 50 { (value, decimals) = (value * 10, decimals + 1) }
        // A change of less than some milliseconds is not visible.
        let step = self.stepSize(at: value, least: unit == "milliseconds" ? 10 : 1)
        var next = isUp ? (value / step + (value < 0 && value % step != 0 ? 0 : 1)) * step : multipleBelow(value, step)
        // An unsigned number stays at least zero.
        if !isNegative { next = max(0, next) }
        var start = words[index].range.lowerBound
        if isNegative { start -= 1 }
        let text = Tune.numberText(next, decimals: decimals, isGrouped: word.contains("_"), isFraction: parts.count > 1)
        return Change(range: start..<words[index].range.upperBound, text: text)
    }

    /// Returns the largest multiple of a step below a value.
    private func multipleBelow(_ value: Int, _ step: Int) -> Int {
        let quotient = value >= 0 ? (value + step - 1) / step : value / step
        return (quotient - 1) * step
    }

    /// Returns 1, 2 or 5 times a power of ten, about a fifth of the value; when stepping down, of the smaller value.
    private func stepSize(at value: Int, least: Int) -> Int {
        let size = max(0, abs(value) - (isUp == (value >= 0) ? 0 : 1)) / 5
        var power = 1
        while power * 10 <= size { power *= 10 }
        let nice = [5, 2, 1].map { $0 * power }.first { $0 <= size } ?? 1
        let step = abs(value) < least ? max(1, nice) : max(least, nice)
        return isLarge ? step * 10 : step
    }

    /// Returns true if a minus before a number is its sign.
    private func isSign(_ words: SourceWords, _ index: Int) -> Bool {
        guard index > 0, words[index - 1].kind == .sign,
            words[index - 1].range.upperBound == words[index].range.lowerBound,
            words.text(at: index - 1) == "-"
        else { return false }
        guard index > 1 else { return true }
        let before = words[index - 2]
        let isApart = before.range.upperBound < words[index - 1].range.lowerBound
        return [.open, .comma, .colon, .sign].contains(before.kind) || before.kind == .keyword && isApart
    }

    /// Returns the unit of a duration, such as `milliseconds` for `.milliseconds(300)`; nil for other numbers.
    private func unitAfter(_ words: SourceWords, _ index: Int) -> String? {
        guard index > 1, words[index - 1].kind == .open, words[index - 2].kind == .name else { return nil }
        return words.text(at: index - 2)
    }

    private static func numberText(_ value: Int, decimals: Int, isGrouped: Bool, isFraction: Bool) -> String {
        guard isFraction else { return isGrouped ? GroupedDigits.literal(value) : String(value) }
        var digits = String(value.magnitude)
        while digits.count <= decimals { digits = "0" + digits }
        let whole = digits.dropLast(decimals)
        var rest = digits.suffix(decimals)
        while rest.count > 1, rest.last == "0" { rest.removeLast() }
        return (value < 0 ? "-" : "") + whole + "." + rest
    }
}

extension ReplSession {
    package func tuned(_ text: String, at cursor: Int, isUp: Bool, isLarge: Bool) -> (range: Range<Int>, text: String)?
    {
        let tune = Tune(isUp: isUp, isLarge: isLarge)
        // A command is not an expression, so names are type-checked only in entries.
        let checker = text.hasPrefix(":") ? nil : program?.interpreter.checker
        let change = tune.tunedChange(in: text, at: cursor) { changed in
            guard let checker else { return false }
            return Source.withScratchSource(changed + SourceWords(changed).closers) { source in
                let file = parse(source)
                return file.diagnostics.isEmpty && checker.type(of: file).diagnostics.isEmpty
            }
        }
        return change.map { ($0.range, $0.text) }
    }
}
