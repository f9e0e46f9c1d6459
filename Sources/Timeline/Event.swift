/// One thing that happened on a lane.
public struct Event {
    public enum Kind: UInt8, Sendable, CaseIterable {
        case subscribed, next, error, completed, disposed

        /// The word that data and plain text use.
        public var word: String {
            switch self {
            case .subscribed: return "subscribed"
            case .next: return "next"
            case .error: return "error"
            case .completed: return "completed"
            case .disposed: return "disposed"
            }
        }
    }

    /// The place in the order of all that was recorded; the first is 1.
    public let number: Int
    /// Virtual nanoseconds since the session began.
    public let time: Int64
    public let lane: Lane.ID
    public let kind: Kind
    /// The executor that delivered it: 0 is the main one, others have a name in `Recording.executors`.
    public let executor: UInt16
    /// The stage of the operator chain; 0 is the lane as a whole.
    public let stage: Int32
    /// The number of the event that brought this one about; 0 if none did.
    public let cause: Int
    /// See `Recording.add` for who writes it.
    public var payload: Payload

    /// The value or the error as text; nil where there is none.
    public var text: String? { payload.text }

    @inlinable public init(
        number: Int, time: Int64, lane: Lane.ID, kind: Kind, stage: Int32 = 0, cause: Int = 0, payload: Payload = .none,
        executor: UInt16 = 0
    ) {
        self.number = number
        self.time = time
        self.lane = lane
        self.kind = kind
        self.executor = executor
        self.stage = stage
        self.cause = cause
        self.payload = payload
    }
}

/// What an event carries. The text is asked for only when somebody looks.
public enum Payload {
    case none
    case integer(Int)
    case double(Double)
    case bool(Bool)
    case text(String)
    /// A text that is shown in quotes, as it was: quoting it takes longer than keeping it.
    case quoted(String)
    /// An object that spells itself out when it is looked at. Only for what cannot change or end meanwhile: a recording
    /// must not be the reason that something of the program lives on.
    case deferred(Spelling)

    public var text: String? {
        switch self {
        case .none: return nil
        case .integer(let value): return String(value)
        case .double(let value): return value.description
        case .bool(let value): return value.description
        case .text(let text): return text
        case .quoted(let text): return text.debugDescription
        case .deferred(let spelling): return spelling.text
        }
    }

    /// A short plain value without quotes; nil for what takes long to spell.
    public var shortText: String? {
        switch self {
        case .integer, .double, .bool: return text
        case .quoted(let text): return text.utf8.count <= 32 ? text : nil
        case .none, .text, .deferred: return nil
        }
    }

    /// Bytes that the payload is charged with.
    var weight: Int {
        switch self {
        case .none, .integer, .double, .bool: return 0
        case .text(let text), .quoted(let text): return text.utf8.count
        case .deferred(let spelling): return spelling.weight
        }
    }
}

/// A value that can be spelled out later.
public protocol Spelling: AnyObject {
    var text: String { get }
    /// About how many bytes it keeps.
    var weight: Int { get }
}
