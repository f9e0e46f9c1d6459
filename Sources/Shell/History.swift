import EditLine
import Platform
import SessionCore
import Timeline

/// The submitted entries, in a file that all sessions share.
///
/// The file has one JSON object per line. Sessions append to it under a lock, so concurrent sessions lose no entry.
/// When the file is much longer than the kept entries, it is rewritten. A session that cannot use the file keeps its
/// entries in memory.
final class History: EntryHistory {
    static let maxEntries = 5000

    /// The entries of the history, the oldest one first, each text once. The file is read on first use.
    private(set) lazy var entries = loadEntries()

    private let path: String?
    private let sessionName: String
    private var isWritable = true
    /// The problem with the history file, which is reported once.
    private(set) var fileError: String?

    init(path: String?, sessionName: String = "\(SystemProcess.identifier)-\(ShellEnvironment.unixSeconds)") {
        self.path = path
        self.sessionName = sessionName
        if path == nil { isWritable = false }
    }

    /// Checks the history file at once. The entries are read later.
    func openFile() {
        guard let path else { return }
        do { try Files.checkReadable(path) } catch { reportUnreadable(error) }
    }

    /// Reads the file. Unreadable lines are skipped after the file was copied; a file that cannot be opened is not
    /// changed.
    private func loadEntries() -> [String] {
        guard let path, fileError == nil, let bytes = try? Files.readBytes(path) else { return [] }
        let contents = History.parseContents(in: bytes)
        if contents.unreadable > 0 { backUpUnreadable(path, contents.unreadable) }
        if contents.lines > History.maxEntries * 2 { compact(path) }
        return contents.texts
    }

    /// Copies a file with unreadable lines, then removes these lines from the original.
    private func backUpUnreadable(_ path: String, _ count: Int) {
        compact(path, keepingAs: path + ".bad")
        let lines = count == 1 ? "1 line" : "\(count) lines"
        fileError = "\(lines) of the history could not be read; a copy of the old file is \(path).bad"
    }

    private func reportUnreadable(_ failure: Files.Failure) {
        guard failure.code != .noSuchFile && failure.code != .notAFolder else { return }
        isWritable = false
        fileError = "history is not saved: cannot read \(failure.path) (\(failure.reason))"
    }

    /// Adds a submitted entry, unless the entry begins with a blank.
    func add(_ text: String) {
        guard !text.hasPrefix(" "), text.contains(where: { !$0.isWhitespace }) else { return }
        remember(text)
        guard isWritable, let path else { return }
        do {
            try append(text, to: path)
        } catch {
            isWritable = false
            fileError = "history is not saved: cannot write \(error.path) (\(error.reason))"
        }
    }

    /// Makes a text the newest entry of this session only.
    func remember(_ text: String) {
        // A repeated entry becomes the newest one.
        if entries.last == text { return }
        if let index = entries.lastIndex(of: text) { entries.remove(at: index) }
        entries.append(text)
        if entries.count > History.maxEntries { entries.removeFirst() }
    }

    /// Returns the problem if it has not been reported yet.
    func takeFileError() -> String? {
        defer { fileError = nil }
        return fileError
    }

    /// Returns the entries of all sessions.
    func readEntries() -> [String] {
        guard let path, let bytes = try? Files.readBytes(path) else { return entries }
        return History.parseContents(in: bytes).texts
    }

    // MARK: The file

    private struct Contents {
        var texts: [String] = []
        var lines = 0
        var unreadable = 0
    }

    /// Returns the texts of a file, the oldest one first; of equal texts, the newest is kept.
    private static func parseContents(in bytes: [UInt8]) -> Contents {
        var contents = Contents()
        var result: [String] = []
        var seen: Set<String> = []
        result.reserveCapacity(maxEntries)
        seen.reserveCapacity(maxEntries)
        bytes.withUnsafeBufferPointer { all in
            var end = all.count
            // The lines are read from the end, so that the newest of equal entries is found first and old entries need
            // not be read.
            while end > 0 {
                if all[end - 1] == 0x0A { end -= 1 }
                var start = end
                while start > 0, all[start - 1] != 0x0A { start -= 1 }
                if start < end {
                    contents.lines += 1
                    if result.count < maxEntries {
                        if let text = parseLine(UnsafeBufferPointer(rebasing: all[start..<end])) {
                            if seen.insert(text).inserted { result.append(text) }
                        } else {
                            contents.unreadable += 1
                        }
                    }
                }
                end = start
            }
        }
        contents.texts = result.reversed()
        return contents
    }

    private static let linePrefix = Array("{\"text\":\"".utf8)

    /// Returns the text of one line. Lines without escapes, in the format that this class writes, skip the JSON parser,
    /// which saves four of five milliseconds at the start.
    private static func parseLine(_ line: UnsafeBufferPointer<UInt8>) -> String? {
        var end = linePrefix.count
        if line.count > end, line.starts(with: linePrefix) {
            while end < line.count, line[end] != UInt8(ascii: "\""), line[end] != UInt8(ascii: "\\") { end += 1 }
            if end + 1 < line.count, line[end] == UInt8(ascii: "\""), line[line.count - 1] == UInt8(ascii: "}") {
                return String(decoding: UnsafeBufferPointer(rebasing: line[linePrefix.count..<end]), as: UTF8.self)
            }
        }
        return FlatJSON.parseObject(line)?["text"]
    }

    private func jsonLine(_ text: String) -> String {
        "{\"text\":\(FlatJSON.stringText(text)),\"session\":\(FlatJSON.stringText(sessionName)),\"time\":\(ShellEnvironment.unixSeconds)}\n"
    }

    private func append(_ text: String, to path: String) throws(Files.Failure) {
        try withLock(path) { (file: SystemFile) throws(Files.Failure) in
            // A line that another process has not finished must not be joined with the new line.
            let size = file.seekToEnd()
            let last = size > 0 ? file.byte(at: size - 1) : nil
            try Files.write((last ?? 0x0A == 0x0A ? "" : "\n") + jsonLine(text), to: file, path)
        }
    }

    private func withLock(_ path: String, _ body: (SystemFile) throws(Files.Failure) -> Void) throws(Files.Failure) {
        if let slash = path.lastIndex(of: "/") { try Files.makeDirectory(String(path[..<slash])) }
        // A separate file is the lock, because the history file itself is replaced when it is rewritten.
        guard let lock = SystemFile(path + ".lock", [.readingAndWriting, .creating], permissions: 0o600) else {
            throw Files.Failure(path)
        }
        defer { lock.close() }
        lock.lock()
        guard let file = SystemFile(path, [.readingAndWriting, .creating, .appending], permissions: 0o600) else {
            throw Files.Failure(path)
        }
        defer { file.close() }
        try body(file)
    }

    /// Rewrites the file with its readable lines.
    private func compact(_ path: String, keepingAs old: String? = nil) {
        try? withLock(path) { (file: SystemFile) throws(Files.Failure) in
            var kept: [String] = []
            var seen: Set<String> = []
            // The text is split by bytes and parsed as at the start, so that the same entries are kept; as a
            // `Character`, "\r
            // " would not be split.
            for line in try Files.readBytes(file, path).split(separator: 0x0A).reversed()
            where kept.count < History.maxEntries {
                guard let entry = line.withUnsafeBufferPointer({ History.parseLine($0) }) else { continue }
                if seen.insert(entry).inserted { kept.append(String(decoding: line, as: UTF8.self)) }
            }
            if let old { _ = FileSystem.move(path, to: old) }
            try Files.replaceFile(path, with: kept.reversed().map { $0 + "\n" }.joined())
        }
    }
}
