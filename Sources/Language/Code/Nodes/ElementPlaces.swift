import Diagnostics
import Runtime

// Elements of arrays, with bounds checked once.

extension ArrayBox {
    @inline(__always) func check(_ index: Int, _ span: Span) throws {
        guard UInt(bitPattern: index) < UInt(bitPattern: count) else { throw boundsTrap(index, self, span) }
    }

    // Scalars are read and written where they lie, packed or not.

    @inline(__always) func int(_ index: Int, _ span: Span) throws -> Int {
        try check(index, span)
        if let ints { return ints[index] }
        return UnsafeRawPointer(peek(index)).load(as: Int.self)
    }
    @inline(__always) func double(_ index: Int, _ span: Span) throws -> Double {
        try check(index, span)
        if let doubles { return doubles[index] }
        return UnsafeRawPointer(peek(index)).load(as: Double.self)
    }
    @inline(__always) func bool(_ index: Int, _ span: Span) throws -> Bool {
        try check(index, span)
        if let bools { return bools[index] }
        return UnsafeRawPointer(peek(index)).load(as: Bool.self)
    }
    @inline(__always) func put(_ index: Int, _ number: Int, _ span: Span) throws {
        try check(index, span)
        if let ints { ints[index] = number } else { poke(index).put(0, number) }
    }
    @inline(__always) func put(_ index: Int, _ number: Double, _ span: Span) throws {
        try check(index, span)
        if let doubles { doubles[index] = number } else { poke(index).put(0, number) }
    }
    @inline(__always) func put(_ index: Int, _ truth: Bool, _ span: Span) throws {
        try check(index, span)
        if let bools { bools[index] = truth } else { poke(index).put(0, truth) }
    }
}

/// The array at a pointer, made the only one before it is written.
@inline(__always) func uniqueArray(_ p: UnsafeMutablePointer<Value>, _ span: Span) throws -> Unmanaged<ArrayBox> {
    guard case .object = p.pointee else { throw overlapTrap(span) }
    let reference = UnsafeMutableRawPointer(p).assumingMemoryBound(to: ArrayBox.self)
    if !isKnownUniquelyReferenced(&reference.pointee) { reference.pointee = reference.pointee.copy() }
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
    var trap = Trap.index(index, of: box.count)
    trap.span = span
    return trap
}

