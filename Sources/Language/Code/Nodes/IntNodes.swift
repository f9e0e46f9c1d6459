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

// MARK: - Choosing a shape

extension Node {
    /// The slot, if the node only reads an integer from it; nil otherwise.
    var intSlot: Int? { (self as? LoadInt)?.slot }
    var intConstant: Int? { (self as? IntConstant)?.constant }
}

typealias IntOperation = (_ left: Node, _ right: Node, Span) -> Node

func shapes(
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

func tests(
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

func divisions(
    _ general: IntPair.Type, _ constant: IntAndDivisor.Type, _ slotConstant: IntSlotAndDivisor.Type
) -> IntOperation {
    { left, right, span in
        guard let divisor = Divisor(right) else { return general.init(left, right, span) }
        return left.intSlot.map { slotConstant.init($0, divisor) } ?? constant.init(left, divisor)
    }
}
