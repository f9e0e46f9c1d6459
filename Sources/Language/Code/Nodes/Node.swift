import Diagnostics
import Runtime

/// Returns an error for a fault of the interpreter; it stops the program, not the process.
@inline(never) func missingNode() -> Error { Unwinding.internalFault("an operation is missing here") }

/// The representation of a value that one node passes to another.
enum Shape: UInt8 {
    case int, double, bool, value

    var isScalar: Bool { self != .value }
}

/// One operation of lowered code. Code is a tree of nodes. A parent calls the method for the form that it needs, so
/// scalars are never boxed.
class Node {
    func int(_ f: Frame) throws -> Int { try value(f).asInt }
    func double(_ f: Frame) throws -> Double { try value(f).asDouble }
    func bool(_ f: Frame) throws -> Bool { try value(f).asBool }
    func value(_ f: Frame) throws -> Value { throw missingNode() }
    /// Returns the result of a String expression as a Swift string, without a box.
    func text(_ f: Frame) throws -> String { try value(f).asString }
    /// Runs the node without using its result.
    func run(_ f: Frame) throws { _ = try value(f) }

    /// True if evaluation runs no code of the program and needs no frame.
    var isSelfContained: Bool { isConstantOrLoad }
    /// True if evaluation runs no user code and cannot fail.
    var isConstantOrLoad: Bool { false }
    /// True if the value is never reference-counted.
    var isScalar: Bool { false }
    /// The nodes that, run one after the other, have the effects of this node.
    var effects: [Node] { [self] }
}

class IntNode: Node {
    override final var isScalar: Bool { true }
    override final func value(_ f: Frame) throws -> Value { .int(try int(f)) }
    override func run(_ f: Frame) throws { _ = try int(f) }
}

class DoubleNode: Node {
    override final var isScalar: Bool { true }
    override final func value(_ f: Frame) throws -> Value { .double(try double(f)) }
    override func run(_ f: Frame) throws { _ = try double(f) }
}

class BoolNode: Node {
    override final var isScalar: Bool { true }
    override final func value(_ f: Frame) throws -> Value { .bool(try bool(f)) }
    override func run(_ f: Frame) throws { _ = try bool(f) }
}

/// A node without a result.
class EffectNode: Node {
    override final func value(_ f: Frame) throws -> Value {
        try run(f)
        return .unit
    }
    override func run(_ f: Frame) throws { throw missingNode() }
}

/// A node with a Bool result and two operands.
class BoolPair: BoolNode {
    final let left: Node
    final let right: Node
    required init(_ left: Node, _ right: Node) {
        self.left = left
        self.right = right
    }
}

/// A node that stores a value in a slot.
class StoreNode: EffectNode {
    final let slot: Int
    final let source: Node
    init(_ slot: Int, _ source: Node) {
        self.slot = slot
        self.source = source
    }
}

/// Runs a closure, for rare operations without a class of their own.
final class ValueNode: Node {
    private let body: (Frame) throws -> Value
    init(_ body: @escaping (Frame) throws -> Value) { self.body = body }
    override func value(_ f: Frame) throws -> Value { try body(f) }
}

final class TestNode: BoolNode {
    private let body: (Frame) throws -> Bool
    init(_ body: @escaping (Frame) throws -> Bool) { self.body = body }
    override func bool(_ f: Frame) throws -> Bool { try body(f) }
}

final class ClosureEffectNode: EffectNode {
    private let body: (Frame) throws -> Void
    init(_ body: @escaping (Frame) throws -> Void) { self.body = body }
    override func run(_ f: Frame) throws { try body(f) }
}

// MARK: - Constants and slots; those of scalars are in Operations.swift

final class Constant: Node {
    override var isConstantOrLoad: Bool { true }
    let constant: Value
    init(_ constant: Value) { self.constant = constant }
    override func value(_ f: Frame) throws -> Value { constant }
    override func run(_ f: Frame) throws {}
}

final class Load: Node {
    override var isConstantOrLoad: Bool { true }
    let slot: Int
    init(_ slot: Int) { self.slot = slot }
    override func value(_ f: Frame) throws -> Value { f[slot] }
    override func run(_ f: Frame) throws {}
}

/// Moves a temporary value out of its slot.
final class TakeFromSlot: Node {
    let slot: Int
    init(_ slot: Int) { self.slot = slot }
    override func value(_ f: Frame) throws -> Value {
        let value = (f + slot).move()
        (f + slot).initialize(to: .none)
        return value
    }
}

final class Store: StoreNode {
    override func run(_ f: Frame) throws { f[slot] = try source.value(f) }
}

func storeNode(_ slot: Int, _ kind: Shape, _ source: Node) -> Node {
    switch kind {
    case .int: return StoreInt(slot, source)
    case .double: return StoreDouble(slot, source)
    case .bool: return StoreBool(slot, source)
    case .value: return Store(slot, source)
    }
}

func loadNode(_ slot: Int, _ kind: Shape) -> Node {
    switch kind {
    case .int: return LoadInt(slot)
    case .double: return LoadDouble(slot)
    case .bool: return LoadBool(slot)
    case .value: return Load(slot)
    }
}

extension UnsafeMutablePointer where Pointee == Value {
    /// Initialises a slot with the result of a node.
    @inline(__always) func initializeSlot(_ index: Int, _ kind: Shape, _ node: Node, _ f: Frame) throws {
        switch kind {
        case .int: put(index, try node.int(f))
        case .double: put(index, try node.double(f))
        case .bool: put(index, try node.bool(f))
        case .value: (self + index).initialize(to: try node.value(f))
        }
    }

