import Diagnostics
import Runtime
import Syntax
import Types

// Operators on numbers and truths, and the few members that loops live on, have nodes of their own.

extension FunctionContext {
    func intrinsic(
        _ symbol: FunctionSymbol, _ receiver: Receiver, _ arguments: [TArgument], _ span: Span
    ) throws -> Node? {
        guard symbol.isLibrary else { return nil }
        let name = symbol.name.text
        if arguments.count == 2, let first = name.utf8.first, !isLetter(first) {
            return try binary(name, arguments, span)
        }
        if arguments.count == 1, case .value(let e) = arguments[0], name == "!" || name == "-" {
            let type = concrete(e.type).libraryName
            if name == "!", type == "Bool" { return Not(try lower(e)) }
            if name == "-", type == "Double" { return DoubleNegate(try lower(e)) }
            if name == "-", type == "Int" { return IntSubtract(IntConstant(0), try lower(e), span) }
        }
        return try member(symbol, receiver, arguments, span)
    }

    private func isLetter(_ byte: UInt8) -> Bool { (byte | 32) >= 97 && (byte | 32) <= 122 || byte == 95 }

    private func binary(_ name: String, _ arguments: [TArgument], _ span: Span) throws -> Node? {
        guard case .value(let right) = arguments[1] else { return nil }
        let rightType = concrete(right.type)
        guard let typeName = rightType.libraryName else { return nil }
        switch arguments[0] {
        case .value(let left):
            guard concrete(left.type) === rightType else { return nil }
            return try operation(name, left, right, typeName, span)
        case .inout_(let place):
            guard name.hasSuffix("="), typeOf(place) === rightType else { return nil }
            return try compound(String(name.dropLast()), place, right, typeName, span)
        case .defaultValue: return nil
        }
    }

    private func operation(_ name: String, _ left: TExpr, _ right: TExpr, _ type: String, _ span: Span) throws -> Node? {
        switch type {
        case "Int":
            guard intOperators.contains(name) else { return nil }
            return intOperation(name, try lower(left), try lower(right), span)
        case "Double", "CGFloat":
            guard doubleOperators.contains(name) else { return nil }
            let (a, b) = (try lower(left), try lower(right))
            return doubleArithmetic(name, a, b) ?? doubleComparison(name, a, b)
        case "Float":
            guard doubleOperators.contains(name) else { return nil }
            let (a, b) = (try lower(left), try lower(right))
            return doubleArithmetic(name, a, b).map(RoundToFloat.init) ?? doubleComparison(name, a, b)
        case "Bool":
            switch name {
            case "==": return BoolEqual(try lower(left), try lower(right))
            case "!=": return Not(BoolEqual(try lower(left), try lower(right)))
            default: return nil
            }
        case "String":
            let (a, b) = (left, right)
            switch name {
            case "==": return TextEqual(try lower(a), try lower(b))
            case "!=": return Not(TextEqual(try lower(a), try lower(b)))
            case "+": return TextAppend(try lower(a), try lower(b))
            default: return nil
            }
        default: return nil
        }
    }

    private func intOperation(_ name: String, _ a: Node, _ b: Node, _ span: Span) -> Node? {
        intArithmetic(name, a, b, span) ?? intComparison(name, a, b) ?? IntDivision.make(name, a, b, span)
    }

    /// `place op= value`
    private func compound(_ name: String, _ place: Place, _ right: TExpr, _ type: String, _ span: Span) throws -> Node? {
        let source: Node
        switch type {
        case "Int":
            guard intOperators.contains(name), intComparisonNames.contains(name) == false else { return nil }
            source = try lower(right)
            let target = try lowerPlace(place, typeOf(place), span)
            if name == "+", let slot = (target as? SlotPlace)?.slot { return AddToSlot(slot, source, span) }
            if name == "+", let field = target as? FieldPlace, let slot = (field.base as? SlotPlace)?.slot {
                return AddToField(slot, field.index, isRecord: true, source, span)
            }
            if name == "+", let field = target as? InstanceFieldPlace, let slot = (field.object as? Load)?.slot {
                return AddToField(slot, field.index, isRecord: false, source, span)
            }
            if name == "+" || name == "-" || name == "*" { return ChangeInt(target, source, name, span) }
            let value = PlaceholderInt()
            guard let operation = intOperation(name, value, source, span) else { return nil }
            return ModifyInt(target, value, operation)
        case "Double", "CGFloat":
            guard ["+", "-", "*", "/"].contains(name) else { return nil }
            source = try lower(right)
            let target = try lowerPlace(place, typeOf(place), span)
            if let field = target as? FieldPlace, let slot = (field.base as? SlotPlace)?.slot {
                return ChangeDoubleField(slot, field.index, source, name, span)
            }
            return ChangeDouble(target, source, name)
        case "String":
            guard name == "+" else { return nil }
            source = try lower(right)
            return AppendText(try lowerPlace(place, typeOf(place), span), source, span)
        default: return nil
        }
    }

