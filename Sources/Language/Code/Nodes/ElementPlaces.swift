import Diagnostics
import Runtime

// Accesses elements of arrays, with a single bounds check.

extension ArrayBox {
    @inline(__always) func checkBounds(_ index: Int, _ span: Span) throws {
        guard UInt(bitPattern: index) < UInt(bitPattern: count) else { throw boundsTrap(index, self, span) }
    }

    // Packed arrays of scalars take the fast path in these functions; all other arrays are handled by separate
    // functions.

    @inline(__always) func holdsPacked(_ packing: Packing, _ index: Int) -> Bool {
        self.packing == packing && UInt(bitPattern: index) < UInt(bitPattern: packedCount)
    }

    // Retains the array during the access: a temporary array (`Array(name)[0]`) has no other owner.
    @inline(__always) func int(_ index: Int, _ span: Span) throws -> Int {
        try withExtendedLifetime(self) {
            if holdsPacked(.ints, index) { return packed(Int.self)[index] }
            return UnsafeRawPointer(try elementPointer(index, span)).load(as: Int.self)
        }
    }
    @inline(__always) func double(_ index: Int, _ span: Span) throws -> Double {
        try withExtendedLifetime(self) {
            if holdsPacked(.doubles, index) { return packed(Double.self)[index] }
            return UnsafeRawPointer(try elementPointer(index, span)).load(as: Double.self)
        }
    }
    @inline(__always) func bool(_ index: Int, _ span: Span) throws -> Bool {
        try withExtendedLifetime(self) {
            if holdsPacked(.bools, index) { return packed(Bool.self)[index] }
            return UnsafeRawPointer(try elementPointer(index, span)).load(as: Bool.self)
        }
    }
    @inline(__always) func put(_ index: Int, _ number: Int, _ span: Span) throws {
        if holdsPacked(.ints, index) {
            packed(Int.self)[index] = number
        } else {
            try elementSlot(index, span).put(0, number)
        }
    }
    @inline(__always) func put(_ index: Int, _ number: Double, _ span: Span) throws {
        if holdsPacked(.doubles, index) {
            packed(Double.self)[index] = number
        } else {
            try elementSlot(index, span).put(0, number)
        }
    }
    @inline(__always) func put(_ index: Int, _ truth: Bool, _ span: Span) throws {
        if holdsPacked(.bools, index) {
            packed(Bool.self)[index] = truth
        } else {
            try elementSlot(index, span).put(0, truth)
        }
    }
    /// Returns an element of any kind as a tagged value.
    @inline(__always) func value(_ index: Int, _ span: Span) throws -> Value {
        try withExtendedLifetime(self) {
            if packing == .values, UInt(bitPattern: index) < UInt(bitPattern: valueCount) {
                return elementPointer(index).pointee
            }
            return try unpackedValue(index, span)
        }
    }
    @inline(never) private func unpackedValue(_ index: Int, _ span: Span) throws -> Value {
        try checkBounds(index, span)
        return self[index]
    }

    /// Returns the address of an element, for reading or writing.
    @inline(never) private func elementPointer(_ index: Int, _ span: Span) throws -> UnsafePointer<Value> {
        try checkBounds(index, span)
        return elementPointer(index)
    }
    @inline(never) private func elementSlot(_ index: Int, _ span: Span) throws -> UnsafeMutablePointer<Value> {
        try checkBounds(index, span)
        return elementAddress(index)
    }
}

/// Returns the array at a pointer, after making sure that it is uniquely referenced, for writing.
@inline(__always) func uniqueArray(_ p: UnsafeMutablePointer<Value>, _ span: Span) throws -> Unmanaged<ArrayBox> {
    guard case .object = p.pointee else { throw overlapTrap(span) }
    let reference = UnsafeMutableRawPointer(p).assumingMemoryBound(to: ArrayBox.self)
    if !reference.isOnlyReference { reference.pointee = reference.pointee.copy() }
    return UnsafeRawPointer(p).load(as: Unmanaged<ArrayBox>.self)
}

@inline(__always) func uniqueElement(
    _ p: UnsafeMutablePointer<Value>, _ index: Int, _ span: Span
) throws -> UnsafeMutablePointer<Value> {
    try uniqueArray(p, span)._withUnsafeGuaranteedRef { box in
        try box.checkBounds(index, span)
        return box.elementAddress(index)
    }
}

