import Diagnostics
import Runtime

final class MakeRecord: Node {
    let type: RuntimeType
    let parts: [Node]
    init(_ type: RuntimeType, _ parts: [Node]) {
        self.type = type
        self.parts = parts
    }
    override func value(_ f: Frame) throws -> Value {
        let record = RecordBox(type, count: parts.count)
        for (index, part) in parts.enumerated() { record.base[index] = try part.value(f) }
        return .object(record)
    }
}

final class MakeCase: Node {
    let type: RuntimeType
    let index: Int
    let parts: [Node]
    init(_ type: RuntimeType, _ index: Int, _ parts: [Node]) {
        self.type = type
        self.index = index
        self.parts = parts
    }
    override func value(_ f: Frame) throws -> Value {
        var payload = ContiguousArray<Value>()
        payload.reserveCapacity(parts.count)
        for part in parts { payload.append(try part.value(f)) }
        return .object(EnumBox(type, index, payload))
    }
}

/// Creates an object of a class with empty fields.
final class NewInstance: Node {
    let type: RuntimeType
    let template: [Value]
    init(_ type: RuntimeType) {
        self.type = type
        template = type.record.initialFields
    }
    override func value(_ f: Frame) throws -> Value { NewInstance.make(type, template) }

    static func make(_ type: RuntimeType, _ template: [Value]) -> Value {
        let instance = Instance(type, count: template.count)
        for (index, value) in template.enumerated() { (instance.base + index).initialize(to: value) }
        if let census = Census.current { census.add(object: instance) }
        return .object(instance)
    }
}

// MARK: - Optionals

final class Force: Node {
    let operand: Node
    let span: Span
    init(_ operand: Node, _ span: Span) {
        self.operand = operand
        self.span = span
    }
    override func value(_ f: Frame) throws -> Value {
        let value = try operand.value(f)
        if value.isNil { throw nilTrap(span) }
        return value.unwrapped
    }
}

/// `self.init(…)!`: traps if the called initialiser fails.
final class ForcedDelegation: Node {
    let delegation: Node
    let span: Span
    init(_ delegation: Node, _ span: Span) {
        self.delegation = delegation
        self.span = span
    }
    override func value(_ f: Frame) throws -> Value {
        do { return try delegation.value(f) } catch is FailedInit { throw nilTrap(span) }
    }
}

final class Coalesce: Node {
    let left: Node
    let right: Node
    let unwraps: Bool
    init(_ left: Node, _ right: Node, unwraps: Bool) {
        self.left = left
        self.right = right
        self.unwraps = unwraps
    }
    override func value(_ f: Frame) throws -> Value {
        let value = try left.value(f)
        if value.isNil { return try right.value(f) }
        return unwraps ? value.unwrapped : value
    }
}

/// An optional chain: evaluates its links in order, then the body that reads them.
final class Chain: Node {
    let scope: ChainScope
    let body: Node
    let wraps: Bool
    let isVoid: Bool
    init(_ scope: ChainScope, _ body: Node, wraps: Bool, isVoid: Bool) {
        self.scope = scope
        self.body = body
        self.wraps = wraps
        self.isVoid = isVoid
    }
    override func value(_ f: Frame) throws -> Value {
        // The body may read a slot several times, so slots are cleared only at the end.
        defer { for link in scope.temporaries { f[link.slot] = .none } }
        for link in scope.temporaries {
            let value: Value
            do { value = try link.node.value(f) } catch is ChainExit { return .none }
            if value.isNil { return .none }
            f[link.slot] = value.unwrapped
        }
        do {
            let value = try body.value(f)
            return wraps ? value.wrapped : value
        } catch is ChainExit {
            return .none
        }
    }
}

final class TryForced: Node {
    let operand: Node
    let span: Span
    let linker: Linker
    init(_ operand: Node, _ span: Span, _ linker: Linker) {
        self.operand = operand
        self.span = span
        self.linker = linker
    }
    override func value(_ f: Frame) throws -> Value {
        do { return try operand.value(f) } catch let thrown as ThrownError {
            let text = Printing.debugDescribe(thrown.value, linker.anyType)
            throw Trap("try-failed", "'try!' failed with: \(text)", at: span)
        }
    }
}
