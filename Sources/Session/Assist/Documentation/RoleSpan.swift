import StyledText

/// A part of a text with its role.
package struct RoleSpan: Equatable, Sendable {
    package var range: Range<Int>
    package var role: Role

    package init(_ range: Range<Int>, _ role: Role) {
        self.range = range
        self.role = role
    }
}

/// The completeness of an entry.
package enum Completeness: Equatable, Sendable {
    case complete
    /// More input is needed; the reason names the open construct: `'{' from line 1`.
    case incomplete(reason: String, indent: Int)
    /// The text contains only blanks and comments.
    case empty

    package var isWhole: Bool {
        if case .incomplete = self { return false }
        return true
    }
}
