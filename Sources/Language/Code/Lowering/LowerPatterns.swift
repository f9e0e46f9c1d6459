import Diagnostics
import Runtime
import Syntax
import TypeModel

extension FunctionContext {
    /// Returns a test for a pattern; the test also binds the pattern's variables. Returns nil if the pattern always
    /// matches and binds nothing. The source is cheap and may be evaluated repeatedly.
    func match(_ pattern: TPattern, _ source: Node) throws -> Node? {
        switch pattern.kind {
        case .wildcard: return nil
        case .bind(let variable):
            if let known = storage[variable], variable.storage != .global {
                // Another pattern of the same case has declared the variable.
                let store =
                    known.isBoxed ? Store(known.slot, boxingNode(source)) : storeNode(known.slot, known.kind, source)
                return EffectThenValue(store, BoolConstant(true))
            }
            return EffectThenValue(try bindingNode(variable, source, pattern.span), BoolConstant(true))
        case .tuple(let parts): return try matchTuple(parts, pattern, source)
        case .enumCase(let symbol, let parts): return try matchCase(symbol, parts, pattern, source)
        case .some(let inner):
            let present = TestNode { !(try source.value($0).isNil) }
            let kind = types.kind(inner.type)
            return try conjunction(present, match(inner, payloadNode(source, kind)))
        case .none_: return TestNode { try source.value($0).isNil }
        case .isType(let type): return castTest(source, pattern.type, type)
        case .cast(let inner, let type): return try matchCast(inner, type, pattern, source)
        case .expression(let subject, let test):
            let store = try rebindingNode(subject, source, pattern.span)
            return EffectThenValue(store, try lower(test))
        case .bool(let truth): return truth ? source : Not(source)
        }
    }

    private func rebindingNode(_ variable: VariableSymbol, _ source: Node, _ span: Span) throws -> Node {
        if let known = storage[variable] { return storeNode(known.slot, known.kind, source) }
        return try bindingNode(variable, source, span)
    }

    private func conjunction(_ first: Node?, _ second: Node?) -> Node? {
        guard let first else { return second }
        guard let second else { return first }
        return And(first, second)
    }

    private func matchTuple(_ parts: [TPattern], _ pattern: TPattern, _ source: Node) throws -> Node? {
        var all: Node?
        guard case .tuple = concrete(pattern.type).kind else {
            return parts.count == 1 ? try match(parts[0], source) : nil
        }
        for (index, part) in parts.enumerated() {
            let field = fieldNode(source, index, pattern.span)
            all = conjunction(all, try match(part, field))
        }
        return all
    }

    private func matchCase(
        _ symbol: EnumCaseSymbol, _ parts: [TPattern]?, _ pattern: TPattern, _ source: Node
    ) throws -> Node? {
        let type = concrete(pattern.type)
        if type.optionalPayload != nil {
            if symbol.name == "none" { return TestNode { try source.value($0).isNil } }
            let present = TestNode { !(try source.value($0).isNil) }
            guard let inner = parts?.first else { return present }
            return try conjunction(present, match(inner, payloadNode(source, types.kind(inner.type))))
        }
        let index = symbol.index
        var all: Node? = CaseTest(source, index)
        guard let parts else { return all }
        // One name or tuple binds all associated values together.
        if parts.count == 1, symbol.payload.count > 1 {
            let tuple = concrete(parts[0].type)
            let runtime = linker.describe(tuple)
            let whole = ValueNode { f in
                .object(RecordBox(runtime, try source.value(f).exactly(EnumBox.self).payload))
            }
            return try conjunction(all, match(parts[0], whole))
        }
        for (position, part) in parts.enumerated() {
            let payload = CasePayload(source, position)
            all = conjunction(all, try match(part, payload))
        }
        return all
    }

    private func matchCast(_ inner: TPattern, _ type: Type, _ pattern: TPattern, _ source: Node) throws -> Node? {
        let from = linker.describe(concrete(pattern.type))
        let target = concrete(type)
        let to = linker.describe(target)
        let kind = target.valueKind
        let slot = newSlot(kind)
        let linker = linker
        let test = TestNode { f in
            guard let value = linker.cast(try source.value(f), from, to) else { return false }
            if kind == .value { f[slot] = value } else { (f + slot).initialize(to: value) }
            return true
        }
        return try conjunction(test, match(inner, loadNode(slot, kind)))
    }

    func castTest(_ source: Node, _ from: Type, _ to: Type) -> Node {
        let from = linker.describe(concrete(from))
        let to = linker.describe(concrete(to))
        let linker = linker
        return TestNode { linker.cast(try source.value($0), from, to) != nil }
    }

    /// Returns a node for the value inside an optional that is not nil.
    func payloadNode(_ optional: Node, _ kind: Shape) -> Node {
        ValueNode { try optional.value($0).unwrapped }
    }
}

final class CaseTest: BoolNode {
    let source: Node
    let index: Int
    init(_ source: Node, _ index: Int) {
        self.source = source
        self.index = index
    }
    override func bool(_ f: Frame) throws -> Bool { try source.value(f).exactly(EnumBox.self).index == index }
}

final class CasePayload: Node {
    let source: Node
    let position: Int
    init(_ source: Node, _ position: Int) {
        self.source = source
        self.position = position
    }
    override func value(_ f: Frame) throws -> Value { try source.value(f).exactly(EnumBox.self).payload[position] }
}
