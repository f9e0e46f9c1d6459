import Diagnostics
import Runtime

/// What runs after a statement, as a number: continue, return, or jump to the end or the next iteration of a label.
typealias Flow = Int

enum ExitCode {
    static let nextStatement = 0
    static let returned = 1
    static let fallthrough_ = 2
    static func break_(_ label: Int) -> Flow { 4 + label * 2 }
    static func continue_(_ label: Int) -> Flow { 5 + label * 2 }
}

class Statement {
    func exec(_ f: Frame) throws -> Flow { throw Unwinding.internalFault("a statement has no code") }
}

final class Evaluate: Statement {
    let node: Node
    init(_ node: Node) { self.node = node }
    override func exec(_ f: Frame) throws -> Flow {
        try node.run(f)
        return ExitCode.nextStatement
    }
}

final class Jump: Statement {
    let flow: Flow
    init(_ flow: Flow) { self.flow = flow }
    override func exec(_ f: Frame) throws -> Flow { flow }
}

/// `return e`: stores the result in its slot.
final class Return: Statement {
    let store: Node?
    init(_ store: Node?) { self.store = store }
    override func exec(_ f: Frame) throws -> Flow {
        try store?.run(f)
        return ExitCode.returned
    }
}

final class Throw: Statement {
    let error: Node
    let onThrow: () -> Void
    init(_ error: Node, onThrow: @escaping () -> Void) {
        self.error = error
        self.onThrow = onThrow
    }
    override func exec(_ f: Frame) throws -> Flow {
        let value = try error.value(f)
        onThrow()
        throw ThrownError(value)
    }
}

/// A statement at the top level of a script or entry. If an error leaves it, its position is recorded for the report.
final class TopLevelStatement: Statement {
    let inner: Statement
    let onFailure: () -> Void
    init(_ inner: Statement, onFailure: @escaping () -> Void) {
        self.inner = inner
        self.onFailure = onFailure
    }
    override func exec(_ f: Frame) throws -> Flow {
        do { return try inner.exec(f) } catch {
            onFailure()
            throw error
        }
    }
}

/// Runs a body, and then its `defer` statements even if the body throws.
final class Deferring: Statement {
    let deferred: Statement
    let rest: Statement
    init(_ deferred: Statement, _ rest: Statement) {
        self.deferred = deferred
        self.rest = rest
    }
    override func exec(_ f: Frame) throws -> Flow {
        let flow: Flow
        do { flow = try rest.exec(f) } catch {
            if !(error is Trap) && !(error is Interrupted) { _ = try deferred.exec(f) }
            throw error
        }
        _ = try deferred.exec(f)
        return flow
    }
}

final class If: Statement {
    let condition: Node
    let body: Statement
    let otherwise: Statement?
    init(_ condition: Node, _ body: Statement, _ otherwise: Statement?) {
        self.condition = condition
        self.body = body
        self.otherwise = otherwise
    }
    override func exec(_ f: Frame) throws -> Flow {
        if try condition.bool(f) { return try body.exec(f) }
        return try otherwise?.exec(f) ?? ExitCode.nextStatement
    }
}

/// A statement that a `break` with its label leaves.
final class Labelled: Statement {
    let label: Int
    let body: Statement
    init(_ label: Int, _ body: Statement) {
        self.label = label
        self.body = body
    }
    override func exec(_ f: Frame) throws -> Flow {
        let flow = try body.exec(f)
        return flow == ExitCode.break_(label) ? ExitCode.nextStatement : flow
    }
}

// MARK: - Loops

class Loop: Statement {
    final let breakFlow: Flow
    final let continueFlow: Flow
    final let body: Statement
    /// The body as one node, if it has no control flow.
    final let effects: Node?
    init(label: Int, _ body: Statement) {
        breakFlow = ExitCode.break_(label)
        continueFlow = ExitCode.continue_(label)
        self.body = body
        effects = body.effectNode
    }
    /// The function is called at the end of each iteration, so that an endless loop can be stopped.
    @inline(__always) final func checkInterrupt() throws {
        if Interrupt.isRequested { throw Interrupted() }
    }
}

final class While: Loop {
    let condition: Node
    init(label: Int, _ condition: Node, _ body: Statement) {
        self.condition = condition
        super.init(label: label, body)
    }
    override func exec(_ f: Frame) throws -> Flow {
        if let effects {
            while try condition.bool(f) {
                try checkInterrupt()
                try effects.run(f)
            }
            return ExitCode.nextStatement
        }
        while try condition.bool(f) {
            try checkInterrupt()
            let flow = try body.exec(f)
            if flow == ExitCode.nextStatement || flow == continueFlow { continue }
            return flow == breakFlow ? ExitCode.nextStatement : flow
        }
        return ExitCode.nextStatement
    }
}

