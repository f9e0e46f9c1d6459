import Platform

/// The value of an Array, a ContiguousArray or an ArraySlice (with `offset`, the index of its first element). A shared
/// box is copied before it is written.
///
/// Scalars are packed, without tags, while code only reads, writes, appends and iterates. Reading `elements` converts
/// the box to values permanently, since such code usually reads it again.
public final class ArrayBox {
    public enum Packing: UInt8 {
        case values, ints, doubles, bools
        @usableFromInline var stride: Int { self == .bools ? 1 : 8 }
    }
    @usableFromInline final var packingKind = Packing.values
    @inlinable @inline(__always) public var packing: Packing { packingKind }
    /// True after code has asked for unpacked values.
    private final var mustStayUnpacked = false
    // Arrays of arrays are freed recursively. An exclusivity check for each of them would search a list of millions of
    // active accesses.
    @usableFromInline @exclusivity(unchecked) final var values: [Value]
    // The storage of packed elements; the next fields are their count and capacity.
    @usableFromInline final var storage: UnsafeMutableRawPointer?
    @usableFromInline final var packedLength = 0
    @usableFromInline final var packedCapacity = 0
    public final var offset = 0

    public init(_ elements: [Value]) { values = elements }

    /// Creates an array with a repeated value.
    public init(repeating value: Value, count: Int) {
        values = []
        let packing = ArrayBox.packing(of: value)
        guard packing != .values, count > 0 else {
            values = Array(repeating: value, count: count)
            return
        }
        pack(packing, packedCapacity: count)
        packedLength = count
        switch value {
        case .int(let number): packed(Int.self).initialize(repeating: number, count: count)
        case .double(let number): packed(Double.self).initialize(repeating: number, count: count)
        case .bool(let truth): packed(Bool.self).initialize(repeating: truth, count: count)
        default: break
        }
    }

    deinit {
        SystemMemory.free(storage)
        Machine.withStackSpace { DeferredFree.release(&values) }
    }

    /// Returns a box with the same elements. They are copied now, or when one of the boxes is first changed.
    public func copy() -> ArrayBox {
        let copy = ArrayBox(values)
        copy.offset = offset
        copy.mustStayUnpacked = mustStayUnpacked
        if packing != .values {
            copy.pack(packing, packedCapacity: packedLength)
            copy.packedLength = packedLength
            if let from = storage, let to = copy.storage {
                to.copyMemory(from: from, byteCount: packedLength * packing.stride)
            }
        }
        return copy
    }

    // MARK: Elements as values

    @inlinable @inline(__always) public var count: Int { packing == .values ? values.count : packedLength }
    @inlinable @inline(__always) public var isEmpty: Bool { count == 0 }
    public var capacity: Int { packing == .values ? values.capacity : packedCapacity }

    /// The elements as values.
    @inlinable @inline(__always) public var elements: [Value] {
        get {
            if packing != .values { unpack() }
            return values
        }
        _modify {
            if packing != .values { unpack() }
            yield &values
        }
    }

    /// Reads or writes an element, which must exist.
    @inlinable @inline(__always) public subscript(index: Int) -> Value {
        switch packing {
        case .values: return values[index]
        case .ints: return .int(packed(Int.self)[index])
        case .doubles: return .double(packed(Double.self)[index])
        case .bools: return .bool(packed(Bool.self)[index])
        }
    }

