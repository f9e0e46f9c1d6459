/// The cost of a solution: the number of compromises of each kind. Scores are compared kind by kind, the worst kind
/// first. They rank overloads that work, overloads to try first, and near misses.
struct Score: Comparable {
    /// The kinds in the order of the compiler, with the worst as the first.
    enum Kind: Int, CaseIterable {
        /// A change that the program needs, weighted by its `Correction`.
        case correction
        /// A type that stays undetermined: that of a generic parameter without a constraint, or `Any` for a
        /// heterogeneous collection.
        case hole
        /// A declaration marked `@_disfavoredOverload`.
        case disfavored
        /// An implicit unwrapping of an optional.
        case implicitUnwrap
        /// An implicit conversion between `CGFloat` and `Double`.
        case implicitValue
        /// A value that becomes `AnyHashable`.
        case userConversion
        /// A closure whose result is discarded.
        case function
        /// A literal that does not have its default type.
        case unusualLiteral
        /// A collection with converted elements.
        case collection
        /// A value that becomes an optional.
        case optional
        /// A value that becomes `Any`.
        case any
    }

    /// The weight of a correction.
    enum Correction: Int {
        case similarLabel = 2
        case missingLabel = 4
        case missingArgument = 6
        case wrongLabel = 8
        /// The result lacks the member that the program uses.
        case missingMember = 10
        case extraArgument = 12
        /// The value does not match the expected type.
        case wrongValue = 20
        /// The receiver does not meet the conditions of the declaration.
        case wrongReceiver = 40
    }

    private var counts = SIMD16<Int16>()

    /// The score without any compromise.
    static let zero = Score()

    init() {}
    init(_ kind: Kind) { add(kind) }

    init(_ correction: Correction) { add(correction) }

    mutating func add(_ kind: Kind, _ number: Int = 1) { counts[kind.rawValue] &+= Int16(truncatingIfNeeded: number) }
    mutating func add(_ correction: Correction) { add(.correction, correction.rawValue) }

    /// The number of compromises of one kind.
    subscript(kind: Kind) -> Int { Int(counts[kind.rawValue]) }

    /// Returns the difference to an earlier score.
    func difference(since earlier: Score) -> Score {
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
