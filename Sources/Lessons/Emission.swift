import RillTestCore
import Timeline

/// An event in the form that cases compare: its time, its kind, and its value without quotes.
struct Emission: Equatable {
    enum Kind: Equatable {
        case next(String)
        case completed
        /// An error of any value, because the case does not specify one.
        case error
    }

    /// The milliseconds since the subscription.
    var time: Int
    var kind: Kind

    /// Returns the events of the newest lane of a recording.
    static func emissionList(of recording: Recording?) -> [Emission] {
        guard let recording, let lane = recording.shownLanes.last else { return [] }
        let events = recording.events(of: [lane.id])
        return emissionList(of: events, after: events.first { $0.kind == .subscribed }?.time ?? events.first?.time ?? 0)
    }

    /// Returns the events after `start` of the newest lane with a name.
    static func emissionList(of recording: Recording?, lane name: String, after start: Int) -> [Emission] {
        guard let recording, let lane = recording.allLanes.last(where: { $0.name == name }) else { return [] }
        // An entry begins at a whole millisecond, which may be a little earlier than the time of the clock before it.
        let events = recording.events(of: [lane.id]).filter { $0.time > start - 1_000_000 }
        return emissionList(of: events, after: Int64(start))
    }

    private static func emissionList(of events: [Event], after start: Int64) -> [Emission] {
        events.compactMap { event in
            let time = max(0, Int((event.time - start) / 1_000_000))
            switch event.kind {
            case .next: return Emission(time: time, kind: .next(unquoted(event.text ?? "")))
            case .completed: return Emission(time: time, kind: .completed)
            case .error: return Emission(time: time, kind: .error)
            case .subscribed, .disposed: return nil
            }
        }
    }

    private static func unquoted(_ text: String) -> String {
        text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
    }

    /// Parses a marble string; throws a description of an error.
    static func parse(_ notation: String) throws -> [Emission] {
        try Marbles<String>(notation) { $0 }.events.map { event in
            switch event.value {
            case .next(let text): return Emission(time: event.time, kind: .next(text))
            case .completed: return Emission(time: event.time, kind: .completed)
            case .error: return Emission(time: event.time, kind: .error)
            }
        }
    }

    /// Returns the events as a row of a diagram.
    static func track(_ emissions: [Emission], named label: String) -> Track {
        let marks = emissions.enumerated().map { index, emission -> Track.Mark in
            let time = Int64(emission.time) * 1_000_000
            switch emission.kind {
            case .next(let text): return Track.Mark(time: time, step: index, kind: .next, text: text)
            case .completed: return Track.Mark(time: time, step: index, kind: .completed)
            case .error: return Track.Mark(time: time, step: index, kind: .error)
            }
        }
        return Track(label: label, marks: [Track.Mark(time: 0, kind: .subscribed)] + marks)
    }

    /// Returns the events as a marble string.
    static func notationText(_ emissions: [Emission]) -> String {
        Marbles<String>.print(
            emissions.map { emission in
                switch emission.kind {
                case .next(let text): return .next(emission.time, text)
                case .completed: return .completed(emission.time)
                case .error: return .error(emission.time, MarbleFailure())
                }
            })
    }
}
