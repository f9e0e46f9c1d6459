import Diagnostics
import Language
import Library

/// Pictures of `:doc` are run when they are shown.
extension Documentation.Example {
    /// The same example with what comes of it now, in an interpreter of its own.
    func drawn() -> Documentation.Example {
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
            drawn.result = Self.takePicture(expecting: result, from: &lines)
            // Beside a picture, what is printed matters only where the comment shows it: `debug` stamps its lines.
            if prints.isEmpty { return drawn }
        }
        drawn.prints = lines
        return drawn
    }

    /// Takes the report of `expect` out of what was printed: the picture that was drawn, expected or not.
    private static func takePicture(expecting result: String, from lines: inout [String]) -> String? {
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

extension ReplSession {
    /// Draws examples, each once.
    func drawing() -> (Documentation.Example) -> Documentation.Example {
        var drawn: [String: Documentation.Example] = [:]
        return { [self] example in
            if let known = drawn[example.program] { return known }
            let now = aside { example.drawn() }
            drawn[example.program] = now
            return now
        }
    }

    /// Lets another interpreter run while this session stands still; it has a host of its own.
    private func aside<Result>(_ body: () -> Result) -> Result {
        defer { program?.interpreter.install() }
        return body()
    }
}
