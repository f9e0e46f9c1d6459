import Runtime
import Timeline

/// A value that is spelled out when somebody looks. Only for types whose values can be kept: see `RetentionTraits`.
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
}

extension LazyDescription {
    /// How the elements of one observable are written down.
    ///
    /// The lines of a lane show what `debugPrint` would, and run the program's code for it, at the moment of the event. What
    /// its stages see must not be noticed: nothing of the program runs, and none of its objects lives longer.
    struct Manner {
        private enum Kind: UInt8, Comparable {
            case integer, double, bool, string
            /// The value is kept and spelled when somebody looks.
            case later
            /// Spelled at once, as `debugPrint` would.
            case shown
            /// Spelled at once, without asking the program.
            case outlined
            case unknown

            static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
        }

        /// Bytes of a value that must be spelled at once and may never be looked at.
        private static let outlineLimit = 400

        private let kind: Kind
        private let type: RuntimeType?

        /// Values of a type that is not known stay unsaid.
        init(_ type: RuntimeType?, isLine: Bool) {
            self.type = type
            guard let type else {
                kind = .unknown
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
                    kind = type.keeping.contains(.references) ? .outlined : .later
                }
            }
        }

        /// Whether `write` can be asked: numbers, truths and texts, for which nothing else happens.
        var isPlain: Bool { kind <= .string }

        /// Writes a plain value where nothing of worth is written yet; answers what it weighs.
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
            case .later, .shown, .outlined, .unknown: break
            }
            return 0
        }

        /// Any value; `shown` runs the program's code.
        func payload(_ element: Value) -> Payload {
            guard let type else { return .none }
            switch kind {
            case .later: return .deferred(LazyDescription(element, type))
            case .shown: return .text(Printing.show(element, type))
            case .outlined: return .text(Printing.outline(element, type, limit: Manner.outlineLimit))
            case .integer, .double, .bool, .string, .unknown:
                var payload = Payload.none
                _ = write(element, to: &payload)
                return payload
            }
        }
    }
}
