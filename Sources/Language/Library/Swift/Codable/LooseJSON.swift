import Foundation
import Runtime

/// JSON and property lists as values of `Any`.
struct LooseJSON {
    let anyType: RuntimeType

    func value(_ node: JSONNode) -> Value {
        func box(_ name: String, _ arguments: [RuntimeType] = [], _ value: Value) -> Value {
            .object(AnyBox(RuntimeType.named(name, arguments), value))
        }
        func number(_ kind: NumberObject.Kind, _ integer: Int, _ number: Double) -> Value {
            box("NSNumber", [], NumberObject(kind, integer, number).value)
        }
        switch node.content {
        case .null: return box("NSNull", [], .object(Instance(RuntimeType.named("NSNull", []), count: 0)))
        case .bool(let value): return number(.bool, value ? 1 : 0, value ? 1 : 0)
        case .integer(let value): return number(.signed, value, Double(value))
        case .unsigned(let value): return number(.unsigned, Int(bitPattern: value), Double(value))
        case .number(let value): return number(.double, 0, value)
        case .text(let value): return box("String", [], .string(value))
        case .date(let value): return box("Date", [], .native(value))
        case .bytes(let value): return box("Data", [], .data(value))
        case .list(let nodes): return box("Array", [anyType], .array(nodes.map { self.value($0) }))
        case .object(let members):
            let entries = members.map { (HashKey(.string($0.key)), value($0.value)) }
            let dictionary = Value.dictionary(Dictionary(entries, uniquingKeysWith: { $1 }))
            return box("Dictionary", [RuntimeType.named("String", []), anyType], dictionary)
        }
    }

    static func node(_ value: Value, isPropertyList: Bool = false) throws -> JSONNode {
        let box = value.exactly(AnyBox.self)
        return try node(box.value, box.type, isPropertyList)
    }

    /// Converts a value to JSON without calling `encode(to:)`.
    private static func node(_ value: Value, _ type: RuntimeType, _ isPropertyList: Bool) throws -> JSONNode {
        try Interrupt.check()
        let root = JSONNode(.null)
        switch type.kind {
        case .existential: return try node(value, isPropertyList: isPropertyList)
        case .optional(let payload): return value.isNil ? root : try node(value.unwrapped, payload, isPropertyList)
        case .bool, .integer, .floating, .string: try EncodingBox(root, plainOptions).write(value, type)
        case .array(let element), .slice(let element):
            root.content = .list([])
            for member in value.asArray { root.append(try node(member, element, isPropertyList)) }
        case .dictionary(let key, let content):
            guard case .string = key.kind else { throw CodingFailure.corrupted([], "\(type.name) cannot be encoded.") }
            root.content = .object([])
            for (name, member) in value.exactly(DictionaryBox.self).entries {
                root.set(name.value.asString, try node(member, content, isPropertyList))
            }
        default:
            if let number = NumberObject(value, type) {
                switch number.kind {
                case .bool: root.content = .bool(number.integer == 1)
                case .signed: root.content = .integer(number.integer)
                case .unsigned: root.content = .unsigned(UInt(bitPattern: number.integer))
                case .double, .float: root.content = .number(number.number)
                }
            } else if isPropertyList, case .object(let object) = value, let date = object as? Native<Date> {
                root.content = .date(date.value)
            } else if isPropertyList, case .object(let object) = value, let data = object as? DataBox {
                root.content = .bytes(data.bytes)
            } else if type.name != "NSNull" {
                throw CodingFailure.corrupted([], "\(type.name) cannot be encoded.")
            }
        }
        return root
    }

    private static var plainOptions: CodingOptions {
        CodingOptions(
            keyStrategy: .unchanged, floatStrategy: .none, dateStrategy: .none, dataAsNumbers: false,
            userInfo: .dictionary([:]))
    }
}
