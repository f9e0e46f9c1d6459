import Foundation

/// A JSON value with dynamic access; missing values are null.
///
///     let json = JSON(["name": "Otter", "crew": [1, 2]])
///     print(json["name"].stringValue, json["crew"][1].intValue, json["mast"].exists())
///     // Otter 2 false
public struct JSON: CustomStringConvertible, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral
{
    public enum JSONType: Int { case number, string, bool, array, dictionary, null, unknown }
    public let object: Any
    private let isPresent: Bool
    public let error: Error?

    private init(_ object: Any?, isThere: Bool, error: Error? = nil) {
        self.object = object ?? NSNull()
        self.isPresent = isThere
        self.error = error
    }
    public init(_ object: Any) {
        if let json = object as? JSON {
            self = json
        } else if let data = object as? Data {
            let read = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            self.init(read, isThere: read != nil)
        } else {
            self.init(object, isThere: true)
        }
    }
    public init(data: Data) throws {
        self.init(try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed), isThere: true)
    }
    public init(parseJSON text: String) { self.init(Data(text.utf8)) }
    public init(stringLiteral value: String) { self.init(value, isThere: true) }
    public init(integerLiteral value: Int) { self.init(value, isThere: true) }
    public init(booleanLiteral value: Bool) { self.init(value, isThere: true) }
    public init(floatLiteral value: Double) { self.init(value, isThere: true) }
    public static var null: JSON { JSON(nil, isThere: true) }

    public subscript(key: String) -> JSON {
        let value = (object as? [String: Any])?[key]
        return JSON((value as? JSON)?.object ?? value, isThere: value != nil)
    }
    public subscript(index: Int) -> JSON {
        guard let list = object as? [Any], list.indices.contains(index) else { return JSON(nil, isThere: false) }
        return JSON(list[index])
    }
    public func exists() -> Bool { isPresent && !(object is NSNull) }

    public var type: JSONType {
        if object is NSNull { return .null }
        if object is Bool { return .bool }
        if object is Int || object is Double { return .number }
        if object is String { return .string }
        if object is [Any] { return .array }
        return object is [String: Any] ? .dictionary : .unknown
    }
    public var string: String? { object as? String }
    public var stringValue: String {
        if let text = string { return text }
        if let number = object as? Int { return "\(number)" }
        if let number = object as? Double { return "\(number)" }
        return (object as? Bool).map { "\($0)" } ?? ""
    }
    public var int: Int? { (object as? Int) ?? (object as? Double).map { Int($0) } }
    public var intValue: Int { int ?? Int(string ?? "") ?? 0 }
    public var double: Double? { (object as? Double) ?? (object as? Int).map { Double($0) } }
    public var doubleValue: Double { double ?? Double(string ?? "") ?? 0 }
    public var float: Float? { double.map { Float($0) } }
    public var floatValue: Float { Float(doubleValue) }
    public var bool: Bool? { object as? Bool }
    public var boolValue: Bool { bool ?? (["true", "y", "t", "yes", "1"].contains(stringValue.lowercased())) }
    public var array: [JSON]? { (object as? [Any])?.map { JSON($0) } }
    public var arrayValue: [JSON] { array ?? [] }
    public var arrayObject: [Any]? { object as? [Any] }
    public var dictionary: [String: JSON]? { (object as? [String: Any])?.mapValues { JSON($0) } }
    public var dictionaryValue: [String: JSON] { dictionary ?? [:] }
    public var dictionaryObject: [String: Any]? { object as? [String: Any] }
    public var url: URL? { string.flatMap { URL(string: $0) } }
    public var count: Int { (object as? [Any])?.count ?? (object as? [String: Any])?.count ?? 0 }
    public var isEmpty: Bool { count == 0 }
    public func rawData() throws -> Data { try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]) }
    public func rawString() -> String? { (try? rawData()).map { String(decoding: $0, as: UTF8.self) } ?? string }
    public var description: String { rawString() ?? (object is NSNull ? "null" : stringValue) }
}
