import Rill
import Runtime
import Timeline

/// A value whose description is created when it is first displayed. Only for types whose values can be kept: see
/// `RetentionTraits`.
final class LazyDescription: Spelling {
    let weight: Int
    private let value: Value
    private let type: RuntimeType

    init(_ value: Value, _ type: RuntimeType) {
        self.value = value
        self.type = type
        weight = 32 + value.weight
    }

    var text: String { Printing.outline(value, type) }

    func text(limit: Int) -> String { Printing.outline(value, type, limit: limit) }
}

extension LazyDescription {
    /// The way in which elements of one observable are recorded.
    ///
    /// Lines of a lane show the output of `debugPrint`, which runs the program's code at the time of the event.
    /// Recording of stages must have no side effects: it runs no code of the program and does not extend the life of
    /// its objects.
    struct Manner {
        private enum Kind: UInt8, Comparable {
            case integer, double, bool, string
            /// Keeps the value and describes it when displayed.
            case later
            /// Describes it at once, like `debugPrint`.
            case shown
            /// Describes it at once without running code of the program.
            case outlined
            /// An observable, which is described by a name.
            case stream
            case unknown

            static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
        }

        /// The most bytes of a description that is created at once.
        private static let outlineLimit = 400

        private let kind: Kind
        private let type: RuntimeType?

        private let streams: StreamNames

        /// Values of an unknown type are shown as a question mark.
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
                if isLine, !type.keeping.isEmpty {
                    kind = .shown
                } else {
                    let isNow = type.keeping.contains(.references) || Printing.runsLibrary(for: type)
                    kind = isNow ? .outlined : .later
                }
            }
        }

        /// True for numbers, Booleans and strings, which `write` can record.
        var isPlain: Bool { kind <= .string }

        /// Writes a plain value into unused memory; returns its weight.
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

        /// Returns the payload of any value; `shown` runs the program's code.
        func payload(_ element: Value) -> Payload {
            guard let type else { return .text("?") }
            switch kind {
            case .later: return .deferred(LazyDescription(element, type))
            case .shown: return .text(Printing.show(element, type))
            case .outlined: return .text(Printing.outline(element, type, limit: Manner.outlineLimit))
            case .stream: return .deferred(streams.element(element, type))
            case .integer, .double, .bool, .string, .unknown:
                var payload = Payload.none
                _ = write(element, to: &payload)
                return payload
            }
        }
    }
}
