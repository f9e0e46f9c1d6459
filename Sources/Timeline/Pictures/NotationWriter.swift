import Rill
import RillTestCore

extension Picture {
    /// Returns each row in the notation of `cold`, `hot` and `expect`. Times are milliseconds from the first
    /// subscription, 100 in a tick.
    public func notation(rxjs: Bool = false) -> [(label: String, text: String)] {
        let begin = tracks.flatMap { $0.marks.lazy.map(\.time) }.min() ?? 0
        return tracks.map { track in
            let events = track.marks.compactMap { $0.recordedEvents(since: begin) }
            let text = Marbles<String>.print(
                events, scale: MarbleScale(rxjs: rxjs), errorName: { MarbleFailure.name(ofText: "\($0)") })
            return (track.label, text)
        }
    }
}

extension Track.Mark {
    fileprivate func recordedEvents(since begin: Int64) -> Recorded<Rill.Event<String>>? {
        let time = Int((time - begin) / 1_000_000)
        switch kind {
        case .next: return Recorded(time: time, value: .next(unquoted(text)))
        case .error: return Recorded(time: time, value: .error(PrintedError(description: text)))
        case .completed: return Recorded(time: time, value: .completed)
        case .subscribed, .held, .disposed: return nil
        }
    }
}

/// An error of which the recording has only the text.
private struct PrintedError: Error, CustomStringConvertible {
    let description: String
}

/// Returns a string as `print` shows it, from the quoted form of `debugPrint`.
func unquoted(_ text: String) -> String {
    guard text.count > 1, text.first == "\"", text.last == "\"" else { return text }
    var result = ""
    var rest = text.dropFirst().dropLast()
    while let character = rest.popFirst() {
        guard character == "\\", let escaped = rest.popFirst() else {
            result.append(character)
            continue
        }
        switch escaped {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "r": result.append("\r")
        case "0": result.append("\0")
        case "u":
            let digits = rest.dropFirst().prefix { $0 != "}" }
            rest = rest.dropFirst(digits.count + 2)
            if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
                result.unicodeScalars.append(scalar)
            }
        default: result.append(escaped)
        }
    }
    return result
}
