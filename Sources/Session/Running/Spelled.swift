import Runtime
import Timeline

/// A value that is spelled out when somebody looks.
final class Spelled: Spelling {
    private let value: Value
    private let type: RuntimeType

    init(_ value: Value, _ type: RuntimeType) {
        self.value = value
        self.type = type
    }

    var text: String { Printing.show(value, type) }
}

extension Spelled {
    /// How the elements of one observable are written down.
    struct Manner {
        private enum Kind {
            case integer
            /// Nothing of the program lives longer or runs because of it: kept as it is.
            case later
            /// A line that is shown: at once, as `debugPrint` would.
            case now
            /// Spelling it would run code of the program, or keep an object of it alive: the type must do.
            case typeOnly
            case unknown
        }

        private let kind: Kind
        private let type: RuntimeType?

        /// Values of a type that is not known stay unsaid.
        init(_ type: RuntimeType?, isLine: Bool) {
            self.type = type
            guard let type else {
                kind = .unknown
                return
            }
            if case .integer(_, isSigned: true) = type.kind {
                kind = .integer
            } else {
                kind = isLine ? .now : Manner.isPlain(type) ? .later : .typeOnly
            }
        }

        func payload(_ element: Value) -> Payload {
            guard let type else { return .none }
            switch kind {
            case .unknown: return .none
            case .integer:
                if case .int(let number) = element { return .integer(number) }
                return .text(Printing.show(element, type))
            case .later: return .deferred(Spelled(element, type))
            case .now: return .text(Printing.show(element, type))
            case .typeOnly: return .text(type.name)
            }
        }

        /// Values without identity and without code of their own.
        private static func isPlain(_ type: RuntimeType) -> Bool {
            switch type.kind {
            case .void, .bool, .string, .character, .substring, .integer, .floating: return true
            case .optional(let inner), .array(let inner), .slice(let inner), .set(let inner): return isPlain(inner)
            case .dictionary(let key, let value): return isPlain(key) && isPlain(value)
            case .tuple(let fields): return fields.allSatisfy { isPlain($0.type) }
            case .never, .function, .structure, .enumeration, .classType, .existential, .metatype, .native: return false
            }
        }
    }
}
