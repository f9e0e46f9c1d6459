/// Reads the log of an app into a recording. The log has lines that RxSwift's `debug("id")` prints, or events as JSON
/// lines.
///
/// Other text between the lines is skipped. Invalid trace lines are stored in `badLines`.
public struct TraceReader {
    public let recording = Recording()
    /// The lines that begin like a trace line but are invalid, with their numbers.
    public private(set) var badLines: [(number: Int, text: String)] = []
    /// The number of lines with events.
    public private(set) var eventCount = 0

    private var lanes: [String: Lane.ID] = [:]
    /// The time of the first line in milliseconds; nil until it is read.
    private var begin: Int64?
    /// A value that may continue on the next line; nil if there is none.
    private var open: (stamp: Int64, id: String, text: String, number: Int)?

    public init(_ text: String) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            read(line.last == "\r" ? line.dropLast() : line, index + 1)
        }
        if let open { badLines.append((open.number, "\(open.id) -> \(open.text)")) }
    }

    private mutating func read(_ line: Substring, _ number: Int) {
        if line.first == "{" {
            let isEvent = ["\"event\"", "\"lane\""].contains { line.contains($0) }
            if !readJSON(line), isEvent { badLines.append((number, String(line))) }
            return
        }
        guard let (stamp, rest) = TraceReader.stamp(in: line) else {
            if let before = open { recordLine(before.stamp, before.id, before.text + "\n" + line, before.number) }
            return
        }
        if let open { badLines.append((open.number, "\(open.id) -> \(open.text)")) }
        open = nil
        guard let stamp, let arrow = TraceReader.lastArrow(in: rest) else {
            return badLines.append((number, String(line)))
        }
        recordLine(stamp, String(rest[..<arrow.lowerBound]), String(rest[arrow.upperBound...]), number)
    }

    /// Records a line with `subscribed`, `isDisposed` or `Event …`. If a value lacks its last parenthesis, it continues
    /// on the next line.
    private mutating func recordLine(_ stamp: Int64, _ id: String, _ text: String, _ number: Int) {
        open = nil
        switch text {
        case "subscribed": return record(.subscribed, id, stamp)
        case "isDisposed": return record(.disposed, id, stamp)
        case "Event completed": return record(.completed, id, stamp)
        default: break
        }
        for (word, kind) in [("Event next(", Event.Kind.next), ("Event error(", .error)] where text.hasPrefix(word) {
            guard text.hasSuffix(")") else {
                open = (stamp, id, text, number)
                return
            }
            return record(kind, id, stamp, .text(String(text.dropFirst(word.count).dropLast())))
        }
        badLines.append((number, "\(id) -> \(text)"))
    }

    private mutating func record(_ kind: Event.Kind, _ id: String, _ stamp: Int64, _ payload: Payload = .none) {
        begin = begin ?? stamp
        eventCount += 1
        let lane = lanes[id] ?? recording.addLane(named: id)
        lanes[id] = lane
        // A disposal that follows the end of a lane adds no information.
        if kind == .disposed, recording.lane(lane)?.isLive == false { return }
        recording.record(kind, on: lane, at: (stamp - begin!) * 1_000_000, payload)
    }

    // MARK: Lines of debug

    /// Returns the milliseconds of the first timestamp `2026-01-31 12:30:00.123: ` in a line, and the rest of the line.
    /// If the line has no timestamp, the milliseconds are nil.
    private static func stamp(in line: Substring) -> (Int64?, Substring)? {
        let pattern = Array("0000-00-00 00:00:00.000: ".utf8)
        let bytes = Array(line.utf8)
        guard bytes.count > pattern.count else { return nil }
        for start in 0...(bytes.count - pattern.count) {
            let fits = pattern.indices.allSatisfy { index in
                let byte = bytes[start + index]
                return pattern[index] == 48 ? (48...57).contains(byte) : byte == pattern[index]
            }
            guard fits else { continue }
            func number(_ from: Int, _ count: Int) -> Int64 {
                bytes[start + from..<start + from + count].reduce(0) { $0 * 10 + Int64($1 - 48) }
            }
            let rest = String(decoding: bytes[(start + pattern.count)...], as: UTF8.self)[...]
            guard (1...12).contains(number(5, 2)), (1...31).contains(number(8, 2)), number(11, 2) < 24,
                number(14, 2) < 60, number(17, 2) <= 60
            else { return (nil, rest) }
            let days = daysSinceMarch(number(0, 4), number(5, 2), number(8, 2))
            let seconds = ((days * 24 + number(11, 2)) * 60 + number(14, 2)) * 60 + number(17, 2)
            return (seconds * 1000 + number(20, 3), rest)
        }
        return nil
    }

    /// Returns the days since March 1 of year 0.
    private static func daysSinceMarch(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let (y, m) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
        return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1
    }

    /// Finds the arrow that precedes the event. A value may contain arrows, too.
    private static func lastArrow(in text: Substring) -> Range<Substring.Index>? {
        let ends = ["subscribed", "isDisposed", "Event completed", "Event next(", "Event error("]
        var place = text.startIndex
        while place < text.endIndex {
            if text[place...].hasPrefix(" -> ") {
                let after = text.index(place, offsetBy: 4)
                if ends.contains(where: text[after...].hasPrefix) { return place..<after }
            }
            place = text.index(after: place)
        }
        return nil
    }

    // MARK: Events as JSON lines

    private mutating func executor(named name: String) -> UInt16 {
        let number = recording.executors.first { $0.value == name }?.key ?? UInt16(recording.executors.count + 1)
        recording.note(executor: number, named: name)
        return number
    }

    private mutating func readJSON(_ line: Substring) -> Bool {
        guard let fields = FlatJSON.object(line.utf8), let word = fields["event"], let id = fields["lane"],
            let kind = Event.Kind.allCases.first(where: { $0.word == word }),
            let ms = fields["ms"].flatMap(Double.init),
            ms.isFinite, abs(ms) < 1e15
        else { return false }
        let begin = begin ?? 0
        self.begin = begin
        eventCount += 1
        let lane = lanes[id] ?? recording.addLane(named: id)
        lanes[id] = lane
        recording.record(
            kind, on: lane, at: Int64(ms * 1_000_000), fields["value"].map(Payload.text) ?? .none,
            executor: fields["on"].map { executor(named: $0) } ?? 0)
        return true
    }
}
