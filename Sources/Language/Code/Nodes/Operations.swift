// Written by operations.py.

import Diagnostics
import Runtime

// Scalars in slots; arithmetic and comparison of `Int` and `Double`, a class for each shape of the operands.

final class IntConstant: IntNode {
    override var isConstantOrLoad: Bool { true }
    let constant: Int
    init(_ constant: Int) { self.constant = constant }
    override func int(_ f: Frame) throws -> Int { constant }
}
final class LoadInt: IntNode {
    override var isConstantOrLoad: Bool { true }
    let slot: Int
    init(_ slot: Int) { self.slot = slot }
    override func int(_ f: Frame) throws -> Int { f.int(slot) }
}
final class StoreInt: StoreNode {
    override func run(_ f: Frame) throws { f.put(slot, try source.int(f)) }
}
final class DoubleConstant: DoubleNode {
    override var isConstantOrLoad: Bool { true }
    let constant: Double
    init(_ constant: Double) { self.constant = constant }
    override func double(_ f: Frame) throws -> Double { constant }
}
final class LoadDouble: DoubleNode {
    override var isConstantOrLoad: Bool { true }
    let slot: Int
    init(_ slot: Int) { self.slot = slot }
    override func double(_ f: Frame) throws -> Double { f.double(slot) }
}
final class StoreDouble: StoreNode {
    override func run(_ f: Frame) throws { f.put(slot, try source.double(f)) }
}
final class BoolConstant: BoolNode {
    override var isConstantOrLoad: Bool { true }
    let constant: Bool
    init(_ constant: Bool) { self.constant = constant }
    override func bool(_ f: Frame) throws -> Bool { constant }
}
final class LoadBool: BoolNode {
    override var isConstantOrLoad: Bool { true }
    let slot: Int
    init(_ slot: Int) { self.slot = slot }
    override func bool(_ f: Frame) throws -> Bool { f.bool(slot) }
}
final class StoreBool: StoreNode {
    override func run(_ f: Frame) throws { f.put(slot, try source.bool(f)) }
}
final class IntAdd: IntPair {
    override func int(_ f: Frame) throws -> Int { try checkedSum(left.int(f), right.int(f), span) }
}
final class IntAddConstant: IntAndConstant {
    override func int(_ f: Frame) throws -> Int { try checkedSum(left.int(f), right, span) }
}
final class IntAddSlotConstant: IntSlotAndConstant {
    override func int(_ f: Frame) throws -> Int { try checked(f.int(left).addingReportingOverflow(right), "+") }
}
final class IntAddSlots: IntSlots {
    override func int(_ f: Frame) throws -> Int { try checked(f.int(left).addingReportingOverflow(f.int(right)), "+") }
}
final class IntSubtract: IntPair {
    override func int(_ f: Frame) throws -> Int { try checkedDifference(left.int(f), right.int(f), span) }
}
final class IntSubtractConstant: IntAndConstant {
    override func int(_ f: Frame) throws -> Int { try checkedDifference(left.int(f), right, span) }
}
final class IntSubtractSlotConstant: IntSlotAndConstant {
    override func int(_ f: Frame) throws -> Int { try checked(f.int(left).subtractingReportingOverflow(right), "-") }
}
final class IntSubtractSlots: IntSlots {
    override func int(_ f: Frame) throws -> Int {
        try checked(f.int(left).subtractingReportingOverflow(f.int(right)), "-")
    }
}
final class IntMultiply: IntPair {
    override func int(_ f: Frame) throws -> Int { try checkedProduct(left.int(f), right.int(f), span) }
}
final class IntMultiplyConstant: IntAndConstant {
    override func int(_ f: Frame) throws -> Int { try checkedProduct(left.int(f), right, span) }
}
final class IntMultiplySlotConstant: IntSlotAndConstant {
    override func int(_ f: Frame) throws -> Int { try checked(f.int(left).multipliedReportingOverflow(by: right), "*") }
}
final class IntMultiplySlots: IntSlots {
    override func int(_ f: Frame) throws -> Int {
        try checked(f.int(left).multipliedReportingOverflow(by: f.int(right)), "*")
    }
}
final class IntDivide: IntPair {
    override func int(_ f: Frame) throws -> Int { try checkedQuotient(left.int(f), right.int(f), span) }
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
final class IntRemainder: IntPair {
    override func int(_ f: Frame) throws -> Int { try checkedRemainder(left.int(f), right.int(f), span) }
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
final class IntLess: IntTest {
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) < right.int(f) }
}
final class IntLessConstant: IntTestConstant {
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) < right }
}
final class IntLessSlotConstant: IntTestSlotConstant {
    override func bool(_ f: Frame) throws -> Bool { f.int(left) < right }
}
final class IntLessSlots: IntTestSlots {
    override func bool(_ f: Frame) throws -> Bool { f.int(left) < f.int(right) }
}
final class DoubleLess: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.double(f) < right.double(f) }
}
final class IntLessEqual: IntTest {
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) <= right.int(f) }
}
final class IntLessEqualConstant: IntTestConstant {
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) <= right }
}
final class IntLessEqualSlotConstant: IntTestSlotConstant {
    override func bool(_ f: Frame) throws -> Bool { f.int(left) <= right }
}
final class IntLessEqualSlots: IntTestSlots {
    override func bool(_ f: Frame) throws -> Bool { f.int(left) <= f.int(right) }
}
final class DoubleLessEqual: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.double(f) <= right.double(f) }
}
final class IntGreater: IntTest {
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) > right.int(f) }
}
final class IntGreaterConstant: IntTestConstant {
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) > right }
}
final class IntGreaterSlotConstant: IntTestSlotConstant {
    override func bool(_ f: Frame) throws -> Bool { f.int(left) > right }
}
final class IntGreaterSlots: IntTestSlots {
    override func bool(_ f: Frame) throws -> Bool { f.int(left) > f.int(right) }
}
final class DoubleGreater: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.double(f) > right.double(f) }
}
final class IntGreaterEqual: IntTest {
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) >= right.int(f) }
}
final class IntGreaterEqualConstant: IntTestConstant {
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) >= right }
}
final class IntGreaterEqualSlotConstant: IntTestSlotConstant {
    override func bool(_ f: Frame) throws -> Bool { f.int(left) >= right }
}
final class IntGreaterEqualSlots: IntTestSlots {
    override func bool(_ f: Frame) throws -> Bool { f.int(left) >= f.int(right) }
}
final class DoubleGreaterEqual: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.double(f) >= right.double(f) }
}
final class IntEqual: IntTest {
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) == right.int(f) }
}
final class IntEqualConstant: IntTestConstant {
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) == right }
}
final class IntEqualSlotConstant: IntTestSlotConstant {
    override func bool(_ f: Frame) throws -> Bool { f.int(left) == right }
}
final class IntEqualSlots: IntTestSlots {
    override func bool(_ f: Frame) throws -> Bool { f.int(left) == f.int(right) }
}
final class DoubleEqual: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.double(f) == right.double(f) }
}
final class IntNotEqual: IntTest {
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) != right.int(f) }
}
final class IntNotEqualConstant: IntTestConstant {
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) != right }
}
final class IntNotEqualSlotConstant: IntTestSlotConstant {
    override func bool(_ f: Frame) throws -> Bool { f.int(left) != right }
}
final class IntNotEqualSlots: IntTestSlots {
    override func bool(_ f: Frame) throws -> Bool { f.int(left) != f.int(right) }
}
final class DoubleNotEqual: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.double(f) != right.double(f) }
}
final class DoubleAdd: DoublePair {
    override func double(_ f: Frame) throws -> Double { try left.double(f) + right.double(f) }
}
final class DoubleSubtract: DoublePair {
    override func double(_ f: Frame) throws -> Double { try left.double(f) - right.double(f) }
}
final class DoubleMultiply: DoublePair {
    override func double(_ f: Frame) throws -> Double { try left.double(f) * right.double(f) }
}
final class DoubleDivide: DoublePair {
    override func double(_ f: Frame) throws -> Double { try left.double(f) / right.double(f) }
}

