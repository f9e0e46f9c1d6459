import Diagnostics
import Runtime

// Accesses stored fields of structs, tuples and objects in place.

/// Returns the fields of the record at a pointer, after making sure that it is uniquely referenced, for writing.
@inline(__always) func uniqueFields(_ p: UnsafeMutablePointer<Value>, _ span: Span) throws -> UnsafeMutablePointer<
    Value
> {
    guard case .object = p.pointee else { throw overlapTrap(span) }
    let reference = UnsafeMutableRawPointer(p).assumingMemoryBound(to: RecordBox.self)
    if !reference.isOnlyReference { reference.pointee = reference.pointee.copy() }
    return Unmanaged.passUnretained(reference.pointee)._withUnsafeGuaranteedRef { $0.base }
}

/// Returns the fields of a struct or object in a slot; nil if they cannot be written directly.
@inline(__always) func writableFields(
    _ p: UnsafeMutablePointer<Value>, _ isRecord: Bool
) -> UnsafeMutablePointer<Value>? {
    guard case .object = p.pointee else { return nil }
    let reference = UnsafeMutableRawPointer(p).assumingMemoryBound(to: FieldStorage.self)
    if isRecord, !reference.isPlainlyOnlyReference { return nil }
    return UnsafeRawPointer(p).load(as: Unmanaged<FieldStorage>.self)._withUnsafeGuaranteedRef { $0.base }
}

@inline(__always) func fieldOf(_ value: Value, _ index: Int, _ span: Span) throws -> Value {
    guard case .object(let object) = value else { throw overlapTrap(span) }
    return unsafeDowncast(object, to: FieldStorage.self).base[index]
}

/// Returns the object in a slot without retaining it.
@inline(__always) func slotBase(_ f: Frame, _ slot: Int, _ span: Span) throws -> UnsafeMutablePointer<Value> {
    guard case .object = f[slot] else { throw overlapTrap(span) }
    return UnsafeRawPointer(f + slot).load(as: Unmanaged<FieldStorage>.self)._withUnsafeGuaranteedRef { $0.base }
}

// MARK: - Places

/// The place of a stored field of a struct or tuple.
final class FieldPlace: PlaceNode {
    let base: PlaceNode
    let index: Int
    let span: Span
    init(_ base: PlaceNode, _ index: Int, _ kind: Shape, _ span: Span) {
        self.base = base
        self.index = index
        self.span = span
        super.init(kind, partOf: base)
    }
    override func value(_ f: Frame) throws -> Value { try fieldOf(try base.value(f), index, span) }
    override func set(_ f: Frame, _ value: Value) throws {
        if isAddressable { return try address(f).pointee = value }
        try base.modify(f) { try uniqueFields($0, span)[index] = value }
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        if isAddressable { return try withExclusiveAccess(f, body) }
        try base.modify(f) { p in try emptyWhileModifying(p) { try body(uniqueFields($0, span) + index) } }
    }
    override var runsNoUserCode: Bool { base.runsNoUserCode }
    override func address(_ f: Frame) throws -> UnsafeMutablePointer<Value> {
        try uniqueFields(base.address(f), span) + index
    }
    override var load: Node { fieldNode(base.load, index, span) }
    override func store(_ source: Node) -> Node {
        if let slot = (base as? SlotPlace)?.slot { return StoreSlotField(slot, index, kind, source, span) }
        return super.store(source)
    }
}