    // MARK: - Members

    private func member(
        _ symbol: FunctionSymbol, _ receiver: Receiver, _ arguments: [TArgument], _ span: Span
    ) throws -> Node? {
        switch receiver {
        case .value(let e):
            guard concrete(e.type).libraryName == "Array", symbol.accessorOf is VariableSymbol else { return nil }
            switch symbol.name.text {
            case "count": return ArrayCount(try lower(e))
            case "isEmpty": return ArrayIsEmpty(try lower(e))
            default: return nil
            }
        case .place(let place):
            guard symbol.name == "append", arguments.count == 1, symbol.parameters.first?.label == nil,
                case .value(let e) = arguments[0], typeOf(place).libraryName == "Array"
            else { return nil }
            return AppendElement(try lowerPlace(place, typeOf(place), span), try lower(e), span)
        default: return nil
        }
    }
}

private let intComparisonNames: Set<String> = ["<", "<=", ">", ">=", "==", "!="]
private let intOperators: Set<String> = intComparisonNames.union([
    "+", "-", "*", "/", "%", "&", "|", "^", "&+", "&-", "&*",
])
private let doubleOperators: Set<String> = ["+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!="]

/// Division and bits.
final class IntDivision: IntNode {
    enum Operation: UInt8 { case divide, remainder, and, or, xor, wrappingAdd, wrappingSubtract, wrappingMultiply }
    private static let names: [String: Operation] = [
        "/": .divide, "%": .remainder, "&": .and, "|": .or, "^": .xor, "&+": .wrappingAdd,
        "&-": .wrappingSubtract, "&*": .wrappingMultiply,
    ]
    let operation: Operation
    let left: Node
    let right: Node
    let span: Span

    static func make(_ name: String, _ left: Node, _ right: Node, _ span: Span) -> Node? {
        names[name].map { IntDivision($0, left, right, span) }
    }
    init(_ operation: Operation, _ left: Node, _ right: Node, _ span: Span) {
        self.operation = operation
        self.left = left
        self.right = right
        self.span = span
    }
    override func int(_ f: Frame) throws -> Int {
        let a = try left.int(f)
        let b = try right.int(f)
        switch operation {
        case .divide:
            let (result, overflow) = a.dividedReportingOverflow(by: b)
            if overflow { throw divisionTrap(b, span) }
            return result
        case .remainder:
            let (result, overflow) = a.remainderReportingOverflow(dividingBy: b)
            if overflow { throw divisionTrap(b, span) }
            return result
        case .and: return a & b
        case .or: return a | b
        case .xor: return a ^ b
        case .wrappingAdd: return a &+ b
        case .wrappingSubtract: return a &- b
        case .wrappingMultiply: return a &* b
        }
    }
}

@inline(never) func divisionTrap(_ divisor: Int, _ span: Span) -> Error {
    divisor == 0
        ? Trap("division-by-zero", "division by zero", at: span)
        : Trap("overflow", "arithmetic overflow: the result does not fit in Int", at: span)
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
        let (result, overflow) = f.int(slot).addingReportingOverflow(added)
        if overflow { throw overflowTrap("+=", span) }
        f.put(slot, result)
    }
}

/// `p.count += e` where the struct or object is in a slot.
final class AddToField: EffectNode {
    let slot: Int
    let index: Int
    let isRecord: Bool
    let source: Node
    let span: Span
    init(_ slot: Int, _ index: Int, isRecord: Bool, _ source: Node, _ span: Span) {
        self.slot = slot
        self.index = index
        self.isRecord = isRecord
        self.source = source
        self.span = span
    }
    override func run(_ f: Frame) throws {
        let added = try source.int(f)
        let base = isRecord ? try uniqueFields(f + slot, span) : try slotBase(f, slot, span)
        let (result, overflow) = base.int(index).addingReportingOverflow(added)
        if overflow { throw overflowTrap("+=", span) }
        base.put(index, result)
    }
}

/// `p.x += e` of a floating field of a struct in a slot.
final class ChangeDoubleField: EffectNode {
    let slot: Int
    let index: Int
    let source: Node
    let operation: UInt8
    let span: Span
    init(_ slot: Int, _ index: Int, _ source: Node, _ name: String, _ span: Span) {
        self.slot = slot
        self.index = index
        self.source = source
        operation = name.utf8.first!
        self.span = span
    }
    override func run(_ f: Frame) throws {
        let operand = try source.double(f)
        let base = try uniqueFields(f + slot, span)
        let old = base.double(index)
        switch operation {
        case UInt8(ascii: "+"): base.put(index, old + operand)
        case UInt8(ascii: "-"): base.put(index, old - operand)
        case UInt8(ascii: "*"): base.put(index, old * operand)
        default: base.put(index, old / operand)
        }
    }
}

