import Diagnostics
import Runtime

/// Something that code can read, replace, or change in place.
class PlaceNode {
    let kind: Shape
    init(_ kind: Shape) { self.kind = kind }

    func value(_ f: Frame) throws -> Value { fatalError("internal: abstract place") }
    func set(_ f: Frame, _ value: Value) throws { try modify(f) { $0.pointee = value } }
    /// The pointer is good until the body returns; scalars are tagged.
    func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        var copy = try value(f)
        // What fails half way has changed what it has changed, as `inout` does.
        do { try body(&copy) } catch {
            try set(f, copy)
            throw error
        }
        try set(f, copy)
    }

    /// A node that reads the place.
    var load: Node {
        switch kind {
        case .int: return PlaceInt(self)
        case .double: return PlaceDouble(self)
        case .bool: return PlaceBool(self)
        case .value: return PlaceLoad(self)
        }
    }
    func store(_ source: Node) -> Node { PlaceStore(self, source) }
}

private final class PlaceInt: IntNode {
    let place: PlaceNode
    init(_ place: PlaceNode) { self.place = place }
    override func int(_ f: Frame) throws -> Int { try place.value(f).asInt }
}

private final class PlaceDouble: DoubleNode {
    let place: PlaceNode
    init(_ place: PlaceNode) { self.place = place }
    override func double(_ f: Frame) throws -> Double { try place.value(f).asDouble }
}

private final class PlaceBool: BoolNode {
    let place: PlaceNode
    init(_ place: PlaceNode) { self.place = place }
    override func bool(_ f: Frame) throws -> Bool { try place.value(f).asBool }
}

private final class PlaceLoad: Node {
    let place: PlaceNode
    init(_ place: PlaceNode) { self.place = place }
    override func value(_ f: Frame) throws -> Value { try place.value(f) }
}

final class PlaceStore: EffectNode {
    let place: PlaceNode
    let source: Node
    init(_ place: PlaceNode, _ source: Node) {
        self.place = place
        self.source = source
    }
    override func run(_ f: Frame) throws { try place.set(f, try source.value(f)) }
}

// MARK: - Variables

final class SlotPlace: PlaceNode {
    let slot: Int
    init(_ slot: Int, _ kind: Shape) {
        self.slot = slot
        super.init(kind)
    }
    override func value(_ f: Frame) throws -> Value { f.tagged(slot, kind) }
    override func set(_ f: Frame, _ value: Value) throws {
        if kind == .value { f[slot] = value } else { (f + slot).initialize(to: value) }
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        if kind != .value { (f + slot).initialize(to: f.tagged(slot, kind)) }
        try body(f + slot)
    }
    override var load: Node { loadNode(slot, kind) }
    override func store(_ source: Node) -> Node { storeNode(slot, kind, source) }
}

/// A variable that a closure shares: the slot holds its box.
final class BoxPlace: PlaceNode {
    let slot: Int
    init(_ slot: Int, _ kind: Shape) {
        self.slot = slot
        super.init(kind)
    }
    @inline(__always) private func box(_ f: Frame) -> Box { f[slot].exactly(Box.self) }
    override func value(_ f: Frame) throws -> Value { box(f).value }
    override func set(_ f: Frame, _ value: Value) throws { box(f).value = value }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        let box = box(f)
        try withUnsafeMutablePointer(to: &box.value) { try body($0) }
    }
    override var load: Node { kind == .int ? LoadBoxedInt(slot) : super.load }
}

final class LoadBoxedInt: IntNode {
    let slot: Int
    init(_ slot: Int) { self.slot = slot }
    override func int(_ f: Frame) throws -> Int {
        UnsafeRawPointer(f + slot).load(as: Unmanaged<Box>.self)._withUnsafeGuaranteedRef { $0.value.asInt }
    }
}

/// Storage of one global or static variable.
final class GlobalCell {
    let pointer: UnsafeMutablePointer<Value>
    var initializer: Node?
    var initializerSize = 0
    init(_ kind: Shape) {
        pointer = .allocate(capacity: 1)
        switch kind {
        case .int: pointer.initialize(to: .int(0))
        case .double: pointer.initialize(to: .double(0))
        case .bool: pointer.initialize(to: .bool(false))
        case .value: pointer.initialize(to: .none)
        }
    }
    deinit {
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }
}

