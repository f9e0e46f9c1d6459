/// One row of a picture before it has a place: what happened, in order.
public struct Track {
    public enum Kind: UInt8, Sendable {
        case subscribed, next
        /// An element that a stage received and did not pass on.
        case held
        case error, completed, disposed

        var isValue: Bool { self == .next || self == .held }
        var isEnd: Bool { self == .error || self == .completed || self == .disposed }
    }

    public struct Mark {
        public var time: Int64
        /// Marks of one step come of the same event of a source; steps count from 0.
        public var step: Int
        public var kind: Kind
        /// The value or the error, as a picture writes it.
        public var text: String
        /// The event's number in its recording; 0 for what is no event.
        public var number: Int
        /// The event of the source that this one comes of: its colour through all rows.
        public var origin: Int
        /// Whether a comparison points here: the first thing that the other row does not have.
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
    /// In the order in which they happened. A track without `subscribed` lives from the beginning.
    public var marks: [Mark]
    /// Events of it that are no longer kept.
    public var forgotten = 0
    /// A heading has no line of its own.
    public var isHeading = false

    public init(label: String, marks: [Mark], indent: Int = 0, lane: Int = 0) {
        self.label = label
        self.marks = marks
        self.indent = indent
        self.lane = lane
    }
}
