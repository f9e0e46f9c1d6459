import Diagnostics
import Runtime
import Syntax
import TypeModel

// Creates special nodes for operators on numbers and Booleans, and for a few members that are frequent in loops.

extension FunctionContext {
    func intrinsic(
        _ symbol: FunctionSymbol, _ receiver: Receiver, _ arguments: [TArgument], _ span: Span
    ) throws -> Node? {
        guard symbol.isLibrary else { return nil }
        let name = symbol.name.text
        if arguments.count == 2, let first = name.utf8.first, !isLetter(first) {
            return try binaryNode(name, arguments, span)
        }
        if arguments.count == 1, case .value(let e) = arguments[0], name == "!" || name == "-" {
            let type = concrete(e.type).libraryName
            if name == "!", type == "Bool" { return Not(try lower(e)) }
            if name == "-", type == "Double" { return DoubleNegate(try lower(e)) }
            if name == "-", type == "Int" { return IntSubtract(IntConstant(0), try lower(e), span) }
        }
        return try memberNode(symbol, receiver, arguments, span)
    }

    private func isLetter(_ byte: UInt8) -> Bool { (byte | 32) >= 97 && (byte | 32) <= 122 || byte == 95 }

    private func binaryNode(_ name: String, _ arguments: [TArgument], _ span: Span) throws -> Node? {
        guard case .value(let right) = arguments[1] else { return nil }
        let rightType = concrete(right.type)
        guard let typeName = rightType.libraryName else { return nil }
        switch arguments[0] {
        case .value(let left):
            guard concrete(left.type) === rightType else { return nil }
            return try operationNode(name, left, right, typeName, span)
        case .inout_(let place):
            guard name.hasSuffix("="), typeOf(place) === rightType else { return nil }
            return try compoundAssignment(String(name.dropLast()), place, right, typeName, span)
        case .defaultValue: return nil
        }
    }

    private func floatingOperation(_ name: String, _ left: TExpr, _ right: TExpr) throws -> Node? {
        if let make = doubleComparison[name] { return make.init(try lower(left), try lower(right)) }
        return try doubleArithmetic[name]?.init(lower(left), lower(right))
    }

    private func operationNode(_ name: String, _ left: TExpr, _ right: TExpr, _ type: String, _ span: Span) throws
        -> Node?
    {
        switch type {
        case "Int":
            guard let make = intArithmetic[name] ?? intComparison[name] else { return nil }
            return make(try lower(left), try lower(right), span)
        case "Double", "CGFloat": return try floatingOperation(name, left, right)
        case "Float":
            let node = try floatingOperation(name, left, right)
            return node is DoublePair ? node.map(RoundToFloat.init) : node
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
            case "+": return TextConcatenation(try lower(a), try lower(b), span)
            default: return nil
            }
        default: return nil
        }
    }

    /// Returns the node for `place op= value`; nil if there is no special one.
    private func compoundAssignment(_ name: String, _ place: Place, _ right: TExpr, _ type: String, _ span: Span) throws
        -> Node?
    {
        switch type {
        case "Int":
            guard let change = IntChange(name: name) else { return nil }
            return changeInt(try lowerPlace(place, typeOf(place), span), change, try lower(right), span)
        case "Double", "CGFloat":
            guard let change = DoubleChange(name: name) else { return nil }
            let target = try lowerPlace(place, typeOf(place), span)
            if let (slot, index, isRecord) = fieldOfSlot(target) {
                return ChangeDoubleField(slot, index, isRecord: isRecord, change, try lower(right), span)
            }
            return ChangeDouble(target, change, try lower(right))
        case "String":
            guard name == "+" else { return nil }
            return AppendText(try lowerPlace(place, typeOf(place), span), try lower(right), span)
        default: return nil
        }
    }

    private func changeInt(_ target: PlaceNode, _ change: IntChange, _ source: Node, _ span: Span) -> Node {
        guard change == .add else { return ChangeInt(target, change, source, span) }
        if let slot = (target as? SlotPlace)?.slot {
            if let constant = source.intConstant { return AddConstantToSlot(slot, constant, span) }
            return source.intSlot.map { AddSlotToSlot(slot, $0, span) } ?? AddToSlot(slot, source, span)
        }
        if let (slot, index, isRecord) = fieldOfSlot(target) {
            return AddToField(slot, index, isRecord: isRecord, source, span)
        }
        return ChangeInt(target, change, source, span)
    }

    /// Returns the slot and the index if the place is a stored field of a struct or object in a slot.
    private func fieldOfSlot(_ place: PlaceNode) -> (slot: Int, index: Int, isRecord: Bool)? {
        if let field = place as? FieldPlace, let slot = (field.base as? SlotPlace)?.slot {
            return (slot, field.index, true)
        }
        if let field = place as? InstanceFieldPlace, let slot = (field.object as? Load)?.slot {
            return (slot, field.index, false)
        }
        return nil
    }

    // MARK: - Members

    private func memberNode(
        _ symbol: FunctionSymbol, _ receiver: Receiver, _ arguments: [TArgument], _ span: Span
    ) throws -> Node? {
        switch receiver {
        case .value(let e):
            guard concrete(e.type).libraryName == "Array", symbol.accessorOf is VariableSymbol else { return nil }
            switch symbol.name.text {
            case "count": return ArrayCount(try lower(e), span)
            case "isEmpty": return IntEqualConstant(ArrayCount(try lower(e), span), 0)
            default: return nil
            }
        case .place(let place):
            guard symbol.name == "append", arguments.count == 1, symbol.parameters.first?.label == nil,
                case .value(let e) = arguments[0], typeOf(place).libraryName == "Array"
            else { return nil }
            return AppendElement(
                try lowerPlace(place, typeOf(place), span), types.kind(e.type), try lower(e), span)
        default: return nil
        }
    }
}
