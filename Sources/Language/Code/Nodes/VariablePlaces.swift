import Diagnostics
import Runtime

// Places of variables: frame slots, boxes shared with closures, globals, statics.

final class SlotPlace: PlaceNode {
    let slot: Int
    init(_ slot: Int, _ kind: Shape) {
        self.slot = slot
        super.init(kind, isAddressable: true, isExclusiveToFrame: true)
    }
    override func value(_ f: Frame) throws -> Value { f.taggedValue(slot, kind) }
    override func set(_ f: Frame, _ value: Value) throws {
        if kind == .value { f[slot] = value } else { (f + slot).initialize(to: value) }
    }
    override func address(_ f: Frame) throws -> UnsafeMutablePointer<Value> {
        if kind != .value { (f + slot).initialize(to: f.taggedValue(slot, kind)) }
        return f + slot
    }
    override func changeInt(_ f: Frame, _ operation: IntChange, _ operand: Int, _ span: Span) throws {
        f.put(slot, try operation.apply(f.int(slot), operand, span))
    }
    override var load: Node { loadNode(slot, kind) }
    override func store(_ source: Node) -> Node { storeNode(slot, kind, source) }
}

/// A variable that is shared with a closure: its slot contains the box.
final class BoxPlace: PlaceNode {
    let slot: Int
    init(_ slot: Int, _ kind: Shape) {
        self.slot = slot
        super.init(kind, isAddressable: true)
    }
    override func value(_ f: Frame) throws -> Value { try boxedValue(f, slot).pointee }
    override func set(_ f: Frame, _ value: Value) throws { try boxedValue(f, slot).pointee = value }
    override func address(_ f: Frame) throws -> UnsafeMutablePointer<Value> { try boxedValue(f, slot) }
    override var load: Node { BoxLoad(slot) }
    override func store(_ source: Node) -> Node { BoxStore(slot, kind, source) }
}

/// Returns the address of the value of a boxed variable.
@inline(__always) private func boxedValue(_ f: Frame, _ slot: Int) throws -> UnsafeMutablePointer<Value> {
    guard case .object = f[slot] else { throw missingNode() }
    return UnsafeRawPointer(f + slot).load(as: Unmanaged<Box>.self)._withUnsafeGuaranteedRef { $0.address }
}

private final class BoxLoad: Node {
    override var isSelfContained: Bool { true }
    let slot: Int
    init(_ slot: Int) { self.slot = slot }
    override func int(_ f: Frame) throws -> Int { try boxedValue(f, slot).int(0) }
    override func double(_ f: Frame) throws -> Double { try boxedValue(f, slot).double(0) }
    override func bool(_ f: Frame) throws -> Bool { try boxedValue(f, slot).bool(0) }
    override func value(_ f: Frame) throws -> Value { try boxedValue(f, slot).pointee }
    override func run(_ f: Frame) throws {}
}

private final class BoxStore: EffectNode {
    let slot: Int
    let kind: Shape
    let source: Node
    init(_ slot: Int, _ kind: Shape, _ source: Node) {
        self.slot = slot
        self.kind = kind
        self.source = source
    }
    override func run(_ f: Frame) throws {
        // The value is evaluated before the place is found, because the evaluation may move the place.
        switch kind {
        case .int:
            let number = try source.int(f)
            try boxedValue(f, slot).put(0, number)
        default:
            let value = try source.value(f)
            try boxedValue(f, slot).pointee = value
        }
    }
}

/// The storage of one global or static variable.
final class GlobalCell {
    let pointer: UnsafeMutablePointer<Value>
    var initializer: Node?
    init(_ kind: Shape) {
        pointer = .allocate(capacity: 1)
        switch kind {
        case .int: pointer.initialize(to: .int(0))
        case .double: pointer.initialize(to: .double(0))
        case .bool: pointer.initialize(to: .bool(false))
        case .value: pointer.initialize(to: .none)
        }
    }
    func forgetValue() {
        if case .object = pointer.pointee { pointer.pointee = .none }
    }
    deinit {
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }
}

final class GlobalPlace: PlaceNode {
    let cell: GlobalCell
    let pointer: UnsafeMutablePointer<Value>
    /// The position of a trap if the variable is not initialised, for example because a function runs before the
    /// variable's declaration; nil if the type allows nil.
    let readSpan: Span?
    init(_ cell: GlobalCell, _ kind: Shape, readSpan: Span? = nil) {
        self.cell = cell
        pointer = cell.pointer
        self.readSpan = kind == .value ? readSpan : nil
        super.init(kind, isAddressable: true)
    }
    override func value(_ f: Frame) throws -> Value {
        let value = pointer.pointee
        if case .none = value, let readSpan { throw overlapTrap(readSpan) }
        return value
    }
    override func set(_ f: Frame, _ value: Value) throws { pointer.pointee = value }
    override func address(_ f: Frame) throws -> UnsafeMutablePointer<Value> {
        if case .none = pointer.pointee, let readSpan { throw overlapTrap(readSpan) }
        return pointer
    }
    override var load: Node { GlobalLoad(cell, readSpan: readSpan) }
    override func store(_ source: Node) -> Node { GlobalStore(cell, kind, source) }
}

final class GlobalLoad: Node {
    override var isSelfContained: Bool { true }
    let cell: GlobalCell
    let pointer: UnsafeMutablePointer<Value>
    let readSpan: Span?
    init(_ cell: GlobalCell, readSpan: Span?) {
        self.cell = cell
        pointer = cell.pointer
        self.readSpan = readSpan
    }
    override func int(_ f: Frame) throws -> Int { pointer.int(0) }
    override func double(_ f: Frame) throws -> Double { pointer.double(0) }
    override func bool(_ f: Frame) throws -> Bool { pointer.bool(0) }
    override func value(_ f: Frame) throws -> Value {
        let value = pointer.pointee
        if case .none = value, let readSpan { throw overlapTrap(readSpan) }
        return value
    }
    override func run(_ f: Frame) throws {}
}

private final class GlobalStore: EffectNode {
    let cell: GlobalCell
    let pointer: UnsafeMutablePointer<Value>
    let kind: Shape
    let source: Node
    init(_ cell: GlobalCell, _ kind: Shape, _ source: Node) {
        self.cell = cell
        pointer = cell.pointer
        self.kind = kind
        self.source = source
    }
    override func run(_ f: Frame) throws { try pointer.replace(0, kind, source, f) }
}

/// A static variable, which is initialised at its first access.
final class StaticPlace: PlaceNode {
    let cell: GlobalCell
    /// Evaluates and stores the initial value.
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
