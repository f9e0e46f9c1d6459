import Diagnostics
import Runtime

// `place op= operand`: evaluates the operand first, then modifies the place in its storage.
//
// If place and operand are in slots or constant, the node makes no call and needs no stack; otherwise it takes the
// general path from the start.

enum IntChange: UInt8 {
    case add, subtract, multiply, divide, remainder, and, or, xor, wrappingAdd, wrappingSubtract, wrappingMultiply

    private static let names: [String: IntChange] = [
        "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder, "&": .and, "|": .or, "^": .xor,
        "&+": .wrappingAdd, "&-": .wrappingSubtract, "&*": .wrappingMultiply,
    ]
    init?(name: String) {
        guard let change = IntChange.names[name] else { return nil }
        self = change
    }

    @inline(__always) func apply(_ old: Int, _ operand: Int, _ span: Span) throws -> Int {
        // Addition is by far the most frequent operation, so it is tested before the jump table.
        if self == .add { return try checkedSum(old, operand, span, "+=") }
        switch self {
        case .add, .subtract: return try checkedDifference(old, operand, span, "-=")
        case .multiply: return try checkedProduct(old, operand, span, "*=")
        case .divide: return try checkedQuotient(old, operand, span)
        case .remainder: return try checkedRemainder(old, operand, span)
        case .and: return old & operand
        case .or: return old | operand
        case .xor: return old ^ operand
        case .wrappingAdd: return old &+ operand
        case .wrappingSubtract: return old &- operand
        case .wrappingMultiply: return old &* operand
        }
    }
}

enum DoubleChange: UInt8 {
    case add, subtract, multiply, divide

    private static let names: [String: DoubleChange] = ["+": .add, "-": .subtract, "*": .multiply, "/": .divide]
    init?(name: String) {
        guard let change = DoubleChange.names[name] else { return nil }
        self = change
    }

    @inline(__always) func apply(_ old: Double, _ operand: Double) -> Double {
        if self == .add { return old + operand }
        switch self {
        case .add, .subtract: return old - operand
        case .multiply: return old * operand
        case .divide: return old / operand
        }
    }
}

final class AddToSlot: EffectNode {
    let slot: Int
    let source: Node
    let span: Span
    init(_ slot: Int, _ source: Node, _ span: Span) {
        self.slot = slot
        self.source = source
        self.span = span
    }
    override func run(_ f: Frame) throws {
        let added = try source.int(f)
        f.put(slot, try checkedSum(f.int(slot), added, span, "+="))
    }
}

/// `i += j` for two integers in slots.
final class AddSlotToSlot: EffectNode {
    let slot: Int
    let other: Int
    let span: Span
    init(_ slot: Int, _ other: Int, _ span: Span) {
        self.slot = slot
        self.other = other
        self.span = span
    }
    override func run(_ f: Frame) throws {
        let (sum, overflow) = f.int(slot).addingReportingOverflow(f.int(other))
        if overflow { return try overflows() }
        f.put(slot, sum)
    }
    @inline(never) private func overflows() throws { throw overflowTrap("+=", span) }
}

final class AddConstantToSlot: EffectNode {
    let slot: Int
    let constant: Int
    let span: Span
    init(_ slot: Int, _ constant: Int, _ span: Span) {
        self.slot = slot
        self.constant = constant
        self.span = span
    }
    override func run(_ f: Frame) throws {
        let (sum, overflow) = f.int(slot).addingReportingOverflow(constant)
        if overflow { return try overflows() }
        f.put(slot, sum)
    }
    @inline(never) private func overflows() throws { throw overflowTrap("+=", span) }
}

/// `p.count += e` for a struct or object in a slot.
final class AddToField: EffectNode {
    let slot: Int
    let index: Int
    let isRecord: Bool
    let source: IntOperand
    let span: Span
    init(_ slot: Int, _ index: Int, isRecord: Bool, _ source: Node, _ span: Span) {
        self.slot = slot
        self.index = index
        self.isRecord = isRecord
        self.source = IntOperand(source)
        self.span = span
    }
    override func run(_ f: Frame) throws {
        guard source.isAvailable, let base = writableFields(f + slot, isRecord) else { return try runSlowPath(f) }
        let (sum, overflow) = base.int(index).addingReportingOverflow(source.availableValue(f))
        if overflow { return try runSlowPath(f) }
        base.put(index, sum)
    }
    @inline(never) private func runSlowPath(_ f: Frame) throws {
        let added = try source.int(f)
        let base = isRecord ? try uniqueFields(f + slot, span) : try slotBase(f, slot, span)
        base.put(index, try checkedSum(base.int(index), added, span, "+="))
    }
}

/// `p.x += e` of a floating-point field for a struct or object in a slot.
final class ChangeDoubleField: EffectNode {
    let slot: Int
    let index: Int
    let isRecord: Bool
    let change: DoubleChange
    let source: DoubleOperand
    let span: Span
    init(_ slot: Int, _ index: Int, isRecord: Bool, _ change: DoubleChange, _ source: Node, _ span: Span) {
        self.slot = slot
        self.index = index
        self.isRecord = isRecord
        self.change = change
        self.source = DoubleOperand(source)
        self.span = span
    }
    override func run(_ f: Frame) throws {
        guard source.isAvailable, let base = writableFields(f + slot, isRecord) else { return try runSlowPath(f) }
        base.put(index, change.apply(base.double(index), source.availableValue(f)))
    }
    @inline(never) private func runSlowPath(_ f: Frame) throws {
        let operand = try source.double(f)
        let base = isRecord ? try uniqueFields(f + slot, span) : try slotBase(f, slot, span)
        base.put(index, change.apply(base.double(index), operand))
    }
}

final class ChangeInt: EffectNode {
    let place: PlaceNode
    let change: IntChange
    let source: IntOperand
    let span: Span
    init(_ place: PlaceNode, _ change: IntChange, _ source: Node, _ span: Span) {
        self.place = place
        self.change = change
        self.source = IntOperand(source)
        self.span = span
    }
    override func run(_ f: Frame) throws {
        let operand = try source.int(f)
        try place.changeInt(f, change, operand, span)
    }
}

final class ChangeDouble: EffectNode {
    let place: PlaceNode
    let change: DoubleChange
    let source: DoubleOperand
    init(_ place: PlaceNode, _ change: DoubleChange, _ source: Node) {
        self.place = place
        self.change = change
        self.source = DoubleOperand(source)
    }
    override func run(_ f: Frame) throws {
        let operand = try source.double(f)
        try place.changeDouble(f, change, operand)
    }
}
