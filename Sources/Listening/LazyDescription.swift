import Rill
import Runtime
import Timeline

/// A value whose description is created when the value is first displayed. The type must allow its values to be kept:
/// see `RetentionTraits`.
final class LazyDescription: LazyText {
    let payloadBytes: Int
    private let value: Value
    private let valueType: RuntimeType

    init(_ value: Value, _ valueType: RuntimeType) {
        self.value = value
        self.valueType = valueType
        payloadBytes = 32 + value.retainedBytes
    }

    var text: String { Printing.fieldText(value, valueType) }

    func text(limit: Int) -> String { Printing.fieldText(value, valueType, limit: limit) }
}

extension LazyDescription {
    /// The way in which the elements of an observable are recorded.
    ///
    /// Lines of a lane show the output of `debugPrint`, which runs the program's code at the time of the event. The
    /// recording of stages must have no side effects: it neither runs code of the program nor extends the life of its
    /// objects.
    struct RecordingStyle {
        private enum Kind: UInt8, Comparable {
            case integer, double, bool, string
            /// The value is kept, and described when it is displayed.
            case later
            /// The value is described at once, as `debugPrint` does.
            case shown
            /// The value is described at once without running code of the program.
            case outlined
            /// The value is an observable, which is described by a name.
            case stream
            case unknown

            static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
        }

        /// The maximum number of bytes of a description that is created at once.
        private static let outlineLimit = 400

        private let kind: Kind
        private let type: RuntimeType?

        private let streams: StreamNames

        /// Creates the style for the elements of a type. Values of an unknown type are shown as a question mark.
        init(_ type: RuntimeType?, isLine: Bool, _ streams: StreamNames) {
            (self.type, self.streams) = (type, streams)
            guard let type else {
                kind = .unknown
                return
            }
            if RuntimeType.conforms(type, "ObservableConvertibleType") {
                kind = .stream
                return
            }
            switch type.kind {
            case .integer(_, isSigned: true): kind = .integer
            case .floating(bits: 64): kind = .double
            case .bool: kind = .bool
            case .string: kind = .string
            default:
                if isLine, !type.retentionTraits.isEmpty {
                    kind = .shown
                } else {
                    let isNow = type.retentionTraits.contains(.holdsObjects) || Printing.runsLibraryCode(for: type)
                    kind = isNow ? .outlined : .later
                }
            }
        }

        /// True for numbers, Booleans and strings, which `write` can record.
        var isPlain: Bool { kind <= .string }

        /// Writes a plain value into uninitialised memory; returns the number of bytes of its text.
        @inline(__always)
        func write(_ element: Value, to place: UnsafeMutablePointer<Payload>) -> Int {
            switch kind {
            case .integer: place.initialize(to: .integer(element.asInt))
            case .double: place.initialize(to: .double(element.asDouble))
            case .bool: place.initialize(to: .bool(element.asBool))
            case .string:
                let text = element.asString
                place.initialize(to: .quoted(text))
                return text.utf8.count
            case .later, .shown, .outlined, .stream, .unknown: break
            }
            return 0
        }

        /// Returns the payload of any value. The style `shown` runs the program's code.
        func payload(_ element: Value) -> Payload {
            guard let type else { return .text("?") }
            switch kind {
            case .later: return .deferred(LazyDescription(element, type))
            case .shown: return .text(Printing.timelineText(element, type))
            case .outlined: return .text(Printing.fieldText(element, type, limit: RecordingStyle.outlineLimit))
            case .stream: return .deferred(streams.element(element, type))
            case .integer, .double, .bool, .string, .unknown:
                var payload = Payload.none
                _ = write(element, to: &payload)
                return payload
            }
        }
    }
}