final class Repeat: Loop {
    let condition: Node
    init(label: Int, _ body: Statement, _ condition: Node) {
        self.condition = condition
        super.init(label: label, body)
    }
    override func exec(_ f: Frame) throws -> Flow {
        repeat {
            try checkInterrupt()
            let flow = try body.exec(f)
            if flow == ExitCode.nextStatement || flow == continueFlow { continue }
            return flow == breakFlow ? ExitCode.nextStatement : flow
        } while try condition.bool(f)
        return ExitCode.nextStatement
    }
}

/// `for i in a..<b`, with the counter in a slot.
final class RangeLoop: Loop {
    let lower: Node
    let upper: Node
    let isClosed: Bool
    let slot: Int
    let span: Span
    init(label: Int, _ lower: Node, _ upper: Node, isClosed: Bool, slot: Int, _ body: Statement, _ span: Span) {
        self.lower = lower
        self.upper = upper
        self.isClosed = isClosed
        self.slot = slot
        self.span = span
        super.init(label: label, body)
    }
    override func exec(_ f: Frame) throws -> Flow {
        var counter = try lower.int(f)
        let end = try upper.int(f)
        if end < counter {
            throw Trap("invalid-range", "a range must not end before it begins: \(counter) to \(end)", at: span)
        }
        if counter == end, !isClosed { return ExitCode.nextStatement }
        let last = isClosed ? end : end - 1
        if let effects {
            while true {
                try checkInterrupt()
                f.put(slot, counter)
                try effects.run(f)
                if counter == last { return ExitCode.nextStatement }
                counter &+= 1
            }
        }
        while true {
            try checkInterrupt()
            f.put(slot, counter)
            let flow = try body.exec(f)
            if flow != ExitCode.nextStatement, flow != continueFlow {
                return flow == breakFlow ? ExitCode.nextStatement : flow
            }
            if counter == last { return ExitCode.nextStatement }
            counter &+= 1
        }
    }
}

/// `for x in array`. It iterates over the value that the array has at the start.
final class ArrayLoop: Loop {
    let array: Node
    let kind: Shape
    let slot: Int
    init(label: Int, _ array: Node, kind: Shape, slot: Int, _ body: Statement) {
        self.array = array
        self.kind = kind
        self.slot = slot
        super.init(label: label, body)
    }
    override func exec(_ f: Frame) throws -> Flow {
        // The array is retained, so that code that modifies it gets a copy. Reading an element may convert the array
        // from its packed form at any time.
        let elements = try array.value(f).exactly(ArrayBox.self)
        defer { if kind == .value { f[slot] = .none } }
        for index in 0..<elements.count {
            try checkInterrupt()
            switch kind {
            case .int: f.put(slot, elements.ints?[index] ?? elements[index].asInt)
            case .double: f.put(slot, elements.doubles?[index] ?? elements[index].asDouble)
            case .bool: f.put(slot, elements.bools?[index] ?? elements[index].asBool)
            case .value: f[slot] = elements[index]
            }
            if let effects {
                try effects.run(f)
                continue
            }
            let flow = try body.exec(f)
            if flow != ExitCode.nextStatement, flow != continueFlow {
                return flow == breakFlow ? ExitCode.nextStatement : flow
            }
        }
        return ExitCode.nextStatement
    }
}

/// `for x in sequence`, with an iterator in a slot.
final class IteratorLoop: Loop {
    let iteratorSlot: Int
    let makeIterator: Node
    let next: Node
    let slot: Int
    let kind: Shape
    init(label: Int, iteratorSlot: Int, makeIterator: Node, next: Node, slot: Int, kind: Shape, _ body: Statement) {
        self.iteratorSlot = iteratorSlot
        self.makeIterator = makeIterator
        self.next = next
        self.slot = slot
        self.kind = kind
        super.init(label: label, body)
    }
    override func exec(_ f: Frame) throws -> Flow {
        f[iteratorSlot] = try makeIterator.value(f)
        defer {
            if kind == .value { f[slot] = .none }
            f[iteratorSlot] = .none
        }
        while true {
            try checkInterrupt()
            let element = try next.value(f)
            if element.isNil { return ExitCode.nextStatement }
            if kind == .value { f[slot] = element.unwrapped } else { (f + slot).initialize(to: element) }
            let flow = try body.exec(f)
            if flow != ExitCode.nextStatement, flow != continueFlow {
                return flow == breakFlow ? ExitCode.nextStatement : flow
            }
        }
    }
}

// MARK: - Switch and do

