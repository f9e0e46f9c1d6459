import StyledText

/// A range of a text with its role, such as keyword or string.
package struct RoleSpan: Equatable, Sendable {
    package var range: Range<Int>
    package var role: TextRole

    package init(_ range: Range<Int>, _ role: TextRole) {
        self.range = range
        self.role = role
    }
}

/// Describes if an entry is complete.
package enum Completeness: Equatable, Sendable {
    case complete
    /// More input is needed. The reason names the construct that is open: `'{' from line 1`.
    case incomplete(reason: String, indent: Int)
    /// The text contains nothing but blanks and comments.
    case empty

    package var isComplete: Bool {
        if case .incomplete = self { return false }
        return true
    }
}
