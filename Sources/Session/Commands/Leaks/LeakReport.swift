import Assist
import Language
import StyledText

/// Formats the result of a search for leaks.
struct LeakReport {
    var leaks: [LeakText]
    /// The lane names of live subscriptions that no code can dispose.
    var subscriptions: [String] = []
    var isUnicode = true

    var isEmpty: Bool { leaks.isEmpty && subscriptions.isEmpty }

    var lines: [StyledText] {
        let cycles = leaks.filter(\.isCycle)
        let kept = leaks.filter { !$0.isCycle }
        if isEmpty { return [StyledText("no leaks")] }
        var lines: [StyledText] = []
        if !cycles.isEmpty {
            lines.append(
                StyledText(cycles.count == 1 ? "1 leak: a reference cycle" : "\(cycles.count) leaks: reference cycles"))
            lines += groupedLines(cycles)
        }
        if !kept.isEmpty {
            let count = kept.count == 1 ? "1 object is" : "\(kept.count) objects are"
            lines.append(StyledText("\(count) kept alive by an active subscription or timer"))
            lines += groupedLines(kept)
        }
        if !subscriptions.isEmpty {
            let count = countText(subscriptions.count, "subscription")
            lines.append(StyledText("\(count) without an owner that disposes them"))
            lines += subscriptions.map { StyledText("  " + (isUnicode ? $0 : LeakText.ascii($0))) }
            lines.append(
                StyledText("    help: store the result of the call and dispose it, for example with disposed(by: bag)"))
        }
        return lines
    }

    /// Combines leaks with equal chains, and counts them.
    private func groupedLines(_ leaks: [LeakText]) -> [StyledText] {
        var counts: [(leak: LeakText, count: Int)] = []
        for leak in leaks {
            if let index = counts.firstIndex(where: { $0.leak.chain == leak.chain }) {
                counts[index].count += 1
            } else {
                counts.append((leak, 1))
            }
        }
        return counts.flatMap { leak, count in
            var lines = ["  " + leak.chain(isUnicode: isUnicode) + (count > 1 ? "   (\(count) objects)" : "")]
            if let help = leak.help { lines.append("    help: " + help) }
            if !leak.dependents.isEmpty {
                lines.append("    also kept alive: " + leak.dependents.joined(separator: ", "))
            }
            return lines.map { StyledText($0) }
        }
    }
}
