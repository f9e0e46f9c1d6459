import CEditLineShim
import Platform

/// Reads blocks line by line, without a terminal or on a terminal that cannot move its cursor. The reader writes no
/// escape codes, and asks for more lines of a block with `....> `.
package final class PlainReader: BlockReader {
    private let services: ReaderServices
    private let input: Int32
    /// The file descriptor to which prompts are written; nil to write none.
    private let outputDescriptor: Int32?
    private var wakeDescriptor: Int32 = -1
    private var bytes: [UInt8] = []
    private var isAtEnd = false
    private var isWaiting = false
    private var promptText = ""
    private var explainedText = ""
    /// True if the next interrupt has already stopped an entry.
    private var hasStoppedEntry = false

    package init(input: Int32, promptsOn outputDescriptor: Int32?, services: ReaderServices) {
        self.input = input
        self.outputDescriptor = outputDescriptor
        self.services = services
        rill_tty_open(input, outputDescriptor ?? 1, &wakeDescriptor)
    }

    package func read(prompt: [StyledPiece], initial: String) -> ReadResult {
        let first = prompt.map(\.text).joined()
        var lines: [String] = []
        if !initial.isEmpty {
            write(initial + "\n")
            lines = [initial]
        }
        explainedText = ""
        rill_tty_set_waiting(1)
        defer { rill_tty_set_waiting(0) }
        promptText = lines.isEmpty ? first : "....> "
        write(promptText)
        while true {
            switch nextLine() {
            case .end:
                if lines.isEmpty { write("\n") }
                return lines.isEmpty ? .end : .entry(lines.joined(separator: "\n"))
            case .interrupted:
                write("\n")
                let hasStopped = hasStoppedEntry
                if lines.isEmpty { queueingKeys { services.host.interruptEmptyLine(hasStopped: hasStopped) } }
                lines = []
                promptText = first
                write(promptText)
            case .line(let line):
                lines.append(line)
                while let next = nextPastedLine() { lines.append(next) }
                if let entry = completedEntry(&lines) { return .entry(entry) }
                promptText = "....> "
                write(promptText)
            }
        }
    }

    /// Returns the entry if the lines are complete; nil otherwise.
    private func completedEntry(_ lines: inout [String]) -> String? {
        let text = lines.joined(separator: "\n")
        let paste = services.validator.clean(pasted: text, into: "")
        let answer = services.validator.validate(paste.text)
        switch answer {
        case .run, .nothing:
            write(paste.note)
            return paste.text
        case .newLine:
            return nil
        case .explain(let note):
            if explainedText != note { write(note) }
            explainedText = note
            return nil
        }
    }

    package func printAbove(_ text: String) {
        guard isWaiting else {
            if let outputDescriptor { LineEditor.write(text, to: outputDescriptor) }
            return
        }
        write("\n" + text + (text.hasSuffix("\n") ? "" : "\n") + promptText)
    }

    /// Returns a line that arrived so soon after the previous one that it was not typed; nil if there is none.
    private func nextPastedLine() -> String? {
        guard SystemFile(input).isTerminal else { return nil }
        while !bytes.contains(0x0A), !isAtEnd,
            SystemFile.wait(for: [SystemFile(input)], milliseconds: KeySource.pasteGapMilliseconds) == [true]
        {
            readAvailable()
        }
        guard let newline = bytes.firstIndex(of: 0x0A) else { return nil }
        let line = String(decoding: bytes[..<newline], as: UTF8.self)
        bytes.removeSubrange(...newline)
        return line
    }

    private func readAvailable() {
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count = SystemFile(input).read(into: &chunk)
        if count > 0 {
            bytes += chunk[..<count]
        } else if count == 0 || SystemError.lastError != .interrupted {
            isAtEnd = true
        }
    }

    private enum InputLine { case line(String), interrupted, end }

    private func nextLine() -> InputLine {
        while true {
            if let newline = bytes.firstIndex(of: 0x0A) {
                let line = String(decoding: bytes[..<newline], as: UTF8.self)
                bytes.removeSubrange(...newline)
                return .line(line)
            }
            if isAtEnd {
                guard !bytes.isEmpty else { return .end }
                let line = String(decoding: bytes, as: UTF8.self)
                bytes.removeAll()
                return .line(line)
            }
            if waitForInput() { return .interrupted }
        }
    }

    /// Waits for bytes and runs the session meanwhile. Returns true after an interrupt.
    private func waitForInput() -> Bool {
        isWaiting = true
        defer { isWaiting = false }
        let files = [SystemFile(input), SystemFile(wakeDescriptor)]
        let limit = Int32(clamping: services.host.nextWake() ?? -1)
        guard let ready = SystemFile.wait(for: files, milliseconds: limit) else { return false }
        if ready == [false, false] {
            queueingKeys { services.host.wakeUp { [input] in rill_lookout_is_wanted(input) != 0 } }
        }
        if ready[1], files[1].readByte() == UInt8(ascii: "I") {
            bytes.removeAll()
            return true
        }
        if ready[0] { readAvailable() }
        return false
    }

    /// Runs a body. Meanwhile, only the signal is watched, because the terminal edits a line until the line is
    /// finished.
    private func queueingKeys(_ body: () -> Void) {
        rill_lookout_begin(-1, LineEditor.interruptMilliseconds)
        body()
        var typed: UnsafePointer<UInt8>?
        var stopped: Int32 = 0
        _ = rill_lookout_end(&typed, &stopped)
        hasStoppedEntry = stopped != 0
    }

    private func write(_ text: String) {
        if let outputDescriptor { LineEditor.write(text, to: outputDescriptor) }
    }
}