final class GlobalPlace: PlaceNode {
    let cell: GlobalCell
    let pointer: UnsafeMutablePointer<Value>
    init(_ cell: GlobalCell, _ kind: Shape) {
        self.cell = cell
        pointer = cell.pointer
        super.init(kind)
    }
    override func value(_ f: Frame) throws -> Value { pointer.pointee }
    override func set(_ f: Frame, _ value: Value) throws { pointer.pointee = value }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        try body(pointer)
    }
    override var load: Node {
        switch kind {
        case .int: return LoadGlobalInt(cell)
        case .double: return LoadGlobalDouble(cell)
        default: return super.load
        }
    }
    override func store(_ source: Node) -> Node {
        kind == .int ? StoreGlobalInt(cell, source) : super.store(source)
    }
}

final class LoadGlobalInt: IntNode {
    let cell: GlobalCell
    let pointer: UnsafeMutablePointer<Value>
    init(_ cell: GlobalCell) {
        self.cell = cell
        pointer = cell.pointer
    }
    override func int(_ f: Frame) throws -> Int { pointer.int(0) }
}

final class LoadGlobalDouble: DoubleNode {
    let cell: GlobalCell
    let pointer: UnsafeMutablePointer<Value>
    init(_ cell: GlobalCell) {
        self.cell = cell
        pointer = cell.pointer
    }
    override func double(_ f: Frame) throws -> Double { pointer.double(0) }
}

final class StoreGlobalInt: EffectNode {
    let cell: GlobalCell
    let pointer: UnsafeMutablePointer<Value>
    let source: Node
    init(_ cell: GlobalCell, _ source: Node) {
        self.cell = cell
        pointer = cell.pointer
        self.source = source
    }
    override func run(_ f: Frame) throws { pointer.put(0, try source.int(f)) }
}

/// A static variable, initialised when it is first touched.
final class StaticPlace: PlaceNode {
    let cell: GlobalCell
    /// Evaluates the initial value.
    private let initialize: (Frame) throws -> Void
    init(_ cell: GlobalCell, _ kind: Shape, initialize: @escaping (Frame) throws -> Void) {
        self.cell = cell
        self.initialize = initialize
        super.init(kind)
    }
    override func value(_ f: Frame) throws -> Value {
        try initialize(f)
        return cell.pointer.pointee
    }
    override func set(_ f: Frame, _ value: Value) throws {
        try initialize(f)
        cell.pointer.pointee = value
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        try initialize(f)
        try body(cell.pointer)
    }
}

// MARK: - Parts

/// The record at a pointer, made the only one before it is written.
@inline(__always) func uniqueFields(_ p: UnsafeMutablePointer<Value>, _ span: Span) throws -> UnsafeMutablePointer<Value> {
    guard case .object = p.pointee else { throw overlapTrap(span) }
    let reference = UnsafeMutableRawPointer(p).assumingMemoryBound(to: RecordBox.self)
    if !isKnownUniquelyReferenced(&reference.pointee) { reference.pointee = reference.pointee.copy() }
    return Unmanaged.passUnretained(reference.pointee)._withUnsafeGuaranteedRef { $0.base }
}

/// Stored field of a struct in a place, or of a tuple.
final class FieldPlace: PlaceNode {
    let base: PlaceNode
    let index: Int
    let span: Span
    init(_ base: PlaceNode, _ index: Int, _ kind: Shape, _ span: Span) {
        self.base = base
        self.index = index
        self.span = span
        super.init(kind)
    }
    override func value(_ f: Frame) throws -> Value { try fieldOf(try base.value(f), index, span) }
    override func set(_ f: Frame, _ value: Value) throws {
        try base.modify(f) { try uniqueFields($0, span)[index] = value }
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        try base.modify(f) { try body(uniqueFields($0, span) + index) }
    }
    override var load: Node { fieldNode(base.load, index, kind, span) }
    override func store(_ source: Node) -> Node {
        if let slot = (base as? SlotPlace)?.slot { return StoreSlotField(slot, index, kind, source, span) }
        return super.store(source)
    }
}

/// `p.x = e` where `p` is in a slot.
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
        if kind == .value {
            let value = try source.value(f)
            try uniqueFields(f + slot, span)[index] = value
        } else if kind == .int {
            let number = try source.int(f)
            (try uniqueFields(f + slot, span) + index).initialize(to: .int(number))
        } else {
            let value = try source.value(f)
            (try uniqueFields(f + slot, span) + index).initialize(to: value)
        }
    }
}

