import Syntax
import TypeModel

/// The requirements of the surrounding code on one expression. It is passed to the inference of the expression; each
/// part of the expression gets its own. It only guides inference: the conversion to its type is checked afterwards.
struct Expectation {
    /// The type to which the value is converted, perhaps with type variables; nil if none is known.
    var type: Type?
    var purpose = Purpose.part

    enum Purpose {
        /// The expression is a part of a larger one.
        case part
        /// The expression is a whole statement or value without an expected type; `acceptsAnyType` is true if its value
        /// may have any type.
        case whole(acceptsAnyType: Bool)
        /// The expression is the base of a member with this name, which is called or read.
        case base(of: Name, isCalled: Bool)
        /// The expression is an element of a list that is the base of a member, so nothing else determines the root
        /// type of its key paths.
        case pathValue
    }

    /// The surrounding code expects nothing.
    static let none = Expectation(nil)
    /// A statement, or an initial value without a written type: the expression alone determines its type.
    static let whole = Expectation(nil, .whole(acceptsAnyType: true))
    /// The subject of a `switch` or a pattern: the expression alone determines its type, but not every type is
    /// accepted.
    static let subject = Expectation(nil, .whole(acceptsAnyType: false))

    init(_ type: Type?, _ purpose: Purpose = .part) {
        self.type = type
        self.purpose = purpose
    }

    /// Returns the same expectation with another type.
    func withType(_ type: Type?) -> Expectation { Expectation(type, purpose) }

    /// Returns the expectation for an element of a tuple.
    func ofElement(_ type: Type?) -> Expectation { Expectation(type, isPathValue ? .pathValue : .part) }

    var isWhole: Bool { if case .whole = purpose { true } else { false } }
    /// True if the expression is a whole statement, or its value is converted to `Any`.
    var acceptsAnyType: Bool { if case .whole(true) = purpose { true } else { type?.isAny ?? false } }
    var isPathValue: Bool { if case .pathValue = purpose { true } else { false } }
    /// The member that is read from the expression.
    var memberName: Name? { if case .base(let member, _) = purpose { member } else { nil } }
    /// True if the expression is the base of a member that is not called.
    var isBaseOfRead: Bool { if case .base(_, false) = purpose { true } else { false } }
}
