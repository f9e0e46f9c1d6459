import Diagnostics
import Runtime

// Elements of arrays, with bounds checked once.

extension ArrayBox {
    /// An element that exists, where it lies.
    @inline(__always) func peek(_ index: Int) -> UnsafePointer<Value> {
        elements.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped + index }
    }
    /// The same to be written: the elements are made the only copy.
    @inline(__always) func poke(_ index: Int) -> UnsafeMutablePointer<Value> {
        elements.withUnsafeMutableBufferPointer { $0.baseAddress.unsafelyUnwrapped + index }
    }
    @inline(__always) func check(_ index: Int, _ span: Span) throws {
        guard UInt(bitPattern: index) < UInt(bitPattern: elements.count) else { throw boundsTrap(index, self, span) }
    }
}

/// The array at a pointer, made the only one before it is written.
@inline(__always) func uniqueArray(_ p: UnsafeMutablePointer<Value>, _ span: Span) throws -> Unmanaged<ArrayBox> {
    guard case .object = p.pointee else { throw overlapTrap(span) }
    let reference = UnsafeMutableRawPointer(p).assumingMemoryBound(to: ArrayBox.self)
    if !isKnownUniquelyReferenced(&reference.pointee) { reference.pointee = ArrayBox(reference.pointee.elements) }
    return UnsafeRawPointer(p).load(as: Unmanaged<ArrayBox>.self)
}

@inline(__always) func uniqueElement(
    _ p: UnsafeMutablePointer<Value>, _ index: Int, _ span: Span
) throws -> UnsafeMutablePointer<Value> {
    try uniqueArray(p, span)._withUnsafeGuaranteedRef { box in
        try box.check(index, span)
        return box.poke(index)
    }
}

/// The array in a slot, which keeps it alive.
@inline(__always) func slotArray(_ f: Frame, _ slot: Int, _ span: Span) throws -> Unmanaged<ArrayBox> {
    guard case .object = f[slot] else { throw overlapTrap(span) }
    return UnsafeRawPointer(f + slot).load(as: Unmanaged<ArrayBox>.self)
}

@inline(never) func boundsTrap(_ index: Int, _ box: ArrayBox, _ span: Span) -> Error {
    var trap = Trap.index(index, of: box.elements.count)
    trap.span = span
    return trap
}

@inline(__always) func elementOf(_ value: Value, _ index: Int, _ span: Span) throws -> Value {
    guard case .object(let object) = value else { throw overlapTrap(span) }
    let box = unsafeDowncast(object, to: ArrayBox.self)
    try box.check(index, span)
    return box.elements[index]
}

/// `a[i]` of an array in a place.
final class ElementPlace: PlaceNode {
    let base: PlaceNode
    let index: Node
    let span: Span
    init(_ base: PlaceNode, _ index: Node, _ kind: Shape, _ span: Span) {
        self.base = base
        self.index = index
        self.span = span
        super.init(kind, partOf: base)
    }
    override func value(_ f: Frame) throws -> Value {
        let array = try base.value(f)
        return try elementOf(array, index.int(f), span)
    }
    override func set(_ f: Frame, _ value: Value) throws {
        if isStorage { return try address(f).pointee = value }
        let index = try index.int(f)
        try base.modify(f) { p in try uniqueElement(p, index, span).pointee = value }
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        if isStorage { return try access(f, body) }
        let index = try index.int(f)
        try base.modify(f) { p in try setAside(p) { try body(uniqueElement($0, index, span)) } }
    }
    override var isCalm: Bool { base.isCalm && index.isCalm }
    override func address(_ f: Frame) throws -> UnsafeMutablePointer<Value> {
        let index = try index.int(f)
        return try uniqueElement(base.address(f), index, span)
    }
    override func store(_ source: Node) -> Node {
        if let slot = (base as? SlotPlace)?.slot { return StoreElementOfSlot(slot, index, kind, source, span) }
        return super.store(source)
    }
    override var load: Node { elementNode(base.load, index, span) }
}

func elementNode(_ array: Node, _ index: Node, _ span: Span) -> Node {
    if let slot = (array as? Load)?.slot { return ElementOfSlot(slot, index, span) }
    return Element(array, index, span)
}

final class Element: Node {
    let array: Node
    let index: Node
    let span: Span
    init(_ array: Node, _ index: Node, _ span: Span) {
        self.array = array
        self.index = index
        self.span = span
    }
    override func value(_ f: Frame) throws -> Value {
        let array = try array.value(f)
        return try elementOf(array, index.int(f), span)
    }
}

/// The element of an array in a slot.
final class ElementOfSlot: Node {
    override var isCalm: Bool { index.isCalm }
    let slot: Int
    let index: Node
    let span: Span
    init(_ slot: Int, _ index: Node, _ span: Span) {
        self.slot = slot
        self.index = index
        self.span = span
    }
    @inline(__always) private func element(_ f: Frame) throws -> UnsafePointer<Value> {
        let index = try index.int(f)
        return try slotArray(f, slot, span)._withUnsafeGuaranteedRef { box in
            try box.check(index, span)
            return box.peek(index)
        }
    }
    override func int(_ f: Frame) throws -> Int { UnsafeRawPointer(try element(f)).load(as: Int.self) }
    override func double(_ f: Frame) throws -> Double { UnsafeRawPointer(try element(f)).load(as: Double.self) }
    override func bool(_ f: Frame) throws -> Bool { UnsafeRawPointer(try element(f)).load(as: Bool.self) }
    override func value(_ f: Frame) throws -> Value { try element(f).pointee }
}

/// `a[i] = e` for an array in a slot: index, then value, then access, as Swift has it.
final class StoreElementOfSlot: EffectNode {
    let slot: Int
    let index: Node
    let kind: Shape
    let source: Node
    let span: Span
    init(_ slot: Int, _ index: Node, _ kind: Shape, _ source: Node, _ span: Span) {
        self.slot = slot
        self.index = index
        self.kind = kind
        self.source = source
        self.span = span
    }
    override func run(_ f: Frame) throws {
        let index = try index.int(f)
        switch kind {
        case .int:
            let number = try source.int(f)
            try uniqueElement(f + slot, index, span).put(0, number)
        case .bool:
            let truth = try source.bool(f)
            try uniqueElement(f + slot, index, span).put(0, truth)
        case .double:
            let number = try source.double(f)
            try uniqueElement(f + slot, index, span).put(0, number)
        case .value:
            let value = try source.value(f)
            try uniqueElement(f + slot, index, span).pointee = value
        }
    }
}
