import Diagnostics
import Runtime

// Arithmetic and comparison of `Int` and `Double`: general operands, and the shapes that loops and recursions are made of
// (slot and constant, slot and slot) in one node.

@inline(never) func overflowTrap(_ operation: String, _ span: Span) -> Error {
    Trap("overflow", "arithmetic overflow: the result of '\(operation)' does not fit in Int", at: span)
}

final class IntAdd: IntNode {
    let left: Node
    let right: Node
    let span: Span
    init(_ left: Node, _ right: Node, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int {
        let (result, overflow) = (try left.int(f)).addingReportingOverflow(try right.int(f))
        if overflow { throw overflowTrap("+", span) }
        return result
    }
}

final class IntAddSlotConstant: IntNode {
    let left: Int
    let right: Int
    let span: Span
    init(_ left: Int, _ right: Int, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int {
        let (result, overflow) = (f.int(left)).addingReportingOverflow(right)
        if overflow { throw overflowTrap("+", span) }
        return result
    }
}

final class IntAddSlots: IntNode {
    let left: Int
    let right: Int
    let span: Span
    init(_ left: Int, _ right: Int, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int {
        let (result, overflow) = (f.int(left)).addingReportingOverflow(f.int(right))
        if overflow { throw overflowTrap("+", span) }
        return result
    }
}

final class IntAddConstant: IntNode {
    let left: Node
    let right: Int
    let span: Span
    init(_ left: Node, _ right: Int, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int {
        let (result, overflow) = (try left.int(f)).addingReportingOverflow(right)
        if overflow { throw overflowTrap("+", span) }
        return result
    }
}

final class IntSubtract: IntNode {
    let left: Node
    let right: Node
    let span: Span
    init(_ left: Node, _ right: Node, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int {
        let (result, overflow) = (try left.int(f)).subtractingReportingOverflow(try right.int(f))
        if overflow { throw overflowTrap("-", span) }
        return result
    }
}

final class IntSubtractSlotConstant: IntNode {
    let left: Int
    let right: Int
    let span: Span
    init(_ left: Int, _ right: Int, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int {
        let (result, overflow) = (f.int(left)).subtractingReportingOverflow(right)
        if overflow { throw overflowTrap("-", span) }
        return result
    }
}

final class IntSubtractSlots: IntNode {
    let left: Int
    let right: Int
    let span: Span
    init(_ left: Int, _ right: Int, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int {
        let (result, overflow) = (f.int(left)).subtractingReportingOverflow(f.int(right))
        if overflow { throw overflowTrap("-", span) }
        return result
    }
}

final class IntSubtractConstant: IntNode {
    let left: Node
    let right: Int
    let span: Span
    init(_ left: Node, _ right: Int, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int {
        let (result, overflow) = (try left.int(f)).subtractingReportingOverflow(right)
        if overflow { throw overflowTrap("-", span) }
        return result
    }
}

final class IntMultiply: IntNode {
    let left: Node
    let right: Node
    let span: Span
    init(_ left: Node, _ right: Node, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int {
        let (result, overflow) = (try left.int(f)).multipliedReportingOverflow(by: try right.int(f))
        if overflow { throw overflowTrap("*", span) }
        return result
    }
}

final class IntMultiplySlotConstant: IntNode {
    let left: Int
    let right: Int
    let span: Span
    init(_ left: Int, _ right: Int, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int {
        let (result, overflow) = (f.int(left)).multipliedReportingOverflow(by: right)
        if overflow { throw overflowTrap("*", span) }
        return result
    }
}

final class IntMultiplySlots: IntNode {
    let left: Int
    let right: Int
    let span: Span
    init(_ left: Int, _ right: Int, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int {
        let (result, overflow) = (f.int(left)).multipliedReportingOverflow(by: f.int(right))
        if overflow { throw overflowTrap("*", span) }
        return result
    }
}

final class IntMultiplyConstant: IntNode {
    let left: Node
    let right: Int
    let span: Span
    init(_ left: Node, _ right: Int, _ span: Span) {
        self.left = left
        self.right = right
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int {
        let (result, overflow) = (try left.int(f)).multipliedReportingOverflow(by: right)
        if overflow { throw overflowTrap("*", span) }
        return result
    }
}

final class IntLess: BoolNode {
    let left: Node
    let right: Node
    init(_ left: Node, _ right: Node) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) < right.int(f) }
}

final class IntLessSlotConstant: BoolNode {
    let left: Int
    let right: Int
    init(_ left: Int, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { f.int(left) < right }
}

final class IntLessSlots: BoolNode {
    let left: Int
    let right: Int
    init(_ left: Int, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { f.int(left) < f.int(right) }
}

final class IntLessConstant: BoolNode {
    let left: Node
    let right: Int
    init(_ left: Node, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) < right }
}

final class IntLessEqual: BoolNode {
    let left: Node
    let right: Node
    init(_ left: Node, _ right: Node) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) <= right.int(f) }
}

final class IntLessEqualSlotConstant: BoolNode {
    let left: Int
    let right: Int
    init(_ left: Int, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { f.int(left) <= right }
}

final class IntLessEqualSlots: BoolNode {
    let left: Int
    let right: Int
    init(_ left: Int, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { f.int(left) <= f.int(right) }
}

final class IntLessEqualConstant: BoolNode {
    let left: Node
    let right: Int
    init(_ left: Node, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) <= right }
}

final class IntGreater: BoolNode {
    let left: Node
    let right: Node
    init(_ left: Node, _ right: Node) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) > right.int(f) }
}

final class IntGreaterSlotConstant: BoolNode {
    let left: Int
    let right: Int
    init(_ left: Int, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { f.int(left) > right }
}

final class IntGreaterSlots: BoolNode {
    let left: Int
    let right: Int
    init(_ left: Int, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { f.int(left) > f.int(right) }
}

final class IntGreaterConstant: BoolNode {
    let left: Node
    let right: Int
    init(_ left: Node, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) > right }
}

final class IntGreaterEqual: BoolNode {
    let left: Node
    let right: Node
    init(_ left: Node, _ right: Node) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) >= right.int(f) }
}

final class IntGreaterEqualSlotConstant: BoolNode {
    let left: Int
    let right: Int
    init(_ left: Int, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { f.int(left) >= right }
}

final class IntGreaterEqualSlots: BoolNode {
    let left: Int
    let right: Int
    init(_ left: Int, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { f.int(left) >= f.int(right) }
}

final class IntGreaterEqualConstant: BoolNode {
    let left: Node
    let right: Int
    init(_ left: Node, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) >= right }
}

final class IntEqual: BoolNode {
    let left: Node
    let right: Node
    init(_ left: Node, _ right: Node) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) == right.int(f) }
}

final class IntEqualSlotConstant: BoolNode {
    let left: Int
    let right: Int
    init(_ left: Int, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { f.int(left) == right }
}

final class IntEqualSlots: BoolNode {
    let left: Int
    let right: Int
    init(_ left: Int, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { f.int(left) == f.int(right) }
}

final class IntEqualConstant: BoolNode {
    let left: Node
    let right: Int
    init(_ left: Node, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) == right }
}

final class IntNotEqual: BoolNode {
    let left: Node
    let right: Node
    init(_ left: Node, _ right: Node) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) != right.int(f) }
}

final class IntNotEqualSlotConstant: BoolNode {
    let left: Int
    let right: Int
    init(_ left: Int, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { f.int(left) != right }
}

final class IntNotEqualSlots: BoolNode {
    let left: Int
    let right: Int
    init(_ left: Int, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { f.int(left) != f.int(right) }
}

final class IntNotEqualConstant: BoolNode {
    let left: Node
    let right: Int
    init(_ left: Node, _ right: Int) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { try left.int(f) != right }
}

extension Node {
    /// The slot, if the node does nothing but load an integer from it.
    var intSlot: Int? { (self as? LoadInt)?.slot }
    var intConstant: Int? { (self as? IntConstant)?.constant }
}

func intArithmetic(_ operation: String, _ left: Node, _ right: Node, _ span: Span) -> Node? {
    switch operation {
    case "+":
        if let slot = left.intSlot, let constant = right.intConstant { return IntAddSlotConstant(slot, constant, span) }
        if let slot = left.intSlot, let other = right.intSlot { return IntAddSlots(slot, other, span) }
        if let constant = right.intConstant { return IntAddConstant(left, constant, span) }
        return IntAdd(left, right, span)
    case "-":
        if let slot = left.intSlot, let constant = right.intConstant { return IntSubtractSlotConstant(slot, constant, span) }
        if let slot = left.intSlot, let other = right.intSlot { return IntSubtractSlots(slot, other, span) }
        if let constant = right.intConstant { return IntSubtractConstant(left, constant, span) }
        return IntSubtract(left, right, span)
    case "*":
        if let slot = left.intSlot, let constant = right.intConstant { return IntMultiplySlotConstant(slot, constant, span) }
        if let slot = left.intSlot, let other = right.intSlot { return IntMultiplySlots(slot, other, span) }
        if let constant = right.intConstant { return IntMultiplyConstant(left, constant, span) }
        return IntMultiply(left, right, span)
    default: return nil
    }
}

func intComparison(_ operation: String, _ left: Node, _ right: Node) -> Node? {
    switch operation {
    case "<":
        if let slot = left.intSlot, let constant = right.intConstant { return IntLessSlotConstant(slot, constant) }
        if let slot = left.intSlot, let other = right.intSlot { return IntLessSlots(slot, other) }
        if let constant = right.intConstant { return IntLessConstant(left, constant) }
        return IntLess(left, right)
    case "<=":
        if let slot = left.intSlot, let constant = right.intConstant { return IntLessEqualSlotConstant(slot, constant) }
        if let slot = left.intSlot, let other = right.intSlot { return IntLessEqualSlots(slot, other) }
        if let constant = right.intConstant { return IntLessEqualConstant(left, constant) }
        return IntLessEqual(left, right)
    case ">":
        if let slot = left.intSlot, let constant = right.intConstant { return IntGreaterSlotConstant(slot, constant) }
        if let slot = left.intSlot, let other = right.intSlot { return IntGreaterSlots(slot, other) }
        if let constant = right.intConstant { return IntGreaterConstant(left, constant) }
        return IntGreater(left, right)
    case ">=":
        if let slot = left.intSlot, let constant = right.intConstant { return IntGreaterEqualSlotConstant(slot, constant) }
        if let slot = left.intSlot, let other = right.intSlot { return IntGreaterEqualSlots(slot, other) }
        if let constant = right.intConstant { return IntGreaterEqualConstant(left, constant) }
        return IntGreaterEqual(left, right)
    case "==":
        if let slot = left.intSlot, let constant = right.intConstant { return IntEqualSlotConstant(slot, constant) }
        if let slot = left.intSlot, let other = right.intSlot { return IntEqualSlots(slot, other) }
        if let constant = right.intConstant { return IntEqualConstant(left, constant) }
        return IntEqual(left, right)
    case "!=":
        if let slot = left.intSlot, let constant = right.intConstant { return IntNotEqualSlotConstant(slot, constant) }
        if let slot = left.intSlot, let other = right.intSlot { return IntNotEqualSlots(slot, other) }
        if let constant = right.intConstant { return IntNotEqualConstant(left, constant) }
        return IntNotEqual(left, right)
    default: return nil
    }
}
