/// One row of a diagram before layout: its events in order.
public struct Track {
    public enum Kind: UInt8, Sendable {
        case subscribed, next
        /// An element that a stage received and did not send.
        case held
        case error, completed, disposed

        var isValue: Bool { self == .next || self == .held }
        var isEnd: Bool { self == .error || self == .completed || self == .disposed }
    }

    public struct Mark {
        public var time: Int64
        /// Marks of one step come from the same source event; steps count from 0.
        public var step: Int
        public var kind: Kind
        /// The value or error in diagram format.
        public var text: String
        /// The event's number in its recording; 0 if it is no event.
        public var number: Int
        /// The source event of this one, which decides its colour in all rows.
        public var origin: Int
        /// True if a comparison points here: the first difference from the other row.
        public var isPointedAt = false

        public init(time: Int64, step: Int = 0, kind: Kind, text: String = "", number: Int = 0, origin: Int = 0) {
            self.time = time
            self.step = step
            self.kind = kind
            self.text = text
            self.number = number
            self.origin = origin
        }
    }

    public var label: String
    public var indent = 0
    /// The number of its lane, for the colour.
    public var lane = 0
    /// The marks in order. A track without `subscribed` is active from the start.
    public var marks: [Mark]
    /// The number of dropped events.
    public var forgotten = 0
    /// A heading has no line.
    public var isHeading = false

    public init(label: String, marks: [Mark], indent: Int = 0, lane: Int = 0) {
        self.label = label
        self.marks = marks
        self.indent = indent
        self.lane = lane
    }
}
