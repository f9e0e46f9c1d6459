/// The cost of a solution: the number of compromises of each kind. Compared lexicographically, the worst kind first. It ranks
/// overloads that work, overloads to try first, and those that nearly match.
struct Score: Comparable {
    /// In the order of the compiler, the worst first.
    enum Kind: Int, CaseIterable {
        /// A correction that the program needs, by its `Correction`.
        case fix
        /// A type of which nothing is known: a generic parameter without constraint, a heterogeneous collection of any values.
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

    /// How much a correction changes.
    enum Correction: Int {
        case similarLabel = 2
        case missingLabel = 4
        case missingArgument = 6
        case wrongLabel = 8
        /// The result has no such member.
        case missingMember = 10
        case extraArgument = 12
        /// The value does not match the expected type.
        case wrongValue = 20
        /// The receiver does not meet the conditions of the declaration.
        case wrongReceiver = 40
    }

    private var counts = SIMD16<Int16>()

    /// No compromise at all.
    static let free = Score()

    init() {}
    init(_ kind: Kind) { add(kind) }

    init(_ correction: Correction) { add(correction) }

    mutating func add(_ kind: Kind, _ number: Int = 1) { counts[kind.rawValue] &+= Int16(truncatingIfNeeded: number) }
    mutating func add(_ correction: Correction) { add(.fix, correction.rawValue) }

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