/// Stored field of an object.
final class InstanceFieldPlace: PlaceNode {
    let object: Node
    let index: Int
    let span: Span
    init(_ object: Node, _ index: Int, _ kind: Shape, _ span: Span) {
        self.object = object
        self.index = index
        self.span = span
        super.init(kind)
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
    override var load: Node { fieldNode(object, index, kind, span) }
    override func store(_ source: Node) -> Node {
        if let slot = (object as? Load)?.slot { return StoreInstanceField(slot, index, kind, source, span) }
        return super.store(source)
    }
}

/// `self.x = e` where the object is in a slot.
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
        if kind == .int {
            let number = try source.int(f)
            try slotBase(f, slot, span).put(index, number)
            return
        }
        let value = try source.value(f)
        guard case .object(let object) = f[slot] else { throw overlapTrap(span) }
        unsafeDowncast(object, to: FieldStorage.self).base[index] = value
    }
}

@inline(__always) func fieldOf(_ value: Value, _ index: Int, _ span: Span) throws -> Value {
    guard case .object(let object) = value else { throw overlapTrap(span) }
    return unsafeDowncast(object, to: FieldStorage.self).base[index]
}

/// Fields of the object in a slot, its count untouched.
@inline(__always) func slotBase(_ f: Frame, _ slot: Int, _ span: Span) throws -> UnsafeMutablePointer<Value> {
    guard case .object = f[slot] else { throw overlapTrap(span) }
    return UnsafeRawPointer(f + slot).load(as: Unmanaged<FieldStorage>.self)._withUnsafeGuaranteedRef { $0.base }
}

func fieldNode(_ object: Node, _ index: Int, _ kind: Shape, _ span: Span) -> Node {
    if let slot = (object as? Load)?.slot {
        switch kind {
        case .int: return IntFieldOfSlot(slot, index, span)
        case .double: return DoubleFieldOfSlot(slot, index, span)
        case .bool: return BoolFieldOfSlot(slot, index, span)
        case .value: return FieldOfSlot(slot, index, span)
        }
    }
    switch kind {
    case .int: return IntField(object, index, span)
    case .double: return DoubleField(object, index, span)
    case .bool: return BoolField(object, index, span)
    case .value: return Field(object, index, span)
    }
}

final class IntFieldOfSlot: IntNode {
    let slot: Int
    let index: Int
    let span: Span
    init(_ slot: Int, _ index: Int, _ span: Span) {
        self.slot = slot
        self.index = index
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int { try slotBase(f, slot, span).int(index) }
}

final class DoubleFieldOfSlot: DoubleNode {
    let slot: Int
    let index: Int
    let span: Span
    init(_ slot: Int, _ index: Int, _ span: Span) {
        self.slot = slot
        self.index = index
        self.span = span
    }
    override func double(_ f: Frame) throws -> Double { try slotBase(f, slot, span).double(index) }
}

final class BoolFieldOfSlot: BoolNode {
    let slot: Int
    let index: Int
    let span: Span
    init(_ slot: Int, _ index: Int, _ span: Span) {
        self.slot = slot
        self.index = index
        self.span = span
    }
    override func bool(_ f: Frame) throws -> Bool { try slotBase(f, slot, span).bool(index) }
}

final class FieldOfSlot: Node {
    let slot: Int
    let index: Int
    let span: Span
    init(_ slot: Int, _ index: Int, _ span: Span) {
        self.slot = slot
        self.index = index
        self.span = span
    }
    override func value(_ f: Frame) throws -> Value { try slotBase(f, slot, span)[index] }
}

final class IntField: IntNode {
    let object: Node
    let index: Int
    let span: Span
    init(_ object: Node, _ index: Int, _ span: Span) {
        self.object = object
        self.index = index
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int { try fieldOf(object.value(f), index, span).asInt }
}

final class DoubleField: DoubleNode {
    let object: Node
    let index: Int
    let span: Span
    init(_ object: Node, _ index: Int, _ span: Span) {
        self.object = object
        self.index = index
        self.span = span
    }
    override func double(_ f: Frame) throws -> Double { try fieldOf(object.value(f), index, span).asDouble }
}

final class BoolField: BoolNode {
    let object: Node
    let index: Int
    let span: Span
    init(_ object: Node, _ index: Int, _ span: Span) {
        self.object = object
        self.index = index
        self.span = span
    }
    override func bool(_ f: Frame) throws -> Bool { try fieldOf(object.value(f), index, span).asBool }
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

// MARK: - Views of other places

/// `weak` and `unowned` storage: the place below holds a `WeakBox`.
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
            throw Trap("unowned-gone", "the object that this 'unowned' reference pointed to is gone", at: span)
        }
        return value
    }
    override func set(_ f: Frame, _ value: Value) throws { try base.set(f, weakened(value)) }
}

