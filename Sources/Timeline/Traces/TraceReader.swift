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
    /// The printed lines of a JSON export.
    public private(set) var printedLines: [PrintedLine] = []

    private var lanesByName: [String: Lane.ID] = [:]
    /// The stages of JSON lines, by lane and label.
    private var stagesByLabel: [Lane.ID: [String: (number: Int32, storeLane: Lane.ID)]] = [:]
    /// The events by their number in the file.
    private var eventNumbers: [Int: Int] = [:]
    /// The time of the first line, in milliseconds.
    private var startTime: Int64?
    /// A value that may continue on the next line; nil if there is none.
    private var unfinishedValue: (stamp: Int64, id: String, text: String, number: Int)?

    public init(_ text: String) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            readLine(line.last == "\r" ? line.dropLast() : line, index + 1)
        }
        if let unfinishedValue {
            badLines.append((unfinishedValue.number, "\(unfinishedValue.id) -> \(unfinishedValue.text)"))
        }
    }

    private mutating func readLine(_ line: Substring, _ number: Int) {
        if line.first == "{" {
            let isEvent = ["\"event\"", "\"lane\""].contains { line.contains($0) }
            if !readJSON(line), isEvent { badLines.append((number, String(line))) }
            return
        }
        guard let (stamp, rest) = TraceReader.parseTimestamp(in: line) else {
            if let before = unfinishedValue {
                recordLine(before.stamp, before.id, before.text + "\n" + line, before.number)
            }
            return
        }
        if let unfinishedValue {
            badLines.append((unfinishedValue.number, "\(unfinishedValue.id) -> \(unfinishedValue.text)"))
        }
        unfinishedValue = nil
        guard let stamp, let arrow = TraceReader.lastArrow(in: rest) else {
            return badLines.append((number, String(line)))
        }
        recordLine(stamp, String(rest[..<arrow.lowerBound]), String(rest[arrow.upperBound...]), number)
    }

    /// Records a line with `subscribed`, `isDisposed` or `Event …`. If a value lacks its last parenthesis, it continues
    /// on the next line.
    private mutating func recordLine(_ stamp: Int64, _ id: String, _ text: String, _ number: Int) {
        unfinishedValue = nil
        switch text {
        case "subscribed": return record(.subscribed, id, stamp)
        case "isDisposed": return record(.disposed, id, stamp)
        case "Event completed": return record(.completed, id, stamp)
        default: break
        }
        for (word, kind) in [("Event next(", Event.Kind.next), ("Event error(", .error)] where text.hasPrefix(word) {
            guard text.hasSuffix(")") else {
                unfinishedValue = (stamp, id, text, number)
                return
            }
            return record(kind, id, stamp, .text(String(text.dropFirst(word.count).dropLast())))
        }
        badLines.append((number, "\(id) -> \(text)"))
    }

    private mutating func record(_ kind: Event.Kind, _ id: String, _ stamp: Int64, _ payload: Payload = .none) {
        startTime = startTime ?? stamp
        eventCount += 1
        let lane = lanesByName[id] ?? recording.addLane(named: id)
        lanesByName[id] = lane
        // A disposal that follows the end of a lane adds no information.
        if kind == .disposed, recording.lane(lane)?.isLive == false { return }
        recording.record(kind, on: lane, at: (stamp - startTime!) * 1_000_000, payload)
    }

    // MARK: Lines of debug

    /// Returns the milliseconds of the first timestamp `2026-01-31 12:30:00.123: ` in a line, and the rest of the line.
    /// If the line has no timestamp, the milliseconds are nil.
    private static func parseTimestamp(in line: Substring) -> (Int64?, Substring)? {
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
        recording.noteExecutor(executor: number, named: name)
        return number
    }

    private mutating func readJSON(_ line: Substring) -> Bool {
        guard let fields = FlatJSON.parseObject(line.utf8), let word = fields["event"],
            let ms = fields["ms"].flatMap(Double.init), ms.isFinite, abs(ms) < 1e15
        else { return false }
        let time = Int64(ms * 1_000_000)
        let cause = fields["cause"].flatMap { Int($0) }.flatMap { eventNumbers[$0] } ?? 0
        if word == "print", let text = fields["value"] {
            printedLines.append(PrintedLine(text, precedingEvent: recording.eventCount, cause: cause, time: time))
            return true
        }
        guard let id = fields["lane"], let kind = Event.Kind.allCases.first(where: { $0.word == word }) else {
            return false
        }
        startTime = startTime ?? 0
        eventCount += 1
        let lane = lanesByName[id] ?? recording.addLane(named: id)
        lanesByName[id] = lane
        let stage = fields["stage"].flatMap { self.stage($0, of: lane) }
        recording.record(
            kind, on: stage?.storeLane ?? lane, at: time, fields["value"].map(Payload.text) ?? .none, of: lane,
            stage: stage?.number ?? 0, cause: cause, executor: fields["on"].map { executor(named: $0) } ?? 0)
        if let number = fields["n"].flatMap({ Int($0) }) { eventNumbers[number] = recording.eventCount }
        return true
    }

    /// Returns the stage of a lane with a label. The lines do not tell stages of one label apart.
    private mutating func stage(_ label: String, of lane: Lane.ID) -> (number: Int32, storeLane: Lane.ID)? {
        if let known = stagesByLabel[lane]?[label] { return known }
        let new = recording.addStage(label, below: 0, to: lane)
        stagesByLabel[lane, default: [:]][label] = new
        return new
    }
}
