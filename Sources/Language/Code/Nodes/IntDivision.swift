import Diagnostics
import Runtime

// Nodes for division, bit operations and wrapping arithmetic.

@inline(never) func divisionTrap(_ divisor: Int, _ span: Span) -> Error {
    divisor == 0
        ? Trap("division-by-zero", "division by zero", at: span)
        : Trap("overflow", "arithmetic overflow: the result does not fit in Int", at: span)
}

@inline(__always) func checkedQuotient(_ a: Int, _ b: Int, _ span: Span) throws -> Int {
    let (result, overflow) = a.dividedReportingOverflow(by: b)
    if overflow { throw divisionTrap(b, span) }
    return result
}

@inline(__always) func checkedRemainder(_ a: Int, _ b: Int, _ span: Span) throws -> Int {
    let (result, overflow) = a.remainderReportingOverflow(dividingBy: b)
    if overflow { throw divisionTrap(b, span) }
    return result
}

final class IntDivide: IntPair {
    override func int(_ f: Frame) throws -> Int { try checkedQuotient(left.int(f), right.int(f), span) }
}
final class IntRemainder: IntPair {
    override func int(_ f: Frame) throws -> Int { try checkedRemainder(left.int(f), right.int(f), span) }
}
final class IntAnd: IntPair {
    override func int(_ f: Frame) throws -> Int { try left.int(f) & right.int(f) }
}
final class IntOr: IntPair {
    override func int(_ f: Frame) throws -> Int { try left.int(f) | right.int(f) }
}
final class IntXor: IntPair {
    override func int(_ f: Frame) throws -> Int { try left.int(f) ^ right.int(f) }
}
final class IntWrappingAdd: IntPair {
    override func int(_ f: Frame) throws -> Int { try left.int(f) &+ right.int(f) }
}
final class IntWrappingSubtract: IntPair {
    override func int(_ f: Frame) throws -> Int { try left.int(f) &- right.int(f) }
}
final class IntWrappingMultiply: IntPair {
    override func int(_ f: Frame) throws -> Int { try left.int(f) &* right.int(f) }
}

/// A constant divisor: the division becomes a multiplication (Granlund and Montgomery; Hacker's Delight, chapter 10).
struct Divisor {
    let divisor: Int
    private let magic: Int
    private let shift: Int
    /// Has all bits set if the magic number needs one bit more than a word, so that the dividend is added; zero
    /// otherwise.
    private let addend: Int

    /// Returns nil unless the node is a constant that is at least 2.
    init?(_ node: Node) {
        guard let constant = node.intConstant, constant >= 2 else { return nil }
        self.init(constant)
    }

    init(_ divisor: Int) {
        self.divisor = divisor
        let d = UInt(divisor)
        let half = UInt(1) << 63
        let limit = half - 1 - half % d
        var power = 63
        var (q1, r1) = half.quotientAndRemainder(dividingBy: limit)
        var (q2, r2) = half.quotientAndRemainder(dividingBy: d)
        var delta: UInt
        repeat {
            power += 1
            (q1, r1) = (q1 &* 2, r1 &* 2)
            if r1 >= limit { (q1, r1) = (q1 &+ 1, r1 &- limit) }
            (q2, r2) = (q2 &* 2, r2 &* 2)
            if r2 >= d { (q2, r2) = (q2 &+ 1, r2 &- d) }
            delta = d - r2
        } while q1 < delta || (q1 == delta && r1 == 0)
        magic = Int(bitPattern: q2 &+ 1)
        shift = power - 64
        addend = magic < 0 ? -1 : 0
    }

    @inline(__always) func quotient(_ number: Int) -> Int {
        let high = magic.multipliedFullWidth(by: number).high &+ (number & addend)
        return (high &>> shift) &+ Int(truncatingIfNeeded: UInt(bitPattern: number) &>> 63)
    }
    @inline(__always) func remainder(_ number: Int) -> Int { number &- quotient(number) &* divisor }
}

class IntAndDivisor: IntNode {
    override final var isSelfContained: Bool { left.isSelfContained }
    final let left: Node
    final let divisor: Divisor
    required init(_ left: Node, _ divisor: Divisor) {
        self.left = left
        self.divisor = divisor
    }
}

class IntSlotAndDivisor: IntNode {
    override final var isSelfContained: Bool { true }
    final let slot: Int
    final let divisor: Divisor
    required init(_ slot: Int, _ divisor: Divisor) {
        self.slot = slot
        self.divisor = divisor
    }
}

final class IntDivideConstant: IntAndDivisor {
    override func int(_ f: Frame) throws -> Int {
        let number = try left.int(f)
        return divisor.quotient(number)
    }
}
final class IntDivideSlotConstant: IntSlotAndDivisor {
    override func int(_ f: Frame) throws -> Int { divisor.quotient(f.int(slot)) }
}

final class IntRemainderConstant: IntAndDivisor {
    override func int(_ f: Frame) throws -> Int {
        let number = try left.int(f)
        return divisor.remainder(number)
    }
}
final class IntRemainderSlotConstant: IntSlotAndDivisor {
    override func int(_ f: Frame) throws -> Int { divisor.remainder(f.int(slot)) }
}