/// Returns the array in a slot. The slot keeps it retained.
@inline(__always) func slotArray(_ f: Frame, _ slot: Int, _ span: Span) throws -> Unmanaged<ArrayBox> {
    guard case .object = f[slot] else { throw overlapTrap(span) }
    return UnsafeRawPointer(f + slot).load(as: Unmanaged<ArrayBox>.self)
}

/// Returns the array in a slot for writing; nil if it must be created or copied before.
@inline(__always) func writableArray(_ f: Frame, _ slot: Int) -> Unmanaged<ArrayBox>? {
    guard slot >= 0, case .object = f[slot] else { return nil }
    let reference = UnsafeMutableRawPointer(f + slot).assumingMemoryBound(to: ArrayBox.self)
    return reference.isPlainlyOnlyReference ? UnsafeRawPointer(f + slot).load(as: Unmanaged<ArrayBox>.self) : nil
}

@inline(never) func boundsTrap(_ index: Int, _ box: ArrayBox, _ span: Span) -> Error {
    var trap = Trap.index(index, of: box.count)
    trap.span = span
    return trap
}

/// The place `a[i]` of an array.
final class ElementPlace: PlaceNode {
    let base: PlaceNode
    /// The slot of the array; -1 if it is not in a slot.
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
    private lazy var elementLoad = load
    override func value(_ f: Frame) throws -> Value { try elementLoad.value(f) }
    override func set(_ f: Frame, _ value: Value) throws {
        if isAddressable { return try address(f).pointee = value }
        let index = try index.int(f)
        try base.modify(f) { p in try uniqueElement(p, index, span).pointee = value }
    }
    override func modify(_ f: Frame, _ body: (UnsafeMutablePointer<Value>) throws -> Void) throws {
        if isAddressable { return try withExclusiveAccess(f, body) }
        let index = try index.int(f)
        try base.modify(f) { p in try emptyWhileModifying(p) { try body(uniqueElement($0, index, span)) } }
    }
    override var runsNoUserCode: Bool { base.runsNoUserCode && index.isSelfContained }
    override func address(_ f: Frame) throws -> UnsafeMutablePointer<Value> {
        let index = try index.int(f)
        return try uniqueElement(slot >= 0 ? f + slot : base.address(f), index, span)
    }
    /// Finds the array like `address`, but after the operand was evaluated.
    @inline(__always) private func withArray(_ f: Frame, _ body: (ArrayBox, Int) throws -> Void) throws {
        let index = try index.int(f)
        let p = slot >= 0 ? f + slot : try base.address(f)
        try uniqueArray(p, span)._withUnsafeGuaranteedRef { try body($0, index) }
    }
    override func changeInt(_ f: Frame, _ operation: IntChange, _ operand: Int, _ span: Span) throws {
        guard isAddressable else { return try super.changeInt(f, operation, operand, span) }
        try withArray(f) { box, index in
            try box.put(index, try operation.apply(box.int(index, self.span), operand, span), self.span)
        }
    }
    override func changeDouble(_ f: Frame, _ operation: DoubleChange, _ operand: Double) throws {
        guard isAddressable else { return try super.changeDouble(f, operation, operand) }
        try withArray(f) { box, index in
            try box.put(index, operation.apply(box.double(index, span), operand), span)
        }
    }
    override func store(_ source: Node) -> Node {
        guard isAddressable, kind.isScalar || base is SlotPlace else { return super.store(source) }
        switch kind {
        case .int: return StoreIntElement(base, index, source, span)
        case .double: return StoreDoubleElement(base, index, source, span)
        case .bool: return StoreBoolElement(base, index, source, span)
        case .value: return StoreValueElement(base, index, source, span)
        }
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
        return try box.value(index.int(f), span)
    }
}

