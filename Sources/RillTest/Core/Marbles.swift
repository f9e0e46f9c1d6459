import Rill

/// A parsed marble string with its values.
public struct Marbles<Element> {
    /// The events. Their times are relative to `^`, or to the start if there is no `^`.
    public let events: [Recorded<Event<Element>>]
    /// The time of `^`, counted from the start of the string.
    public let subscribed: TestTime?
    /// The time of `!`, relative to the same point as the times of the events.
    public let disposed: TestTime?

    /// - Parameter values: the values of characters and names. A missing digit is its own value if elements are whole
    ///   numbers; the value of any other missing name is its text.
    public init(
        _ text: String, values: [String: Element] = [:], errors: [String: Error] = [:],
        scale: MarbleScale = MarbleScale()
    ) throws {
        try self.init(text, errors: errors, scale: scale) { values[$0] ?? plainValue($0) }
    }

    /// - Parameter value: returns the value of a name; nil is an error at its column.
    public init(
        _ text: String, errors: [String: Error] = [:], scale: MarbleScale = MarbleScale(),
        value: (String) -> Element?
    ) throws {
        let script = try MarbleScanner.scanMarbles(text, scale: scale)
        events = try script.entries.map { entry in
            Recorded(time: entry.time, value: try Self.event(entry, errors, value))
        }
        subscribed = script.subscriptionTime
        disposed = script.disposalTime
    }

    private static func event(
        _ entry: MarbleScript.Entry, _ errors: [String: Error], _ value: (String) -> Element?
    ) throws -> Event<Element> {
        switch entry.mark {
        case .completed:
            return .completed
        case .error(nil):
            return .error(errors["#"] ?? MarbleFailure())
        case .error(let name?):
            guard let error = errors[name] else {
                throw MarbleError(
                    "no error named `\(name)`", column: entry.column + 1, help: "define the error in `errors:`")
            }
            return .error(error)
        case .value(let name):
            guard let element = value(name) else {
                throw MarbleError("no value for `\(name)`", column: entry.column, help: "define the value in `values:`")
            }
            return .next(element)
        }
    }
}

extension Subscription {
    /// Parses a subscription from `^` to `!`. The times are relative to the beginning of the string.
    public init(marbles text: String, scale: MarbleScale = MarbleScale()) throws {
        let script = try MarbleScanner.scanMarbles(text, scale: scale)
        if let entry = script.entries.first {
            throw MarbleError("a subscription has no events", column: entry.column)
        }
        guard let begin = script.subscriptionTime else {
            throw MarbleError("a subscription needs `^`", column: 1)
        }
        self.init(begin, script.disposalTime.map { $0 + begin } ?? .max)
    }
}

/// Returns a digit as a number if numbers are the element type; the text otherwise; nil if neither is of the element
/// type.
private func plainValue<Element>(_ name: String) -> Element? {
    let number = Int(name)
    if let element = number as? Element ?? number.flatMap({ Double($0) as? Element }) ?? name as? Element {
        return element
    }
    return name.count == 1 ? name.first as? Element : nil
}
