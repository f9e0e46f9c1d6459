import Assist
import Commands
import Export
import SessionCore

/// The check of `rill compiledCheck --swiftc`: a compiled lesson or script must print the text of its `Prints` blocks, and the
/// starters of its challenges must compile.
struct CompiledChecker {
    let compiledCheck: CompiledCheck
    let path: String

    /// In a lesson each block begins with an empty line, like the output of its example.
    func findings(of lesson: Lesson) -> [Finding] {
        let program: String
        do { program = try Files.readProgram(path) } catch { return [Finding(line: 1, subject: error.reason)] }
        let blocks = LessonScanner(program).parts.compactMap { located -> String? in
            guard case .block("Prints", _, let text) = located.part else { return nil }
            return text
        }
        if blocks.isEmpty {
            return [Finding(line: 1, subject: "nothing to compare: the file has no '/* Prints:' block")]
        }
        if lesson.title.isEmpty { return findings(of: program, printing: blocks.joined()) }
        let found = findings(of: program, printing: blocks.map { "\n" + $0 }.joined())
        guard found.isEmpty, let starting = CompiledChecker.withStarterCode(program) else { return found }
        do { try compiledCheck.compile(path, starting) } catch let refusal as CompiledCheck.Refusal {
            return [finding("swiftc refuses the lesson with its starters", refusal)]
        } catch {
            return [Finding(line: 1, subject: "\(error)")]
        }
        return []
    }

    private func findings(of program: String, printing promised: String) -> [Finding] {
        let promised = DebugTimestamps.hideTimestamps(promised)
        do {
            let output = try compiledCheck.output(of: path, program) { DebugTimestamps.hideTimestamps($0) == promised }
            guard let difference = FirstDifference(promised, DebugTimestamps.hideTimestamps(output)) else { return [] }
            return [
                Finding(
                    line: 1, subject: "line \(difference.index + 1) of the compiled program's output differs",
                    details: ["expected  " + difference.expectedLine, "got       " + difference.actualLine])
            ]
        } catch let refusal as CompiledCheck.Refusal {
            return [finding("swiftc refuses the file", refusal)]
        } catch {
            return [Finding(line: 1, subject: "\(error)")]
        }
    }

    private func finding(_ subject: String, _ refusal: CompiledCheck.Refusal) -> Finding {
        let lines = refusal.text.allLines.filter { $0.contains("error:") }
        let number = lines.first?.split(separator: ":").dropFirst().first.flatMap { Int($0) }
        let details = lines.isEmpty ? refusal.text.allLines : lines
        return Finding(line: number ?? 1, subject: subject, details: Array(details.prefix(6)))
    }

    /// Returns the lesson with the starters of its challenges instead of the solutions; nil if it has no challenge.
    static func withStarterCode(_ text: String) -> String? {
        var starters: [[String]] = []
        var lines = text.allLines
        for (index, line) in lines.enumerated() where line == "/* Starter:" {
            starters.append(Array(lines[(index + 1)...].prefix { $0 != "*/" }))
        }
        if starters.isEmpty { return nil }
        var places = lines.indices.filter { lines[$0] == "//: ### Solution" }
        while let place = places.popLast(), let starter = starters.popLast() {
            let end = lines[place...].firstIndex { $0.hasPrefix("/* Prints:") } ?? lines.endIndex
            lines.replaceSubrange(place..<end, with: starter)
        }
        return lines.joined(separator: "\n")
    }
}
