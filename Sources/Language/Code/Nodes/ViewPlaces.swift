import Diagnostics
import Runtime

// Places that are not plain storage: weak references, values inside optionals, computed values.

/// `weak` and `unowned` storage: the place contains a `WeakBox`.
final class WeakPlace: PlaceNode {
    let base: PlaceNode
    let isUnowned: Bool
    let span: Span
    init(_ base: PlaceNode, isUnowned: Bool, _ span: Span) {
        self.base = base
        self.isUnowned = isUnowned
        self.span = span
        super.init(.value)
    }
    override func value(_ f: Frame) throws -> Value {
        guard case .object(let object) = try base.value(f) else { return .none }
        let value = unsafeDowncast(object, to: WeakBox.self).value
        if isUnowned, value.isNil {
            throw Trap("unowned-gone", "the object of this 'unowned' reference was deallocated", at: span)
        }
        return value
    }
    override func set(_ f: Frame, _ value: Value) throws { try base.set(f, weakReference(value)) }
}

func weakReference(_ value: Value) -> Value { .object(WeakBox(to: value)) }

/// The place of the value inside an optional.
final class PayloadPlace: PlaceNode {
    let base: PlaceNode
    /// The position of the trap if the optional is nil; if the position is nil, the optional chain ends instead.
    let span: Span?
    init(_ base: PlaceNode, _ kind: Shape, trapAt span: Span?) {
        self.base = base
        self.span = span
        super.init(kind)
    }
    private func nilError() -> Error { span.map { nilTrap($0) } ?? ChainExit.shared }
    override func value(_ f: Frame) throws -> Value {
        let value = try base.value(f)
        if value.isNil { throw nilError() }
        return value.unwrapped
    }
    override func set(_ f: Frame, _ value: Value) throws {
        try base.modify(f) {
            if $0.pointee.isNil { throw nilError() }
            $0.pointee = value.wrapped
        }
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        try base.modify(f) { p in
            if p.pointee.isNil { throw nilError() }
            guard case .object(let object) = p.pointee, type(of: object) == NestedOptionalBox.self else {
                return try body(p)
            }
            var payload = p.pointee.unwrapped
            defer { p.pointee = payload.wrapped }
            try body(&payload)
        }
    }
}

@inline(never) func nilTrap(_ span: Span) -> Error {
    Trap("nil-unwrapped", "found nil while unwrapping an optional", at: span)
}

/// A value that can only be read.
final class ReadOnlyPlace: PlaceNode {
    let source: Node
    init(_ source: Node, _ kind: Shape) {
        self.source = source
        super.init(kind)
    }
    override func value(_ f: Frame) throws -> Value { try source.value(f) }
    override func set(_ f: Frame, _ value: Value) throws {}
    override var load: Node { source }
}

/// A place defined by functions: computed properties, subscripts, observed and lazy storage.
final class ComputedPlace: PlaceNode {
    private let getter: (Frame) throws -> Value
    private let setter: ((Frame, Value) throws -> Void)?
    private let modifier: ((Frame, (UnsafeMutablePointer<Value>) throws -> Void) throws -> Void)?
    private let customLoad: Node?
    init(
        _ kind: Shape, load: Node? = nil, get: @escaping (Frame) throws -> Value,
        set: ((Frame, Value) throws -> Void)?,
        modify: ((Frame, (UnsafeMutablePointer<Value>) throws -> Void) throws -> Void)? = nil
    ) {
        customLoad = load
        getter = get
        setter = set
        modifier = modify
        super.init(kind)
    }
    override func value(_ f: Frame) throws -> Value { try getter(f) }
    override func set(_ f: Frame, _ value: Value) throws { try setter?(f, value) }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        if let modifier { return try modifier(f, body) }
        try super.modify(f, body)
    }
    override var load: Node { customLoad ?? super.load }
}
