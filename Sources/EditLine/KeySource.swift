import CEditLineShim
import Platform

/// An input event from the terminal.
enum KeyEvent: Equatable {
    /// A key that sends a character or a control character.
    case key(UInt32)
    /// A key that sends several bytes, beginning with Escape.
    case sequence([UInt8])
    /// Text that arrived in one piece.
    case paste(String)
    /// A signal: `I` for an interrupt, `W` for a new window size, `C` for a continued process.
    case signal(UInt8)
    case timeout
    case end
}

/// Decodes the bytes of a terminal into keys.
final class KeySource {
    /// The milliseconds within which another line belongs to the same paste.
    static let pasteGapMilliseconds: Int32 = 20
    /// The milliseconds to wait after a newline for more bytes of the same paste.
    private static let newlineGapMilliseconds: Int32 = 4
    /// The milliseconds within which the bytes of one key arrive.
    private static let keyGapMilliseconds: Int32 = 30
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    private let inputDescriptor: Int32
    private let wakeDescriptor: Int32
    private var bytes: [UInt8] = []
    private var position = 0
    private var isAtEnd = false
    /// True if the input includes keys that were read earlier, while an entry ran.
    private var hasEarlierKeys = false
    /// True if the terminal marks pastes; otherwise, the speed of the input shows that text is pasted.
    var marksPastes = true
    /// True if lines that arrive together form one text; false if each key has an action of its own.
    var joinsPastedLines = true

    init(inputDescriptor: Int32, wakeDescriptor: Int32) {
        self.inputDescriptor = inputDescriptor
        self.wakeDescriptor = wakeDescriptor
    }

    /// Returns the next event, or `.timeout` after `timeout` milliseconds; -1 means no timeout.
    func next(timeout: Int32) -> KeyEvent {
        // The timing of keys that were typed while an entry ran is unknown, so a terminal without paste marks cannot
        // classify them.
        var isFresh = hasEarlierKeys && !marksPastes
        hasEarlierKeys = false
        if position == bytes.count {
            switch waitForInput(timeout) {
            case .input: isFresh = true
            case .signal(let kind): return .signal(kind)
            case .nothing: return isAtEnd ? .end : .timeout
            }
        }
        if isFresh, joinsPastedLines, let text = marksPastes ? typedLines() : unmarkedPaste() { return .paste(text) }
        return decodeKey()
    }

    /// Adds keys that were read while an entry ran.
    func add(_ typed: UnsafeBufferPointer<UInt8>) {
        bytes += typed
        hasEarlierKeys = !typed.isEmpty
    }

    /// Returns true if more input arrives within a number of milliseconds.
    func hasInput(within milliseconds: Int32) -> Bool {
        position < bytes.count || fillBuffer(milliseconds)
    }

    /// Reads input until no more arrives.
    func readRemaining() -> String {
        while fillBuffer(KeySource.pasteGapMilliseconds), bytes.count < 16 << 20 {}
        let text = String(decoding: bytes[position...], as: UTF8.self)
        bytes.removeAll()
        position = 0
        return text
    }

    // MARK: Bytes

    private enum WaitResult { case input, signal(UInt8), nothing }

    private func waitForInput(_ timeout: Int32) -> WaitResult {
        while true {
            let files = [SystemFile(inputDescriptor), SystemFile(wakeDescriptor)]
            guard let ready = SystemFile.wait(for: files, milliseconds: timeout) else { continue }
            if ready[1], let kind = files[1].readByte() { return .signal(kind) }
            if ready[0] { return readAvailableBytes() ? .input : .nothing }
            return .nothing
        }
    }

    private func fillBuffer(_ timeout: Int32) -> Bool {
        SystemFile.wait(for: [SystemFile(inputDescriptor)], milliseconds: timeout) == [true] && readAvailableBytes()
    }

    private func readAvailableBytes() -> Bool {
        if position > 0 {
            bytes.removeFirst(position)
            position = 0
        }
        var chunk = [UInt8](repeating: 0, count: 4096)
        let count = SystemFile(inputDescriptor).read(into: &chunk)
        if count > 0 {
            bytes += chunk[..<count]
            return true
        }
        if count == 0 || ![.interrupted, .tryAgain].contains(SystemError.lastError) { isAtEnd = true }
        return false
    }

