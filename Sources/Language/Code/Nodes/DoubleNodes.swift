import Runtime

// Arithmetic and comparison of `Double` and `Bool`. `Float` is computed as `Double` and rounded after each step.

class DoublePair: DoubleNode {
    final let left: Node
    final let right: Node
    init(_ left: Node, _ right: Node) {
        self.left = left
        self.right = right
    }
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

final class DoubleLess: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.double(f) < right.double(f) }
}

final class DoubleLessEqual: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.double(f) <= right.double(f) }
}

final class DoubleGreater: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.double(f) > right.double(f) }
}

final class DoubleGreaterEqual: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.double(f) >= right.double(f) }
}

final class DoubleEqual: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.double(f) == right.double(f) }
}

final class DoubleNotEqual: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.double(f) != right.double(f) }
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

func doubleArithmetic(_ operation: String, _ left: Node, _ right: Node) -> Node? {
    switch operation {
    case "+": return DoubleAdd(left, right)
    case "-": return DoubleSubtract(left, right)
    case "*": return DoubleMultiply(left, right)
    case "/": return DoubleDivide(left, right)
    default: return nil
    }
}

func doubleComparison(_ operation: String, _ left: Node, _ right: Node) -> Node? {
    switch operation {
    case "<": return DoubleLess(left, right)
    case "<=": return DoubleLessEqual(left, right)
    case ">": return DoubleGreater(left, right)
    case ">=": return DoubleGreaterEqual(left, right)
    case "==": return DoubleEqual(left, right)
    case "!=": return DoubleNotEqual(left, right)
    default: return nil
    }
}
