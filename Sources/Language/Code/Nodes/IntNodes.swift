import Diagnostics
import Runtime

// Nodes for arithmetic and comparison of `Int`, specialised for the common forms of operands: any two, a constant on
// the right, slot and constant, slot and slot. Operands in slots and constants need no call.

class IntPair: IntNode {
    override final var isSelfContained: Bool { left.isSelfContained && right.isSelfContained }
    final let left: Node
    final let right: Node
    final let span: Span
    required init(_ left: Node, _ right: Node, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
}

class IntAndConstant: IntNode {
    override final var isSelfContained: Bool { left.isSelfContained }
    final let left: Node
    final let right: Int
    final let span: Span
    required init(_ left: Node, _ right: Int, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
}

class IntSlotAndConstant: IntNode {
    override final var isSelfContained: Bool { true }
    final let left: Int
    final let right: Int
    final let span: Span
    required init(_ left: Int, _ right: Int, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
}

class IntSlots: IntSlotAndConstant {}

extension IntSlotAndConstant {
    /// Returns the result of an operation. Makes no call unless the operation overflows, so the node needs no stack.
    @inline(__always) final func checked(
        _ result: (partialValue: Int, overflow: Bool), _ operation: StaticString
    ) throws -> Int {
        result.overflow ? try overflows(operation) : result.partialValue
    }
    @inline(never) private final func overflows(_ operation: StaticString) throws -> Int {
        throw overflowTrap(operation, span)
    }
}

class IntTest: BoolPair {
    override final var isSelfContained: Bool { left.isSelfContained && right.isSelfContained }
}

class IntTestConstant: BoolNode {
    override final var isSelfContained: Bool { left.isSelfContained }
    final let left: Node
    final let right: Int
    required init(_ left: Node, _ right: Int) {
        self.left = left
        self.right = right
    }
}

class IntTestSlotConstant: BoolNode {
    override final var isSelfContained: Bool { true }
    final let left: Int
    final let right: Int
    required init(_ left: Int, _ right: Int) {
        self.left = left
        self.right = right
    }
}

class IntTestSlots: IntTestSlotConstant {}

// MARK: - Arithmetic

@inline(never) func overflowTrap(_ operation: StaticString, _ span: Span) -> Error {
    Trap("overflow", "arithmetic overflow: the result of '\(operation)' does not fit in Int", at: span)
}

@inline(__always) func checkedSum(_ a: Int, _ b: Int, _ span: Span, _ operation: StaticString = "+") throws -> Int {
    let (result, overflow) = a.addingReportingOverflow(b)
    if overflow { throw overflowTrap(operation, span) }
    return result
}

@inline(__always) func checkedDifference(_ a: Int, _ b: Int, _ span: Span, _ operation: StaticString = "-") throws
    -> Int
{
    let (result, overflow) = a.subtractingReportingOverflow(b)
    if overflow { throw overflowTrap(operation, span) }
    return result
}

@inline(__always) func checkedProduct(_ a: Int, _ b: Int, _ span: Span, _ operation: StaticString = "*") throws -> Int {
    let (result, overflow) = a.multipliedReportingOverflow(by: b)
    if overflow { throw overflowTrap(operation, span) }
    return result
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

// MARK: - Comparison

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

// MARK: - Choosing a shape

extension Node {
    /// The slot, if the node only reads an integer from it; nil otherwise.
    var intSlot: Int? { (self as? LoadInt)?.slot }
    var intConstant: Int? { (self as? IntConstant)?.constant }
}

typealias IntOperation = (_ left: Node, _ right: Node, Span) -> Node

private func shapes(
    _ general: IntPair.Type, _ constant: IntAndConstant.Type, _ slotConstant: IntSlotAndConstant.Type,
    _ slots: IntSlots.Type
) -> IntOperation {
    { left, right, span in
        if let slot = left.intSlot, let number = right.intConstant { return slotConstant.init(slot, number, span) }
        if let slot = left.intSlot, let other = right.intSlot { return slots.init(slot, other, span) }
        if let number = right.intConstant { return constant.init(left, number, span) }
        return general.init(left, right, span)
    }
}

private func tests(
    _ general: IntTest.Type, _ constant: IntTestConstant.Type, _ slotConstant: IntTestSlotConstant.Type,
    _ slots: IntTestSlots.Type
) -> IntOperation {
    { left, right, _ in
        if let slot = left.intSlot, let number = right.intConstant { return slotConstant.init(slot, number) }
        if let slot = left.intSlot, let other = right.intSlot { return slots.init(slot, other) }
        if let number = right.intConstant { return constant.init(left, number) }
        return general.init(left, right)
    }
}

private func divisions(
    _ general: IntPair.Type, _ constant: IntAndDivisor.Type, _ slotConstant: IntSlotAndDivisor.Type
) -> IntOperation {
    { left, right, span in
        guard let divisor = Divisor(right) else { return general.init(left, right, span) }
        return left.intSlot.map { slotConstant.init($0, divisor) } ?? constant.init(left, divisor)
    }
}

/// For each operator with an integer result, functions that create its nodes.
let intArithmetic: [String: IntOperation] = [
    "+": shapes(IntAdd.self, IntAddConstant.self, IntAddSlotConstant.self, IntAddSlots.self),
    "-": shapes(IntSubtract.self, IntSubtractConstant.self, IntSubtractSlotConstant.self, IntSubtractSlots.self),
    "*": shapes(IntMultiply.self, IntMultiplyConstant.self, IntMultiplySlotConstant.self, IntMultiplySlots.self),
    "/": divisions(IntDivide.self, IntDivideConstant.self, IntDivideSlotConstant.self),
    "%": divisions(IntRemainder.self, IntRemainderConstant.self, IntRemainderSlotConstant.self),
    "&": { left, right, span in IntAnd(left, right, span) },
    "|": { left, right, span in IntOr(left, right, span) },
    "^": { left, right, span in IntXor(left, right, span) },
    "&+": { left, right, span in IntWrappingAdd(left, right, span) },
    "&-": { left, right, span in IntWrappingSubtract(left, right, span) },
    "&*": { left, right, span in IntWrappingMultiply(left, right, span) },
]

/// For each operator with a Bool result, functions that create its nodes.
let intComparison: [String: IntOperation] = [
    "<": tests(IntLess.self, IntLessConstant.self, IntLessSlotConstant.self, IntLessSlots.self),
    "<=": tests(IntLessEqual.self, IntLessEqualConstant.self, IntLessEqualSlotConstant.self, IntLessEqualSlots.self),
    ">": tests(IntGreater.self, IntGreaterConstant.self, IntGreaterSlotConstant.self, IntGreaterSlots.self),
    ">=": tests(
        IntGreaterEqual.self, IntGreaterEqualConstant.self, IntGreaterEqualSlotConstant.self, IntGreaterEqualSlots.self),
    "==": tests(IntEqual.self, IntEqualConstant.self, IntEqualSlotConstant.self, IntEqualSlots.self),
    "!=": tests(IntNotEqual.self, IntNotEqualConstant.self, IntNotEqualSlotConstant.self, IntNotEqualSlots.self),
]
