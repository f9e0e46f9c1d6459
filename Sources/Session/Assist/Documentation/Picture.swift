import Diagnostics
import Language
import Library

/// Runs the examples of the documentation when they are shown.
extension Documentation.Example {
    /// Runs the example in a separate interpreter and returns it with the actual results.
    package func withActualResults() -> Documentation.Example {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        let outcome = interpreter.run(Source(name: "example", text: program), mode: .script)
        interpreter.close()
        var drawn = self
        drawn.prints = []
        drawn.result = nil
        guard outcome.end == .done else { return drawn }
        var lines = printed.split(separator: "\n").map(String.init)
        if let result {
            drawn.result = Self.removeActualDiagram(expecting: result, from: &lines)
            // Output is shown beside a diagram only if the documentation has the output, because `debug` prints
            // timestamps.
            if prints.isEmpty { return drawn }
        }
        drawn.prints = lines
        return drawn
    }

    /// Removes the report of `expect` from the output and returns the actual diagram.
    private static func removeActualDiagram(expecting result: String, from lines: inout [String]) -> String? {
        if let place = lines.firstIndex(of: "pass: expect \(result)") {
            lines.remove(at: place)
            return result
        }
        let mark = "  actual    "
        guard let place = lines.firstIndex(where: { $0.hasPrefix(mark) }) else { return nil }
        let actual = String(lines[place].dropFirst(mark.count))
        lines.removeSubrange(max(0, place - 2)...place)
        return actual
    }
}