final class Switch: Statement {
    struct Case {
        /// The test of the case; nil for a case that matches all remaining values.
        var test: Node?
        var body: Statement
    }
    let label: Int
    let prepare: Node
    let cases: [Case]
    /// The slot of the subject, if its value must be released.
    let ownedSlot: Int?
    init(label: Int, prepare: Node, cases: [Case], ownedSlot: Int?) {
        self.label = label
        self.prepare = prepare
        self.cases = cases
        self.ownedSlot = ownedSlot
    }
    override func exec(_ f: Frame) throws -> Flow {
        try prepare.run(f)
        defer { if let ownedSlot { f[ownedSlot] = .none } }
        var index = 0
        while index < cases.count {
            if try cases[index].test?.bool(f) ?? true { break }
            index += 1
        }
        while index < cases.count {
            let flow = try cases[index].body.exec(f)
            guard flow == ExitCode.fallthrough_ else {
                return flow == ExitCode.break_(label) ? ExitCode.nextStatement : flow
            }
            index += 1
        }
        return ExitCode.nextStatement
    }
}

/// A `switch` over an enum that compares only case indices.
final class JumpTable: Statement {
    let label: Int
    let subject: Node
    let table: [Int]
    let bodies: [Statement]
    init(label: Int, subject: Node, table: [Int], bodies: [Statement]) {
        self.label = label
        self.subject = subject
        self.table = table
        self.bodies = bodies
    }
    override func exec(_ f: Frame) throws -> Flow {
        var index = table[try subject.value(f).exactly(EnumBox.self).index]
        while index < bodies.count {
            let flow = try bodies[index].exec(f)
            guard flow == ExitCode.fallthrough_ else {
                return flow == ExitCode.break_(label) ? ExitCode.nextStatement : flow
            }
            index += 1
        }
        return ExitCode.nextStatement
    }
}

final class Do: Statement {
    struct Catch {
        var test: Node?
        var body: Statement
    }
    let body: Statement
    let catches: [Catch]
    /// The slot that contains the error while a `catch` runs.
    let slot: Int
    /// The slots that the body may have filled; they are released before a `catch` runs.
    let owned: [Int]
    init(_ body: Statement, _ catches: [Catch], slot: Int, owned: [Int]) {
        self.body = body
        self.catches = catches
        self.slot = slot
        self.owned = owned.reversed()
    }
    override func exec(_ f: Frame) throws -> Flow {
        do { return try body.exec(f) } catch let thrown as ThrownError {
            for slot in owned { f[slot] = .none }
            f[slot] = thrown.value
            defer { f[slot] = .none }
            for clause in catches where try clause.test?.bool(f) ?? true { return try clause.body.exec(f) }
            throw thrown
        }
    }
}

// MARK: - Statements as a body or an expression

/// Runs the statements of a body and reads the result from its slot.
final class BodyNode: Node {
    let statement: Statement
    let slot: Int
    init(_ statement: Statement, slot: Int) {
        self.statement = statement
        self.slot = slot
    }
    override func value(_ f: Frame) throws -> Value {
        _ = try statement.exec(f)
        let value = (f + slot).move()
        (f + slot).initialize(to: .none)
        return value
    }
    override func run(_ f: Frame) throws { _ = try statement.exec(f) }
}

/// Like `BodyNode`, for scalars that the caller reads in tagged form.
final class ScalarBody: Node {
    let statement: Statement
    let slot: Int
    let kind: Shape
    init(_ statement: Statement, slot: Int, kind: Shape) {
        self.statement = statement
        self.slot = slot
        self.kind = kind
    }
    override func int(_ f: Frame) throws -> Int {
        _ = try statement.exec(f)
        return f.int(slot)
    }
    override func double(_ f: Frame) throws -> Double {
        _ = try statement.exec(f)
        return f.double(slot)
    }
    override func bool(_ f: Frame) throws -> Bool {
        _ = try statement.exec(f)
        return f.bool(slot)
    }
    override func value(_ f: Frame) throws -> Value {
        _ = try statement.exec(f)
        return f.taggedValue(slot, kind)
    }
    override func run(_ f: Frame) throws { _ = try statement.exec(f) }
}

/// Runs a body that has no result.
final class VoidBody: EffectNode {
    let statement: Statement
    init(_ statement: Statement) { self.statement = statement }
    override func run(_ f: Frame) throws { _ = try statement.exec(f) }
}

final class ThrowNode: Node {
    let error: Node
    let onThrow: () -> Void
    init(_ error: Node, onThrow: @escaping () -> Void) {
        self.error = error
        self.onThrow = onThrow
    }
    override func value(_ f: Frame) throws -> Value {
        let value = try error.value(f)
        onThrow()
        throw ThrownError(value)
    }
    override func int(_ f: Frame) throws -> Int { try value(f).asInt }
}
