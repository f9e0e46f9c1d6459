import Runtime

// Finds operands that can be read without a call.

extension Node {
    /// The value of a constant node; nil for other nodes.
    var constantValue: Value? {
        switch self {
        case let node as IntConstant: .int(node.constant)
        case let node as DoubleConstant: .double(node.constant)
        case let node as BoolConstant: .bool(node.constant)
        case let node as Constant: node.constant
        default: nil
        }
    }

    /// The slot from which the node only reads a value; nil for other nodes.
    var loadedSlot: (slot: Int, kind: Shape)? {
        switch self {
        case let node as LoadInt: (node.slot, .int)
        case let node as LoadDouble: (node.slot, .double)
        case let node as LoadBool: (node.slot, .bool)
        case let node as Load: (node.slot, .value)
        default: nil
        }
    }
}

/// An integer operand, available without a call if it is constant or in a slot.
struct IntOperand {
    private let node: Node
    /// The slot; -1 for a constant, -2 for the result of a node.
    private let slot: Int
    private let constant: Int
    init(_ node: Node) {
        self.node = node
        slot = node.intSlot ?? (node.intConstant == nil ? -2 : -1)
        constant = node.intConstant ?? 0
    }
    var runsNoUserCode: Bool { node.isSelfContained }
    /// True if no node needs to be evaluated.
    @inline(__always) var isAvailable: Bool { slot != -2 }
    /// The operand's value. Requires `isAvailable`.
    @inline(__always) func availableValue(_ f: Frame) -> Int { slot >= 0 ? f.int(slot) : constant }
    @inline(__always) func int(_ f: Frame) throws -> Int {
        if slot >= 0 { return f.int(slot) }
        return slot == -1 ? constant : try node.int(f)
    }
}

struct DoubleOperand {
    private let node: Node
    /// The slot of the number; -1 for a constant, -2 for the result of a node.
    private let slot: Int
    private let constant: Double
    init(_ node: Node) {
        self.node = node
        let known = (node as? DoubleConstant)?.constant
        slot = (node as? LoadDouble)?.slot ?? (known == nil ? -2 : -1)
        constant = known ?? 0
    }
    @inline(__always) var isAvailable: Bool { slot != -2 }
    @inline(__always) func availableValue(_ f: Frame) -> Double { slot >= 0 ? f.double(slot) : constant }
    @inline(__always) func double(_ f: Frame) throws -> Double {
        if slot >= 0 { return f.double(slot) }
        return slot == -1 ? constant : try node.double(f)
    }
}
