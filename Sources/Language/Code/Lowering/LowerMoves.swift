import Diagnostics
import Runtime
import TypeModel

// Lowers reads that consume the value of a variable.

extension FunctionContext {
    /// Lowers a read of a noncopyable value, or of a variable whose value the read consumes.
    func lowerMove(_ place: Place, _ e: TExpr) throws -> Node {
        let source = try lowerPlace(place, e.type, e.span)
        let type = concrete(e.type)
        guard e.isConsumed, types.kind(e.type) == .value else { return RetainedCopy(source.load) }
        switch place {
        case .variable(let variable):
            return isOwnedByFrame(variable, type) ? MovedValue(source) : RetainedCopy(source.load)
        case .field(let base, _):
            return source.isAddressable && isPartOwnedByFrame(base) ? MovedValue(source) : RetainedCopy(source.load)
        default: return RetainedCopy(source.load)
        }
    }

    /// Returns the `consuming` parameters that the body modifies. They are copied to slots of their own, because
    /// callers only lend their values.
    func copiedParameters(of symbol: FunctionSymbol) -> [CopiedParameters.Copy] {
        var variables = symbol.parameters.filter { !$0.isInout }.map(\.variable)
        if symbol.isConsuming, symbol.takesSelf, let own = symbol.selfVariable { variables.append(own) }
        return variables.compactMap { variable in
            guard variable.isMutated, !variable.isCaptured, let old = storage[variable], old.kind == .value,
                !old.isBoxed, !inoutSlots.contains(old.slot)
            else { return nil }
            let slot = newSlot(.value)
            storage[variable]?.slot = slot
            return CopiedParameters.Copy(from: old.slot, to: slot, isMove: old.type.isNoncopyable)
        }
    }

    /// True if the frame owns the variable's reference; other references are lent by the caller.
    private func isOwnedByFrame(_ variable: VariableSymbol, _ type: Type) -> Bool {
        guard let storage = lookup(variable), storage.ownership == .strong else { return false }
        if !filledSlots.contains(storage.slot) { return true }
        // Callers pass ownership of noncopyable values, except native code that calls a closure.
        return type.isNoncopyable && symbol != nil && !captures.contains { $0.variable === variable }
    }

    private func isPartOwnedByFrame(_ place: Place) -> Bool {
        switch place {
        case .variable(let variable): isOwnedByFrame(variable, concrete(variable.type))
        case .field(let base, _): isPartOwnedByFrame(base)
        default: false
        }
    }
}

extension TExpr {
    /// Returns a read expression that consumes the variable's value.
    static func consumingRead(_ variable: VariableSymbol, _ span: Span) -> TExpr {
        let read = TExpr(.load(.variable(variable)), variable.type, span)
        read.isConsumed = true
        return read
    }
}

/// A value with a reference of its own, because the called function may move the value out of its frame.
private final class RetainedCopy: Node {
    let inner: Node
    init(_ inner: Node) { self.inner = inner }
    override var isSelfContained: Bool { inner.isSelfContained }
    override func int(_ f: Frame) throws -> Int { try inner.int(f) }
    override func double(_ f: Frame) throws -> Double { try inner.double(f) }
    override func bool(_ f: Frame) throws -> Bool { try inner.bool(f) }
    override func value(_ f: Frame) throws -> Value { try inner.value(f) }
    override func run(_ f: Frame) throws {}
}

/// A body whose modified parameters are copied or moved to separate slots.
final class CopiedParameters: Node {
    struct Copy {
        var from: Int
        var to: Int
        var isMove: Bool
    }
    private let inner: Node
    private let copies: [Copy]
    init(_ inner: Node, _ copies: [Copy]) { (self.inner, self.copies) = (inner, copies) }
    @inline(__always) private func prepare(_ f: Frame) {
        for copy in copies {
            f[copy.to] = f[copy.from]
            if copy.isMove { f[copy.from] = .none }
        }
    }
    override func int(_ f: Frame) throws -> Int {
        prepare(f)
        return try inner.int(f)
    }
    override func double(_ f: Frame) throws -> Double {
        prepare(f)
        return try inner.double(f)
    }
    override func bool(_ f: Frame) throws -> Bool {
        prepare(f)
        return try inner.bool(f)
    }
    override func value(_ f: Frame) throws -> Value {
        prepare(f)
        return try inner.value(f)
    }
    override func run(_ f: Frame) throws {
        prepare(f)
        try inner.run(f)
    }
}

/// Moves a value out of its place.
private final class MovedValue: Node {
    let place: PlaceNode
    init(_ place: PlaceNode) { self.place = place }
    override func value(_ f: Frame) throws -> Value {
        let value = try place.value(f)
        try place.set(f, .none)
        return value
    }
    override func run(_ f: Frame) throws { _ = try value(f) }
}
