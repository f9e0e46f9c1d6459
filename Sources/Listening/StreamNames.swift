import Rill
import Runtime
import Timeline

/// The observables that were elements. Each observable has one description, so that all events have the same name for
/// it.
final class StreamNames {
    private struct NamedStream {
        weak var stream: StreamElement?
        /// The numbers of the events that carried the observable.
        var numbers: [Int]
    }

    /// Returns the program's name for an object; nil if it has none.
    var nameOfObject: (AnyObject) -> String? = { _ in nil }
    private let recording: Recording
    private var knownStreams: [ObjectIdentifier: NamedStream] = [:]
    /// The number of observables at which the freed ones are dropped.
    private var maxKnownStreams = 1_000
    private static let maxNumberedStreams = 64

    init(_ recording: Recording) { self.recording = recording }

    /// Returns the description of an element that the next recorded event carries.
    func element(_ element: Value, _ type: RuntimeType) -> StreamElement {
        guard case .object(let object) = element else { return StreamElement(element, type, variable: nil) }
        let id = ObjectIdentifier(object)
        if let before = knownStreams[id], let stream = before.stream, stream.object === object {
            if before.numbers.count < StreamNames.maxNumberedStreams {
                knownStreams[id]?.numbers.append(recording.eventCount + 1)
            }
            return stream
        }
        if knownStreams.count > maxKnownStreams {
            knownStreams = knownStreams.filter { $0.value.stream?.object != nil }
            maxKnownStreams = max(1_000, knownStreams.count * 2)
        }
        let stream = StreamElement(element, type, variable: nameOfObject(object))
        knownStreams[id] = NamedStream(stream: stream, numbers: [recording.eventCount + 1])
        return stream
    }

    /// Records that a lane subscribes to an object, if the object was an element.
    func noteSubscription(_ lane: Timeline.Lane.ID, subscribesTo object: ObjectIdentifier) {
        guard let found = knownStreams[object], let stream = found.stream, stream.object != nil,
            let lane = recording.lane(lane)
        else { return }
        stream.noteLane(lane: recording.shortName(of: lane))
        recording.noteSourceElements(lane.id, subscribesToElementsOf: found.numbers)
    }

    /// Returns the description of an object; nil if the object was not an element.
    func stream(of object: ObjectIdentifier) -> StreamElement? {
        knownStreams[object]?.stream.flatMap { $0.object == nil ? nil : $0 }
    }
}

/// The names of the inner lanes of one lane.
struct InnerNames {
    private static let maxLength = 20
    private var countsByName: [String: Int] = [:]

    /// Returns the name of an inner lane: the key or variable of the observable, else the element that opened it, else
    /// the operator that made it with a number, else its code, else a letter.
    ///
    /// - Parameters:
    /// - opener: the event that caused the subscription.
    /// - code: the label of the observable's stage.
    /// - count: the number of inner lanes that were opened before.
    mutating func nextName(
        openedBy opener: Timeline.Event?, in recording: Recording, code: () -> String, _ count: Int
    ) -> String {
        var found = ""
        if let opener, let text = elementText(of: opener, in: recording) { found = text }
        let name = found.isEmpty ? InnerNames.text(ofCode: code()) : found
        if name.isEmpty { return Recorder.lettersForNumber(count) }
        let number = countsByName[name, default: 0] + 1
        countsByName[name] = number
        return number == 1 ? name : "\(name)#\(number)"
    }

    private static func text(ofCode code: String) -> String {
        code == Recorder.unnamedLabel ? "" : shortened(String(code.drop { $0 == "." }))
    }

    private mutating func elementText(of opener: Timeline.Event, in recording: Recording) -> String? {
        guard let stream = opener.stream else {
            let text = opener.kind == .next || opener.kind == .error ? opener.payload.text(limit: 40) : nil
            return text.map(InnerNames.shortened)
        }
        if let known = stream.key ?? stream.variable { return InnerNames.shortened(known) }
        // The program created the observable for an element, as in `map { search($0) }`.
        if stream.isCallResult, let element = InnerNames.element(before: opener, in: recording) {
            return InnerNames.shortened(element)
        }
        let maker = recording.label(of: opener).drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber }
        if maker.isEmpty { return nil }
        countsByName["operator \(maker)", default: 0] += 1
        return "\(maker) \(countsByName["operator \(maker)"]!)"
    }

    /// Returns the nearest element among the causes that is not an observable.
    private static func element(before event: Timeline.Event, in recording: Recording) -> String? {
        var event = event
        for _ in 0..<8 {
            guard let cause = recording.event(event.cause), cause.kind == .next else { return nil }
            if cause.stream == nil { return cause.payload.text(limit: 40) }
            event = cause
        }
        return nil
    }

    /// Returns a text on one line, without the quotes of a string; a long text is cut.
    private static func shortened(_ text: String) -> String {
        var line = ChainLabels.joinedLines(text)
        if line.count > 2, line.first == "\"", line.last == "\"" { line = String(line.dropFirst().dropLast()) }
        return line.count > maxLength ? line.prefix(maxLength - 1) + "…" : line
    }
}

extension Timeline.Event {
    /// The observable that the event carries; nil if it carries none.
    var stream: StreamElement? {
        guard kind == .next, case .deferred(let spelling) = payload else { return nil }
        return spelling as? StreamElement
    }
}
