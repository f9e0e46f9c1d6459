import Runtime
import Timeline

/// A value that is spelled out when somebody looks. Only for types whose values can be kept: see `Keeping`.
final class Spelled: Spelling {
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

extension Spelled {
    /// How the elements of one observable are written down.
    ///
    /// The lines of a lane show what `debugPrint` would, and run the program's code for it, at the moment of the event. What
    /// its stages see must not be noticed: nothing of the program runs, and none of its objects lives longer.
    struct Manner {
        private enum Kind {
            case integer, double, bool, string
            /// Kept as it is.
            case later
            /// Spelled at once, as `debugPrint` would.
            case shown
            /// Spelled at once, without asking the program.
            case outlined
            case unknown
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

        func payload(_ element: Value) -> Payload {
            guard let type else { return .none }
            switch kind {
            case .unknown: return .none
            case .integer: return .integer(element.asInt)
            case .double: return .double(element.asDouble)
            case .bool: return .bool(element.asBool)
            case .string: return .quoted(element.asString)
            case .later: return .deferred(Spelled(element, type))
            case .shown: return .text(Printing.show(element, type))
            case .outlined: return .text(Printing.outline(element, type, limit: Manner.outlineLimit))
            }
        }
    }
}