/// The place of a stored field of an object.
final class InstanceFieldPlace: PlaceNode {
    let object: Node
    let index: Int
    let span: Span
    /// The slot that keeps the object retained; nil if the object is not in a slot.
    private let slot: Int?
    init(_ object: Node, _ index: Int, _ kind: Shape, _ span: Span) {
        self.object = object
        self.index = index
        self.span = span
        slot = (object as? Load)?.slot
        super.init(kind, isAddressable: slot != nil)
    }
    @inline(__always) private func storage(_ f: Frame) throws -> FieldStorage {
        guard case .object(let object) = try object.value(f) else { throw overlapTrap(span) }
        return unsafeDowncast(object, to: FieldStorage.self)
    }
    override func value(_ f: Frame) throws -> Value { try storage(f).base[index] }
    override func set(_ f: Frame, _ value: Value) throws { try storage(f).base[index] = value }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        let storage = try storage(f)
        try withExtendedLifetime(storage) { try body(storage.base + index) }
    }
    override func address(_ f: Frame) throws -> UnsafeMutablePointer<Value> {
        guard let slot else { throw missingNode() }
        return try slotBase(f, slot, span) + index
    }
    override var load: Node { fieldNode(object, index, span) }
    override func store(_ source: Node) -> Node {
        if let slot { return StoreInstanceField(slot, index, kind, source, span) }
        return super.store(source)
    }
}

// MARK: - Reading

func fieldNode(_ object: Node, _ index: Int, _ span: Span) -> Node {
    if let slot = (object as? Load)?.slot { return FieldOfSlot(slot, index, span) }
    return Field(object, index, span)
}

/// Reads a field of the struct or object in a slot, which keeps it retained.
final class FieldOfSlot: Node {
    override var isSelfContained: Bool { true }
    let slot: Int
    let index: Int
    let span: Span
    init(_ slot: Int, _ index: Int, _ span: Span) {
        self.slot = slot
        self.index = index
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int { try slotBase(f, slot, span).int(index) }
    override func double(_ f: Frame) throws -> Double { try slotBase(f, slot, span).double(index) }
    override func bool(_ f: Frame) throws -> Bool { try slotBase(f, slot, span).bool(index) }
    override func value(_ f: Frame) throws -> Value { try slotBase(f, slot, span)[index] }
}

final class Field: Node {
    let object: Node
    let index: Int
    let span: Span
    init(_ object: Node, _ index: Int, _ span: Span) {
        self.object = object
        self.index = index
        self.span = span
    }
    override func value(_ f: Frame) throws -> Value { try fieldOf(object.value(f), index, span) }
}

// MARK: - Writing

/// `p.x = e` for a struct or object `p` in a slot.
final class StoreSlotField: EffectNode {
    let slot: Int
    let index: Int
    let kind: Shape
    let source: Node
    let span: Span
    init(_ slot: Int, _ index: Int, _ kind: Shape, _ source: Node, _ span: Span) {
        self.slot = slot
        self.index = index
        self.kind = kind
        self.source = source
        self.span = span
    }
    override func run(_ f: Frame) throws {
        // Evaluates the value before finding the fields, because the evaluation may move them.
        switch kind {
        case .int:
            let number = try source.int(f)
            try uniqueFields(f + slot, span).put(index, number)
        case .double:
            let number = try source.double(f)
            try uniqueFields(f + slot, span).put(index, number)
        case .bool:
            let truth = try source.bool(f)
            try uniqueFields(f + slot, span).put(index, truth)
        case .value:
            let value = try source.value(f)
            try uniqueFields(f + slot, span)[index] = value
        }
    }
}

/// `self.x = e` for an object in a slot.
final class StoreInstanceField: EffectNode {
    let slot: Int
    let index: Int
    let kind: Shape
    let source: Node
    let span: Span
    init(_ slot: Int, _ index: Int, _ kind: Shape, _ source: Node, _ span: Span) {
        self.slot = slot
        self.index = index
        self.kind = kind
        self.source = source
        self.span = span
    }
    override func run(_ f: Frame) throws {
        switch kind {
        case .int:
            let number = try source.int(f)
            try slotBase(f, slot, span).put(index, number)
        case .double:
            let number = try source.double(f)
            try slotBase(f, slot, span).put(index, number)
        case .bool:
            let truth = try source.bool(f)
            try slotBase(f, slot, span).put(index, truth)
        case .value:
            let value = try source.value(f)
            guard case .object(let object) = f[slot] else { throw overlapTrap(span) }
            unsafeDowncast(object, to: FieldStorage.self).base[index] = value
        }
    }
}