/// `a[i]` of an array in a place.
final class ElementPlace: PlaceNode {
    let base: PlaceNode
    /// Where the array lies, if it is a slot; or -1.
    private let slot: Int
    let index: Node
    let span: Span
    init(_ base: PlaceNode, _ index: Node, _ kind: Shape, _ span: Span) {
        self.base = base
        slot = (base as? SlotPlace)?.slot ?? -1
        self.index = index
        self.span = span
        super.init(kind, partOf: base)
    }
    private lazy var reader = load
    override func value(_ f: Frame) throws -> Value { try reader.value(f) }
    override func set(_ f: Frame, _ value: Value) throws {
        if isStorage { return try address(f).pointee = value }
        let index = try index.int(f)
        try base.modify(f) { p in try uniqueElement(p, index, span).pointee = value }
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        if isStorage { return try shielded(f, body) }
        let index = try index.int(f)
        try base.modify(f) { p in try setAside(p) { try body(uniqueElement($0, index, span)) } }
    }
    override var isCalm: Bool { base.isCalm && index.isCalm }
    override func address(_ f: Frame) throws -> UnsafeMutablePointer<Value> {
        let index = try index.int(f)
        return try uniqueElement(slot >= 0 ? f + slot : base.address(f), index, span)
    }
    /// The array is found last, as for `address`.
    @inline(__always) private func change(_ f: Frame, _ body: (ArrayBox, Int) throws -> Void) throws {
        let index = try index.int(f)
        let p = slot >= 0 ? f + slot : try base.address(f)
        try uniqueArray(p, span)._withUnsafeGuaranteedRef { try body($0, index) }
    }
    override func changeInt(_ f: Frame, _ operation: IntChange, _ operand: Int, _ span: Span) throws {
        guard isStorage else { return try super.changeInt(f, operation, operand, span) }
        try change(f) { box, index in
            try box.put(index, try operation.apply(box.int(index, self.span), operand, span), self.span)
        }
    }
    override func changeDouble(_ f: Frame, _ operation: DoubleChange, _ operand: Double) throws {
        guard isStorage else { return try super.changeDouble(f, operation, operand) }
        try change(f) { box, index in
            try box.put(index, operation.apply(box.double(index, span), operand), span)
        }
    }
    override func store(_ source: Node) -> Node {
        if isStorage, kind.isScalar || base is SlotPlace { return StoreElement(base, index, kind, source, span) }
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
    @inline(__always) private func box(_ f: Frame) throws -> ArrayBox {
        guard case .object(let object) = try array.value(f) else { throw overlapTrap(span) }
        return unsafeDowncast(object, to: ArrayBox.self)
    }
    override func int(_ f: Frame) throws -> Int { try box(f).int(index.int(f), span) }
    override func double(_ f: Frame) throws -> Double { try box(f).double(index.int(f), span) }
    override func bool(_ f: Frame) throws -> Bool { try box(f).bool(index.int(f), span) }
    override func value(_ f: Frame) throws -> Value {
        let box = try box(f)
        let index = try index.int(f)
        try box.check(index, span)
        return box[index]
    }
}

/// The element of an array in a slot.
final class ElementOfSlot: Node {
    override var isCalm: Bool { index.isCalm }
    let slot: Int
    let index: IntOperand
    let span: Span
    init(_ slot: Int, _ index: Node, _ span: Span) {
        self.slot = slot
        self.index = IntOperand(index)
        self.span = span
    }
    @inline(__always) private func find<Result>(_ f: Frame, _ body: (ArrayBox, Int) throws -> Result) throws -> Result {
        let index = try index.int(f)
        return try slotArray(f, slot, span)._withUnsafeGuaranteedRef { try body($0, index) }
    }
    override func int(_ f: Frame) throws -> Int { try find(f) { try $0.int($1, span) } }
    override func double(_ f: Frame) throws -> Double { try find(f) { try $0.double($1, span) } }
    override func bool(_ f: Frame) throws -> Bool { try find(f) { try $0.bool($1, span) } }
    override func value(_ f: Frame) throws -> Value {
        try find(f) { box, index in
            try box.check(index, span)
            return box[index]
        }
    }
}

/// `a[i] = e` for an array in storage: index, then value, then access, as Swift has it.
final class StoreElement: EffectNode {
    let base: PlaceNode
    /// Where the array lies, if it is a slot; or -1.
    let slot: Int
    let index: IntOperand
    let kind: Shape
    let source: Node
    let span: Span
    init(_ base: PlaceNode, _ index: Node, _ kind: Shape, _ source: Node, _ span: Span) {
        self.base = base
        slot = (base as? SlotPlace)?.slot ?? -1
        self.index = IntOperand(index)
        self.kind = kind
        self.source = source
        self.span = span
    }
    @inline(__always) private func change(_ f: Frame, _ body: (ArrayBox) throws -> Void) throws {
        let p = slot >= 0 ? f + slot : try base.address(f)
        try uniqueArray(p, span)._withUnsafeGuaranteedRef(body)
    }
    override func run(_ f: Frame) throws {
        let index = try index.int(f)
        switch kind {
        case .int:
            let number = try source.int(f)
            try change(f) { try $0.put(index, number, span) }
        case .bool:
            let truth = try source.bool(f)
            try change(f) { try $0.put(index, truth, span) }
        case .double:
            let number = try source.double(f)
            try change(f) { try $0.put(index, number, span) }
        case .value:
            let value = try source.value(f)
            try change(f) { box in
                try box.check(index, span)
                box.poke(index).pointee = value
            }
        }
    }
}
