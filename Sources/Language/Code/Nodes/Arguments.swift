import Runtime

/// Arguments of a call: values in the order of the callee's slots, then captured variables.
///
/// The caller keeps what it passes until the call is over; the callee only looks. What lies in a slot of the caller's frame
/// is lent without being counted: nothing changes such a variable during the call, since one that closures change is in a
/// box.
final class Arguments {
    let nodes: [Node]
    /// Captured variables of a local function: slot here, slot there. Known when both have been lowered.
    var captures: [(from: Int, to: Int, kind: Shape)] = [] { didSet { captureCount = captures.count } }
    // The first three stand apart: reading an array costs more than most arguments.
    private let count: Int
    private var captureCount = 0
    private let first: Item
    private let second: Item
    private let third: Item
    /// Whether each may be put in its place before the next is evaluated.
    private let isDirect: Bool
    /// Positions of what must be let go after the call.
    private let owned: [Int]
    private let ownedCount: Int
    let ownsFirst: Bool
    func owns(_ index: Int) -> Bool { owned.contains(index) }

    private struct Item {
        let node: Node
        let kind: Shape
        /// The slot that lends the value, or -1.
        let lender: Int
    }

    init(_ nodes: [Node], _ kinds: [Shape], lends: Bool = true) {
        self.nodes = nodes
        let items = zip(nodes, kinds).map { node, kind in
            Item(node: node, kind: kind, lender: lends && kind == .value ? (node as? Load)?.slot ?? -1 : -1)
        }
        count = items.count
        let filler = Item(node: Constant(.unit), kind: .value, lender: -1)
        first = items.count > 0 ? items[0] : filler
        second = items.count > 1 ? items[1] : filler
        third = items.count > 2 ? items[2] : filler
        // Not into a frame that another argument's call will use, and nothing counted before something that may fail.
        isDirect = items.indices.dropFirst().allSatisfy { index in
            let earlier = items[..<index].allSatisfy { $0.kind.isScalar || $0.lender >= 0 }
            return items[index].node.isPlain || items[index].node.isCalm && earlier
        }
        // The last goes first, as in compiled code.
        owned = items.indices.reversed().filter {
            items[$0].kind == .value && items[$0].lender < 0 && !items[$0].node.isScalar
        }
        ownedCount = owned.count
        ownsFirst = owned.last == 0
    }

    /// The argument, if it is one integer and nothing else is passed.
    var onlyInt: Node? { count == 1 && captureCount == 0 && first.kind == .int ? first.node : nil }

    @inline(__always) func fill(_ n: Frame, _ f: Frame) throws {
        if isDirect {
            if count > 0 { try put(first, n, 0, f) }
            if count > 1 { try put(second, n, 1, f) }
            if count > 2 { try put(third, n, 2, f) }
            if count > 3 { try putRest(n, f) }
        } else {
            try fillInTurn(n, f)
        }
        if captureCount > 0 { lendCaptures(n, f) }
    }
    @inline(__always) func letGo(_ n: Frame) {
        if ownedCount > 0 { letGoOwned(n) }
    }

    @inline(__always) private func put(_ item: Item, _ n: Frame, _ index: Int, _ f: Frame) throws {
        if item.lender >= 0 { n.lend(index, f, item.lender) } else { try n.fill(index, item.kind, item.node, f) }
    }
    private func putRest(_ n: Frame, _ f: Frame) throws {
        for index in 3..<count { (n + index).initialize(to: try nodes[index].value(f)) }
    }

    /// Values wait until all have been evaluated.
    @inline(never) private func fillInTurn(_ n: Frame, _ f: Frame) throws {
        if count == 2 {
            let a = try first.node.value(f)
            let b = try second.node.value(f)
            put(a, first, n, 0)
            put(b, second, n, 1)
            return
        }
        var values = ContiguousArray<Value>()
        values.reserveCapacity(count)
        for node in nodes { values.append(try node.value(f)) }
        for index in 0..<count {
            if index == 0 {
                put(values[0], first, n, 0)
            } else if index == 1 {
                put(values[1], second, n, 1)
            } else if index == 2 {
                put(values[2], third, n, 2)
            } else {
                (n + index).initialize(to: values[index])
            }
        }
    }
    @inline(__always) private func put(_ value: Value, _ item: Item, _ n: Frame, _ index: Int) {
        if item.lender >= 0 { n.lend(index, value) } else { (n + index).initialize(to: value) }
    }

    private func letGoOwned(_ n: Frame) {
        for index in owned { (n + index).deinitialize(count: 1) }
    }
    private func lendCaptures(_ n: Frame, _ f: Frame) {
        for capture in captures {
            if capture.kind == .value {
                n.lend(capture.to, f, capture.from)
            } else {
                (n + capture.to).initialize(to: f.tagged(capture.from, capture.kind))
            }
        }
    }
}

extension UnsafeMutablePointer where Pointee == Value {
    /// A value as it lies in memory: payload and tag.
    private typealias Bits = (UInt64, UInt8)

    /// Copies a value without counting it: whoever lends it keeps it, and nobody lets it go here.
    @inline(__always) func lend(_ index: Int, _ other: UnsafeMutablePointer<Value>, _ from: Int) {
        let bits = UnsafeRawPointer(other + from).loadUnaligned(as: Bits.self)
        UnsafeMutableRawPointer(self + index).storeBytes(of: bits, as: Bits.self)
    }
    @inline(__always) func lend(_ index: Int, _ value: Value) {
        UnsafeMutableRawPointer(self + index).storeBytes(of: unsafeBitCast(value, to: Bits.self), as: Bits.self)
    }
}