func weakened(_ value: Value) -> Value {
    if case .object(let object) = value {
        // A class-bound existential holds its object in a box that nobody else keeps.
        if let box = object as? AnyBox, case .object(let inner) = box.value { return .object(WeakBox(inner, as: box.type)) }
        return .object(WeakBox(object))
    }
    return .object(WeakBox(nil))
}

/// The payload of an optional in a place.
final class PayloadPlace: PlaceNode {
    let base: PlaceNode
    /// The failure when it is nil; nil leaves the chain.
    let span: Span?
    init(_ base: PlaceNode, _ kind: Shape, trapAt span: Span?) {
        self.base = base
        self.span = span
        super.init(kind)
    }
    private func missing() -> Error { span.map { nilTrap($0) } ?? ChainExit.shared }
    override func value(_ f: Frame) throws -> Value {
        let value = try base.value(f)
        if value.isNil { throw missing() }
        return value.unwrapped
    }
    override func set(_ f: Frame, _ value: Value) throws {
        try base.modify(f) {
            if $0.pointee.isNil { throw missing() }
            $0.pointee = value.wrapped
        }
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        try base.modify(f) { p in
            if p.pointee.isNil { throw missing() }
            guard case .object(let object) = p.pointee, type(of: object) == SomeBox.self else { return try body(p) }
            var payload = p.pointee.unwrapped
            defer { p.pointee = payload.wrapped }
            try body(&payload)
        }
    }
}

@inline(never) func nilTrap(_ span: Span) -> Error {
    Trap("nil-unwrapped", "found nil while unwrapping an optional", at: span)
}

/// A value that only serves to be read.
final class ReadPlace: PlaceNode {
    let source: Node
    init(_ source: Node, _ kind: Shape) {
        self.source = source
        super.init(kind)
    }
    override func value(_ f: Frame) throws -> Value { try source.value(f) }
    override func set(_ f: Frame, _ value: Value) throws {}
    override var load: Node { source }
}

