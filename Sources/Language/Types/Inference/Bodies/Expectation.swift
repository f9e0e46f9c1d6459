import Syntax
import TypeModel

/// The requirements of the surrounding code on one expression. Passed down with it; each part of the expression gets its own.
/// It guides inference only: conversions to the type are checked afterwards.
struct Expectation {
    /// The type to which the value is converted, perhaps with type variables; nil if none is known.
    var type: Type?
    var purpose = Purpose.part

    enum Purpose {
        /// A part of a larger expression.
        case part
        /// A whole expression without an expected type; `acceptsAnyType` if a value of any type is accepted.
        case whole(acceptsAnyType: Bool)
        /// The base of a member with this name, which is called or read.
        case base(of: Name, isCalled: Bool)
        /// An element of a list that is itself the base of a member; nothing else determines the root type of its key
        /// paths.
        case pathValue
    }

    /// Nothing is expected.
    static let none = Expectation(nil)
    /// A statement or an initial value of any type, determined by the expression alone.
    static let whole = Expectation(nil, .whole(acceptsAnyType: true))
    /// The subject of a `switch` or a pattern: the expression alone determines its type, but not every type is
    /// accepted.
    static let subject = Expectation(nil, .whole(acceptsAnyType: false))

    init(_ type: Type?, _ purpose: Purpose = .part) {
        self.type = type
        self.purpose = purpose
    }

    /// Returns the expectation with another type.
    func withType(_ type: Type?) -> Expectation { Expectation(type, purpose) }

    /// Returns the expectation for an element of a tuple.
    func ofElement(_ type: Type?) -> Expectation { Expectation(type, isPathValue ? .pathValue : .part) }

    var isWhole: Bool { if case .whole = purpose { true } else { false } }
    /// True if the call is separate, or its value is converted to `Any`.
    var acceptsAnyType: Bool { if case .whole(true) = purpose { true } else { type?.isAny ?? false } }
    var isPathValue: Bool { if case .pathValue = purpose { true } else { false } }
    /// The member that is read from the expression.
    var member: Name? { if case .base(let member, _) = purpose { member } else { nil } }
    /// True if the expression is the base of a member that is not called.
    var isRead: Bool { if case .base(_, false) = purpose { true } else { false } }
}