final class ChangeInt: EffectNode {
    let place: PlaceNode
    let source: Node
    let operation: UInt8
    let span: Span
    init(_ place: PlaceNode, _ source: Node, _ name: String, _ span: Span) {
        self.place = place
        self.source = source
        operation = name.utf8.first!
        self.span = span
    }
    override func run(_ f: Frame) throws {
        let operand = try source.int(f)
        try place.modify(f) { p in
            let old = p.pointee.asInt
            let (result, overflow) =
                operation == UInt8(ascii: "+")
                ? old.addingReportingOverflow(operand)
                : operation == UInt8(ascii: "-")
                    ? old.subtractingReportingOverflow(operand) : old.multipliedReportingOverflow(by: operand)
            if overflow { throw overflowTrap(String(UnicodeScalar(operation)) + "=", span) }
            p.put(0, result)
        }
    }
}

/// Stands for the old value inside an operation on a place.
final class PlaceholderInt: IntNode {
    var current = 0
    override func int(_ f: Frame) throws -> Int { current }
}

final class ModifyInt: EffectNode {
    let place: PlaceNode
    let old: PlaceholderInt
    let operation: Node
    init(_ place: PlaceNode, _ old: PlaceholderInt, _ operation: Node) {
        self.place = place
        self.old = old
        self.operation = operation
    }
    override func run(_ f: Frame) throws {
        try place.modify(f) { p in
            old.current = p.pointee.asInt
            p.pointee = .int(try operation.int(f))
        }
    }
}

final class ChangeDouble: EffectNode {
    let place: PlaceNode
    let source: Node
    let operation: UInt8
    init(_ place: PlaceNode, _ source: Node, _ name: String) {
        self.place = place
        self.source = source
        operation = name.utf8.first!
    }
    override func run(_ f: Frame) throws {
        let operand = try source.double(f)
        try place.modify(f) { p in
            let old = p.pointee.asDouble
            switch operation {
            case UInt8(ascii: "+"): p.put(0, old + operand)
            case UInt8(ascii: "-"): p.put(0, old - operand)
            case UInt8(ascii: "*"): p.put(0, old * operand)
            default: p.put(0, old / operand)
            }
        }
    }
}

// MARK: - Text and arrays

final class TextEqual: BoolNode {
    let left: Node
    let right: Node
    init(_ left: Node, _ right: Node) {
        self.left = left
        self.right = right
    }
    override func bool(_ f: Frame) throws -> Bool { try left.value(f).asString == right.value(f).asString }
}

final class TextAppend: Node {
    let left: Node
    let right: Node
    init(_ left: Node, _ right: Node) {
        self.left = left
        self.right = right
    }
    override func value(_ f: Frame) throws -> Value {
        var text = try left.value(f).asString
        text += try right.value(f).asString
        return .object(StringBox(text))
    }
}

final class AppendText: EffectNode {
    let place: PlaceNode
    let source: Node
    let span: Span
    init(_ place: PlaceNode, _ source: Node, _ span: Span) {
        self.place = place
        self.source = source
        self.span = span
    }
    override func run(_ f: Frame) throws {
        let added = try source.value(f).asString
        try place.modify(f) { p in
            guard case .object = p.pointee else { throw overlapTrap(span) }
            let reference = UnsafeMutableRawPointer(p).assumingMemoryBound(to: StringBox.self)
            if !isKnownUniquelyReferenced(&reference.pointee) { reference.pointee = StringBox(reference.pointee.text) }
            reference.pointee.text += added
        }
    }
}

final class ArrayCount: IntNode {
    let array: Node
    init(_ array: Node) { self.array = array }
    override func int(_ f: Frame) throws -> Int { try array.value(f).exactly(ArrayBox.self).elements.count }
}

final class ArrayIsEmpty: BoolNode {
    let array: Node
    init(_ array: Node) { self.array = array }
    override func bool(_ f: Frame) throws -> Bool { try array.value(f).exactly(ArrayBox.self).elements.isEmpty }
}

final class AppendElement: EffectNode {
    let place: PlaceNode
    let source: Node
    let span: Span
    init(_ place: PlaceNode, _ source: Node, _ span: Span) {
        self.place = place
        self.source = source
        self.span = span
    }
    override func run(_ f: Frame) throws {
        let element = try source.value(f)
        try place.modify(f) { p in try uniqueArray(p, span).elements.append(element) }
    }
}