    /// Returns the address of an element, which must exist, as a value.
    @inlinable @inline(__always) public func elementPointer(_ index: Int) -> UnsafePointer<Value> {
        if packing != .values { unpack() }
        return values.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped + index }
    }
    /// Returns the address of an element for writing, after making the storage unique.
    @inlinable @inline(__always) public func elementAddress(_ index: Int) -> UnsafeMutablePointer<Value> {
        if packing != .values { unpack() }
        return withUnsafeMutablePointer(to: &values) { values in
            // An array that is not empty is a reference to its buffer.
            let storage = UnsafeMutableRawPointer(values).assumingMemoryBound(to: AnyObject.self)
            if !storage.isOnlyReference { values.pointee.withUnsafeMutableBufferPointer { _ in } }
            return values.pointee.withUnsafeBufferPointer {
                UnsafeMutablePointer(mutating: $0.baseAddress.unsafelyUnwrapped) + index
            }
        }
    }

    public func append(_ value: Value) {
        switch value {
        case .int(let number): append(number)
        case .double(let number): append(number)
        case .bool(let truth): append(truth)
        default: elements.append(value)
        }
    }

    /// Appends the elements of another box.
    public func append(contentsOf other: ArrayBox) throws {
        let kind = other.packing
        guard kind != .values, packing == kind || reservePacked(kind) else {
            return try InterruptibleLoop.append(other.elements, to: &elements)
        }
        let (count, more) = (packedLength, other.packedLength)
        if count + more > packedCapacity {
            if more > InterruptibleLoop.memoryCheckThreshold {
                try MemoryCeiling.checkAllocation(count + more, of: kind.stride)
            }
            grow(to: max(count + more, packedCapacity * 2))
        }
        guard let to = storage, let from = other.storage else { return }
        for start in stride(from: 0, to: more, by: InterruptibleLoop.memoryCheckThreshold) {
            if more > InterruptibleLoop.memoryCheckThreshold { try Interrupt.check() }
            let piece = min(InterruptibleLoop.memoryCheckThreshold, more - start)
            (to + packedLength * kind.stride).copyMemory(
                from: from + start * kind.stride, byteCount: piece * kind.stride)
            packedLength += piece
        }
    }

    // MARK: Packed elements

    /// The address of the packed integers; nil if the elements are not packed integers.
    @inlinable @inline(__always) public var ints: UnsafeMutablePointer<Int>? {
        packing == .ints ? packed(Int.self) : nil
    }
    @inlinable @inline(__always) public var doubles: UnsafeMutablePointer<Double>? {
        packing == .doubles ? packed(Double.self) : nil
    }
    @inlinable @inline(__always) public var bools: UnsafeMutablePointer<Bool>? {
        packing == .bools ? packed(Bool.self) : nil
    }

    @inlinable @inline(__always) public func append(_ number: Int) {
        guard packing == .ints && packedLength < packedCapacity || reservePacked(.ints) else {
            return elements.append(.int(number))
        }
        packed(Int.self)[packedLength] = number
        packedLength &+= 1
    }
    @inlinable @inline(__always) public func append(_ number: Double) {
        guard packing == .doubles && packedLength < packedCapacity || reservePacked(.doubles) else {
            return elements.append(.double(number))
        }
        packed(Double.self)[packedLength] = number
        packedLength &+= 1
    }
    @inlinable @inline(__always) public func append(_ truth: Bool) {
        guard packing == .bools && packedLength < packedCapacity || reservePacked(.bools) else {
            return elements.append(.bool(truth))
        }
        packed(Bool.self)[packedLength] = truth
        packedLength &+= 1
    }

    /// The number of unpacked elements.
    @inlinable @inline(__always) public var valueCount: Int { values.count }
    /// The number of packed elements, and their storage.
    @inlinable @inline(__always) public var packedCount: Int { packedLength }
    @inlinable @inline(__always) public func packed<Scalar>(_: Scalar.Type) -> UnsafeMutablePointer<Scalar> {
        storage.unsafelyUnwrapped.assumingMemoryBound(to: Scalar.self)
    }

    private static func packing(of value: Value) -> Packing {
        switch value {
        case .int: return .ints
        case .double: return .doubles
        case .bool: return .bools
        default: return .values
        }
    }

    /// Makes space for one more scalar of this kind. Returns false if scalars of this kind are not packed here.
    @usableFromInline @inline(never) func reservePacked(_ kind: Packing) -> Bool {
        if packing == kind {
            grow(to: max(4, packedLength * 2))
            return true
        }
        guard packing == .values, values.isEmpty, !mustStayUnpacked else { return false }
        pack(kind, packedCapacity: max(4, values.capacity))
        values = []
        return true
    }

    private func pack(_ kind: Packing, packedCapacity: Int) {
        self.packingKind = kind
        storage = SystemMemory.allocate(max(packedCapacity, 1) * kind.stride)
        self.packedCapacity = packedCapacity
    }

    private func grow(to packedCapacity: Int) {
        // The operating system moves large storage without copying it.
        storage = SystemMemory.resize(storage, to: packedCapacity * packing.stride)
        self.packedCapacity = packedCapacity
    }

    public func reserve(_ count: Int) {
        if packing == .values { values.reserveCapacity(count) } else if count > packedCapacity { grow(to: count) }
    }

    @usableFromInline @inline(never) func unpack() {
        let count = packedLength
        values = Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            for index in 0..<count { (buffer.baseAddress! + index).initialize(to: self[index]) }
            initialized = count
        }
        packingKind = .values
        mustStayUnpacked = true
        SystemMemory.free(storage)
        storage = nil
        packedLength = 0
        packedCapacity = 0
    }
}
