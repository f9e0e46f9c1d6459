import StyledText

/// The result of checking one file.
struct CheckedFile {
    var name: String
    /// The number of compared examples.
    var exampleCount: Int
    var findings: [Finding]
    var milliseconds: Int

    /// Returns a line such as `ok       01-hello.swift                 9 examples    6 ms`, or the findings, each on
    /// lines of its own.
    ///
    /// - Parameter nameColumns: the width of the longest name in the table.
    func lines(nameColumns: Int) -> [StyledText] {
        if findings.isEmpty {
            var line = StyledText("ok       ", .success)
            line += CheckedFile.padded(name, to: max(30, nameColumns))
            let count = exampleCount == 1 ? "1 example " : "\(exampleCount) examples"
            line += CheckedFile.padded(count, to: 12, fromLeft: true)
            line.append(CheckedFile.padded("\(milliseconds) ms", to: 8, fromLeft: true), .dim)
            return [line]
        }
        return findings.flatMap { finding in
            var line = StyledText("failed   ", .error)
            line += "\(name):\(finding.line)  \(finding.subject)"
            return [line] + finding.details.map { StyledText("           " + $0) }
        }
    }

    static func padded(_ text: String, to width: Int, fromLeft: Bool = false) -> String {
        let blanks = String(repeating: " ", count: max(0, width - text.count))
        return fromLeft ? blanks + text : text + blanks
    }
}

/// The last line of a report, such as `24 ok, 1 failed, 25 files, 402 ms`.
struct CheckTotal {
    var files: [CheckedFile]
    var milliseconds: Int

    var isGood: Bool { files.allSatisfy { $0.findings.isEmpty } }

    var summaryLine: String {
        let good = files.count { $0.findings.isEmpty }
        let bad = files.count - good
        var parts = ["\(good) ok"]
        if bad > 0 { parts.append("\(bad) failed") }
        parts.append(files.count == 1 ? "1 file" : "\(files.count) files")
        return parts.joined(separator: ", ") + ", \(milliseconds) ms"
    }
}
