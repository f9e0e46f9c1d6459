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
        return .one { .optional(PropertyLists.node($0.bytes).map(LooseJSON(anyType: any).value)) }
    }
}

/// Converts between trees and property lists. Foundation's own reader ends the process on damaged data, so it is not used.
enum PropertyLists {
    /// The string that property lists contain in place of nil.
    static let null = "$null"

    /// `format` is the raw value of the program's `PropertyListFormat`.
    static func data(_ root: JSONNode, _ format: Value) throws -> Value {
        switch format.asInt {
        case 100: return .data(Array(PropertyListXML.text(root).utf8))
        case 200: return .data(PropertyListBinary.bytes(root))
        default:
            throw CodingFailure.corrupted([], "Property lists can be written as XML and in the binary format.")
        }
    }

    static func node(_ bytes: [UInt8]) -> JSONNode? {
        PropertyListBinary.node(bytes) ?? PropertyListXML.node(String(decoding: bytes, as: UTF8.self))
    }
}
