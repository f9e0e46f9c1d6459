/// An event on a lane.
public struct Event {
    public enum Kind: UInt8, Sendable, CaseIterable {
        case subscribed, next, error, completed, disposed

        /// The word for this kind of event in data and in plain text.
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

    /// The number of the event in the order of recording; the first is 1.
    public let number: Int
    /// The time in virtual nanoseconds since the session began.
    public let time: Int64
    public let lane: Lane.ID
    public let kind: Kind
    /// The executor that delivered the event. 0 is the main executor; the others have names in `Recording.executors`.
    public let executorNumber: UInt16
    /// The stage of the lane's chain; 0 means the lane as a whole.
    public let stageNumber: Int32
    /// The number of the event that caused this one; 0 if none did.
    public let cause: Int
    /// The value or error, in the form that `Recording.add` describes.
    public var payload: Payload

    /// The value or error of the event as text; nil if it has none.
    public var text: String? { payload.text }

    /// True for values, errors and completions, which sources send; subscriptions and disposals come from below.
    var isSignal: Bool { kind != .subscribed && kind != .disposed }

    @inlinable public init(
        number: Int, time: Int64, lane: Lane.ID, kind: Kind, stageNumber: Int32 = 0, cause: Int = 0,
        payload: Payload = .none,
        executorNumber: UInt16 = 0
    ) {
        self.number = number
        self.time = time
        self.lane = lane
        self.kind = kind
        self.executorNumber = executorNumber
        self.stageNumber = stageNumber
        self.cause = cause
        self.payload = payload
    }
}

/// The value or error of an event. Its text is created on first use.
public enum Payload {
    case none
    case integer(Int)
    case double(Double)
    case bool(Bool)
    case text(String)
    /// A string that is displayed in quotes. The quotes are added when it is displayed, because adding them costs more
    /// than storing the string.
    case quoted(String)
    /// An object that is described when it is first displayed. This is only for values that cannot change and have no
    /// `deinit`, because a recording must not keep objects of the program alive.
    case deferred(LazyText)

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

    /// Returns the text without quotes; if it is long, only about its first `limit` characters.
    public func text(limit: Int) -> String? {
        switch self {
        case .quoted(let text): return String(text.prefix(limit + 1))
        case .deferred(let spelling): return spelling.text(limit: limit)
        case .none, .integer, .double, .bool, .text: return text
        }
    }

    /// The number of bytes that the payload counts towards the memory limit.
    var payloadBytes: Int {
        switch self {
        case .none, .integer, .double, .bool: return 0
        case .text(let text), .quoted(let text): return text.utf8.count
        // The weight is never 0, because a block whose weight is 0 is not released.
        case .deferred(let spelling): return max(1, spelling.payloadBytes)
        }
    }
}

/// A value that is described later.
public protocol LazyText: AnyObject {
    var text: String { get }
    /// Returns the text. To save time, it may be cut after about `limit` characters.
    func text(limit: Int) -> String
    /// The approximate number of bytes that the value retains.
    var payloadBytes: Int { get }
}

extension LazyText {
    public func text(limit: Int) -> String { text }
}