/// Node factories of operators with an integer result.
let intArithmetic: [String: IntOperation] = [
    "+": shapes(IntAdd.self, IntAddConstant.self, IntAddSlotConstant.self, IntAddSlots.self),
    "-": shapes(IntSubtract.self, IntSubtractConstant.self, IntSubtractSlotConstant.self, IntSubtractSlots.self),
    "*": shapes(IntMultiply.self, IntMultiplyConstant.self, IntMultiplySlotConstant.self, IntMultiplySlots.self),
    "/": divisions(IntDivide.self, IntDivideConstant.self, IntDivideSlotConstant.self),
    "%": divisions(IntRemainder.self, IntRemainderConstant.self, IntRemainderSlotConstant.self),
    "&": { IntAnd($0, $1, $2) },
    "|": { IntOr($0, $1, $2) },
    "^": { IntXor($0, $1, $2) },
    "&+": { IntWrappingAdd($0, $1, $2) },
    "&-": { IntWrappingSubtract($0, $1, $2) },
    "&*": { IntWrappingMultiply($0, $1, $2) },
]

/// Node factories of operators with a Bool result.
let intComparison: [String: IntOperation] = [
    "<": tests(IntLess.self, IntLessConstant.self, IntLessSlotConstant.self, IntLessSlots.self),
    "<=": tests(IntLessEqual.self, IntLessEqualConstant.self, IntLessEqualSlotConstant.self, IntLessEqualSlots.self),
    ">": tests(IntGreater.self, IntGreaterConstant.self, IntGreaterSlotConstant.self, IntGreaterSlots.self),
    ">=": tests(
        IntGreaterEqual.self, IntGreaterEqualConstant.self, IntGreaterEqualSlotConstant.self, IntGreaterEqualSlots.self),
    "==": tests(IntEqual.self, IntEqualConstant.self, IntEqualSlotConstant.self, IntEqualSlots.self),
    "!=": tests(IntNotEqual.self, IntNotEqualConstant.self, IntNotEqualSlotConstant.self, IntNotEqualSlots.self),
]

/// Node factories of operators on `Double`.
let doubleArithmetic: [String: DoublePair.Type] = [
    "+": DoubleAdd.self,
    "-": DoubleSubtract.self,
    "*": DoubleMultiply.self,
    "/": DoubleDivide.self,
]

/// Node factories of comparisons of `Double`.
let doubleComparison: [String: BoolPair.Type] = [
    "<": DoubleLess.self,
    "<=": DoubleLessEqual.self,
    ">": DoubleGreater.self,
    ">=": DoubleGreaterEqual.self,
    "==": DoubleEqual.self,
    "!=": DoubleNotEqual.self,
]
