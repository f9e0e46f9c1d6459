import StyledText

/// The state of each lane at one instant: its last value, its activity and its next event.
public struct Instant {
    public struct Row: Equatable {
        public var lane: String
        public var value: String
        public var state: String
    }

    public let rows: [Row]

    public init(at time: Int64, in recording: Recording, lanes: [Lane.ID]? = nil) {
        let chosen = lanes.map { $0.compactMap { recording.lane($0) } } ?? recording.allLanes
        rows = chosen.compactMap { Instant.row($0, recording.events(of: [$0.id]), time) }
    }

    /// Returns nil for an inner lane that has not begun at that time.
    private static func row(_ lane: Lane, _ events: [Event], _ time: Int64) -> Row? {
        let before = events.prefix { $0.time <= time }
        let after = events.dropFirst(before.count).first { $0.kind != .subscribed }
        let coming = after.map { "; then " + eventText($0) + " at \(clockText($0.time))" } ?? ""
        if before.isEmpty {
            return lane.parent == nil ? Row(lane: lane.name, value: "", state: "not begun" + coming) : nil
        }
        let last = before.last { $0.kind == .next }
        let value = last.map { "\($0.text ?? "") since \(clockText($0.time))" } ?? "no value"
        var live = 0
        var end: Event?
        for event in before where event.kind != .next {
            live += event.kind == .subscribed ? 1 : -1
            if event.kind != .subscribed { end = event }
        }
        if live > 0 || end == nil { return Row(lane: lane.name, value: value, state: "live" + coming) }
        return Row(lane: lane.name, value: value, state: end.map { "\($0.kind.word) at \(clockText($0.time))" } ?? "")
    }

    private static func eventText(_ event: Event) -> String {
        event.kind == .next ? event.text ?? "" : event.kind.word
    }

    /// Returns a line for each lane. A line that is too long continues below its value.
    public func lines(width: Int, ellipsis: String = "…") -> [StyledText] {
        let names = min(14, rows.reduce(0) { max($0, displayWidth(of: $1.lane)) })
        let values = min(width / 2, rows.reduce(0) { max($0, displayWidth(of: escapingControls($1.value))) })
        return rows.enumerated().flatMap { index, row in
            let name = truncatedMiddle(escapingControls(row.lane), to: names, ellipsis: ellipsis)
            let value = truncatedMiddle(escapingControls(row.value), to: values, ellipsis: ellipsis)
            var head = StyledText(padded(name, to: names), .lane(index))
            var line = head
            line.append("  " + padded(value, to: values))
            line.append("  " + escapingControls(row.state), .dim)
            if line.width <= width { return [line] }
            if value.isEmpty {
                head.append("  " + escapingControls(row.state), .dim)
                return head.wrapped(to: width, indent: names + 2)
            }
            head.append("  " + value)
            let state = StyledText(String(repeating: " ", count: names + 2) + escapingControls(row.state), .dim)
            return [head] + state.wrapped(to: width, indent: names + 2)
        }
    }
}
