import Foundation
import Runtime

func propertyListModule(_ t: inout NativeModule) {
    t.make("_propertyListEncode(_:_:_:)") { context in
        let type = context.parameters[0]
        return .three { value, format, userInfo in
            let root = JSONNode(.null)
            try EncodingBox(root, .propertyList(userInfo: userInfo)).write(value, type)
            switch root.content {
            case .list, .object: return try PropertyLists.data(root, format)
            default:
                throw CodingFailure.invalidValue(
                    value, type, [], "Unable to encode the given top-level value as a property list")
            }
        }
    }
    t.make("_propertyListDecode(_:_:_:)") { context in
        let type = context.result
        return .three { _, data, userInfo in
            guard let root = PropertyLists.node(data.bytes) else { throw CodingFailure.notPropertyList }
            return try DecodingBox(root, .propertyList(userInfo: userInfo)).read(type)
        }
    }
    t.two("_propertyListData(_:_:)") { object, format in
        try PropertyLists.data(LooseJSON.node(object, isPropertyList: true), format)
    }
    t.make("_propertyListObject(_:)") { context in
        let any = context.result.element ?? context.result
        return .one { .optional(PropertyLists.node($0.bytes).map(LooseJSON(any: any).value)) }
    }
}

/// Converts between trees and Foundation's property lists.
private enum PropertyLists {
    /// The text that stands for nil.
    private static let null = "$null"

    static func data(_ root: JSONNode, _ format: Value) throws -> Value {
        let format = PropertyListSerialization.PropertyListFormat(rawValue: UInt(format.asInt)) ?? .binary
        guard let data = try? PropertyListSerialization.data(fromPropertyList: object(root), format: format, options: 0)
        else { throw CodingFailure.notPropertyList }
        return .data(Array(data))
    }

    static func node(_ bytes: [UInt8]) -> JSONNode? {
        (try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)).map(node(of:))
    }

    private static func object(_ node: JSONNode) -> Any {
        switch node.content {
        case .null: null
        case .bool(let value): value
        case .integer(let value): value
        case .unsigned(let value): value
        case .number(let value): value
        case .text(let value): value
        case .date(let value): value
        case .bytes(let value): Data(value)
        case .list(let nodes): nodes.map(object)
        case .object(let members): Dictionary(members.map { ($0.key, object($0.value)) }, uniquingKeysWith: { $1 })
        }
    }

    private static func node(of object: Any) -> JSONNode {
        switch object {
        case let text as String: JSONNode(text == null ? .null : .text(text))
        case let date as Date: JSONNode(.date(date))
        case let data as Data: JSONNode(.bytes(Array(data)))
        case let list as [Any]: JSONNode(.list(list.map(node(of:))))
        case let members as [String: Any]:
            JSONNode(.object(members.sorted { $0.key < $1.key }.map { ($0.key, node(of: $0.value)) }))
        case let number as NSNumber: JSONNode(content(of: number))
        default: JSONNode(.null)
        }
    }

    /// A cast succeeds for any kind of number that fits, so the stored type decides.
    private static func content(of number: NSNumber) -> JSONNode.Content {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"), UInt8(ascii: "B"): .bool(number.boolValue)
        case UInt8(ascii: "d"), UInt8(ascii: "f"): .number(number.doubleValue)
        case UInt8(ascii: "Q"): .unsigned(number.uintValue)
        default: number.int64Value < 0 ? .integer(number.intValue) : .unsigned(number.uintValue)
        }
    }
}
