/// What a solution costs: how many of each kind of compromise it makes. Two scores are compared kind by kind, the worst
/// kind first: no number of lesser ones outweighs one that is worse.
struct Score: Comparable {
    /// In the order of the compiler, the worst first.
    enum Kind: Int, CaseIterable {
        /// A result that does not fit its place.
        case misfit
        /// A result without the member that is read of it.
        case missingMember
        /// A generic parameter that nothing tells, a list that holds any value because its elements do not agree.
        case hole
        /// A declaration that says `@_disfavoredOverload`.
        case disfavored
        /// An implicitly unwrapped value taken out of its optional.
        case implicitUnwrap
        /// `CGFloat` for `Double` and the other way round.
        case implicitValue
        /// A value that becomes `AnyHashable`.
        case userConversion
        /// A closure whose value is dropped.
        case function
        /// A literal of another type than its usual one.
        case unusualLiteral
        /// A collection whose elements are converted.
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

    /// What has been added since.
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
