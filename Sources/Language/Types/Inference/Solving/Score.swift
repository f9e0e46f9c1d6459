/// The cost of a solution: the number of compromises of each kind. Compared lexicographically, the worst kind first.
struct Score: Comparable {
    /// In the order of the compiler, the worst first.
    enum Kind: Int, CaseIterable {
        /// A result that does not match the expected type.
        case misfit
        /// A result without the member that is read of it.
        case missingMember
        /// A generic parameter without constraint, or a heterogeneous collection of any values.
        case hole
        /// A declaration marked `@_disfavoredOverload`.
        case disfavored
        /// An implicitly unwrapped value taken out of its optional.
        case implicitUnwrap
        /// `CGFloat` for `Double` and the other way round.
        case implicitValue
        /// A value that becomes `AnyHashable`.
        case userConversion
        /// A closure whose result is dropped.
        case function
        /// A literal of another type than its usual one.
        case unusualLiteral
        /// A collection with converted elements.
        case collection
        /// A value that becomes an optional.
        case optional
        /// A value that becomes `Any`.
        case any
    }

    private var counts = SIMD16<Int16>()

    /// No compromise at all.
    static let free = Score()

    init() {}
    init(_ kind: Kind) { add(kind) }

    mutating func add(_ kind: Kind) { counts[kind.rawValue] &+= 1 }

    /// The number of compromises of one kind.
    subscript(kind: Kind) -> Int { Int(counts[kind.rawValue]) }

    /// Returns the difference to an earlier score.
    func since(_ earlier: Score) -> Score {
        var result = self
        result.counts &-= earlier.counts
        return result
    }

    static func + (left: Score, right: Score) -> Score {
        var result = left
        result.counts &+= right.counts
        return result
    }

    static func < (left: Score, right: Score) -> Bool {
        for index in 0..<Kind.allCases.count where left.counts[index] != right.counts[index] {
            return left.counts[index] < right.counts[index]
        }
        return false
    }
}
