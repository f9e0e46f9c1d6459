import Runtime

// Nodes of `Double` and `Bool`; those of operators are in Operations.swift. `Float` is computed as `Double` and rounded
// after each step.

class DoublePair: DoubleNode {
    final let left: Node
    final let right: Node
    required init(_ left: Node, _ right: Node) {
        self.left = left
        self.right = right
    }
}

final class RoundToFloat: DoubleNode {
    let operand: Node
    init(_ operand: Node) { self.operand = operand }
    override func double(_ f: Frame) throws -> Double { Double(Float(try operand.double(f))) }
}

final class DoubleNegate: DoubleNode {
    let operand: Node
    init(_ operand: Node) { self.operand = operand }
    override func double(_ f: Frame) throws -> Double { try -operand.double(f) }
}

final class BoolEqual: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.bool(f) == right.bool(f) }
}