/// A place told by functions: computed properties, subscripts, observed and lazy storage.
final class ComputedPlace: PlaceNode {
    private let getter: (Frame) throws -> Value
    private let setter: ((Frame, Value) throws -> Void)?
    private let modifier: ((Frame, (UnsafeMutablePointer<Value>) throws -> Void) throws -> Void)?
    private let loader: Node?
    init(
        _ kind: Shape, load: Node? = nil, get: @escaping (Frame) throws -> Value,
        set: ((Frame, Value) throws -> Void)?,
        modify: ((Frame, (UnsafeMutablePointer<Value>) throws -> Void) throws -> Void)? = nil
    ) {
        loader = load
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
    override var load: Node { loader ?? super.load }
}

// MARK: - Elements of arrays

/// `a[i]` of an array in a place, with bounds checked once.
final class ElementPlace: PlaceNode {
    let base: PlaceNode
    let index: Node
    let span: Span
    init(_ base: PlaceNode, _ index: Node, _ kind: Shape, _ span: Span) {
        self.base = base
        self.index = index
        self.span = span
        super.init(kind)
    }
    override func value(_ f: Frame) throws -> Value { try elementOf(base.value(f), index.int(f), span) }
    override func set(_ f: Frame, _ value: Value) throws {
        let index = try index.int(f)
        try base.modify(f) { p in
            let box = try uniqueArray(p, span)
            guard UInt(bitPattern: index) < UInt(bitPattern: box.elements.count) else { throw boundsTrap(index, box, span) }
            box.elements[index] = value
        }
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        let index = try index.int(f)
        try base.modify(f) { p in
            let box = try uniqueArray(p, span)
            guard UInt(bitPattern: index) < UInt(bitPattern: box.elements.count) else { throw boundsTrap(index, box, span) }
            try withUnsafeMutablePointer(to: &box.elements[index]) { try body($0) }
        }
    }
    override func store(_ source: Node) -> Node {
        if let slot = (base as? SlotPlace)?.slot { return StoreElementOfSlot(slot, index, kind, source, span) }
        return super.store(source)
    }
    override var load: Node {
        let array = base.load
        if let slot = (array as? Load)?.slot {
            return kind == .int ? IntElementOfSlot(slot, index, span)
                : kind == .bool ? BoolElementOfSlot(slot, index, span) : ElementOfSlot(slot, index, span)
        }
        switch kind {
        case .int: return IntElement(array, index, span)
        default: return Element(array, index, kind, span)
        }
    }
}

@inline(__always) func uniqueArray(_ p: UnsafeMutablePointer<Value>, _ span: Span) throws -> ArrayBox {
    guard case .object = p.pointee else { throw overlapTrap(span) }
    let reference = UnsafeMutableRawPointer(p).assumingMemoryBound(to: ArrayBox.self)
    if !isKnownUniquelyReferenced(&reference.pointee) { reference.pointee = ArrayBox(reference.pointee.elements) }
    return reference.pointee
}

@inline(never) func boundsTrap(_ index: Int, _ box: ArrayBox, _ span: Span) -> Error {
    let count = box.elements.count
    let has = count == 0 ? "is empty" : "has \(count) element\(count == 1 ? "" : "s")"
    return Trap("index-out-of-range", "index \(index) is out of range: the array \(has)", at: span)
}

@inline(__always) func elementOf(_ value: Value, _ index: Int, _ span: Span) throws -> Value {
    let box = value.exactly(ArrayBox.self)
    guard UInt(bitPattern: index) < UInt(bitPattern: box.elements.count) else { throw boundsTrap(index, box, span) }
    return box.elements[index]
}

final class IntElement: IntNode {
    let array: Node
    let index: Node
    let span: Span
    init(_ array: Node, _ index: Node, _ span: Span) {
        self.array = array
        self.index = index
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int { try elementOf(array.value(f), index.int(f), span).asInt }
}

final class Element: Node {
    let array: Node
    let index: Node
    let kind: Shape
    let span: Span
    init(_ array: Node, _ index: Node, _ kind: Shape, _ span: Span) {
        self.array = array
        self.index = index
        self.kind = kind
        self.span = span
    }
    override func value(_ f: Frame) throws -> Value { try elementOf(array.value(f), index.int(f), span) }
}

/// The element of an array in a slot, which keeps it alive.
@inline(__always) func elementOfSlot(_ f: Frame, _ slot: Int, _ index: Int, _ span: Span) throws -> Value {
    guard case .object = f[slot] else { throw overlapTrap(span) }
    return try UnsafeRawPointer(f + slot).load(as: Unmanaged<ArrayBox>.self)._withUnsafeGuaranteedRef { box in
        guard UInt(bitPattern: index) < UInt(bitPattern: box.elements.count) else {
            throw boundsTrap(index, box, span)
        }
        return box.elements[index]
    }
}

final class ElementOfSlot: Node {
    let slot: Int
    let index: Node
    let span: Span
    init(_ slot: Int, _ index: Node, _ span: Span) {
        self.slot = slot
        self.index = index
        self.span = span
    }
    override func value(_ f: Frame) throws -> Value {
        let index = try index.int(f)
        return try elementOfSlot(f, slot, index, span)
    }
}

final class IntElementOfSlot: IntNode {
    let slot: Int
    let index: Node
    let span: Span
    init(_ slot: Int, _ index: Node, _ span: Span) {
        self.slot = slot
        self.index = index
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int {
        let index = try index.int(f)
        return try elementOfSlot(f, slot, index, span).asInt
    }
}

final class BoolElementOfSlot: BoolNode {
    let slot: Int
    let index: Node
    let span: Span
    init(_ slot: Int, _ index: Node, _ span: Span) {
        self.slot = slot
        self.index = index
        self.span = span
    }
    override func bool(_ f: Frame) throws -> Bool {
        let index = try index.int(f)
        return try elementOfSlot(f, slot, index, span).asBool
    }
}

/// `a[i] = e` for an array in a slot.
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
        let value = try source.value(f)
        let index = try index.int(f)
        guard case .object = f[slot] else { throw overlapTrap(span) }
        let reference = UnsafeMutableRawPointer(f + slot).assumingMemoryBound(to: ArrayBox.self)
        if !isKnownUniquelyReferenced(&reference.pointee) {
            reference.pointee = ArrayBox(reference.pointee.elements)
        }
        try Unmanaged.passUnretained(reference.pointee)._withUnsafeGuaranteedRef { box in
            guard UInt(bitPattern: index) < UInt(bitPattern: box.elements.count) else {
                throw boundsTrap(index, box, span)
            }
            box.elements[index] = value
        }
    }
}
