import Diagnostics
import Runtime

// Creates sequences of statements. A statement without `break`, `continue` or `return` is a node, after which no
// control flow is checked.

extension Statement {
    /// The node of a statement that only runs this node.
    var effectNode: Node? { (self as? Evaluate)?.node }
}

/// Three or more nodes without results.
final class Effects: EffectNode {
    private let allNodes: [Node]
    private let nodes: References<Node>
    init(_ nodes: [Node]) {
        allNodes = nodes
        self.nodes = References(nodes)
    }
    deinit { nodes.deallocate() }
    override var effects: [Node] { allNodes }
    override func run(_ f: Frame) throws { try nodes.forEach { try $0.run(f) } }
}

/// `if c { … }` with a body that has only effects.
final class IfEffects: EffectNode {
    let condition: Node
    let body: Node
    init(_ condition: Node, _ body: Node) {
        self.condition = condition
        self.body = body
    }
    override func run(_ f: Frame) throws { if try condition.bool(f) { try body.run(f) } }
}

/// A test that binds values and releases them if it fails.
final class ReleasingTest: Node {
    private let condition: Node
    private let ownedSlots: [Int]
    init(_ condition: Node, _ owned: [Int]) {
        self.condition = condition
        self.ownedSlots = owned.reversed()
    }
    override func bool(_ f: Frame) throws -> Bool {
        if try condition.bool(f) { return true }
        for slot in ownedSlots { f[slot] = .none }
        return false
    }
    override func value(_ f: Frame) throws -> Value { .bool(try bool(f)) }
}

/// An `if` whose body only jumps, such as `if c { continue }`.
final class JumpIf: Statement {
    let condition: Node
    let flow: Flow
    init(_ condition: Node, _ flow: Flow) {
        self.condition = condition
        self.flow = flow
    }
    override func exec(_ f: Frame) throws -> Flow { try condition.bool(f) ? flow : ExitCode.nextStatement }
}

func ifStatement(_ condition: Node, _ body: Statement, _ otherwise: Statement?) -> Statement {
    if let yes = body.effectNode {
        guard let otherwise else { return Evaluate(IfEffects(condition, yes)) }
        if let no = otherwise.effectNode { return Evaluate(Select(condition, yes, no)) }
    }
    if otherwise == nil, let jump = body as? Jump { return JumpIf(condition, jump.flow) }
    return If(condition, body, otherwise)
}

/// Returns a sequence of statements with a scope. At its end, the variables are released; the last declared one comes
/// first.
func sequence(_ statements: [Statement], owned: [Int] = []) -> Statement {
    let merged = combinedStatements(statements)
    if owned.isEmpty, merged.count == 1 { return merged[0] }
    return owned.isEmpty ? Block(merged) : Scope(merged.count == 1 ? merged[0] : Block(merged), ownedSlots: owned)
}

/// Joins consecutive statements without control flow to one statement.
private func combinedStatements(_ statements: [Statement]) -> [Statement] {
    var merged: [Statement] = []
    var effects: [Node] = []
    func flush() {
        switch effects.count {
        case 0: return
        case 1: merged.append(Evaluate(effects[0]))
        case 2: merged.append(Evaluate(EffectThenValue(effects[0], effects[1])))
        default: merged.append(Evaluate(Effects(effects)))
        }
        effects = []
    }
    for statement in statements {
        if let effect = statement.effectNode {
            effects.append(effect)
        } else {
            flush()
            merged.append(statement)
        }
    }
    flush()
    return merged
}

private final class Block: Statement {
    private let statements: References<Statement>
    init(_ statements: [Statement]) { self.statements = References(statements) }
    deinit { statements.deallocate() }
    override func exec(_ f: Frame) throws -> Flow {
        var flow = ExitCode.nextStatement
        try statements.forEachWhile {
            flow = try $0.exec(f)
            return flow == ExitCode.nextStatement
        }
        return flow
    }
}

private final class Scope: Statement {
    private let body: Statement
    private let ownedSlots: [Int]
    init(_ body: Statement, ownedSlots: [Int]) {
        self.body = body
        self.ownedSlots = ownedSlots.reversed()
    }
    override func exec(_ f: Frame) throws -> Flow {
        defer { for slot in ownedSlots { f[slot] = .none } }
        return try body.exec(f)
    }
}
