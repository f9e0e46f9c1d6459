import Runtime

/// The arguments of a call: values in the order of the callee's slots, then captured variables.
///
/// The caller owns the values until the call ends; the callee borrows them. Values in slots of the caller's frame, and
/// constants, are passed without reference counting. A variable in a slot cannot change during the call, since
/// variables that closures change are in boxes.
final class Arguments {
    let nodes: [Node]
    /// The captured variables of a local function: their slots in the caller's and in the callee's frame. They are
    /// known after both functions were lowered.
    var captures: [(from: Int, to: Int, kind: Shape)] = [] { didSet { captureCount = captures.count } }
    // The first three arguments are separate fields, because reading an array is slower than evaluating most arguments.
    private let count: Int
    private var captureCount = 0
    private let first: Argument
    private let second: Argument
    private let third: Argument
    private let remaining: [Argument]
    /// True if each argument may be stored before the next one is evaluated.
    private let canStoreDirectly: Bool
    /// The positions of the arguments to release after the call.
    private let ownedSlots: [Int]
    /// The position of the argument to release if there is only one; otherwise -1.
    private let onlyOwned: Int
    private let ownsMany: Bool
    let ownsFirst: Bool
    func owns(_ index: Int) -> Bool { ownedSlots.contains(index) }
    private let isFirstInt: Bool

    init(_ nodes: [Node], _ kinds: [Shape], lends: Bool = true) {
        self.nodes = nodes
        let items = zip(nodes, kinds).map { Argument($0, $1, lends: lends) }
        count = items.count
        let filler = Argument(Constant(.unit), .value, lends: false)
        first = items.count > 0 ? items[0] : filler
        second = items.count > 1 ? items[1] : filler
        third = items.count > 2 ? items[2] : filler
        remaining = Array(items.dropFirst(3))
        // An argument is not stored directly if the evaluation of another one makes a call that uses the same frame, or
        // if a later one may fail after this one was retained.
        canStoreDirectly = items.indices.dropFirst().allSatisfy { index in
            items[index].node.isConstantOrLoad
                || items[index].node.isSelfContained && items[..<index].allSatisfy { !$0.isOwned }
        }
        // Arguments are released from last to first, as in compiled code.
        ownedSlots = items.indices.reversed().filter { items[$0].isOwned }
        onlyOwned = ownedSlots.count == 1 ? ownedSlots[0] : -1
        ownsMany = ownedSlots.count > 1
        ownsFirst = ownedSlots.last == 0
        isFirstInt = kinds.first == .int
    }

    /// The only argument, if it is an integer and nothing is captured.
    var singleIntNode: Node? { count == 1 && captureCount == 0 && isFirstInt ? first.node : nil }

    @inline(__always) func storeArguments(_ n: Frame, _ f: Frame) throws {
        if canStoreDirectly {
            if count > 0 { try first.store(n, 0, f) }
            if count > 1 { try second.store(n, 1, f) }
            if count > 2 { try third.store(n, 2, f) }
            if count > 3 { try storeRemaining(n, f) }
        } else {
            try evaluateThenStore(n, f)
        }
        if captureCount > 0 { copyCapturesUnretained(n, f) }
    }
    @inline(__always) func release(_ n: Frame) {
        if onlyOwned >= 0 {
            (n + onlyOwned).deinitialize(count: 1)
        } else if ownsMany {
            releaseOwned(n)
        }
    }

    private func storeRemaining(_ n: Frame, _ f: Frame) throws {
        for index in 3..<count { try remaining[index - 3].store(n, index, f) }
    }

    /// Evaluates all values before it stores any of them.
    @inline(never) private func evaluateThenStore(_ n: Frame, _ f: Frame) throws {
        if count == 2 {
            let a = try first.node.value(f)
            let b = try second.node.value(f)
            first.store(a, n, 0)
            second.store(b, n, 1)
            return
        }
        var values = ContiguousArray<Value>()
        values.reserveCapacity(count)
        for node in nodes { values.append(try node.value(f)) }
        for index in 0..<count {
            switch index {
            case 0: first.store(values[0], n, 0)
            case 1: second.store(values[1], n, 1)
            case 2: third.store(values[2], n, 2)
            default: remaining[index - 3].store(values[index], n, index)
            }
        }
    }

    @inline(never) private func releaseOwned(_ n: Frame) {
        for index in ownedSlots { (n + index).deinitialize(count: 1) }
    }
    private func copyCapturesUnretained(_ n: Frame, _ f: Frame) {
        for capture in captures {
            if capture.kind == .value {
                n.copyUnretained(capture.to, f, capture.from)
            } else {
                (n + capture.to).initialize(to: f.taggedValue(capture.from, capture.kind))
            }
        }
    }
}

/// Describes how one argument is passed.
private struct Argument {
    enum PassingMode: UInt8 {
        case int, double, bool, value
        /// The argument is in a slot of the caller, in the form that the callee expects.
        case slot
        /// The argument is an integer in a slot of the caller, and the callee expects a tagged value.
        case taggedInt
        /// The argument is a constant, which the node owns.
        case constant
    }
    let node: Node
    let passingMode: PassingMode
    private let slot: Int
    private let constant: Value.Bits
    /// True if the value must be released after the call.
    let isOwned: Bool

    init(_ node: Node, _ kind: Shape, lends: Bool) {
        self.node = node
        var way: PassingMode
        switch kind {
        case .int: way = .int
        case .double: way = .double
        case .bool: way = .bool
        case .value: way = node.intSlot == nil ? .value : .taggedInt
        }
        if let (_, held) = node.loadedSlot, held == kind, lends || kind != .value { way = .slot }
        if node.constantValue != nil { way = .constant }
        self.passingMode = way
        slot = node.loadedSlot?.slot ?? 0
        constant = (node.constantValue ?? .none).bits
        isOwned = way == .value && !node.isScalar
    }

    @inline(__always) func store(_ n: Frame, _ index: Int, _ f: Frame) throws {
        switch passingMode {
        case .int: n.put(index, try node.int(f))
        case .double: n.put(index, try node.double(f))
        case .bool: n.put(index, try node.bool(f))
        case .value: (n + index).initialize(to: try node.value(f))
        case .slot: n.copyUnretained(index, f, slot)
        case .taggedInt: n.copyUnretained(index, Value.int(f.int(slot)).bits)
        case .constant: n.copyUnretained(index, constant)
        }
    }
    /// Stores an evaluated value in the callee's frame.
    @inline(__always) func store(_ value: Value, _ n: Frame, _ index: Int) {
        if isOwned { (n + index).initialize(to: value) } else { n.copyUnretained(index, value.bits) }
    }
}

extension Value {
    /// A value as raw memory: payload and tag.
    typealias Bits = (UInt64, UInt8)
    @inline(__always) fileprivate var bits: Bits { unsafeBitCast(self, to: Bits.self) }
}

extension UnsafeMutablePointer where Pointee == Value {
    /// Copies a value without retaining it. Its owner keeps it, and this slot does not release it.
    @inline(__always) func copyUnretained(_ index: Int, _ other: UnsafeMutablePointer<Value>, _ from: Int) {
        copyUnretained(index, UnsafeRawPointer(other + from).loadUnaligned(as: Value.Bits.self))
    }
    @inline(__always) func copyUnretained(_ index: Int, _ value: Value) { copyUnretained(index, value.bits) }
    @inline(__always) fileprivate func copyUnretained(_ index: Int, _ bits: Value.Bits) {
        UnsafeMutableRawPointer(self + index).storeBytes(of: bits, as: Value.Bits.self)
    }
}
