import StyledText

/// The chain of causes of one event: from the event back through the stages to the source, and to the event,
/// subscription or entry that caused it.
public struct CauseTrace {
    public struct Step: Equatable {
        /// The code of the stage, or the name of the lane.
        public var label: String
        /// The value that the stage received and the value that it sent, such as `0 -> "b1"`.
        public var what: String
        /// The reason for the time of the event, if no earlier line explains it.
        public var note: String?
    }

    public let event: Event
    public private(set) var steps: [Step] = []
    /// A sentence such as `because keys sent "b" at 00:01.000`; nil if there is no cause.
    public private(set) var explanation: String?
    /// If another event released the value, a sentence such as `the value is that of taps 3 at 00:00.500` or
    /// `its first cause is taps 3 at 00:00.500`.
    public private(set) var tracedValue: String?

    private let recording: Recording
    private let knownEvents: [Int: Event]

    /// Returns the origin of an event that has no cause, such as `entry 5`.
    private let originText: (Event) -> String?

    public init(of event: Event, in recording: Recording, originText: @escaping (Event) -> String? = { _ in nil }) {
        self.event = event
        self.originText = originText
        self.recording = recording
        let all = recording.events(of: recording.allLanes.map(\.id), stages: true)
        knownEvents = Dictionary(all.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        followCauses()
    }

    /// Finds the event from which the value comes, unless that is one of the causes.
    private mutating func findValue(passing path: Set<Int>) {
        var origins = EventOrigins(recording)
        guard let source = knownEvents[origins.origin(of: event.number)],
            !path.contains(where: { origins.send(of: $0) == source.number })
        else { return }
        let isSame = source.text == event.text
        tracedValue =
            (isSame ? "the value is that of " : "its first cause is ")
            + "\(eventLabel(of: source)) \(eventText(of: source)) at \(clockText(source.time))"
    }

    private mutating func followCauses() {
        var place = event
        var path: Set<Int> = [event.number]
        defer { findValue(passing: path) }
        while let cause = knownEvents[place.cause] {
            path.insert(cause.number)
            // The event of the whole lane repeats the event of its last stage.
            if place.stageNumber != 0 || place.lane != event.lane { addStep(place, after: cause) }
            if cause.kind == .subscribed {
                return stopAtDroppedCause(at: cause)
            }
            if cause.lane != place.lane, isOnOuterLane(cause, of: place) { return explainStart(by: cause) }
            place = cause
        }
        if place.number != event.number { addStep(place, after: nil) }
        explanation = originText(place).map { "because \($0) sent it at \(clockText(place.time))" }
    }

    /// Returns true if the cause is on the lane whose event opened the lane of the other event.
    private func isOnOuterLane(_ cause: Event, of event: Event) -> Bool {
        recording.lane(event.lane)?.parent == cause.lane
    }

    private mutating func addStep(_ place: Event, after cause: Event?) {
        guard place.kind != .subscribed else { return }
        let own = eventText(of: place)
        let before = cause.flatMap { $0.kind == .next && !isOnOuterLane($0, of: place) ? eventText(of: $0) : nil }
        let what = before.map { $0 == own ? own : "\($0) -> \(own)" } ?? own
        steps.append(Step(label: eventLabel(of: place), what: what))
    }

    private mutating func stopAtDroppedCause(at begun: Event) {
        if let last = steps.indices.last {
            steps[last].note = "the subscription of \(clockText(begun.time))"
        } else {
            explanation = "because of a subscription at \(clockText(begun.time))"
        }
        // Operators subscribe to each other. The cause is the element that made the first of them subscribe.
        var reason = knownEvents[begun.cause]
        while let before = reason, before.kind == .subscribed { reason = knownEvents[before.cause] }
        guard let cause = reason, cause.lane != event.lane || cause.stageNumber != 0 else { return }
        explainStart(by: cause)
    }

    private mutating func explainStart(by cause: Event) {
        guard cause.kind != .subscribed else { return }
        explanation = "because \(eventLabel(of: cause)) \(verb(of: cause)) at \(clockText(cause.time))"
    }

    private func verb(of event: Event) -> String {
        switch event.kind {
        case .next: return "sent \(eventText(of: event))"
        case .error: return "failed with \(eventText(of: event))"
        case .completed: return "completed"
        case .disposed: return "was disposed"
        case .subscribed: return "was subscribed"
        }
    }

    private func eventText(of event: Event) -> String { event.text ?? event.kind.word }

    private func eventLabel(of event: Event) -> String { recording.label(of: event) }

    /// Returns the lines that follow the event's own line. They begin at column `indent`. If a line is too narrow, the
    /// code of the stage is cut in the middle, and the reason is on a line of its own.
    public func lines(indent: Int, width: Int = .max, ellipsis: String = "…") -> [StyledText] {
        let margin = String(repeating: " ", count: indent)
        let values = steps.reduce(0) { max($0, displayWidth(of: escapingControls($1.what))) }
        let room = width == .max ? width : max(8, width - indent - 7 - min(values, 24))
        let labels = min(room, steps.reduce(0) { max($0, displayWidth(of: $1.label)) })
        var lines: [StyledText] = []
        for step in steps {
            let label = padded(truncatedMiddle(step.label, to: labels, ellipsis: ellipsis), to: labels + 2)
            let line = "\(margin)from \(label)\(escapingControls(step.what))"
            let whole = step.note.map { padded(line, to: indent + 5 + labels + 2 + values + 3) + $0 } ?? line
            if displayWidth(of: whole) <= width {
                lines.append(StyledText(whole, .dim))
                continue
            }
            lines += StyledText(line, .dim).wrapped(to: width, indent: indent + 5)
            let below = step.note.map { String(repeating: " ", count: indent + 5) + $0 }
            lines += below.map { StyledText($0, .dim).wrapped(to: width, indent: indent + 5) } ?? []
        }
        if let tracedValue { lines += StyledText(margin + tracedValue, .dim).wrapped(to: width, indent: indent) }
        if let explanation { lines += StyledText(margin + explanation, .dim).wrapped(to: width, indent: indent) }
        if lines.isEmpty {
            lines = StyledText(margin + "nothing recorded caused it", .dim).wrapped(
                to: width, indent: indent)
        }
        return lines
    }
}