    private func nextByte(within timeout: Int32) -> UInt8? {
        guard position < bytes.count || fillBuffer(timeout) else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    /// Returns pasted text on a terminal without paste marks: several keys that arrive at once, with a newline or a tab
    /// among them.
    private func unmarkedPaste() -> String? {
        let new = bytes[position...]
        guard new.count > 8, new.first != 0x1B else { return nil }
        guard new.contains(where: { $0 == 0x0D || $0 == 0x0A || $0 == 0x09 }) else { return nil }
        return readRemaining()
    }

    /// Returns several lines that arrive at once without other keys. A program types them into a terminal that marks
    /// pastes, because a user types one key at a time.
    private func typedLines() -> String? {
        let newlines: [UInt8] = [0x0A, 0x0D]
        guard bytes.count - position > 1, bytes[position...].contains(where: newlines.contains) else { return nil }
        var wait =
            bytes[position...].dropLast().contains(where: newlines.contains)
            ? KeySource.pasteGapMilliseconds : KeySource.newlineGapMilliseconds
        while isPlain, bytes.last.map(newlines.contains) == true, fillBuffer(wait), bytes.count < 16 << 20 {
            wait = KeySource.pasteGapMilliseconds
        }
        guard isPlain, bytes[position...].dropLast().contains(where: newlines.contains) else { return nil }
        return readRemaining()
    }

    private var isPlain: Bool {
        bytes[position...].allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }

    // MARK: Keys

    private func decodeKey() -> KeyEvent {
        guard let first = nextByte(within: 0) else { return .timeout }
        if first == 0x1B { return readEscapeSequence() }
        if first < 0x80 { return .key(UInt32(first)) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
        var parts = [first]
        while parts.count < length, let next = nextByte(within: KeySource.keyGapMilliseconds) {
            guard next & 0xC0 == 0x80 else {
                position -= 1
                break
            }
            parts.append(next)
        }
        let decoded = String(decoding: parts, as: UTF8.self).unicodeScalars.first
        // Invalid UTF-8 is dropped.
        guard parts.count == length, length > 1, let decoded, decoded != "\u{FFFD}" else { return .key(0) }
        return .key(decoded.value)
    }

    private func readEscapeSequence() -> KeyEvent {
        guard let next = nextByte(within: KeySource.keyGapMilliseconds) else { return .key(0x1B) }
        var sequence: [UInt8] = [0x1B, next]
        switch next {
        case UInt8(ascii: "["):
            while let byte = nextByte(within: KeySource.keyGapMilliseconds) {
                sequence.append(byte)
                if (0x40...0x7E).contains(byte) && !(sequence.count == 3 && byte == UInt8(ascii: "[")) { break }
                if sequence.count > 32 { break }
            }
            if sequence == Array("\u{1B}[200~".utf8) { return .paste(markedPaste()) }
        case UInt8(ascii: "O"):
            if let byte = nextByte(within: KeySource.keyGapMilliseconds) { sequence.append(byte) }
        case 0x1B:
            // Some terminals send Alt as an Escape before the sequence of the key.
            guard let bracket = nextByte(within: KeySource.keyGapMilliseconds) else { break }
            sequence.append(bracket)
            if bracket == UInt8(ascii: "["), let byte = nextByte(within: KeySource.keyGapMilliseconds) {
                sequence.append(byte)
            }
        default:
            break
        }
        return .sequence(sequence)
    }

    /// Returns the text up to the end mark. Pasted text may contain an end mark so that the rest runs as if it were
    /// typed. Input that follows at once therefore still belongs to the paste.
    private func markedPaste() -> String {
        while true {
            if hasEndMark() {
                while fillBuffer(KeySource.pasteGapMilliseconds) {}
                break
            }
            guard fillBuffer(2000), bytes.count < 16 << 20 else { break }
        }
        let text = String(decoding: bytes[position...], as: UTF8.self)
        bytes.removeAll()
        position = 0
        return text.replacing(mark: "\u{1B}[201~").replacing(mark: "\u{1B}[200~")
    }

    /// Returns true if the end mark of a paste has arrived. Only the newest bytes are searched.
    private func hasEndMark() -> Bool {
        let mark = KeySource.pasteEnd
        var index = max(position, bytes.count - 4096 - mark.count)
        while index + mark.count <= bytes.count {
            if bytes[index] == 0x1B, bytes[index..<(index + mark.count)].elementsEqual(mark) { return true }
            index += 1
        }
        return false
    }
}

extension String {
    /// Returns the text without a paste mark.
    fileprivate func replacing(mark: String) -> String {
        let mark = Array(mark.utf8)
        var result: [UInt8] = []
        let all = Array(utf8)
        var index = 0
        while index < all.count {
            if all[index] == mark[0], all[index...].starts(with: mark) {
                index += mark.count
            } else {
                result.append(all[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