/// Reads an element of an array that is in a slot.
final class ElementOfSlot: Node {
    override var isSelfContained: Bool { index.runsNoUserCode }
    let slot: Int
    let index: IntOperand
    let span: Span
    init(_ slot: Int, _ index: Node, _ span: Span) {
        self.slot = slot
        self.index = IntOperand(index)
        self.span = span
    }
    @inline(__always) private func withElement<Result>(_ f: Frame, _ body: (ArrayBox, Int) throws -> Result) throws
        -> Result
    {
        let index = try index.int(f)
        return try slotArray(f, slot, span)._withUnsafeGuaranteedRef { try body($0, index) }
    }
    /// Returns an element of a packed array if the array and the index need no evaluation; nil otherwise.
    @inline(__always) private func packedScalar<Scalar>(_ f: Frame, _ packing: ArrayBox.Packing, _: Scalar.Type)
        -> Scalar?
    {
        guard index.isAvailable, case .object = f[slot] else { return nil }
        let index = index.availableValue(f)
        return UnsafeRawPointer(f + slot).load(as: Unmanaged<ArrayBox>.self)._withUnsafeGuaranteedRef {
            $0.holdsPacked(packing, index) ? $0.packed(Scalar.self)[index] : nil
        }
    }
    override func int(_ f: Frame) throws -> Int { try packedScalar(f, .ints, Int.self) ?? slowInt(f) }
    override func double(_ f: Frame) throws -> Double { try packedScalar(f, .doubles, Double.self) ?? slowDouble(f) }
    override func bool(_ f: Frame) throws -> Bool { try packedScalar(f, .bools, Bool.self) ?? slowBool(f) }
    override func value(_ f: Frame) throws -> Value { try withElement(f) { try $0.value($1, span) } }

    @inline(never) private func slowInt(_ f: Frame) throws -> Int { try withElement(f) { try $0.int($1, span) } }
    @inline(never) private func slowDouble(_ f: Frame) throws -> Double {
        try withElement(f) { try $0.double($1, span) }
    }
    @inline(never) private func slowBool(_ f: Frame) throws -> Bool { try withElement(f) { try $0.bool($1, span) } }
}

/// `a[i] = e` for a stored array: evaluates the index, then the value, and then accesses the array.
class StoreElement: EffectNode {
    final let base: PlaceNode
    /// The slot of the array; -1 if it is not in a slot.
    final let slot: Int
    final let index: IntOperand
    final let source: Node
    final let span: Span
    init(_ base: PlaceNode, _ index: Node, _ source: Node, _ span: Span) {
        self.base = base
        slot = (base as? SlotPlace)?.slot ?? -1
        self.index = IntOperand(index)
        self.source = source
        self.span = span
    }
    @inline(__always) final func withArray(_ f: Frame, _ body: (ArrayBox) throws -> Void) throws {
        let p = slot >= 0 ? f + slot : try base.address(f)
        try uniqueArray(p, span)._withUnsafeGuaranteedRef(body)
    }
    /// Stores a scalar in a packed array. Returns false, and stores nothing, if the array has another form.
    @inline(__always) final func storePacked<Scalar>(
        _ f: Frame, _ packing: ArrayBox.Packing, _ scalar: Scalar
    ) -> Bool {
        guard let array = writableArray(f, slot) else { return false }
        let index = index.availableValue(f)
        return array._withUnsafeGuaranteedRef { array in
            guard array.holdsPacked(packing, index) else { return false }
            array.packed(Scalar.self)[index] = scalar
            return true
        }
    }
}

final class StoreIntElement: StoreElement {
    private let number: IntOperand
    override init(_ base: PlaceNode, _ index: Node, _ source: Node, _ span: Span) {
        number = IntOperand(source)
        super.init(base, index, source, span)
    }
    override func run(_ f: Frame) throws {
        if index.isAvailable, number.isAvailable, storePacked(f, .ints, number.availableValue(f)) { return }
        try runSlowPath(f)
    }
    @inline(never) private func runSlowPath(_ f: Frame) throws {
        let index = try index.int(f)
        let number = try source.int(f)
        try withArray(f) { try $0.put(index, number, span) }
    }
}

final class StoreDoubleElement: StoreElement {
    override func run(_ f: Frame) throws {
        let index = try index.int(f)
        let number = try source.double(f)
        try withArray(f) { try $0.put(index, number, span) }
    }
}

final class StoreBoolElement: StoreElement {
    /// The Boolean to store, if it is a constant.
    private let constant: Bool?
    override init(_ base: PlaceNode, _ index: Node, _ source: Node, _ span: Span) {
        constant = (source as? BoolConstant)?.constant
        super.init(base, index, source, span)
    }
    override func run(_ f: Frame) throws {
        if index.isAvailable, let constant, storePacked(f, .bools, constant) { return }
        try runSlowPath(f)
    }
    @inline(never) private func runSlowPath(_ f: Frame) throws {
        let index = try index.int(f)
        let truth = try source.bool(f)
        try withArray(f) { try $0.put(index, truth, span) }
    }
}

final class StoreValueElement: StoreElement {
    override func run(_ f: Frame) throws {
        let index = try index.int(f)
        let value = try source.value(f)
        try withArray(f) { box in
            try box.checkBounds(index, span)
            box.elementAddress(index).pointee = value
        }
    }
}