    /// Replaces the value of a tagged place by the result of a node.
    @inline(__always) func replace(_ index: Int, _ kind: Shape, _ node: Node, _ f: Frame) throws {
        switch kind {
        case .int: put(index, try node.int(f))
        case .double: put(index, try node.double(f))
        case .bool: put(index, try node.bool(f))
        case .value: self[index] = try node.value(f)
        }
    }

    /// Returns the content of a slot as a tagged value.
    @inline(__always) func taggedValue(_ index: Int, _ kind: Shape) -> Value {
        switch kind {
        case .int: return .int(int(index))
        case .double: return .double(double(index))
        case .bool: return .bool(bool(index))
        case .value: return self[index]
        }
    }
}

// MARK: - Combining

/// `c ? a : b` for results in every representation.
final class Select: Node {
    let condition: Node
    let yes: Node
    let no: Node
    init(_ condition: Node, _ yes: Node, _ no: Node) {
        self.condition = condition
        self.yes = yes
        self.no = no
    }
    override func int(_ f: Frame) throws -> Int { try condition.bool(f) ? try yes.int(f) : try no.int(f) }
    override func double(_ f: Frame) throws -> Double { try condition.bool(f) ? try yes.double(f) : try no.double(f) }
    override func bool(_ f: Frame) throws -> Bool { try condition.bool(f) ? try yes.bool(f) : try no.bool(f) }
    override func value(_ f: Frame) throws -> Value { try condition.bool(f) ? try yes.value(f) : try no.value(f) }
    override func run(_ f: Frame) throws { if try condition.bool(f) { try yes.run(f) } else { try no.run(f) } }
}

/// Runs a node for its effects, then returns the result of another.
final class EffectThenValue: Node {
    let first: Node
    let second: Node
    init(_ first: Node, _ second: Node) {
        self.first = first
        self.second = second
    }
    override func int(_ f: Frame) throws -> Int {
        try first.run(f)
        return try second.int(f)
    }
    override func double(_ f: Frame) throws -> Double {
        try first.run(f)
        return try second.double(f)
    }
    override func bool(_ f: Frame) throws -> Bool {
        try first.run(f)
        return try second.bool(f)
    }
    override func value(_ f: Frame) throws -> Value {
        try first.run(f)
        return try second.value(f)
    }
    override var effects: [Node] { first.effects + second.effects }
    override func run(_ f: Frame) throws {
        try first.run(f)
        try second.run(f)
    }
}

/// Runs several nodes for their effects, then returns the result of another.
final class EffectsThenValue: Node {
    private let allNodes: [Node]
    private let first: References<Node>
    private let last: Node
    init(_ all: [Node], _ last: Node) {
        self.allNodes = all
        first = References(all)
        self.last = last
    }
    deinit { first.deallocate() }
    override var effects: [Node] { allNodes + last.effects }
    override func int(_ f: Frame) throws -> Int {
        try first.forEach { try $0.run(f) }
        return try last.int(f)
    }
    override func double(_ f: Frame) throws -> Double {
        try first.forEach { try $0.run(f) }
        return try last.double(f)
    }
    override func bool(_ f: Frame) throws -> Bool {
        try first.forEach { try $0.run(f) }
        return try last.bool(f)
    }
    override func value(_ f: Frame) throws -> Value {
        try first.forEach { try $0.run(f) }
        return try last.value(f)
    }
    override func run(_ f: Frame) throws {
        try first.forEach { try $0.run(f) }
        try last.run(f)
    }

    /// Returns a node that runs one node and then returns the result of another.
    static func of(_ node: Node, _ rest: Node) -> Node {
        switch rest {
        case let rest as EffectsThenValue: EffectsThenValue(node.effects + rest.allNodes, rest.last)
        case let rest as EffectThenValue: EffectsThenValue(node.effects + rest.first.effects, rest.second)
        default: EffectThenValue(node, rest)
        }
    }
}

/// Subexpressions that are evaluated first and stored in slots of their own.
struct EvaluatedParts {
    var nodes: [Node] = []
    var slots: [Int] = []
    var isEmpty: Bool { nodes.isEmpty }
    func evaluatedBefore(_ node: Node) -> Node { isEmpty ? node : WithEvaluatedParts(self, node) }

    @inline(__always) func evaluateAround<Result>(_ f: Frame, _ body: () throws -> Result) throws -> Result {
        for node in nodes { try node.run(f) }
        // Objects are released at the end of the statement.
        defer { for slot in slots { f[slot] = .none } }
        return try body()
    }
}

/// Evaluates nodes into slots (the parts of a place, or a capture list), then runs a node that uses the slots, and
/// clears them.
final class WithEvaluatedParts: Node {
    private let parts: EvaluatedParts
    private let inner: Node
    init(_ parts: EvaluatedParts, _ inner: Node) {
        self.parts = parts
        self.inner = inner
    }
    override func int(_ f: Frame) throws -> Int { try parts.evaluateAround(f) { try inner.int(f) } }
    override func double(_ f: Frame) throws -> Double { try parts.evaluateAround(f) { try inner.double(f) } }
    override func bool(_ f: Frame) throws -> Bool { try parts.evaluateAround(f) { try inner.bool(f) } }
    override func value(_ f: Frame) throws -> Value { try parts.evaluateAround(f) { try inner.value(f) } }
    override func run(_ f: Frame) throws { try parts.evaluateAround(f) { try inner.run(f) } }
}

final class And: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.bool(f) && right.bool(f) }
}

final class Or: BoolPair {
    override func bool(_ f: Frame) throws -> Bool { try left.bool(f) || right.bool(f) }
}

final class Not: BoolNode {
    let operand: Node
    init(_ operand: Node) { self.operand = operand }
    override func bool(_ f: Frame) throws -> Bool { try !operand.bool(f) }
}

/// An error that is thrown to leave an optional chain after one of its links was nil.
struct ChainExit: Error {
    static let shared: Error = ChainExit()
}
